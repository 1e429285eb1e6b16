# The log of a game: one sentence for each event. The attribute private is for those who know more than the table.

## Setting up

log-becomes = { $who } plays this character: { $character }.
log-drafts = { $who } keeps a building card.
    .private = { $who } keeps this card: { $card }.

## A turn

log-turn = Turn { $turn }: { $who }.
log-places = { $who } places a worker { $place_at }{ $strength ->
        [0] .
        [1] .
       *[other] {" "}({ $strength } there now).
    }
log-takes_back = { $who } has no workers in the supply and takes one back { $source_from }.
log-trades = { $who } trades: { $trade }.
log-pays = { $who } pays { $mix }.
log-robs = { $who } takes { $silver } silver from the Tax Stand.
log-gains = { $who } gains { $count } { $good } from the supply.
log-uses = { $who } uses the ability of { $apprentice_gen }.

## Cards

log-draws = { $who } draws { $count ->
        [one] a building card.
       *[other] { $count } building cards.
    }
    .private = { $who } draws { $count ->
        [one] a building card: { $cards }.
       *[other] { $count } building cards: { $cards }.
    }
log-discards = { $who } puts a building card from hand under the pile.
    .private = { $who } puts a card from hand under the pile: { $card }.
log-looks = { $who } looks at the top building cards: { $count }.
    .private = { $who } looks at { $cards_acc }.
log-keeps = { $who } keeps one of them and puts the others under the pile.
    .private = { $who } keeps { $card_acc } and puts the others under the pile.
log-hires = { $who } hires { $apprentice_acc } { $silver ->
        [0] { $tax ->
            [0] for free
           *[other] for { tax-count }
        }
       *[other] for { silver-count }{ $tax ->
            [0] {""}
           *[other] {" "}and { tax-count }
        }
    }{ $coins ->
        [0] {""}
        [one] , lays { $coins } silver on a skipped card
       *[other] , lays { $coins } silver on skipped cards
    }{ $found ->
        [0] .
       *[other] {" "}and gains { $found } silver from that card.
    }
tax-count = { $tax } tax
log-arrives = A new apprentice comes to the main board: { $apprentice }.
log-leaves = { $apprentice } leaves the main board, and goes under the pile.
log-dismisses = { $who } discards an apprentice: { $apprentice_acc } goes under the pile.

## Workers

log-captures = { $who } { $own ->
        [0] captures { $count ->
            [one] { $count } worker
           *[other] { $count } workers
        } of { $whom_of } { $place_at } and puts them on their own board.
       *[other] takes { $count ->
            [one] { $count } own worker
           *[other] { $count } own workers
        } back { $place_from }.
    }
log-sends = { $who } sends the captured workers of their own board ({ $whom }) to the Prison and gains { $count } silver.
log-releases = { $who } takes { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    } out of the Prison.
log-reclaims = { $who } takes { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    } back from the boards of others.

## Buildings and the Cathedral

log-builds = { $who } constructs { $building_acc }.
log-climbs = { $who } goes up to level { $level } of the Cathedral.
log-rewarded = { $who } { $reward_gained }.
log-full = The Guildhall is full: everybody has one more turn.

## Virtue and debts

log-virtue = { $who } moves from { $before } to { $now } on the virtue track.
log-debt = { $who } takes an unpaid debt.
log-buys_off = { $who } pays { $silver } silver instead of taking a debt.
log-destroys_debt = { $who } destroys an unpaid debt.
log-pays_debt = { $who } pays a debt.

## The reset of the Black Market and the end of the game

log-resets = Black Market reset: the workers on its spaces go to the Prison, and the large market now offers { $market_large }.{ $prison_count ->
        [0] {""}
       *[other] {" "}In the Prison: { $prison }.
    }
log-ends = { $who } has an effect at the end of the game: { $building }.

## The virtual opponent

log-schemes = { $who } reveals { $scheme_acc }.
log-poaches = { $who } discards an apprentice of the main board ({ $apprentice }) and takes the silver on it.
