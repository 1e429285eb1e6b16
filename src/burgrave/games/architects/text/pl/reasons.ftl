# Dlaczego tura jest dobra: czegoś więcej albo mniej, według oceny botów (bot/insight.py).

reason-points = { $amount ->
    [one] punkt za budynki
    [few] { $amount } punkty za budynki
   *[many] { $amount } punktów za budynki
}
reason-virtue = { $amount ->
    [one] krok Cnót
    [few] { $amount } kroki Cnót
   *[many] { $amount } kroków Cnót
}
reason-fewer-debts = { $amount ->
    [one] o jeden dług mniej
    [few] o { $amount } długi mniej
   *[many] o { $amount } długów mniej
}
reason-clay = { $amount ->
    [one] o jedną glinę więcej
    [few] o { $amount } gliny więcej
   *[many] o { $amount } gliny więcej
}
reason-wood = { $amount ->
    [one] o jedno drewno więcej
    [few] o { $amount } drewna więcej
   *[many] o { $amount } drewna więcej
}
reason-stone = { $amount ->
    [one] o jeden kamień więcej
    [few] o { $amount } kamienie więcej
   *[many] o { $amount } kamieni więcej
}
reason-gold = { $amount ->
    [one] o jedno złoto więcej
    [few] o { $amount } złota więcej
   *[many] o { $amount } złota więcej
}
reason-marble = { $amount ->
    [one] o jeden marmur więcej
    [few] o { $amount } marmury więcej
   *[many] o { $amount } marmurów więcej
}
reason-silver = { $amount ->
    [one] o jeden srebrnik więcej
    [few] o { $amount } srebrniki więcej
   *[many] o { $amount } srebrników więcej
}
reason-workers = { $amount ->
    [one] o jednego Robotnika do wysłania więcej
    [few] o { $amount } Robotników do wysłania więcej
   *[many] o { $amount } Robotników do wysłania więcej
}
reason-captured = { $amount ->
    [one] o jednego pojmanego Robotnika więcej
    [few] o { $amount } pojmanych Robotników więcej
   *[many] o { $amount } pojmanych Robotników więcej
}
reason-apprentices = { $amount ->
    [one] o jednego Pomocnika więcej
    [few] o { $amount } Pomocników więcej
   *[many] o { $amount } Pomocników więcej
}
reason-cards = { $amount ->
    [one] o jedną kartę budynku więcej
    [few] o { $amount } karty budynków więcej
   *[many] o { $amount } kart budynków więcej
}
reason-plan = wkrótce można postawić budynek
reason-mines = { $amount ->
    [one] o jednego Robotnika w Kopalni więcej
    [few] o { $amount } Robotników w Kopalni więcej
   *[many] o { $amount } Robotników w Kopalni więcej
}
reason-gathering = { $amount ->
    [one] o jednego Robotnika w Kamieniołomie lub Lesie więcej
    [few] o { $amount } Robotników w Kamieniołomie lub Lesie więcej
   *[many] o { $amount } Robotników w Kamieniołomie lub Lesie więcej
}
reason-rivals = { $amount ->
    [one] rywal traci około punktu
   *[few] rywal traci około { $amount } punktów
}
