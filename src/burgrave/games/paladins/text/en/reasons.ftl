# Why a turn is good: more or less of something, by the judgement of the bots (bot/insight.py).

reason-strength = { $amount ->
    [one] one more Strength
   *[other] { $amount } more Strength
}
reason-influence = { $amount ->
    [one] one more Influence
   *[other] { $amount } more Influence
}
reason-faith = { $amount ->
    [one] one more Faith
   *[other] { $amount } more Faith
}
reason-deeds = { $amount ->
    [one] one more action that counts at the end
   *[other] { $amount } more actions that count at the end
}
reason-orders = { $amount ->
    [one] a King's Order comes nearer
   *[other] { $amount } points or so nearer to King's Orders
}
reason-walls = { $amount ->
    [one] a point of walls
   *[other] { $amount } points of walls
}
reason-converts = { $amount ->
    [one] about a point by converted Outsiders
   *[other] { $amount } points or so by converted Outsiders
}
reason-fewer-debts = { $amount ->
    [one] one debt fewer
   *[other] { $amount } debts fewer
}
reason-paid = { $amount ->
    [one] a debt is paid
   *[other] { $amount } debts are paid
}
reason-fewer-suspicion = { $amount ->
    [one] one suspicion fewer
   *[other] { $amount } suspicions fewer
}
reason-fewer-suspected = no longer the most suspected
reason-workers = { $amount ->
    [one] one more worker
   *[other] { $amount } more workers
}
reason-silver = { $amount ->
    [one] one more silver
   *[other] { $amount } more silver
}
reason-provisions = { $amount ->
    [one] one more provision
   *[other] { $amount } more provisions
}
reason-workshops = { $amount ->
    [one] a workshop that saves workers
   *[other] { $amount } workshops that save workers
}
reason-townsfolk = { $amount ->
    [one] one of the Townsfolk for the whole game
   *[other] { $amount } of the Townsfolk for the whole game
}
reason-first = you begin the next round
reason-rivals = { $amount ->
    [one] a rival loses about a point
   *[other] a rival loses about { $amount } points
}
