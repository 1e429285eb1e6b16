# Why not: the reasons why something can't be done now.

## What nothing changes for now

why-blocked = Workers stand there already: a prayer takes them off, or passing.
why-finished = This has been done { $count } times, and that is the most there can be.
why-no-workshops = All your workshops are placed already.
why-no-townsfolk = There are no townsfolk left on the board.
why-no-outsiders = There are no outsiders left on the board.
why-no-walls = There are no walls left.
why-no-spaces = There is no free space left on the main board.
why-no-debts = There are no debts left to take.
why-nothing-to-clear = There are no workers on your board to take off.
why-favour-used = A worker stands there already this round.
why-space-taken = { $piece ->
        [monk] A monk
       *[outpost] An outpost
    } stands there already: { $whom }.
why-space-far = This region is out of your reach: it takes { $faith } faith for a monk, or { $strength } strength for an outpost.
why-jar-used = A jar stands there already.
why-workshop-there = A workshop stands there already.
why-praying = Pray does not clear itself.
why-no-workers-there = No workers stand there.

## What is missing; the letters stand for workers, a resource and an attribute

why-missing = Missing: { $missing ->
        [w] { missing-workers }
        [r] { missing-resource }
        [a] { missing-attribute }
        [wr] { missing-workers }; { missing-resource }
        [wa] { missing-workers }; { missing-attribute }
        [ra] { missing-resource }; { missing-attribute }
       *[wra] { missing-workers }; { missing-resource }; { missing-attribute }
    }.
missing-workers = { $workers_count ->
        [0] { missing-anyone }
       *[other] { $workers }{ $anyone ->
            [0] {""}
           *[other] {" "}and { missing-anyone }
        }
    }
missing-anyone = { $anyone ->
        [one] { $anyone } worker of any colour
       *[other] { $anyone } workers of any colour
    }
missing-resource = { $silver ->
        [0] { $provisions ->
            [one] { $provisions } provision
           *[other] { $provisions } provisions
        }
       *[other] { $silver } silver
    } (you have { $have }, it costs { $cost })
missing-attribute = { $points } { $attribute ->
        [faith] faith (you have { $value }, it takes { $need })
        [influence] influence (you have { $value }, it takes { $need })
        [strength] strength (you have { $value }, it takes { $need })
       *[attack] strength (you have { $value } and { $have ->
            [0] no silver
           *[other] { $have } silver, each worth 2
        }, it takes { $need })
    }
