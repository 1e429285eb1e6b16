# What stands on the screen when Paladins is played in a terminal.

## The main board

terminal-round = Round { $round } of { $rounds }
terminal-setup = Setting up
terminal-turn = turn: { $who }
terminal-tax = tax { $tax } of { $full }
terminal-debts = debts left: { $count }
terminal-suspicion-deck = suspicion deck: { $count }
terminal-townsfolk-deck = townsfolk: { $count }
terminal-outsiders-deck = outsiders: { $count }
terminal-walls-deck = walls: { $count }
terminal-decks = Decks

terminal-orders = Orders
terminal-order = { $points } VP: { $action } ×{ $need }
terminal-order-hidden = { $points } VP: face down
terminal-favours = Favours
terminal-favour-hidden = face down: { $count }
terminal-cost = costs { $what }
terminal-tavern = Tavern
terminal-tavern-gone = Tavern, used
terminal-townsfolk-gone = Townsfolk gone
terminal-outsiders-gone = Outsiders gone
terminal-suspicion-gone = Suspicion gone
terminal-suspicion-gone-tax = tax { $tax }: { $count }

terminal-townsfolk = Townsfolk
terminal-price = { $credit ->
        [0] {""}
       *[other] debt /{" "}
    }{ $silver }
terminal-silver-short = silver
terminal-drop = sent away
terminal-hire = hired for good
terminal-at-once = at once: { $what }
terminal-outsiders = Outsiders
terminal-attack = attacked
terminal-convert = converted
terminal-regions = Spaces of the regions
terminal-faith-short = faith
terminal-strength-short = strength
terminal-monk = monk: { $who }
terminal-outpost = outpost: { $who }
terminal-empty = empty

## Workers: three letters each, so that colour is never the only sign

terminal-worker-labourer = Lab
terminal-worker-scout = Sco
terminal-worker-merchant = Mer
terminal-worker-fighter = Fig
terminal-worker-cleric = Cle
terminal-worker-criminal = Cri
terminal-worker-any = ···
terminal-legend = [Sco] worker · sco free space · ··· space for anyone · ▣ workshop

## Players

terminal-you = you
terminal-first = first player
terminal-passed = passed
terminal-silver = { $count } silver
terminal-provisions = { $count ->
        [one] { $count } provision
       *[other] { $count } provisions
    }
terminal-strength = strength { $value }
terminal-influence = influence { $value }
terminal-faith = faith { $value }
terminal-bonus = {" "}(+{ $bonus } paladin)
terminal-resources = Resources
terminal-workers = Workers
terminal-paladin = Paladin
terminal-paladin-hidden = face down
terminal-drawn = To choose from
terminal-paladins-deck = Paladin deck
terminal-deck = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
terminal-top = on top { $paladins }
terminal-bottom = at the bottom { $paladins }
terminal-played = played: { $paladins }
terminal-board = Board
terminal-price-silver = silver { $count }
terminal-price-provisions = provisions { $count }
terminal-needs-influence = influence { $value }
terminal-worker-gained = → { $worker }
terminal-hired = Townsfolk
terminal-attacked = Attacked
terminal-people = { $people } ×{ $count }
terminal-converted = Converted
terminal-walls = Walls
terminal-jars = Jars
terminal-suspicion = { $count } suspicion
terminal-taxed = {" "}(tax { $taxes })
terminal-unpaid = { $count ->
        [one] { $count } debt
       *[other] { $count } debts
    }
terminal-paid = { $count ->
        [one] { $count } paid debt
       *[other] { $count } paid debts
    }
terminal-none = none

## The solo opponent

terminal-marker = resource marker on space { $marker } of { $track }
terminal-scheme = scheme: { $scheme }
terminal-schemes = Schemes
terminal-schemes-left = { $count } in the deck
terminal-schemes-gone = turned over: { $schemes }
terminal-attributes = Attributes
terminal-pile-order = of equal ones the upper marker rises first; from the top: { $attributes }
terminal-points = Points
terminal-points-total = { $count } in all

## Cards that a player asks about

terminal-about-townsfolk = sent away: { $drop }; hired, { $when }: { $effect }
terminal-about-outsider = { $people }; attacked: { $attack }; converted: { $convert }; at the end of the game { $scoring }
terminal-about-paladin = { $workers }; { $attributes }; { $ability }
