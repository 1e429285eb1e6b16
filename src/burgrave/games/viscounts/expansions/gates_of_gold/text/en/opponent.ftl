# The AI for the printed box with the expansion: what it asks and says.

printed-answer-gates_of_gold = I play with Gates of Gold
printed-with-gates_of_gold = You play with Gates of Gold. The AI gets no manuscript board. It gains the Castle Leader and the Bonus Builders, but for their points alone. Whenever outsiders leave the row, on your turn too, slide the others to the right before you reveal new ones.
printed-ends-gates_of_gold = First resolve your Assassins and Rogues.
printed-turns_away = The AI removes the 2 right-most outsiders from the game; nothing on them takes effect. Slide the others to the right and reveal new ones, as long as there are any.
printed-diversified = The AI now has a building of each kind. Is the Diversified Builder card still to be had?
printed-specialized = The AI now has three buildings of one kind. Is the Specialized Builder card still to be had?
printed-gains-diversified = The AI gains the Diversified Builder card.
printed-gains-specialized = The AI gains the Specialized Builder card.
