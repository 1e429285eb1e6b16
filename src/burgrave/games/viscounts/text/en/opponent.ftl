# The AI for the printed box: what it asks and tells.

## Set-up

printed-player = The player
printed-board = Which board does the AI play with?
printed-ring = How does the main board lie? Go clockwise: which segment follows this one: { $segment }?
printed-castle = Which section of the castle lies beside this segment: { $segment }?
printed-begins = Choose your pair of cards. The AI begins where the other one says: which player card is it?

## Turns

printed-your-turn = Take your turn. Did anything happen that concerns the AI? One thing after the other, then say that you are done.
printed-linked = On which building spot did you build?
printed-pushed = Where did you bump off one of its workers?
printed-collided = On which space did your markers meet, after your own abilities?
printed-townsfolk = The AI dismisses townsfolk { $segment_at }. What does the top card there show at its top right?
printed-cost = The AI looks for a manuscript { $segment_at }. What does the top one there cost?
printed-manuscript = The AI takes the manuscript { $segment_at }. Which one is it?
printed-site = Is this building spot free: { $site }?
printed-favour = The AI has three manuscripts of a colour. Is the Cleric Bonus still to be had: { $ribbon }?
printed-workers = The AI pushes into the castle. How many of your workers are in { $section_gen } on the { $tier ->
        [1] first
       *[other] second
    } tier?
printed-third = How many workers do you have on the third tier of the castle?
printed-criminal = The AI resolves a collision. First use your own abilities for collisions. Do you have a criminal on your board?
printed-dismisses = The AI dismisses the townsfolk beside its viscount: the card leaves the game.
printed-resource = You gain any resource for it.
printed-meets = (If your viscount stands there, you may rearrange your cards.)
log-yours = You gain it, too: { $reward }.
printed-standing = It now has: ink { $ink }, gold { $gold }, stone { $stone }; debts { $unpaid } unpaid, { $paid } paid; deeds { $acquired } acquired, { $approved } approved; workers in supply { $workers }; corruption on { $corruption }, virtue on { $virtue }. Its viscount: { $town }.

## The end

printed-ending = The game is over. Which card is uncovered?
printed-approved = How many approved deeds do you have?
printed-paid = How many paid debts do you have?
printed-leads = Does the AI have the Castle Leader card?
printed-end = The AI has { $total } points:
printed-tie = To win you need more points than the AI.

## Answers

printed-place = { $tier ->
        [1] First tier
       *[other] Second tier
    }: { $section }
printed-cost-of = Cost { $cost }
printed-answer-yes = Yes
printed-answer-no = No
printed-answer-done = Done
printed-answer-last = Done, and it was my last turn
printed-answer-met = My viscount ended its way where the AI's stands
printed-answer-linked = I built at the other end of a link of the AI's
printed-answer-pushed = I bumped off one of its workers
printed-answer-collided = I resolved a collision
printed-answer-both = Both: Poverty and Prosperity
printed-answer-gone = The pile is empty
