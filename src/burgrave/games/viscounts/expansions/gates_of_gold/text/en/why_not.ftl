# Why not: the reasons why something can't be done now.

why-hire-beside-alone = Only the townsfolk beside your viscount can be hired; you may dismiss any, but in a primary action.
why-no-icon-there = { $icon ->
        [trade] Neither a merchant
        [build] Neither a builder
        [noble] Neither a noble
       *[cleric] Neither a cleric
    } nor a criminal is on the card of that segment ({ $card_acc }).
why-no-orders = There are no King's Orders left.
why-no-outsiders = There are no outsiders left.
why-locked = Column { $number } of your manuscript board is not unlocked yet: it takes a manuscript with { $ribbon_ins }.
why-few-resources = That costs any { $cost ->
        [one] resource
       *[other] { $cost } resources
    } (you have { $have }).
why-draw-silver = Drawing a card costs { $cost } silver (you have { $have }).
