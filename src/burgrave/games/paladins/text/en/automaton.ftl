# The solo opponent for the printed box: what it asks and tells.

automaton-player = The player
automaton-workshop = Before the game the opponent gets workshops. Turn over a King's Order at random ({ $number } of { $count }) and put its next workshop on that action. Which order is it?
automaton-refresh = Refresh the board: discard whoever still lies on the two places on the right (townsfolk) and on the two on the left (outsiders); the others move up, and new ones come.
automaton-round = Round { $number }.
automaton-order = Turn over this round's King's Order; the opponent puts a workshop on that action. Which order is it?
automaton-new-favour = Turn over this round's King's Favour; its scheme card goes to the discarded schemes. Which favour is it?
automaton-tavern = Choose your paladin and a card of the tavern, and take your workers. What happened?
automaton-criminals = How many Criminals are on the tavern card that was left?
automaton-your-turn = Take your turn. What happened?
automaton-stall = It looks for townsfolk. Who lies at place { $place }, counted from the left?
automaton-camp = It looks for an outsider. Who lies at place { $place }, counted from the left?
automaton-space = It looks for a space. Is this one of the main board free: { $space } ({ $reward })?
automaton-favour = Is this King's Favour free this round: { $favour }?
automaton-wall = The opponent builds a wall: turn over the top card. What does it bring?
automaton-suspicion = The opponent takes a suspicion card: turn it over. How much tax is on it?
automaton-tax = How many silver are in the tax supply before this turn of the opponent?
automaton-suspected = The Inquisition comes. Use your abilities first; how many suspicion cards do you have then?
automaton-standing = It now has: workers { $workers }, resource marker on { $marker }, strength { $strength }, influence { $influence }, faith { $faith }, suspicion cards { $suspicion }, unpaid debts { $unpaid }.
automaton-end = The game is over. The opponent has { $total } points:
automaton-answer-yes = Yes
automaton-answer-no = No
automaton-answer-done = Done, nothing special
automaton-answer-passed = I passed for this round
automaton-answer-inquisition = The Inquisition came
automaton-answer-gone = Empty: there is no card
