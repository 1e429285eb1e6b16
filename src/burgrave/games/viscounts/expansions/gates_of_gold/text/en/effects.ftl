# Effects as sentences: the verbs, moments, conditions, lasting abilities and points at the end that the expansion adds.

## Verbs

verb-order = gain { $number ->
        [one] a King's Order
       *[other] { $number } King's Orders
    }
verb-welcome = welcome an outsider
verb-refuse = refuse an outsider
verb-recruit = you may hire the townsfolk beside your viscount for their cost
verb-forgive = { $number ->
        [one] hand back an unpaid debt
       *[other] hand back up to { $number } unpaid debts
    }
verb-approve = gain { $number ->
        [one] a deed that is approved at once
       *[other] { $number } deeds that are approved at once
    }
verb-nothing = do nothing

## Parts of rewards, one after the other

part-order = { $number ->
        [one] a King's Order
       *[other] { $number } King's Orders
    }
part-welcome = welcoming an outsider
part-refuse = refusing an outsider
part-recruit = hiring the townsfolk beside the viscount for their cost
part-forgive = { $number ->
        [one] handing back an unpaid debt
       *[other] handing back up to { $number } unpaid debts
    }
part-approve = { $number ->
        [one] an approved deed
       *[other] { $number } approved deeds
    }
part-nothing = nothing

## When abilities act, and on what condition

moment-after-order = after gaining a King's Order
moment-after-welcome = after welcoming an outsider
moment-after-refuse = after refusing an outsider
moment-at-the-end = at the end of the game
condition-order = { $number ->
        [0] there is no King's Order on the board
       *[other] there is a King's Order on the board
    }
condition-outsider = { $number ->
        [0] there is no outsider on the board
       *[other] there is an outsider on the board
    }
condition-trading_posts = { $number ->
        [0] you have constructed no Trading Post
        [one] you have constructed a Trading Post
       *[other] you have constructed { $number } Trading Posts
    }
condition-guildhalls = { $number ->
        [0] you have constructed no Guildhall
        [one] you have constructed a Guildhall
       *[other] you have constructed { $number } Guildhalls
    }
condition-workshops = { $number ->
        [0] you have constructed no Workshop
        [one] you have constructed a Workshop
       *[other] you have constructed { $number } Workshops
    }

## Lasting abilities

modifier-dismiss-anywhere = townsfolk of any segment of the main board may be dismissed

## Points for outsiders and manuscripts

scoring-ribbon = one more ribbon counts, of any colour
scoring-own_link = { scoring-points } for every { $each ->
        [one] link
       *[other] { $each } links
    } with buildings of yours at both ends
scoring-wedge_majority = { scoring-points } for every { $each ->
        [one] section
       *[other] { $each } sections
    } of the castle where on the first two tiers together you have more workers than any other player
scoring-segment_with_building = { scoring-points } for every { $each ->
        [one] segment
       *[other] { $each } segments
    } of the main board with a building of yours
scoring-unpaid_debt = { scoring-points } for every { $each ->
        [one] unpaid debt
       *[other] { $each } unpaid debts
    }
scoring-outsider = { scoring-points } for every { $each ->
        [one] outsider
       *[other] { $each } outsiders
    } in your deck
scoring-order = { scoring-points } for every { $each ->
        [one] King's Order
       *[other] { $each } King's Orders
    } in your deck
scoring-ribbon_set = { scoring-points } for every { $each ->
        [one] set
       *[other] { $each } sets
    } of four different ribbons
scoring-first_tier = { scoring-points } for every { $each ->
        [one] worker
       *[other] { $each } workers
    } on the first tier of the castle
scoring-second_tier = { scoring-points } for every { $each ->
        [one] worker
       *[other] { $each } workers
    } on the second tier of the castle
scoring-third_tier = { scoring-points } for every { $each ->
        [one] worker
       *[other] { $each } workers
    } on the third tier of the castle
scoring-ribbon_grey = { scoring-points } for every { $each ->
        [one] grey ribbon
       *[other] { $each } grey ribbons
    }
scoring-ribbon_black = { scoring-points } for every { $each ->
        [one] black ribbon
       *[other] { $each } black ribbons
    }
scoring-ribbon_yellow = { scoring-points } for every { $each ->
        [one] yellow ribbon
       *[other] { $each } yellow ribbons
    }
scoring-ribbon_blue = { scoring-points } for every { $each ->
        [one] blue ribbon
       *[other] { $each } blue ribbons
    }
scoring-trading_posts = { scoring-points } for every { $each ->
        [one] Trading Post
       *[other] { $each } Trading Posts
    } you have constructed
scoring-guildhalls = { scoring-points } for every { $each ->
        [one] Guildhall
       *[other] { $each } Guildhalls
    } you have constructed
scoring-workshops = { scoring-points } for every { $each ->
        [one] Workshop
       *[other] { $each } Workshops
    } you have constructed

## More conditions that an override file may ask for

condition-own_link = { $number ->
        [0] you have no link
        [one] you have a link
       *[other] you have { $number } links
    } with buildings of yours at both ends
condition-wedge_majority = { $number ->
        [0] in no section
        [one] in at least { $number } section
       *[other] in at least { $number } sections
    } of the castle you have more workers on the first two tiers together than any other player
condition-segment_with_building = { $number ->
        [0] there is no segment
        [one] there is a segment
       *[other] there are { $number } segments
    } of the main board with a building of yours
condition-unpaid_debt = { $number ->
        [0] you have no unpaid debt
        [one] you have an unpaid debt
       *[other] you have { $number } unpaid debts
    }
condition-resource = { $number ->
        [0] you have no resource
        [one] you have a resource
       *[other] you have { $number } resources
    }
condition-ribbon_set = { $number ->
        [0] you have no set
        [one] you have a set
       *[other] you have { $number } sets
    } of four different ribbons
condition-first_tier = { $number ->
        [0] you have no worker
        [one] you have a worker
       *[other] you have { $number } workers
    } on the first tier of the castle
condition-second_tier = { $number ->
        [0] you have no worker
        [one] you have a worker
       *[other] you have { $number } workers
    } on the second tier of the castle
condition-third_tier = { $number ->
        [0] you have no worker
        [one] you have a worker
       *[other] you have { $number } workers
    } on the third tier of the castle
condition-ribbon_grey = { $number ->
        [0] you have no grey ribbon
        [one] you have a grey ribbon
       *[other] you have { $number } grey ribbons
    }
condition-ribbon_black = { $number ->
        [0] you have no black ribbon
        [one] you have a black ribbon
       *[other] you have { $number } black ribbons
    }
condition-ribbon_yellow = { $number ->
        [0] you have no yellow ribbon
        [one] you have a yellow ribbon
       *[other] you have { $number } yellow ribbons
    }
condition-ribbon_blue = { $number ->
        [0] you have no blue ribbon
        [one] you have a blue ribbon
       *[other] you have { $number } blue ribbons
    }
