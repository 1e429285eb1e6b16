# Answers to questions: short labels for buttons, each saying plainly what will happen.

## Shared parts of labels

paid-silver = { $silver ->
        [0] for free
       *[other] for { $silver } silver
    }
more-silver = { $silver ->
        [0] {""}
       *[other] {" "}(pay { $silver } silver)
    }
trade-rate = { $trade } for every { $need ->
        [one] merchant icon
       *[other] { $need } merchant icons
    }
folk-about = { $icons }, value { $cost }{ $ability_count ->
        [0] {""}
       *[other] ; { $ability }
    }
copy-about = { $manuscripts_count ->
        [0] the manuscript printed on the board: { $printed }
       *[other] { $manuscripts_acc }
    }

## The beginning of the game

option-pair = Player card { $number }: { $goods }; also { $reward }{ $heroes_count ->
        [0] {""}
       *[other] ; hero: { $heroes } ({ folk-about })
    }

## A turn

option-play = { $card } ({ folk-about })
option-move-to = { $number ->
        [0] Inner town { $left }–{ $right }: the castle ({ $reward }) and { copy-about }
       *[other] Town { $number }: { trade-rate }
    }; beside it { $card_acc }{ more-silver }
option-do = { $what ->
        [trade] Trade{ $trade_count ->
            [0] {""}
           *[other] : { trade-rate }
        }
        [build] Construct a Building: the cheapest takes { $need ->
            [one] { $need } icon
           *[other] { $need } icons
        }
        [place_workers] Place Workers in { $section_gen }
       *[transcribe] Transcribe { copy-about }
    } (you have { $have ->
        [one] { $have } icon
       *[other] { $have } icons
    })
option-dismiss-for = Dismiss { $card_acc } { paid-silver }{ $bonus_count ->
        [0] {""}
       *[other] {" "}(at once: { $bonus })
    }, then: { option-do }
option-rest = Do no primary action
option-hire = Hire { $card_acc } { paid-silver } ({ folk-about }){ $bonus_count ->
        [0] {""}
       *[other] ; at once: { $bonus }
    }
option-hire-nobody = Hire nobody

## With what and where

option-times = { $times ->
        [one] Once
       *[other] { $times } times
    }: { $trade }{ more-silver }
option-building = { $building }{ $need ->
        [0] {""}
        [one] {" "}for { $need } icon
       *[other] {" "}for { $need } icons
    } – uncovers: { $uncovers }
option-site = { $site }: { $reward }{ $links_count ->
        [0] {""}
        [one] ; link: { $links }
       *[other] ; links: { $links }
    }
option-workers = { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    } for { $need ->
        [one] { $need } noble icon
       *[other] { $need } noble icons
    }
option-pay-with = Pay { $good_ins }

## The castle

option-section = { $section }: { $reward }
option-worker = From { $from_gen } to { $to_gen }
option-stay = Move no worker
option-push-out = { $own ->
        [0] Bump off a worker of { $seat }
       *[other] Bump off a worker of your own
    }

## Cards

option-arrange = { $order ->
        [21] Swap the two cards
        [132] Swap the second card and the third
        [213] Swap the first card and the second
        [231] Put the first card last
        [312] Put the third card first
        [321] Swap the first card and the third
       *[other] Leave them as they are
    }
option-discard = Discard { $card_acc } ({ folk-about })
option-discard-top = Discard the top card of your draw pile unseen
option-destroy = Destroy { $card_acc } for { $cost } silver ({ folk-about })
option-destroy-top = Destroy the top card of your draw pile unseen
option-keep = Keep your cards

## Rewards

option-take = Take 1 { $good_acc }
option-manuscript = Take { $manuscript_acc }
option-choose = Choose: { $reward }
option-resolve = First: { $reward }
