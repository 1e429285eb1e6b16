# Dlaczego tura jest dobra: czegoś więcej albo mniej, według oceny botów (bot/insight.py).

reason-strength = { $amount ->
    [one] o jedną Siłę więcej
    [few] o { $amount } Siły więcej
   *[many] o { $amount } Siły więcej
}
reason-influence = { $amount ->
    [one] o jeden Wpływ więcej
    [few] o { $amount } Wpływy więcej
   *[many] o { $amount } Wpływów więcej
}
reason-faith = { $amount ->
    [one] o jedną Wiarę więcej
    [few] o { $amount } Wiary więcej
   *[many] o { $amount } Wiary więcej
}
reason-deeds = { $amount ->
    [one] o jedną akcję liczoną na koniec więcej
    [few] o { $amount } akcje liczone na koniec więcej
   *[many] o { $amount } akcji liczonych na koniec więcej
}
reason-orders = { $amount ->
    [one] Królewski Dekret o krok bliżej
    [few] Królewskie Dekrety bliżej o { $amount } punkty
   *[many] Królewskie Dekrety bliżej o { $amount } punktów
}
reason-walls = { $amount ->
    [one] punkt za mury
    [few] { $amount } punkty za mury
   *[many] { $amount } punktów za mury
}
reason-converts = { $amount ->
    [one] około punktu za nawróconych Najeźdźców
    [few] { $amount } punkty za nawróconych Najeźdźców
   *[many] { $amount } punktów za nawróconych Najeźdźców
}
reason-fewer-debts = { $amount ->
    [one] o jeden dług mniej
    [few] o { $amount } długi mniej
   *[many] o { $amount } długów mniej
}
reason-paid = { $amount ->
    [one] spłacony dług
    [few] { $amount } spłacone długi
   *[many] { $amount } spłaconych długów
}
reason-fewer-suspicion = { $amount ->
    [one] o jedno podejrzenie mniej
    [few] o { $amount } podejrzenia mniej
   *[many] o { $amount } podejrzeń mniej
}
reason-fewer-suspected = koniec z największą liczbą podejrzeń
reason-workers = { $amount ->
    [one] o jednego Robotnika więcej
    [few] o { $amount } Robotników więcej
   *[many] o { $amount } Robotników więcej
}
reason-silver = { $amount ->
    [one] o jeden srebrnik więcej
    [few] o { $amount } srebrniki więcej
   *[many] o { $amount } srebrników więcej
}
reason-provisions = { $amount ->
    [one] o jedną sztukę zapasów więcej
    [few] o { $amount } sztuki zapasów więcej
   *[many] o { $amount } sztuk zapasów więcej
}
reason-workshops = { $amount ->
    [one] warsztat, który oszczędza Robotników
    [few] { $amount } warsztaty, które oszczędzają Robotników
   *[many] { $amount } warsztatów, które oszczędzają Robotników
}
reason-townsfolk = { $amount ->
    [one] Mieszczanin na całą grę
    [few] { $amount } Mieszczanie na całą grę
   *[many] { $amount } Mieszczan na całą grę
}
reason-first = zaczynasz następną rundę
reason-rivals = { $amount ->
    [one] rywal traci około punktu
   *[few] rywal traci około { $amount } punktów
}
