# Efekty jako zdania: czasowniki, chwile, warunki, zdolności trwałe i punkty na koniec gry, które dokłada dodatek.

## Czasowniki

verb-order = weź { $number ->
        [one] kartę Królewskich Rozkazów
        [few] { $number } karty Królewskich Rozkazów
       *[many] { $number } kart Królewskich Rozkazów
    }
verb-welcome = przyjmij Wyrzutka
verb-refuse = wygnaj Wyrzutka
verb-recruit = możesz zatrudnić Mieszczanina obok Wicehrabiego za jego koszt
verb-forgive = { $number ->
        [one] oddaj niespłacony dług
       *[other] oddaj do { $number } niespłaconych długów
    }
verb-approve = weź { $number ->
        [one] lenno, od razu nadane
        [few] { $number } lenna, od razu nadane
       *[many] { $number } lenn, od razu nadanych
    }
verb-nothing = nic nie rób

## Części nagród, wyliczane po kolei

part-order = { $number ->
        [one] karta Królewskich Rozkazów
        [few] { $number } karty Królewskich Rozkazów
       *[many] { $number } kart Królewskich Rozkazów
    }
part-welcome = przyjęcie Wyrzutka
part-refuse = wygnanie Wyrzutka
part-recruit = zatrudnienie Mieszczanina obok Wicehrabiego za jego koszt
part-forgive = { $number ->
        [one] oddanie niespłaconego długu
       *[other] oddanie do { $number } niespłaconych długów
    }
part-approve = { $number ->
        [one] nadane lenno
        [few] { $number } nadane lenna
       *[many] { $number } nadanych lenn
    }
part-nothing = nic

## Kiedy działa zdolność i pod jakim warunkiem

moment-after-order = po otrzymaniu karty Królewskich Rozkazów
moment-after-welcome = po przyjęciu Wyrzutka
moment-after-refuse = po wygnaniu Wyrzutka
moment-at-the-end = na koniec gry
condition-order = { $number ->
        [0] na planszy nie ma karty Królewskich Rozkazów
       *[other] na planszy jest karta Królewskich Rozkazów
    }
condition-outsider = { $number ->
        [0] na planszy nie ma Wyrzutka
       *[other] na planszy jest Wyrzutek
    }
condition-trading_posts = { $number ->
        [0] nie masz zbudowanej faktorii
        [one] masz zbudowaną faktorię
        [few] masz zbudowane { $number } faktorie
       *[many] masz zbudowanych { $number } faktorii
    }
condition-guildhalls = { $number ->
        [0] nie masz zbudowanego domu gildii
        [one] masz zbudowany dom gildii
        [few] masz zbudowane { $number } domy gildii
       *[many] masz zbudowanych { $number } domów gildii
    }
condition-workshops = { $number ->
        [0] nie masz zbudowanego warsztatu
        [one] masz zbudowany warsztat
        [few] masz zbudowane { $number } warsztaty
       *[many] masz zbudowanych { $number } warsztatów
    }

## Zdolności trwałe

modifier-dismiss-anywhere = Mieszczanina można odesłać z dowolnej części planszy głównej

## Punkty za Wyrzutków i manuskrypty

scoring-ribbon = liczy się jedna wstęga więcej, dowolnego koloru
scoring-own_link = { scoring-points } za { $each ->
        [one] każde połączenie
        [few] każde { $each } połączenia
       *[many] każde { $each } połączeń
    } z twoimi budynkami na obu końcach
scoring-wedge_majority = { scoring-points } za { $each ->
        [one] każdą sekcję
        [few] każde { $each } sekcje
       *[many] każde { $each } sekcji
    } zamku, gdzie na pierwszych dwóch poziomach masz razem więcej Robotników niż każdy inny gracz
scoring-segment_with_building = { scoring-points } za { $each ->
        [one] każdą część
        [few] każde { $each } części
       *[many] każde { $each } części
    } planszy głównej z twoim budynkiem
scoring-unpaid_debt = { scoring-points } za { $each ->
        [one] każdy niespłacony dług
        [few] każde { $each } niespłacone długi
       *[many] każde { $each } niespłaconych długów
    }
scoring-outsider = { scoring-points } za { $each ->
        [one] każdego Wyrzutka
       *[other] każdych { $each } Wyrzutków
    } w twojej talii
scoring-order = { scoring-points } za { $each ->
        [one] każdą kartę
        [few] każde { $each } karty
       *[many] każde { $each } kart
    } Królewskich Rozkazów w twojej talii
scoring-ribbon_set = { scoring-points } za { $each ->
        [one] każdy zestaw
        [few] każde { $each } zestawy
       *[many] każde { $each } zestawów
    } czterech różnych wstęg
