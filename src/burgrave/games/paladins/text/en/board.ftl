# The boards on a page: headings, and what is said about spaces, cards and tokens on a closer look.

board-and = {" "}and{" "}
board-page = rulebook, p. { $page }
board-vp = VP
board-points = { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }
board-round = Round { $round }
board-round-of = Round { $round } of { $rounds }

## Cards

board-folk-keeps = Hired for good: { $when } { $does }.
board-folk-at-once = At once when hired: { $does }.
board-folk-errand = Sent on an errand: { $does }.
board-foe-attacked = Attacked: { $does }.
board-foe-converted = Converted: { $does }; at the end { $counts }.
board-paladin-brings = Brings: { $worker }. This round: { $gains }.
board-paladin-does = Ability: { $does }.
board-plus-strength = strength +{ $count }
board-plus-influence = influence +{ $count }
board-plus-faith = faith +{ $count }
board-tavern-card = Tavern card: { $worker }
board-tavern-about = Whoever takes this card gets these four workers, and a suspicion card for every Criminal.
board-favour = King's Favour: { $favour }
board-favour-worker = Takes one worker: { $worker }.
board-favour-cost-silver = Costs { $count } silver.
board-favour-cost-provision = Costs { $count ->
        [one] { $count } provision.
       *[other] { $count } provisions.
    }
board-favour-cost-take = The price is a new, unpaid debt.
board-favour-does = Brings: { $does }.
board-favour-taken = It is taken for this round.
board-order-does = { $action }: whoever has done it { $need } times or more by the end gets { $points } VP.
board-order-done = So far you have { $count }.
board-wall = Wall
board-wall-brings = When built: { $does }.
board-wall-counts = Worth { $points } VP at the end.

## The main board

board-tavern = Tavern
board-stall = Place { $place } of the townsfolk
board-stall-about = Whoever stands here costs { $silver } silver, sent on an errand or hired.
board-stall-credit = Whoever stands here costs { $silver } silver. An unpaid debt will do instead.
board-townsfolk-gap = An empty place of the townsfolk
board-outsider-gap = An empty place of the outsiders
board-order-back = King's Order of round { $round }, face down, worth { $points } VP
board-favour-back = King's Favour of round { $round }, face down
board-orders-about = King's Orders are shown in rounds 1, 2 and 3. At the end everybody who complies with an order gets the points below it.
board-favours-about = King's Favours are shown from round 3 on. Each is an action for a single worker, once in a round, for whoever comes first.
board-region = Region { $region }
board-region-about = A monk needs faith { $faith } or more here, an outpost strength { $strength } or more. The outsider below asks for the same: strength to Attack, faith to Convert.
board-space = A space of the region
board-space-about = For whoever puts a monk or an outpost here: { $does }.
board-monk-of = Monk ({ $who })
board-outpost-of = Outpost ({ $who })
board-tax = Tax supply: { $count } of { $full }
    .name = Tax supply
board-tax-short = Taxes
board-tax-about = When its last silver is gone the Inquisition comes: whoever has the most suspicion gets a debt and discards half of those cards. Then the supply is full again.
board-debts = Debts on the stack: { $count }
    .name = Stack of debts
board-debts-about = So many unpaid debts can still be taken.
board-suspicion-left = Suspicion cards in the deck: { $count }
    .name = Suspicion deck
board-suspicion-left-about = One is drawn for every new Criminal; many of them also take silver from the tax supply.
board-walls-left = Walls in the deck: { $count }
    .name = Wall deck
board-walls-left-about = Fortify always takes the one on top.
board-townsfolk-left = Townsfolk in the deck: { $count }
    .name = Townsfolk deck
board-townsfolk-left-about = After a round whoever still lies on { $leaving ->
        [one] the last place on the right
       *[other] the last { $leaving } places on the right
    } leaves, the others move to the right, and new ones come.
board-outsiders-left = Outsiders in the deck: { $count }
    .name = Outsider deck
board-outsiders-left-about = After a round whoever still lies on { $leaving ->
        [one] the first place on the left
       *[other] the first { $leaving } places on the left
    } leaves, the others move to the left, and new ones come.
