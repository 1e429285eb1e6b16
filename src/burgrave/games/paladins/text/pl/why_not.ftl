# Dlaczego nie: powody, dla których czegoś nie można teraz zrobić.

## Czego na razie nic nie zmieni

why-blocked = Stoją tu już Robotnicy: zdejmie ich Modlitwa albo spasowanie.
why-finished = Tę akcję wykonano już { $count } razy, a więcej nie można.
why-no-workshops = Wszystkie twoje warsztaty już stoją.
why-no-townsfolk = Na planszy nie ma już Mieszczan.
why-no-outsiders = Na planszy nie ma już Najeźdźców.
why-no-walls = Nie ma już murów.
why-no-spaces = Na planszy głównej nie ma już wolnych pól.
why-no-debts = W stosie nie ma już długów.
why-nothing-to-clear = Na twojej planszy nie ma Robotników, których można by zdjąć.
why-favour-used = W tej rundzie stoi tu już Robotnik.
why-space-taken = To pole zajmuje już { $piece ->
        [monk] mnich
       *[outpost] posterunek
    }: { $whom }.
why-space-far = Ten region jest poza twoim zasięgiem: mnich wymaga tu wiary { $faith }, a posterunek siły { $strength }.
why-jar-used = Stoi tu już dzban.
why-workshop-there = Stoi tu już warsztat.
why-praying = Modlitwa nie zwalnia samej siebie.
why-no-workers-there = Nie ma tu Robotników.

## Czego brakuje; litery oznaczają Robotników, zasób i atrybut

why-missing = Brakuje: { $missing ->
        [w] { missing-workers }
        [r] { missing-resource }
        [a] { missing-attribute }
        [wr] { missing-workers } oraz { missing-resource }
        [wa] { missing-workers } oraz { missing-attribute }
        [ra] { missing-resource } oraz { missing-attribute }
       *[wra] { missing-workers }; { missing-resource }; { missing-attribute }
    }.
missing-workers = { $workers_count ->
        [0] { missing-anyone }
       *[other] { $workers }{ $anyone ->
            [0] {""}
           *[other] {" "}i { missing-anyone }
        }
    }
missing-anyone = { $anyone ->
        [one] dowolny Robotnik
       *[other] { $anyone } dowolnych Robotników
    }
missing-resource = { $silver ->
        [0] { $provisions ->
            [one] { $provisions } sztuka zapasów
            [few] { $provisions } sztuki zapasów
           *[many] { $provisions } sztuk zapasów
        }
        [one] { $silver } srebrnik
        [few] { $silver } srebrniki
       *[many] { $silver } srebrników
    } (masz { $have }, koszt { $cost })
missing-attribute = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } { $attribute ->
        [faith] wiary (masz { $value }, potrzeba { $need })
        [influence] wpływów (masz { $value }, potrzeba { $need })
        [strength] siły (masz { $value }, potrzeba { $need })
       *[attack] siły (masz { $value } i { $have ->
            [0] ani jednego srebrnika
            [one] { $have } srebrnik wart 2 punkty
            [few] { $have } srebrniki warte po 2 punkty
           *[many] { $have } srebrników wartych po 2 punkty
        }, potrzeba { $need })
    }
