# Odpowiedzi na pytania: krótkie napisy na przyciskach, każdy mówi wprost, co się stanie.

## Wspólne części napisów

paid-silver = { $silver ->
        [0] za darmo
        [one] za { $silver } srebrnik
        [few] za { $silver } srebrniki
       *[many] za { $silver } srebrników
    }
more-silver = { $silver ->
        [0] {""}
        [one] {" "}(dopłata: { $silver } srebrnik)
        [few] {" "}(dopłata: { $silver } srebrniki)
       *[many] {" "}(dopłata: { $silver } srebrników)
    }
trade-rate = { $trade } za { $need ->
        [one] każdy symbol Kupca
        [few] każde { $need } symbole Kupca
       *[many] każde { $need } symboli Kupca
    }
folk-about = { $icons }, wartość { $cost }{ $ability_count ->
        [0] {""}
       *[other] ; { $ability }
    }
copy-about = { $manuscripts_count ->
        [0] manuskrypt nadrukowany na planszy: { $printed }
       *[other] { $manuscripts_acc }
    }

## Początek gry

option-pair = Karta Gracza { $number }: { $goods }; do tego { $reward }{ $heroes_count ->
        [0] {""}
       *[other] ; Znany Mieszczanin: { $heroes } ({ folk-about })
    }

## Tura

option-play = { $card } ({ folk-about })
option-move-to = { $number ->
        [0] Wewnętrzne miasteczko { $left }–{ $right }: zamek ({ $reward }) i { copy-about }
       *[other] Miasteczko { $number }: { trade-rate }
    }; obok { $card }{ more-silver }
option-do = { $what ->
        [trade] Handel{ $trade_count ->
            [0] {""}
           *[other] : { trade-rate }
        }
        [build] Budowa budynku: najtańszy za { $need ->
            [one] { $need } symbol
            [few] { $need } symbole
           *[many] { $need } symboli
        }
        [place_workers] Umieszczenie Robotników w { $section_gen }
       *[transcribe] Przepisanie: { copy-about }
    } (masz { $have ->
        [one] { $have } symbol
        [few] { $have } symbole
       *[many] { $have } symboli
    })
option-dismiss-for = Odeślij { $card_acc } { paid-silver }{ $bonus_count ->
        [0] {""}
       *[other] {" "}(od razu { $bonus })
    }, a potem: { option-do }
option-rest = Nie wykonuj akcji głównej
option-hire = Zatrudnij { $card_acc } { paid-silver } ({ folk-about }){ $bonus_count ->
        [0] {""}
       *[other] ; od razu { $bonus }
    }
option-hire-nobody = Nikogo nie zatrudniaj

## Z czego i gdzie

option-times = { $times ->
        [one] Raz
       *[other] { $times } razy
    }: { $trade }{ more-silver }
option-building = { $building }{ $need ->
        [0] {""}
        [one] {" "}za { $need } symbol
        [few] {" "}za { $need } symbole
       *[many] {" "}za { $need } symboli
    } – odkrywa: { $uncovers }
option-site = { $site }: { $reward }{ $links_count ->
        [0] {""}
        [one] ; połączenie: { $links }
       *[other] ; połączenia: { $links }
    }
option-workers = { $count ->
        [one] { $count } Robotnik
       *[other] { $count } Robotników
    } za { $need ->
        [one] { $need } symbol Szlachcica
        [few] { $need } symbole Szlachcica
       *[many] { $need } symboli Szlachcica
    }
option-pay-with = Zapłać { $good_ins }

## Zamek

option-section = { $section }: { $reward }
option-worker = Z { $from_gen } do { $to_gen }
option-stay = Nie przesuwaj Robotnika
option-push-out = { $own ->
        [0] Wypchnij Robotnika gracza { $seat }
       *[other] Wypchnij własnego Robotnika
    }

## Karty

option-arrange = { $order ->
        [21] Zamień obie karty miejscami
        [132] Zamień drugą kartę z trzecią
        [213] Zamień pierwszą kartę z drugą
        [231] Pierwszą kartę przełóż na koniec
        [312] Trzecią kartę przełóż na początek
        [321] Zamień pierwszą kartę z trzecią
       *[other] Zostaw obecną kolejność
    }
option-discard = Odrzuć { $card_acc } ({ folk-about })
option-discard-top = Odrzuć w ciemno wierzchnią kartę talii
option-destroy = Zniszcz { $card_acc } i weź { $cost ->
        [one] { $cost } srebrnik
        [few] { $cost } srebrniki
       *[many] { $cost } srebrników
    } ({ folk-about })
option-destroy-top = Zniszcz w ciemno wierzchnią kartę talii
option-keep = Zatrzymaj karty

## Nagrody

option-take = Weź { $good_acc }
option-manuscript = Weź { $manuscript_acc }
option-choose = Wybierz: { $reward }
option-resolve = Najpierw: { $reward }
