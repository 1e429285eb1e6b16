# Why not: the reasons why something can't be done now.

why-never = This card can't be built.
why-same = Your city has one already: { $district }.
why-monument = The Monument can be built only in a city of fewer than { $limit } districts.
why-gather = Gather gold or cards first.
why-navigator = The Navigator builds no districts.
why-limit = { $limit ->
        [one] Only one district can be built this turn.
       *[other] At most { $limit } districts can be built this turn.
    }
why-gold = { $missing } gold is missing: you have { $gold }, it costs { $cost }.
why-used = This character's ability has been used already.
why-protected = The city of { $whom } is protected by the Bishop.
why-complete = The city of { $whom } is complete.
why-empty = There is no district in the city of { $whom }.
why-nothing = There is nothing in the city of { $whom } that you can pay for: you have { $gold } gold.
why-keep = The Keep can't be touched by a character of rank 8.
why-seizable = The Marshal seizes districts that cost { $limit } at most.
why-armory = The Armory can't destroy itself.
why-oneself = That is your own character.
why-not-robbed = The Thief can't rob rank 1, nor the killed or the bewitched character.
why-face-up = This character lies discarded face up.
