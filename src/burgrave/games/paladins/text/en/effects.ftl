# The effects of cards as sentences: every verb with its number, what joins them, points at the end, and discounts.

## Verbs

verb-labourer = { $number ->
        [one] gain a Labourer
       *[other] gain { $number } Labourers
    }
verb-scout = { $number ->
        [one] gain a Scout
       *[other] gain { $number } Scouts
    }
verb-merchant = { $number ->
        [one] gain a Merchant
       *[other] gain { $number } Merchants
    }
verb-fighter = { $number ->
        [one] gain a Fighter
       *[other] gain { $number } Fighters
    }
verb-cleric = { $number ->
        [one] gain a Cleric
       *[other] gain { $number } Clerics
    }
verb-criminal = { $number ->
        [one] gain a Criminal and a suspicion card
       *[other] gain { $number } Criminals, each with a suspicion card
    }
verb-silver = gain { $number } silver
verb-provision = { $number ->
        [one] gain { $number } provision
       *[other] gain { $number } provisions
    }
verb-strength = raise your strength by { $number }
verb-influence = raise your influence by { $number }
verb-faith = raise your faith by { $number }
verb-tax = take { $number } silver from the tax supply
verb-discard = { $number ->
        [one] discard a suspicion card
       *[other] discard { $number } suspicion cards
    }
verb-destroy = { $number ->
        [one] destroy an unpaid debt
       *[other] destroy { $number } unpaid debts
    }
verb-flip = { $number ->
        [one] pay off a debt
       *[other] pay off { $number } debts
    }
verb-take = { $number ->
        [one] take an unpaid debt
       *[other] take { $number } unpaid debts
    }
verb-pray = take the workers off one action of your board
verb-recruit = hire one of the townsfolk for free
verb-develop = place a workshop for free

## Joining

join-and = { $one }, { $other }
join-last = { $one } and { $other }
join-or = { $one } or { $other }
join-choice = { $one }, then either { $other }

## Points for converts

scoring-points = { $points } VP
scoring-commission = { scoring-points } for every { $each ->
        [one] monk sent out
       *[other] { $each } monks sent out
    }
scoring-attack = { scoring-points } for every { $each ->
        [one] attacked outsider
       *[other] { $each } attacked outsiders
    }
scoring-convert = { scoring-points } for every { $each ->
        [one] converted outsider
       *[other] { $each } converted outsiders
    }
scoring-fortify = { scoring-points } for every { $each ->
        [one] wall
       *[other] { $each } walls
    }
scoring-garrison = { scoring-points } for every { $each ->
        [one] outpost placed
       *[other] { $each } outposts placed
    }
scoring-absolve = { scoring-points } for every { $each ->
        [one] jar used
       *[other] { $each } jars used
    }
scoring-develop = { scoring-points } for every { $each ->
        [one] workshop
       *[other] { $each } workshops
    }
scoring-townsfolk = { scoring-points } for every { $each ->
        [one] hired Townsfolk card
       *[other] { $each } hired Townsfolk cards
    }
scoring-attacked-saracen = { scoring-points } for every { $each ->
        [one] attacked Saracen
       *[other] { $each } attacked Saracens
    }
scoring-attacked-byzantine = { scoring-points } for every { $each ->
        [one] attacked Byzantine
       *[other] { $each } attacked Byzantines
    }
scoring-attacked-viking = { scoring-points } for every { $each ->
        [one] attacked Viking
       *[other] { $each } attacked Vikings
    }
scoring-mercenary = { scoring-points } for every { $each ->
        [one] converted Mercenary
       *[other] { $each } converted Mercenaries
    }
scoring-order = { scoring-points } for every { $each ->
        [one] King's Order fulfilled
       *[other] { $each } King's Orders fulfilled
    }
scoring-paid-debt = { scoring-points } for every { $each ->
        [one] paid debt
       *[other] { $each } paid debts
    }
scoring-unpaid-debt = { scoring-points } for every { $each ->
        [one] unpaid debt
       *[other] { $each } unpaid debts
    }
scoring-suspicion = { scoring-points } for every { $each ->
        [one] suspicion card
       *[other] { $each } suspicion cards
    }
scoring-strength = { scoring-points } for every { $each ->
        [one] point of strength
       *[other] { $each } points of strength
    }
scoring-influence = { scoring-points } for every { $each ->
        [one] point of influence
       *[other] { $each } points of influence
    }
scoring-faith = { scoring-points } for every { $each ->
        [one] point of faith
       *[other] { $each } points of faith
    }
scoring = { $unit ->
        [commission] { scoring-commission }
        [fortify] { scoring-fortify }
        [garrison] { scoring-garrison }
        [absolve] { scoring-absolve }
        [develop] { scoring-develop }
        [townsfolk] { scoring-townsfolk }
        [attacked-saracen] { scoring-attacked-saracen }
        [attacked-byzantine] { scoring-attacked-byzantine }
        [attacked-viking] { scoring-attacked-viking }
        [mercenary] { scoring-mercenary }
        [order] { scoring-order }
        [paid-debt] { scoring-paid-debt }
        [unpaid-debt] { scoring-unpaid-debt }
        [suspicion] { scoring-suspicion }
        [strength] { scoring-strength }
        [influence] { scoring-influence }
        [faith] { scoring-faith }
       *[other] { scoring-points }
    }

## What paladins do

modifier-free-silver = { $action } costs no silver
modifier-free-provisions = { $action } costs no provisions
modifier-cheaper-silver = { $action } costs { $amount } silver less
modifier-after = after { $action_loc } also { $reward }