scoring-first_tier = { scoring-points } za { $each ->
        [one] każdego Robotnika
       *[other] każdych { $each } Robotników
    } na pierwszym poziomie zamku
scoring-second_tier = { scoring-points } za { $each ->
        [one] każdego Robotnika
       *[other] każdych { $each } Robotników
    } na drugim poziomie zamku
scoring-third_tier = { scoring-points } za { $each ->
        [one] każdego Robotnika
       *[other] każdych { $each } Robotników
    } na trzecim poziomie zamku
scoring-ribbon_grey = { scoring-points } za { $each ->
        [one] każdą szarą wstęgę
        [few] każde { $each } szare wstęgi
       *[many] każde { $each } szarych wstęg
    }
scoring-ribbon_black = { scoring-points } za { $each ->
        [one] każdą czarną wstęgę
        [few] każde { $each } czarne wstęgi
       *[many] każde { $each } czarnych wstęg
    }
scoring-ribbon_yellow = { scoring-points } za { $each ->
        [one] każdą żółtą wstęgę
        [few] każde { $each } żółte wstęgi
       *[many] każde { $each } żółtych wstęg
    }
scoring-ribbon_blue = { scoring-points } za { $each ->
        [one] każdą niebieską wstęgę
        [few] każde { $each } niebieskie wstęgi
       *[many] każde { $each } niebieskich wstęg
    }
scoring-trading_posts = { scoring-points } za { $each ->
        [one] każdą zbudowaną faktorię
        [few] każde { $each } zbudowane faktorie
       *[many] każde { $each } zbudowanych faktorii
    }
scoring-guildhalls = { scoring-points } za { $each ->
        [one] każdy zbudowany dom gildii
        [few] każde { $each } zbudowane domy gildii
       *[many] każde { $each } zbudowanych domów gildii
    }
scoring-workshops = { scoring-points } za { $each ->
        [one] każdy zbudowany warsztat
        [few] każde { $each } zbudowane warsztaty
       *[many] każde { $each } zbudowanych warsztatów
    }

## Inne warunki, które można dopisać w pliku z poprawkami

condition-own_link = { $number ->
        [0] nie masz połączenia
        [one] masz połączenie
        [few] masz { $number } połączenia
       *[many] masz { $number } połączeń
    } ze swoimi budynkami na obu końcach
condition-wedge_majority = { $number ->
        [0] w żadnej sekcji
        [one] w co najmniej { $number } sekcji
       *[other] w co najmniej { $number } sekcjach
    } zamku masz na pierwszych dwóch poziomach razem więcej Robotników niż każdy inny gracz
condition-segment_with_building = { $number ->
        [0] nie masz części planszy głównej
        [one] masz część planszy głównej
       *[other] masz { $number } części planszy głównej
    } ze swoim budynkiem
condition-unpaid_debt = { $number ->
        [0] nie masz niespłaconego długu
        [one] masz niespłacony dług
        [few] masz { $number } niespłacone długi
       *[many] masz { $number } niespłaconych długów
    }
condition-resource = { $number ->
        [0] nie masz zasobów
        [one] masz zasób
        [few] masz { $number } zasoby
       *[many] masz { $number } zasobów
    }
condition-ribbon_set = { $number ->
        [0] nie masz zestawu
        [one] masz zestaw
        [few] masz { $number } zestawy
       *[many] masz { $number } zestawów
    } czterech różnych wstęg
condition-first_tier = { $number ->
        [0] nie masz Robotnika
        [one] masz Robotnika
       *[other] masz { $number } Robotników
    } na pierwszym poziomie zamku
condition-second_tier = { $number ->
        [0] nie masz Robotnika
        [one] masz Robotnika
       *[other] masz { $number } Robotników
    } na drugim poziomie zamku
condition-third_tier = { $number ->
        [0] nie masz Robotnika
        [one] masz Robotnika
       *[other] masz { $number } Robotników
    } na trzecim poziomie zamku
condition-ribbon_grey = { $number ->
        [0] nie masz szarej wstęgi
        [one] masz szarą wstęgę
        [few] masz { $number } szare wstęgi
       *[many] masz { $number } szarych wstęg
    }
condition-ribbon_black = { $number ->
        [0] nie masz czarnej wstęgi
        [one] masz czarną wstęgę
        [few] masz { $number } czarne wstęgi
       *[many] masz { $number } czarnych wstęg
    }
condition-ribbon_yellow = { $number ->
        [0] nie masz żółtej wstęgi
        [one] masz żółtą wstęgę
        [few] masz { $number } żółte wstęgi
       *[many] masz { $number } żółtych wstęg
    }
condition-ribbon_blue = { $number ->
        [0] nie masz niebieskiej wstęgi
        [one] masz niebieską wstęgę
        [few] masz { $number } niebieskie wstęgi
       *[many] masz { $number } niebieskich wstęg
    }
