# Dlaczego tura jest dobra: czegoś więcej albo mniej, według oceny botów (bot/insight.py).

reason-points = { $amount ->
    [one] punkt w mieście
    [few] { $amount } punkty w mieście
   *[many] { $amount } punktów w mieście
}
reason-gold = { $amount ->
    [one] o jedną monetę więcej
    [few] o { $amount } monety więcej
   *[many] o { $amount } monet więcej
}
reason-cards = { $amount ->
    [one] o jedną kartę wartą budowy więcej
    [few] o { $amount } karty warte budowy więcej
   *[many] o { $amount } kart wartych budowy więcej
}
reason-districts = { $amount ->
    [one] miasto o dzielnicę bliżej ukończenia
    [few] o { $amount } dzielnice bliżej ukończenia miasta
   *[many] o { $amount } dzielnic bliżej ukończenia miasta
}
reason-nearly = brakuje już tylko jednej dzielnicy
reason-types = { $amount ->
    [one] o jeden rodzaj dzielnic do premii więcej
    [few] o { $amount } rodzaje dzielnic do premii więcej
   *[many] o { $amount } rodzajów dzielnic do premii więcej
}
reason-crown = korona: wybierasz jako pierwszy gracz
reason-rivals = { $amount ->
    [one] rywal traci około punktu
   *[few] rywal traci około { $amount } punktów
}
