# Why a turn is good: more or less of something, by the judgement of the bots (bot/insight.py).

reason-buildings = { $amount ->
    [one] one more building
   *[other] { $amount } more buildings
}
reason-manuscripts = { $amount ->
    [one] one more manuscript
   *[other] { $amount } more manuscripts
}
reason-favours = { $amount ->
    [one] one Cleric Bonus
   *[other] { $amount } Cleric Bonuses
}
reason-leader = { $amount ->
    [one] leads in the castle by one
   *[other] leads in the castle by { $amount }
}
reason-castle = { $amount ->
    [one] one more worker in the castle
   *[other] { $amount } more workers in the castle
}
reason-deeds = { $amount ->
    [one] one more deed
   *[other] { $amount } more deeds
}
reason-fewer-debts = { $amount ->
    [one] one unpaid debt fewer
   *[other] { $amount } unpaid debts fewer
}
reason-silver = { $amount ->
    [one] one more silver
   *[other] { $amount } more silver
}
reason-stone = { $amount ->
    [one] one more stone
   *[other] { $amount } more stone
}
reason-gold = { $amount ->
    [one] one more gold
   *[other] { $amount } more gold
}
reason-ink = { $amount ->
    [one] one more inkwell
   *[other] { $amount } more inkwells
}
reason-cards = { $amount ->
    [one] one more card with icons
   *[other] { $amount } more cards with icons
}
reason-fewer-cards = { $amount ->
    [one] a weak card leaves the deck
   *[other] { $amount } weak cards leave the deck
}
reason-virtue = { $amount ->
    [one] one step of virtue
   *[other] { $amount } steps of virtue
}
reason-fewer-corruption = { $amount ->
    [one] one step of corruption less
   *[other] { $amount } steps of corruption less
}
reason-rivals = { $amount ->
    [one] a rival loses about a point
   *[other] a rival loses about { $amount } points
}
reason-drops = the card that helps drops off next turn
