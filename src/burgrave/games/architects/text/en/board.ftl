# The table's page: names, numbers and explanations of what lies on it.

## The town

board-whole-town = The whole town
board-workers-of = { $who }'s workers: { $count }
board-nobody = Nobody stands here.
board-stands-here = Here: { $who }.
board-capture-own = Your workers
    .about = Those you take come back to your supply and can work again.
board-capture-other = Workers of somebody else
    .about = Captured ones come to your board. In the Guardhouse you can send them to Prison for a silver each.
board-column = Column { $number }: { $silver } silver
    .name = Price of an apprentice
    .about = What an apprentice of this column costs you now: the price in the Workshop, and a silver on every card you skip where you have fewer workers there than the column's number. Silver on the card you hire is yours.
board-coins = Silver on the card: { $count }
board-empty-slot = No apprentice here
board-plans = Building cards in the pile: { $count }
    .name = Pile of building cards
    .about = Cards are drawn from the top; discarded ones go under it.
board-rewards = Reward cards: { $count }
    .name = Reward cards
    .about = For each level of the Cathedral you reveal the next one and take what it shows. When none is left, a point of virtue remains.
board-rewards-gone = Already used:
board-guildhall-of = Guildhall { $count } / { $spaces }
board-reset-at = The first worker on each of these spaces resets the Black Market: { $spaces }.
board-refresh-at = After the turn of the first worker there, the first two apprentices are exchanged: space { $spaces }.
board-track = Virtue track
    .about = Below 5 nobody can work on the Cathedral, from 10 on nobody on the Black Market. On spaces 0 to 3 less tax is paid. The points of a space count at the end.

## Tabs on a phone

tab-table = Town
tab-workshop = Workshop
tab-cathedral = Cathedral
tab-rivals = Rivals

## A player board

board-good-silver = Silver: { $count }
    .name = Silver
    .about = Pays for apprentices, captures, the Black Market and debts. At the end 10 silver are 1 VP.
board-good-clay = Clay: { $count }
    .name = Clay
    .about = For buildings, and for trades in the King's Storehouse.
board-good-wood = Wood: { $count }
    .name = Wood
    .about = For buildings, the Cathedral, and for trades in the King's Storehouse.
board-good-stone = Stone: { $count }
    .name = Stone
    .about = For buildings, the Cathedral, and for trades in the King's Storehouse.
board-good-gold = Gold: { $count }
    .name = Gold
    .about = For buildings and the Cathedral. At the end each is 1 VP.
board-good-marble = Marble: { $count }
    .name = Marble
    .about = For buildings and the Cathedral. At the end each is 1 VP.
board-resources = Resources: { $count }
    .name = Resources
    .about = Clay, wood, stone, gold and marble together.
board-workers = Workers in the supply: { $count }
    .name = Workers in the supply
    .about = They can still work. Whoever has none takes one back from the board as a turn.
board-virtue = Virtue: space { $count }
    .name = Virtue
    .about = Where the marker stands on the virtue track.
board-debts = Debts: { $front } unpaid, { $back } paid
    .name = Debts
    .about = An unpaid debt costs 2 VP at the end. In the Guardhouse it is paid for 6 silver, 3 of them tax, and brings a point of virtue.
board-debts-short = Unpaid debts: { $count }
    .name = Unpaid debts
    .about = Each costs 2 VP at the end.
board-skill =
    .about = So many apprentices have it. Buildings need skills, but do not use them up.
board-cathedral = Cathedral: level { $count }
    .name = Cathedral
    .about = The level where the marker stands.
board-prison = In Prison: { $count }
    .name = Workers in Prison
    .about = Two of them cost 1 VP at the end. Whoever has three or more when the Black Market is reset loses a point of virtue, and who has most of all takes a debt.
board-captured =
    .name = Captured
    .about = In the Guardhouse they can be sent to Prison for a silver each. Their owner may have them back.
board-buildings = Buildings: { $count }
    .name = Buildings
    .about = So many stand already.
board-apprentices-of = Apprentices { $count } / { $limit }
board-no-apprentices = No apprentices: they are hired in the Workshop.
board-hand = Plans in hand { $count } / { $limit }
board-held = Cards in hand: { $count }
    .name = Cards in hand
    .about = Building cards that the others do not see.
board-no-hand = You have no building cards.
board-ready = can be paid
board-missing = Missing: { $what }
board-yours = has yours:
board-has-yours = { $who } has workers of yours: { $count }

## The rest of the table

board-filled = Guildhall { $count } of { $spaces }
board-next-reset = market reset at { $space }
board-next-end = when it is full, everybody has one more turn
board-last-turns = { $count ->
        [0] the last turn
        [one] { $count } more turn after this one
       *[other] { $count } more turns after this one
    }
board-first = Begins the game
board-whole-board = The whole board
board-invented = An opponent of our own: the schemes of the box are not known to us.
board-no-scheme = No scheme yet.
