# Objaśnienia kart i pól: co na nich jest i co robią. Pierwsza część to rodzaj karty, dalsze to jej działanie.

explain-reconstructed = Żadne źródło nie pokazuje tego w całości: to po części nasze przypuszczenie. Kto ma grę, może je poprawić w pliku z poprawkami.

## Mieszczanie

explain-common = Pospolity Mieszczanin; symbole: { $icons }; koszt i wartość ruchu: { $cost }.
explain-starting = Początkowy Mieszczanin; symbole: { $icons }; wartość ruchu: { $cost }.
explain-hero = Znany Mieszczanin; symbole: { $icons }; wartość ruchu: { $cost }.
explain-hire = Od razu po zatrudnieniu lub odesłaniu: { $does } (str. 22).
explain-ability = Zdolność – { $does }.
explain-plain = Karta bez zdolności.

## Manuskrypty, budynki, Przychylność Kościoła i karty Gracza

explain-manuscript-effect = Od razu: { $does }.
explain-manuscript-scoring = Na koniec gry: { $does } (str. 25).
explain-first = Leży na początku na wierzchu jednego ze stosów.
explain-building = Kosztuje { $cost ->
        [one] { $cost } symbol Budowniczego
        [few] { $cost } symbole Budowniczego
       *[many] { $cost } symboli Budowniczego
    }. Odkrywa na stałe – { $does }.
explain-opponents-building = U SI – { $does }.
explain-favour = Dla tego, kto pierwszy ma 3 takie manuskrypty: { $does }; na koniec gry { $points } PZ (str. 21).
explain-bonus-leader = Dla tego, kto ma najwięcej Robotników na trzecim poziomie zamku; na koniec gry { $points } PZ.
explain-player-card = Wicehrabia zaczyna w miasteczku { $number }. Na początek: { $goods }.
explain-player-effect = Do tego: { $does }.
explain-player-build = Ten budynek staje przy miasteczku, w którym zaczyna Wicehrabia.
explain-player-destroy = Można wybrać dowolną kartę swojej talii.

## Plansze

explain-towns = { $left_name }: { $left_gives } za { $left_per ->
        [one] każdy symbol Kupca
        [few] każde { $left_per } symbole Kupca
       *[many] każde { $left_per } symboli Kupca
    }. { $right_name }: { $right_gives } za { $right_per ->
        [one] każdy symbol Kupca
        [few] każde { $right_per } symbole Kupca
       *[many] każde { $right_per } symboli Kupca
    }.
explain-printed = Nadrukowany Mieszczanin: { $icons }; odesłany za { $cost } daje: { $does }.
explain-printed-manuscript = Nadrukowany manuskrypt; za { $cost } daje: { $does }.
explain-section = Nagroda za wejście Robotnika na drugi poziom zamku: { $does } (str. 18).
explain-site = Nagroda za budowę w tym miejscu: { $does } (str. 16).
explain-link = Nagroda dla właścicieli, gdy stoją budynki na obu końcach: { $does } (str. 16).
explain-track = Nagroda za Kolizję na tym polu: { $does } (str. 22).
explain-track-below = Dla pozostałych graczy: { $does }.
explain-track-below-if = { $number ->
        [0] Dla pozostałych graczy bez Złoczyńcy na planszy
       *[other] Dla pozostałych graczy ze Złoczyńcą na planszy
    }: { $does }.
explain-track-opponent = Dla SI zamiast tego: { $does }.

## Gra jednoosobowa

explain-focus = Główny Cel: { $does }.
explain-start = Zaczyna z długiem, lennem i jednym domem gildii; do tego: { $goods }.
explain-resources = Gdy wybiera zasób, bierze kolejno: { $goods }.
explain-until = { $good_acc } (aż ma { $number })
explain-at-last = { $good_acc }
explain-resources-any = Wszystkie zasoby traktuje jednakowo.
explain-guildhalls = Pod domami gildii ma kolejno: { $icons }.
explain-slots = Na środkowym polu: { $middle }; na prawym: { $right }.
explain-scheme = Najpierw: { $does }. Potem Wicehrabia idzie o { $move ->
        [one] { $move } pole
        [few] { $move } pola
       *[many] { $move } pól
    }.
explain-scheme-options = Na koniec: { $does }.
