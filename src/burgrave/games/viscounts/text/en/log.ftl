# The log of a game: one sentence for each event. The attribute private is for those who know more than the table.

## A turn

log-begins = { $who } takes { $pair_acc }, and { $hero_acc } joins the deck.
log-round = Round { $round }.
log-drops = { $who } shifts the cards: { $card_acc } drops off.
log-plays = { $who } plays { $card_acc }.
log-moves = { $who } leads the viscount to { $town_gen }{ $silver ->
        [0] .
       *[other] , for { $silver } silver.
    }
log-acts = { $who } does a primary action: { $action }.
log-dismisses = { $who } dismisses { $card_acc } { paid-silver }.
log-hires = { $who } hires { $card_acc }.
log-uses = { $who } uses an ability: { $cause }.
log-collides = { $who } resolves a collision on space { $space }.
log-parts = { $who } moves the corruption and virtue markers back to both ends of the track.

## Buildings and manuscripts

log-builds = { $who } constructs { $building_acc } on { $site_loc }.
log-transcribes = { $who } transcribes { $manuscript_acc }.
log-copies = { $who } transcribes the manuscript printed { $segment_at }.
log-favoured = { $who } gains the Cleric Bonus for 3 manuscripts with { $ribbon_ins }.

## The castle

log-workers = { $who } places { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    } in { $section_gen }.
log-worker = { $who } moves a worker from { $from_gen } to { $to_gen }.
log-rises = { $who } brings a worker of { $section_gen } up to the { $tier ->
        [2] second
       *[other] third
    } tier of the castle.
log-spreads = { $who } sends workers from { $section_gen } to the sides: to { $sections_gen }.
log-leads = { $who } takes the Castle Leader card.
log-pushed = { $whom } loses a worker in { $section_gen } on the { $tier ->
        [1] first tier.
       *[other] second tier.
    }

## Silver, resources, debts and deeds

log-gains = { $who } gains { $count } { $count ->
        [one] { $good_acc }
       *[other] { $good_many }
    }.
log-debt = { $who } gains a debt.
log-deed = { $who } gains { $count ->
        [one] a deed.
       *[other] { $count } deeds.
    }
log-pays = { $who } flips a debt: it is paid.
log-approves = { $who } flips a deed: it is approved.
log-uncovered = { $card ->
        [poverty] Under the last debt Poverty comes to light
       *[prosperity] Under the last deed Prosperity comes to light
    }: the game ends after round { $last }.
log-corruption = { $who } gains { $count } corruption.
log-virtue = { $who } gains { $count } virtue.

## Cards

log-draws = { $who } draws { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
    .private = { $who } draws { $count ->
        [one] a card: { $cards }.
       *[other] { $count } cards: { $cards }.
    }
log-shuffles = { $who } shuffles the discarded cards into the draw pile.
log-discards = { $who } discards { $card_acc }.
log-destroys = { $who } destroys { $card_acc } and gains { $silver } silver.
log-rearranges = { $who } rearranges the cards on the board.

## The AI's turn

log-comes = { $opponent } is the opponent in this game.
log-new_scheme = { $who } adds { $scheme_acc } to its discard pile.
log-schemes = { $who } turns over { $scheme_acc }: { $scheme_says }.
log-attempts = { $who } wants { $what ->
        [build] to construct a building
        [place_workers] to place workers in the castle
        [transcribe] to transcribe a manuscript
       *[flip] to flip a debt or deed
    }{ $focus ->
        [0] {""}
       *[other] {" "}(its primary focus)
    }{ $able ->
        [0] , but { $need ->
            [0] { $what ->
                [build] there is no free building spot beside it
                [place_workers] it has no two workers
               *[flip] it has nothing to flip
            }
           *[other] that takes { $need } icons, and with its resources it has { $have }
        }.
       *[other] {" "}and can do it.
    }
