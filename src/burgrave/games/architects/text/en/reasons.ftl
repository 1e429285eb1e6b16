# Why a turn is good: more or less of something, by the judgement of the bots (bot/insight.py).

reason-points = { $amount ->
    [one] a point of buildings
   *[other] { $amount } points of buildings
}
reason-virtue = { $amount ->
    [one] one step of virtue
   *[other] { $amount } steps of virtue
}
reason-fewer-debts = { $amount ->
    [one] one unpaid debt fewer
   *[other] { $amount } unpaid debts fewer
}
reason-clay = { $amount ->
    [one] one more clay
   *[other] { $amount } more clay
}
reason-wood = { $amount ->
    [one] one more wood
   *[other] { $amount } more wood
}
reason-stone = { $amount ->
    [one] one more stone
   *[other] { $amount } more stone
}
reason-gold = { $amount ->
    [one] one more gold
   *[other] { $amount } more gold
}
reason-marble = { $amount ->
    [one] one more marble
   *[other] { $amount } more marble
}
reason-silver = { $amount ->
    [one] one more silver
   *[other] { $amount } more silver
}
reason-workers = { $amount ->
    [one] one more worker to place
   *[other] { $amount } more workers to place
}
reason-captured = { $amount ->
    [one] one more captured worker to sell
   *[other] { $amount } more captured workers to sell
}
reason-apprentices = { $amount ->
    [one] one more apprentice with skills
   *[other] { $amount } more apprentices with skills
}
reason-cards = { $amount ->
    [one] one more building card
   *[other] { $amount } more building cards
}
reason-plan = a building can be finished soon
reason-mines = { $amount ->
    [one] one more worker in the mines
   *[other] { $amount } more workers in the mines
}
reason-gathering = { $amount ->
    [one] one more worker at the quarry or in the forest
   *[other] { $amount } more workers at the quarry or in the forest
}
reason-rivals = { $amount ->
    [one] a rival loses about a point
   *[other] a rival loses about { $amount } points
}
