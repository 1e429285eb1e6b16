# The solo opponent for the printed box: what it asks and says. Its schemes are our own.

printed-player = The player
printed-board = Who plays against you? The schemes are our own: lay the printed ones aside. The opponent has 20 workers of a colour nobody plays, and a marker on 8 of the Virtue track (Constantine) or on 5 (Helena).
printed-your-turn = Take your turn. Did anything happen that concerns the opponent? Tell it one by one, then say that you are done.
printed-captured-at = Where did you capture its workers?
printed-scheme = Scheme { $number }.
printed-stalls = It wants to go to the Black Market. On which spaces does one of your workers stand?
printed-tax = How much silver lies on the Tax Stand?
printed-top = Is your marker on the fifth level of the Cathedral?
printed-group = Where is your largest group of workers, among those not told yet? Of equal ones the first in this order: Quarry, Forest, Mines, Silversmith, King's Storehouse, Workshop, Tax Stand, Guardhouse, Town Centre.
printed-group-size = How many of your workers are in that group?
printed-guildhall = How many workers of both lie in the Guildhall by now?
printed-drawn = Draw { $count ->
        [one] a building card
       *[other] { $count } building cards
    } for it. Which, in the order in which they were drawn?
printed-gained = It climbs the Cathedral. Turn over the next reward: how much virtue does it bring? (1 without a card)
printed-ambush = How many of your workers stand at the place of this scheme?
printed-coins = How much silver lies on the first apprentice of the upper row?
printed-prison = The Black Market is reset. Send all workers there to Prison, turn the cards, use your abilities. How many of your workers are in Prison now?
printed-poaches = The first apprentice of the upper row goes under the pile, and the row is filled. Lay 2 silver from the supply on the Tax Stand.
printed-rewarded = It takes the virtue of the reward, nothing else; the card leaves the game.
printed-your-virtue = You lose 1 virtue.
printed-standing = It has now: virtue { $virtue }, Cathedral { $cathedral }, silver { $silver }, buildings { $buildings }, debts: unpaid { $unpaid }, paid { $paid }; workers: in the supply { $workers }, in Prison { $prison }, of yours on its board { $captured }.
printed-end = Points of the opponent: { $total }, of which:
printed-tie = To win you need more points; of equal ones more virtue, then more silver.

printed-answer-yes = Yes
printed-answer-no = No
printed-answer-nowhere = Nowhere (no more)
printed-answer-done = Done
printed-answer-captured = I captured workers of its
printed-answer-sent = I sent workers of its to Prison
printed-answer-ransomed = I took my workers back from its board
printed-answer-reset = The Black Market is reset
printed-answer-honoured = My Monument gives everybody virtue
printed-answer-watched = My Watchtower costs it virtue
printed-answer-full = My worker lies on the last space of the Guildhall
