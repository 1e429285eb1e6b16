# The expansion as a whole: scoring and its setting.

score-outsiders = Outsiders
score-builders = Bonus builders

house-gates_of_gold = The expansion Gates of Gold: outsiders, King's Orders, manuscript boards and new cards; by default no.
    .form = Gates of Gold
    .about = People from far away can be welcomed into a deck or refused. There are also manuscript boards with new abilities, bonus cards for builders, and new townsfolk.

## What takes part

taking-outsiders = Outsiders before the golden wall: { $count } cards
taking-newcomers = New Townsfolk: { $count } cards
