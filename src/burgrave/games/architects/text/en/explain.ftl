# What cards and places are and do. The first part is the kind of the card, the others are what it does.

explain-reconstructed = The opponent's cards and boards of the box are not known to us: this is an idea of our own. Owners of the game can correct it in a file of corrections.
explain-promo = A promo card that is not in every box.

## Places

explain-quarry = 1 stone for each of your workers here.
explain-forest = 1 wood for each of your workers here.
explain-mines = 1 clay and one more for each of your workers here, or 1 gold for every two of them.
explain-silversmith = 1 silver and one more for each of your workers here.
explain-storehouse = One trade for each of your workers here: any 2 of clay, wood and stone for 1 virtue, any 3 of wood and stone for 1 marble, or a trade of an apprentice of yours.
explain-workshop = Hire an apprentice for 4 silver, 2 of it tax, or draw a building card and one more for every two of your workers here. For an apprentice of a column beyond the number of your workers you lay silver on the skipped cards.
explain-tax_stand = Lose 2 virtue and take all silver that was paid as tax.
explain-guardhouse = One action for each of your workers here: send captured workers to the Prison for 1 silver each; release your own from the Prison; take your own back from others for 5 silver, 2 of it tax, or for a debt and 1 virtue; or pay a debt with 6 silver, 3 of it tax, and gain 1 virtue.
explain-town_centre = One capture for each of your workers here: all workers of one colour at one place. The first one costs 1 silver as tax, each further one 1 silver.
explain-market_left = Take the goods of the small market for 1 silver and 1 virtue. Not for those with a virtue of 10 or more.
explain-market_middle = Take any apprentice for free, or look at 5 building cards and keep one, for 2 silver and 1 virtue. Not for those with a virtue of 10 or more.
explain-market_right = Take the goods of the large market for 3 silver and 1 virtue. Not for those with a virtue of 10 or more.
explain-guildhall = Construct a building of your hand or go one level up in the Cathedral. The worker stays here for the rest of the game, and when all spaces are taken, everybody has one more turn.
explain-prison = Captured workers come here when somebody sends them, and the workers of the Black Market at its reset. At the end of the game every two of yours cost 1 VP.

## Apprentices, buildings and characters

explain-apprentice = Apprentice; skills: { $skills_name }{ $virtue ->
        [0] .
        [-1] ; hiring costs 1 virtue.
       *[other] ; hiring brings 1 virtue.
    }
explain-ability = Ability – { $does }.
explain-plain = It has no ability.
explain-building = A building worth { $points } VP; cost: { $cost }{ $needs_count ->
        [0] ; it needs no skill
       *[other] ; it needs skills: { $needs_name }
    }{ $virtue ->
        [0] .
        [-2] ; building it costs 2 virtue.
        [-1] ; building it costs 1 virtue.
       *[other] ; building it brings 1 virtue.
    }
explain-effect = Effect – { $does }.
explain-optional = The effect need not be used.
explain-character = The character begins with a virtue of { $virtue } and { $silver } silver{ $goods_count ->
        [0] {""}
       *[other] , and also { $goods_acc }
    }{ $count ->
        [0] .
        [one] ; { $count } of the workers begins in the Prison.
       *[other] ; { $count } of the workers begin in the Prison.
    }
explain-power = Ability – { $does }.

## Other cards, the Cathedral and the virtue track

explain-market-card = At the small market: { $small }; at the large one: { $large }.
explain-reward = A reward for a level of the Cathedral: { $does }.
explain-level = Cost: { $cost } and a building card of your hand. Room for { $count }. Whoever stands here at the end of the game has { $points } VP.
explain-virtue = At the end of the game: { $points } VP.
explain-no-tax = In every action you pay { $count } tax less.
explain-no-cathedral = From here nobody can work on the Cathedral.
explain-no-market = From here nobody can work at the Black Market.

## The solo game

explain-opponent = Begins with a virtue of { $virtue }; { $does }.
explain-scheme = Constantine: { $constantine }. Helena: { $helena }.
explain-instead = If that can't be done: { $place } – { $does }.
