# Dlaczego tura jest dobra: czegoś więcej albo mniej, według oceny botów (bot/insight.py).

reason-buildings = { $amount ->
    [one] o jeden budynek więcej
    [few] o { $amount } budynki więcej
   *[many] o { $amount } budynków więcej
}
reason-manuscripts = { $amount ->
    [one] o jeden manuskrypt więcej
    [few] o { $amount } manuskrypty więcej
   *[many] o { $amount } manuskryptów więcej
}
reason-favours = { $amount ->
    [one] Przychylność Kościoła
    [few] Przychylność Kościoła: { $amount }
   *[many] Przychylność Kościoła: { $amount }
}
reason-leader = { $amount ->
    [one] przewaga w Zamku o jednego Robotnika
   *[few] przewaga w Zamku o { $amount } Robotników
}
reason-castle = { $amount ->
    [one] o jednego Robotnika w Zamku więcej
    [few] o { $amount } Robotników w Zamku więcej
   *[many] o { $amount } Robotników w Zamku więcej
}
reason-deeds = { $amount ->
    [one] o jedno lenno więcej
    [few] o { $amount } lenna więcej
   *[many] o { $amount } lenn więcej
}
reason-fewer-debts = { $amount ->
    [one] o jeden dług mniej
    [few] o { $amount } długi mniej
   *[many] o { $amount } długów mniej
}
reason-silver = { $amount ->
    [one] o jeden srebrnik więcej
    [few] o { $amount } srebrniki więcej
   *[many] o { $amount } srebrników więcej
}
reason-stone = { $amount ->
    [one] o jeden kamień więcej
    [few] o { $amount } kamienie więcej
   *[many] o { $amount } kamieni więcej
}
reason-gold = { $amount ->
    [one] o jedną sztukę złota więcej
    [few] o { $amount } sztuki złota więcej
   *[many] o { $amount } sztuk złota więcej
}
reason-ink = { $amount ->
    [one] o jeden Kałamarz więcej
    [few] o { $amount } Kałamarze więcej
   *[many] o { $amount } Kałamarzy więcej
}
reason-cards = { $amount ->
    [one] o jedną kartę z symbolami więcej
    [few] o { $amount } karty z symbolami więcej
   *[many] o { $amount } kart z symbolami więcej
}
reason-fewer-cards = { $amount ->
    [one] słaba karta znika z talii
    [few] { $amount } słabe karty znikają z talii
   *[many] { $amount } słabych kart znika z talii
}
reason-virtue = { $amount ->
    [one] krok Cnót
    [few] { $amount } kroki Cnót
   *[many] { $amount } kroków Cnót
}
reason-fewer-corruption = { $amount ->
    [one] o krok Korupcji mniej
    [few] o { $amount } kroki Korupcji mniej
   *[many] o { $amount } kroków Korupcji mniej
}
reason-rivals = { $amount ->
    [one] rywal traci około punktu
   *[few] rywal traci około { $amount } punktów
}
reason-drops = karta, która tu pomaga, w następnej turze zejdzie z planszy
