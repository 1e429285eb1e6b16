# Why not: the reasons why something can't be done now.

why-never = This card can't be built.
why-same = Your city has one already: { $district }.
why-monument = The Monument can be built only in a city of fewer than { $limit } districts.
why-gather = Gather gold or cards first.
why-navigator = The Navigator builds no districts.
why-witch = The Witch builds only when she plays on as the character she bewitches.
why-bewitched = A bewitched character only gathers.
why-limit = { $limit ->
        [one] Only one district can be built this turn.
       *[other] At most { $limit } districts can be built this turn.
    }
why-gold = { $missing } gold is missing: you have { $gold }, it costs { $cost }.
why-den = { $missing } gold or cards are missing: you have { $gold } gold and { $count ->
        [one] { $count } other card
       *[other] { $count } other cards
    }, it costs { $cost }.
why-used = This character's ability has been used already.
why-protected = The city of { $whom } is protected by the Bishop.
why-complete = The city of { $whom } is complete.
why-empty = There is no district in the city of { $whom }.
why-nothing = There is nothing in the city of { $whom } that you can pay for: you have { $gold } gold.
why-none = No district in the city of { $whom } can be taken: { $limit ->
        [0] each is the Keep or stands in your city already.
       *[other] each is the Keep, costs more than { $limit } or stands in your city already.
    }
why-no-gift = Your city has no district that can go to the city of { $whom } in return.
why-same-there = The city of { $whom } has one already: { $district }.
why-own-keep = The Keep can't be given away.
why-difference = It costs so much less that your { $gold } gold is not enough for the difference.
why-keep = The Keep can't be touched by a character of rank 8.
why-seizable = The Marshal seizes districts that cost { $limit } at most.
why-armory = The Armory can't destroy itself.
why-oneself = That is your own character.
why-not-robbed = The Thief can't rob rank 1, nor the killed or the bewitched character.
why-face-up = This character lies discarded face up.
