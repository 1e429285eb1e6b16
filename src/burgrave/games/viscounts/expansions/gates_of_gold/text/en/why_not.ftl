# Why not: the reasons why something can't be done now.

why-no-orders = There are no King's Orders left.
why-no-outsiders = There are no outsiders left.
why-locked = Column { $number } of your manuscript board is not unlocked yet: it takes a manuscript with { $ribbon_ins }.
why-few-resources = That costs any { $cost ->
        [one] resource
       *[other] { $cost } resources
    } (you have { $have }).
why-draw-silver = Drawing a card costs { $cost } silver (you have { $have }).