board-discards = Discarded cards · { $count }
board-tavern-gone = Tavern cards, taken this round or discarded · { $count }
board-townsfolk-gone = Townsfolk that have left · { $count }
board-outsiders-gone = Outsiders that have left · { $count }
board-suspicion-gone = Suspicion cards discarded · { $count }
board-suspicion-gone-tax = { $tax ->
        [0] no tax
       *[other] tax { $tax }
    }

## A player board

board-points-now-about = What it would be if the game ended now.
board-teams = Groups of workers to choose from
board-whole-board = Board
board-first = First player
board-first-about = Begins this round; then the marker goes to the left.
board-passed = passed
board-workers = { $count ->
        [0] No workers
       *[other] Workers ({ $count }): { $worker }
    }
    .name = Workers
board-workers-about = They wait for an action. A Criminal can stand in for any other worker.
board-silver = Silver: { $count }
    .name = Silver
board-silver-about = Pays for Develop, Recruit, Pray, Absolve and Convert; in an Attack one stands in for 2 strength. At the end every 3 silver and provisions together are 1 VP.
board-provisions = Provisions: { $count }
    .name = Provisions
board-provisions-about = Pay for Commission, Fortify and Garrison. At the end every 3 silver and provisions together are 1 VP.
board-suspicion = Suspicion cards: { $count }
    .name = Suspicion
board-suspicion-about = Dots are the silver that had to be taken from the tax supply. Whoever has the most suspicion at an Inquisition gets a debt.
board-unpaid = Unpaid debts: { $count }
    .name = Unpaid debts
board-unpaid-about = Each is −3 VP at the end.
board-paid = Paid debts: { $count }
    .name = Paid debts
board-paid-about = Each is 1 VP at the end.
board-paladin-down = A paladin, face down
board-paladin-none = No paladin chosen yet
board-paladin-about = One of three paladins is chosen for a round. The second goes back on top of the deck, the third to the bottom.
board-track-strength = Strength { $value }{ $extra ->
        [0] {""}
       *[other] {" "}and { $extra } from the paladin, { $total } in all
    }; { $points } VP at the end
board-track-influence = Influence { $value }{ $extra ->
        [0] {""}
       *[other] {" "}and { $extra } from the paladin, { $total } in all
    }; { $points } VP at the end
board-track-faith = Faith { $value }{ $extra ->
        [0] {""}
       *[other] {" "}and { $extra } from the paladin, { $total } in all
    }; { $points } VP at the end
board-strength = Strength: { $count }
    .name = Strength
board-strength-about = Garrison and Attack ask for strength; walls and converts raise it. What the paladin adds lasts for the round and scores nothing.
board-influence = Influence: { $count }
    .name = Influence
board-influence-about = Fortify and Absolve ask for influence; monks and Attacks raise it. What the paladin adds lasts for the round and scores nothing.
board-faith = Faith: { $count }
    .name = Faith
board-faith-about = Commission and Convert ask for faith; outposts and jars raise it. What the paladin adds lasts for the round and scores nothing.
board-space-of = { $action }, space: { $worker }
board-workshop-about = A workshop here stands in for the worker for the rest of the game.
board-jar-about = A jar here: { $does }, and besides faith +1 and one suspicion card discarded.
board-hired = Townsfolk · { $count }
board-walls = Walls · { $count }
board-attacked = Attacked · { $count }
board-converted = Converted · { $count }
board-drawn = Paladins to choose from
board-deck = Paladins in the deck: { $count }.
board-deck-top = On top: { $paladin }.
board-deck-bottom = At the bottom: { $paladin }.
board-played = Played before: { $paladin }.

board-way-recruit = { $count ->
        [one] Recruit with one worker: send a townsperson on an errand
       *[other] Recruit with two workers: keep a townsperson for good
    }
board-way-hunt = { $count ->
        [one] Hunt with one worker: 1 provision
       *[other] Hunt with two workers: 3 provisions
    }
board-way-trade = { $count ->
        [one] Trade with one worker: 1 silver
       *[other] Trade with two workers: 3 silver
    }

