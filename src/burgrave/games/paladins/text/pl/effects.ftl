# Efekty kart jako zdania: każdy czasownik z liczbą, łączniki, punkty na koniec gry i zniżki.

## Czasowniki

verb-labourer = { $number ->
        [one] weź Parobka
       *[other] weź { $number } Parobków
    }
verb-scout = { $number ->
        [one] weź Zwiadowcę
       *[other] weź { $number } Zwiadowców
    }
verb-merchant = { $number ->
        [one] weź Kupca
       *[other] weź { $number } Kupców
    }
verb-fighter = { $number ->
        [one] weź Wojownika
       *[other] weź { $number } Wojowników
    }
verb-cleric = { $number ->
        [one] weź Kleryka
       *[other] weź { $number } Kleryków
    }
verb-criminal = { $number ->
        [one] weź Złoczyńcę i kartę podejrzenia
       *[other] weź { $number } Złoczyńców, a za każdego kartę podejrzenia
    }
verb-silver = { $number ->
        [one] weź { $number } srebrnik
        [few] weź { $number } srebrniki
       *[many] weź { $number } srebrników
    }
verb-provision = { $number ->
        [one] weź { $number } sztukę zapasów
        [few] weź { $number } sztuki zapasów
       *[many] weź { $number } sztuk zapasów
    }
verb-strength = podnieś siłę o { $number }
verb-influence = podnieś wpływy o { $number }
verb-faith = podnieś wiarę o { $number }
verb-tax = { $number ->
        [one] weź { $number } srebrnik z puli podatków
        [few] weź { $number } srebrniki z puli podatków
       *[many] weź { $number } srebrników z puli podatków
    }
verb-discard = { $number ->
        [one] odrzuć podejrzenie
        [few] odrzuć { $number } podejrzenia
       *[many] odrzuć { $number } podejrzeń
    }
verb-destroy = { $number ->
        [one] zniszcz niespłacony dług
        [few] zniszcz { $number } niespłacone długi
       *[many] zniszcz { $number } niespłaconych długów
    }
verb-flip = { $number ->
        [one] spłać dług
        [few] spłać { $number } długi
       *[many] spłać { $number } długów
    }
verb-take = { $number ->
        [one] weź niespłacony dług
        [few] weź { $number } niespłacone długi
       *[many] weź { $number } niespłaconych długów
    }
verb-pray = zdejmij Robotników z jednej akcji na swojej planszy
verb-recruit = zrekrutuj za darmo kogoś z Mieszczan
verb-develop = postaw warsztat za darmo

## Łączenie

join-and = { $one }, { $other }
join-last = { $one } i { $other }
join-or = { $one } albo { $other }
join-choice = { $one }, a potem { $other }

## Punkty za nawróconych

scoring-points = { $points } PZ
scoring-commission = { scoring-points } za { $each ->
        [one] każdą Misję
        [few] każde { $each } Misje
       *[many] każde { $each } Misji
    }
scoring-attack = { scoring-points } za { $each ->
        [one] każdego zaatakowanego Najeźdźcę
       *[other] każdych { $each } zaatakowanych Najeźdźców
    }
scoring-convert = { scoring-points } za { $each ->
        [one] każdego nawróconego Najeźdźcę
       *[other] każdych { $each } nawróconych Najeźdźców
    }
scoring-fortify = { scoring-points } za { $each ->
        [one] każdą Fortyfikację
        [few] każde { $each } Fortyfikacje
       *[many] każde { $each } Fortyfikacji
    }
scoring-garrison = { scoring-points } za { $each ->
        [one] każdą Mobilizację
        [few] każde { $each } Mobilizacje
       *[many] każde { $each } Mobilizacji
    }
scoring-absolve = { scoring-points } za { $each ->
        [one] każde Rozgrzeszenie
        [few] każde { $each } Rozgrzeszenia
       *[many] każde { $each } Rozgrzeszeń
    }
scoring-develop = { scoring-points } za { $each ->
        [one] każdy warsztat
        [few] każde { $each } warsztaty
       *[many] każde { $each } warsztatów
    }
scoring-townsfolk = { scoring-points } za { $each ->
        [one] każdego zrekrutowanego Mieszczanina
       *[other] każdych { $each } zrekrutowanych Mieszczan
    }
scoring-attacked-saracen = { scoring-points } za { $each ->
        [one] każdego zaatakowanego Saracena
       *[other] każdych { $each } zaatakowanych Saracenów
    }
scoring-attacked-byzantine = { scoring-points } za { $each ->
        [one] każdego zaatakowanego Bizantyjczyka
       *[other] każdych { $each } zaatakowanych Bizantyjczyków
    }
scoring-attacked-viking = { scoring-points } za { $each ->
        [one] każdego zaatakowanego Wikinga
       *[other] każdych { $each } zaatakowanych Wikingów
    }
scoring-mercenary = { scoring-points } za { $each ->
        [one] każdego nawróconego Najemnika
       *[other] każdych { $each } nawróconych Najemników
    }
scoring-order = { scoring-points } za { $each ->
        [one] każdy wypełniony Królewski Dekret
        [few] każde { $each } wypełnione Królewskie Dekrety
       *[many] każde { $each } wypełnionych Królewskich Dekretów
    }
scoring-paid-debt = { scoring-points } za { $each ->
        [one] każdy spłacony dług
        [few] każde { $each } spłacone długi
       *[many] każde { $each } spłaconych długów
    }
scoring-unpaid-debt = { scoring-points } za { $each ->
        [one] każdy niespłacony dług
        [few] każde { $each } niespłacone długi
       *[many] każde { $each } niespłaconych długów
    }
scoring-suspicion = { scoring-points } za { $each ->
        [one] każde podejrzenie
        [few] każde { $each } podejrzenia
       *[many] każde { $each } podejrzeń
    }
scoring-strength = { scoring-points } za { $each ->
        [one] każdy punkt siły
        [few] każde { $each } punkty siły
       *[many] każde { $each } punktów siły
    }
scoring-influence = { scoring-points } za { $each ->
        [one] każdy punkt wpływów
        [few] każde { $each } punkty wpływów
       *[many] każde { $each } punktów wpływów
    }
scoring-faith = { scoring-points } za { $each ->
        [one] każdy punkt wiary
        [few] każde { $each } punkty wiary
       *[many] każde { $each } punktów wiary
    }
scoring = { $unit ->
        [commission] { scoring-commission }
        [fortify] { scoring-fortify }
        [garrison] { scoring-garrison }
        [absolve] { scoring-absolve }
        [develop] { scoring-develop }
        [townsfolk] { scoring-townsfolk }
        [attacked-saracen] { scoring-attacked-saracen }
        [attacked-byzantine] { scoring-attacked-byzantine }
        [attacked-viking] { scoring-attacked-viking }
        [mercenary] { scoring-mercenary }
        [order] { scoring-order }
        [paid-debt] { scoring-paid-debt }
        [unpaid-debt] { scoring-unpaid-debt }
        [suspicion] { scoring-suspicion }
        [strength] { scoring-strength }
        [influence] { scoring-influence }
        [faith] { scoring-faith }
       *[other] { scoring-points }
    }

## Zdolności paladynów

modifier-free-silver = { $action } nie kosztuje srebrników
modifier-free-provisions = { $action } nie kosztuje zapasów
modifier-cheaper-silver = { $action } kosztuje o { $amount ->
        [one] { $amount } srebrnik
        [few] { $amount } srebrniki
       *[many] { $amount } srebrników
    } mniej
modifier-after = po { $action_loc } dodatkowo { $reward }
