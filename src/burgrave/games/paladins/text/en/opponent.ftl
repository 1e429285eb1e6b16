# The solo opponent for the printed box: what it asks and tells.

printed-player = The player
printed-workshop = Before the game the opponent gets workshops. Turn over a King's Order at random ({ $number } of { $count }) and put its next workshop on that action. Which order is it?
printed-refresh = Refresh the board: discard whoever still lies on the two places on the right (townsfolk) and on the two on the left (outsiders); the others move up, and new ones come.
printed-round = Round { $number }.
printed-order = Turn over this round's King's Order; the opponent puts a workshop on that action. Which order is it?
printed-new-favour = Turn over this round's King's Favour; its scheme card goes to the discarded schemes. Which favour is it?
printed-tavern = Choose your paladin and a card of the tavern, and take your workers. What happened?
printed-criminals = How many Criminals are on the tavern card that was left?
printed-your-turn = Take your turn. What happened?
printed-stall = It looks for townsfolk. Who lies at place { $place }, counted from the left?
printed-camp = It looks for an outsider. Who lies at place { $place }, counted from the left?
printed-space = It looks for a space. Is this one of the main board free: { $space } ({ $reward })?
printed-favour = Is this King's Favour free this round: { $favour }?
printed-wall = The opponent builds a wall: turn over the top card. What does it bring?
printed-suspicion = The opponent takes a suspicion card: turn it over. How much tax is on it?
printed-tax = How many silver are in the tax supply before this turn of the opponent?
printed-suspected = The Inquisition comes. Use your abilities first; how many suspicion cards do you have then?
printed-standing = It now has: workers { $workers }, resource marker on { $marker }, strength { $strength }, influence { $influence }, faith { $faith }, suspicion cards { $suspicion }, unpaid debts { $unpaid }.
printed-end = The game is over. The opponent has { $total } points:
printed-tie = Among equal points more points for King's Orders win, then fewer suspicion cards (the opponent has { $suspicion }). Where that does not decide either, you share the victory.
printed-answer-yes = Yes
printed-answer-no = No
printed-answer-done = Done, nothing special
printed-answer-passed = I passed for this round
printed-answer-inquisition = The Inquisition came
printed-answer-gone = Empty: there is no card
