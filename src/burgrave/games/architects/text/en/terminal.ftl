# What is seen on the screen when Architects is played in a terminal.

## The town

terminal-turn-number = Turn { $number }
terminal-setup = Setting up
terminal-turn = playing: { $who }
terminal-end = The end
terminal-last-turns = last turns; after this one { $count } more
terminal-at-quarry = 1 stone for each worker
terminal-at-forest = 1 wood for each worker
terminal-at-mines = 1 clay and 1 for each worker, or 1 gold for every two
terminal-at-silversmith = 1 silver and 1 for each worker
terminal-at-storehouse = a trade for each worker
terminal-at-workshop = an apprentice or building cards
terminal-at-tax_stand = silver: { $count }
terminal-at-guardhouse = an action for each worker
terminal-at-town_centre = a capture for each worker
terminal-at-market_left = { $goods } for 1 silver and 1 virtue
terminal-at-market_middle = { $more ->
        [0] an apprentice or a building card
       *[other] an apprentice, a building card or a tool
    } for 2 silver and 1 virtue
terminal-at-market_right = { $goods } for 3 silver and 1 virtue
terminal-market_left = Small market
terminal-market_middle = Middle market
terminal-market_right = Large market
terminal-reset = ← Black Market reset
terminal-beside = beside it: { $workers }
terminal-level-about = { $points } VP – { $cost } and a building card
terminal-piles = Piles
terminal-left-plans = buildings { $count }
terminal-left-apprentices = apprentices { $count }
terminal-left-rewards = rewards { $count }
terminal-left-market = Black Market { $count }
terminal-scheme = Scheme
terminal-packet = Building cards to choose from
terminal-looked = Building cards that you look at
terminal-slot = { $row }.{ $column }
terminal-coins = silver on the card: { $count }

## Skills: three letters each, so that colour is never the only sign

terminal-skill-carpentry = Car
terminal-skill-tiling = Til
terminal-skill-masonry = Mas
terminal-virtue-change = virtue { $points }
terminal-vp = { $points } VP
terminal-legend = Car carpentry · Til tiling · Mas masonry

## Players

terminal-you = you
terminal-first = first player
terminal-own-opponent = an opponent of our own
terminal-goods = Goods
terminal-clay = { $count } clay
terminal-wood = { $count } wood
terminal-stone = { $count } stone
terminal-gold = { $count } gold
terminal-marble = { $count } marble
terminal-silver = { $count } silver
terminal-workers = Workers
terminal-supply = in supply { $count }
terminal-imprisoned = in Prison { $count }
terminal-captured = captured: { $workers }
terminal-virtue = Virtue
terminal-virtue-space = space { $number } ({ $points } VP)
terminal-level = Cathedral { $number } ({ $points } VP)
terminal-unpaid = unpaid debts { $count }
terminal-paid = paid { $count }
terminal-power = Character
terminal-apprentices = Apprentices
terminal-buildings = Buildings
terminal-hand = Hand
terminal-held = building cards: { $count }
terminal-points = Points
terminal-points-total = { $count } in all
terminal-none = none