board-act-develop = Any two workers and 4 silver: the leftmost workshop takes a space of the six lower actions, and you gain the worker drawn below it. The numbers below workshops are points at the end.
board-act-recruit = One worker sends somebody of the townsfolk on an errand for a single reward; two of them (one a Fighter) hire for good. The price stands above the card.
board-act-hunt = One worker brings 1 provision, two (one a Scout) bring 3.
board-act-trade = One worker earns 1 silver, two (one a Merchant) earn 3.
board-act-pray = A Cleric and 2 silver: take the workers off one action, so that it can be done again.
board-act-conspire = Any worker: gain a Criminal, and with it a suspicion card.
board-act-commission = The leftmost monk goes to a free space of a region that your faith reaches. You gain the reward of the space and 1 influence. The numbers below monks are points at the end.
board-act-fortify = The wall on top of the deck comes to your board if your influence is high enough. You gain what the wall shows, always some strength. The numbers below walls are points at the end.
board-act-garrison = The leftmost outpost goes to a free space of a region that your strength reaches. You gain the reward of the space and 1 faith. The numbers below outposts are points at the end.
board-act-absolve = The leftmost jar goes to one of the spaces with rewards if your influence is high enough. Besides that reward you gain 1 faith and discard a suspicion card. The numbers below jars are points at the end.
board-act-attack = Defeat an outsider within your strength; a silver stands in for every 2 points that are missing. You gain the reward beside the swords, always some influence.
board-act-convert = Convert an outsider within your faith. You gain the reward beside the drop, always some strength, and the card scores at the end.

board-next = { $done ->
        [-1] {""}
       *[other] So far: { $done }.{" "}
    }Now it costs { $silver ->
        [0] { $provisions ->
            [0] nothing
            [one] { $provisions } provision
           *[other] { $provisions } provisions
        }
       *[other] { $silver } silver
    }{ $influence ->
        [0] {""}
       *[other] {" "}(with influence { $influence } or more)
    }.
board-steps-influence = Influence needed, step by step: { $steps }.
board-steps-silver = Silver, step by step: { $steps }.
board-steps-provisions = Provisions, step by step: { $steps }.
board-steps-jars = Spaces for jars: { $jars }.
board-next-none = All steps are made.

## The solo opponent

board-marker = Resource track: the marker is on space { $place }
board-marker-about = Instead of silver and provisions the opponent moves this marker; after every lap its lowest attribute goes up. The space says which townsfolk, favour or outsider it will try (a grey ring lies beside it on the main board); where that is impossible it takes the next to the right.
board-schemes = Scheme cards in the deck: { $count }
board-schemes-about = After each of your actions the opponent turns over a card and tries what it shows.
board-scheme = Scheme: { $scheme }
board-scheme-commission = It sends a monk to the space it likes best in a region that its faith reaches, for the reward; its influence goes up by 1.
board-scheme-fortify = It builds the wall on top of the deck if its influence is high enough, and gains what the wall shows.
board-scheme-garrison = It sends an outpost to the space it likes best in a region that its strength reaches, for the reward; its faith goes up by 1.
board-scheme-absolve = It turns a jar if its influence is high enough: faith +1, a suspicion card discarded, and a debt paid or one more suspicion card discarded.
board-scheme-attack = It attacks the outsider that the marker points to, within its strength, for the reward.
board-scheme-convert = It converts the outsider that the marker points to, within its faith, for the reward.
board-scheme-kings_order = It tries the action of the rightmost order that it has not fulfilled yet; where it can do none of those, that of a fulfilled one.
board-scheme-recruit = It sends away the townsfolk that the marker points to, for the reward.
board-scheme-pray = It takes all workers off the six lower actions of its board (or gains a worker where there are none) and shuffles all schemes.
board-scheme-trade = It moves the resource marker by 1.
board-scheme-conspire = It gains 2 workers and a suspicion card.
board-scheme-kings_favour = It uses the free King's Favour that the marker points to, without paying silver or provisions.
board-solo-steps = The small numbers below the steps are its points at the end.
board-solo-points = The opponent's points now: { $count }
board-solo-points-about = Orders, attributes, monks, walls, outposts, jars, converts (each at least 1 VP) and debts count; resources and development do not.
board-pile = Attribute markers from the one moved longest ago: { $markers }
board-pile-about = When the lowest attribute goes up and several are equally low, it is the one moved last, because it lies on top.

## Tabs on a phone

tab-king = King
tab-regions = Regions
