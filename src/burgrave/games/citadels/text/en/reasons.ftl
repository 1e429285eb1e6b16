# Why a turn is good: more or less of something, by the judgement of the bots (bot/insight.py).

reason-points = { $amount ->
    [one] a point in the city
   *[other] { $amount } points in the city
}
reason-gold = { $amount ->
    [one] one more gold
   *[other] { $amount } more gold
}
reason-cards = { $amount ->
    [one] one more card worth building
   *[other] { $amount } more cards worth building
}
reason-districts = { $amount ->
    [one] the city is a district nearer to completion
   *[other] { $amount } districts nearer to a complete city
}
reason-nearly = only one district is missing now
reason-types = { $amount ->
    [one] one more type of district for the bonus
   *[other] { $amount } more types of districts for the bonus
}
reason-crown = the crown: you choose first
reason-rivals = { $amount ->
    [one] a rival loses about a point
   *[other] a rival loses about { $amount } points
}
