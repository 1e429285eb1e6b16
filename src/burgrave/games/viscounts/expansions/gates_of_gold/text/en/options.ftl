# Answers to questions: short labels for buttons, each saying plainly what will happen.

paid-resources = for { $resources ->
        [one] { $resources } resource
       *[other] { $resources } resources
    }

option-welcome = Welcome { $card_acc } ({ folk-about })
option-refuse = Refuse { $card_acc } ({ $icons }, value { $cost }){ $bonus_count ->
        [0] {""}
       *[other] ; at once: { $bonus }
    }
option-buy-order = Take a King's Order { paid-silver }
option-take-order = Take a King's Order { paid-silver }
option-draw-for-silver = Draw a card { paid-silver }
option-rearrange-for-resources = Rearrange the cards on your board { paid-resources }
option-go-on = Go on
option-ribbon = { $ribbon }{ $column ->
        [0] {""}
       *[other] {" "}(column { $column }: { column-about })
    }
column-about = { $column ->
        [1] a King's Order instead of a hire
        [2] resources instead of silver
        [3] drawing cards for silver
       *[4] rearranging cards for resources
    }
option-dismiss = Dismiss { $card_acc } { $segment_at } { paid-silver }{ $bonus_count ->
        [0] {""}
       *[other] {" "}(at once: { $bonus })
    }, then: { option-do }
