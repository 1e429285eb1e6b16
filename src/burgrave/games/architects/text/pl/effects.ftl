# Efekty jako zdania: każdy czasownik z liczbą, łączniki, chwile, punkty na koniec gry i działania trwałe.

## Czasowniki

verb-clay = weź { part-clay.acc }
verb-wood = weź { part-wood.acc }
verb-stone = weź { part-stone.acc }
verb-gold = weź { part-gold.acc }
verb-marble = weź { part-marble.acc }
verb-silver = weź { part-silver.acc }
verb-materials = weź { part-materials.acc }
verb-wood_stone = weź { part-wood_stone.acc }
verb-gain = weź { $what_acc }
verb-virtue = zdobądź { part-virtue.acc }
verb-lose_virtue = strać { part-virtue.acc }
verb-everybody = { $what ->
        [virtue] każdy gracz zdobywa { part-virtue.acc }
        [silver] każdy gracz bierze { part-silver.acc }
       *[other] każdy, kto ma w Więzieniu co najmniej 3 swoich Robotników, traci { part-virtue.acc }
    }
verb-debt = weź { part-debt.acc }
verb-destroy_debt = zniszcz niespłacony dług
verb-plans = dobierz { part-plans.acc }
verb-plan = oddaj { part-plan.acc }
verb-hire = zatrudnij za darmo dowolnego z odkrytych Pomocników
verb-dismiss = odrzuć jednego ze swoich Pomocników
verb-capture = pojmaj za darmo { $number ->
        [one] grupę Robotników
        [few] { $number } grupy Robotników
       *[many] { $number } grup Robotników
    }
verb-release = { $what ->
        [all] uwolnij z Więzienia wszystkich swoich Robotników
       *[other] uwolnij z Więzienia { $number ->
            [one] swojego Robotnika
           *[other] do { $number } swoich Robotników
        }
    }
verb-reclaim = odzyskaj swoich Robotników z plansz innych graczy
verb-guildhall = postaw jeszcze jednego Robotnika w Domu Gildii i znowu buduj

## Czasowniki, które zna tylko wirtualny przeciwnik

verb-build = zbuduj wierzchnią kartę ze stosu budynków
verb-cathedral = wejdź w Katedrze o poziom wyżej
verb-stash = weź srebrnik za każdego swojego Robotnika w tym miejscu, najwyżej 3
verb-ambush = pojmaj Robotników gracza w tym miejscu, jeśli jest ich co najmniej 2, a inaczej weź 1 srebrnik
verb-poach = odrzuć pierwszego Pomocnika z górnego rzędu, weź srebrniki z jego karty i połóż 2 srebrniki u Poborcy Podatkowego
verb-tax = weź wszystkie srebrniki Poborcy Podatkowego
verb-seize_largest = połóż srebrnik u Poborcy Podatkowego i pojmaj największą grupę Robotników gracza
verb-recall = zabierz do puli swoją największą grupę Robotników, ale nie z Placu Miejskiego
verb-guard = zrób pierwszą możliwą rzecz w Wartowni, a jeśli żadnej się nie da, weź 1 srebrnik

## Łączenie

join-and = { $one }, { $other }
join-last = { $one } i { $other }
join-or = { $one } albo { $other }
join-choice = { $one }, a potem { $other }
join-pay = { $price } i { $gain }

## Ceny

price-clay = oddaj { part-clay.acc }
price-wood = oddaj { part-wood.acc }
price-stone = oddaj { part-stone.acc }
price-gold = oddaj { part-gold.acc }
price-marble = oddaj { part-marble.acc }
price-silver = oddaj { part-silver.acc }
price-materials = oddaj { part-materials.acc }
price-wood_stone = oddaj { part-wood_stone.acc }
price-plan = oddaj { part-plan.acc }
price-lose_virtue = strać { part-virtue.acc }
price-debt = weź { part-debt.acc }

## Części nagród, wyliczane po kolei

part-clay = { $number } { $number ->
        [one] glina
       *[other] gliny
    }
    .acc = { $number } { $number ->
        [one] glinę
       *[other] gliny
    }
part-wood = { $number } { $number ->
        [one] drewno
       *[other] drewna
    }
    .acc = { $number } { $number ->
        [one] drewno
       *[other] drewna
    }
part-stone = { $number } { $number ->
        [one] kamień
        [few] kamienie
       *[many] kamieni
    }
    .acc = { $number } { $number ->
        [one] kamień
        [few] kamienie
       *[many] kamieni
    }
part-gold = { $number } { $number ->
        [one] złoto
       *[other] złota
    }
    .acc = { $number } { $number ->
        [one] złoto
       *[other] złota
    }
part-marble = { $number } { $number ->
        [one] marmur
        [few] marmury
       *[many] marmurów
    }
    .acc = { $number } { $number ->
        [one] marmur
        [few] marmury
       *[many] marmurów
    }
part-silver = { $number } { $number ->
        [one] srebrnik
        [few] srebrniki
       *[many] srebrników
    }
    .acc = { $number } { $number ->
        [one] srebrnik
        [few] srebrniki
       *[many] srebrników
    }
part-materials = { $number ->
        [one] dowolna sztuka
        [few] dowolne { $number } sztuki
       *[many] dowolne { $number } sztuk
    } gliny, drewna lub kamienia
    .acc = { $number ->
        [one] dowolną sztukę
        [few] dowolne { $number } sztuki
       *[many] dowolne { $number } sztuk
    } gliny, drewna lub kamienia
part-wood_stone = { $number ->
        [one] dowolna sztuka
        [few] dowolne { $number } sztuki
       *[many] dowolne { $number } sztuk
    } drewna lub kamienia
    .acc = { $number ->
        [one] dowolną sztukę
        [few] dowolne { $number } sztuki
       *[many] dowolne { $number } sztuk
    } drewna lub kamienia
part-virtue = { $number ->
        [one] punkt Cnót
        [few] { $number } punkty Cnót
       *[many] { $number } punktów Cnót
    }
    .acc = { $number ->
        [one] punkt Cnót
        [few] { $number } punkty Cnót
       *[many] { $number } punktów Cnót
    }
part-lose_virtue = { $number ->
        [one] strata punktu Cnót
       *[other] strata { $number } punktów Cnót
    }
    .acc = { $number ->
        [one] stratę punktu Cnót
       *[other] stratę { $number } punktów Cnót
    }
part-everybody = { $what ->
        [virtue] { part-virtue } dla każdego gracza
        [silver] { part-silver } dla każdego gracza
       *[other] { part-lose_virtue } dla każdego, kto ma w Więzieniu co najmniej 3 swoich Robotników
    }
    .acc = { $what ->
        [virtue] { part-virtue.acc } dla każdego gracza
        [silver] { part-silver.acc } dla każdego gracza
       *[other] { part-lose_virtue.acc } dla każdego, kto ma w Więzieniu co najmniej 3 swoich Robotników
    }
part-debt = { $number ->
        [one] niespłacony dług
        [few] { $number } niespłacone długi
       *[many] { $number } niespłaconych długów
    }
    .acc = { $number ->
        [one] niespłacony dług
        [few] { $number } niespłacone długi
       *[many] { $number } niespłaconych długów
    }
part-destroy_debt = zniszczenie niespłaconego długu
    .acc = zniszczenie niespłaconego długu
part-plans = { $number } { $number ->
        [one] karta budynku
        [few] karty budynków
       *[many] kart budynków
    }
    .acc = { $number } { $number ->
        [one] kartę budynku
        [few] karty budynków
       *[many] kart budynków
    }
part-plan = { part-plans } z ręki
    .acc = { part-plans.acc } z ręki
part-hire = darmowe zatrudnienie Pomocnika
    .acc = darmowe zatrudnienie Pomocnika
part-dismiss = odrzucenie Pomocnika
    .acc = odrzucenie Pomocnika
part-capture = { $number ->
        [one] darmowe pojmanie grupy Robotników
       *[other] darmowe pojmanie { $number } grup Robotników
    }
    .acc = { part-capture }
part-release = { $what ->
        [all] uwolnienie z Więzienia wszystkich swoich Robotników
       *[other] uwolnienie z Więzienia { $number ->
            [one] swojego Robotnika
           *[other] do { $number } swoich Robotników
        }
    }
    .acc = { part-release }
part-reclaim = odzyskanie swoich pojmanych Robotników
    .acc = odzyskanie swoich pojmanych Robotników
part-guildhall = jeszcze jeden Robotnik w Domu Gildii
    .acc = jeszcze jednego Robotnika w Domu Gildii
part-build = budowa budynku
    .acc = budowę budynku
part-cathedral = poziom wyżej w Katedrze
    .acc = poziom wyżej w Katedrze
part-stash = srebrnik za każdego Robotnika w tym miejscu, najwyżej 3
    .acc = srebrnik za każdego Robotnika w tym miejscu, najwyżej 3
part-ambush = pojmanie Robotników gracza w tym miejscu, jeśli jest ich co najmniej 2, a inaczej 1 srebrnik
    .acc = pojmanie Robotników gracza w tym miejscu, jeśli jest ich co najmniej 2, a inaczej 1 srebrnik
part-poach = odrzucenie pierwszego Pomocnika z górnego rzędu i srebrniki z jego karty; 2 srebrniki dla Poborcy Podatkowego
    .acc = odrzucenie pierwszego Pomocnika z górnego rzędu i srebrniki z jego karty; 2 srebrniki dla Poborcy Podatkowego
part-tax = wszystkie srebrniki Poborcy Podatkowego
    .acc = wszystkie srebrniki Poborcy Podatkowego
part-seize_largest = pojmanie największej grupy Robotników gracza; srebrnik dla Poborcy Podatkowego
    .acc = pojmanie największej grupy Robotników gracza; srebrnik dla Poborcy Podatkowego
part-recall = powrót największej własnej grupy Robotników do puli, ale nie z Placu Miejskiego
    .acc = powrót największej własnej grupy Robotników do puli, ale nie z Placu Miejskiego
part-guard = pierwsza możliwa rzecz w Wartowni, a jeśli żadnej się nie da, 1 srebrnik
    .acc = pierwszą możliwą rzecz w Wartowni, a jeśli żadnej się nie da, 1 srebrnik
part-and = { $one } i { $other }
    .acc = { $one_acc } i { $other_acc }
part-or = { $one } albo { $other }
    .acc = { $one_acc } albo { $other_acc }
part-choice = { $what }
    .acc = { $what_acc }
part-pay = { $gain } za { $price_acc }
    .acc = { $gain_acc } za { $price_acc }

## Kiedy coś działa

ability = { $when }: { $does }
ability-if = { $when }, jeśli { $condition }: { $does }
effect-built = po zbudowaniu { $does }
effect-ends = na koniec gry { $does }
effect-per = { $does } za { $each }
effect-if = { $does }, jeśli { $condition }
moment-quarry = w Kamieniołomie
moment-forest = w Lesie
moment-mines = w Kopalni
moment-silversmith = u Złotnika
moment-tax-stand = u Poborcy Podatkowego
moment-black-market = na Czarnym Rynku
moment-cathedral = po pracy w Katedrze
moment-building = po zbudowaniu budynku
moment-debt-paid = po spłaceniu długu
moment-reset = podczas Odświeżenia Czarnego Rynku
moment-sent = po wtrąceniu pojmanych do Więzienia
moment-trade = jako wymiana w Królewskim Skarbcu
moment-storehouse = w Królewskim Skarbcu

## Warunki

condition-prisoner = { $number ->
        [0] nie masz swoich Robotników w Więzieniu
       *[other] masz w Więzieniu co najmniej { $number } swoich Robotników
    }
condition-debt = { $number ->
        [0] nie masz niespłaconego długu
       *[other] masz niespłacone długi: { $number } lub więcej
    }
condition-paid_debt = { $number ->
        [0] nie masz spłaconego długu
       *[other] masz spłacone długi: { $number } lub więcej
    }
condition-carpentry = { $number ->
        [0] nie masz ciesielstwa
       *[other] masz ciesielstwo u { $number } lub więcej Pomocników
    }
condition-tiling = { $number ->
        [0] nie masz dekarstwa
       *[other] masz dekarstwo u { $number } lub więcej Pomocników
    }
condition-masonry = { $number ->
        [0] nie masz kamieniarstwa
       *[other] masz kamieniarstwo u { $number } lub więcej Pomocników
    }
condition-virtue = { $number ->
        [0] twoje Cnoty są na polu 0
       *[other] twoje Cnoty są na polu { $number } lub wyżej
    }
condition-materials = { $number ->
        [0] nie masz gliny, drewna ani kamienia
       *[other] masz razem { $number } lub więcej gliny, drewna i kamienia
    }
condition-gold = { $number ->
        [0] nie masz złota
       *[other] masz { $number } lub więcej złota
    }
condition-marble = { $number ->
        [0] nie masz marmuru
       *[other] masz { $number } lub więcej marmuru
    }
condition-building = { $number ->
        [0] nie masz budynku
       *[other] masz budynki: { $number } lub więcej
    }
condition-captured = { $number ->
        [0] nie masz pojmanych Robotników
       *[other] masz na planszy { $number } lub więcej pojmanych Robotników
    }
condition-cathedral = { $number ->
        [0] stoisz na dole Katedry
       *[other] stoisz w Katedrze na poziomie { $number } lub wyżej
    }
condition-skill_set = { $number ->
        [0] nie masz zestawu trzech różnych zdolności
       *[other] masz zestawy trzech różnych zdolności: { $number } lub więcej
    }
condition-tool = { $number ->
        [0] nie masz narzędzia
       *[other] masz narzędzia: { $number } lub więcej
    }
condition-adornment = { $number ->
        [0] nie masz zdobienia
       *[other] masz zdobienia: { $number } lub więcej
    }
condition-most-clay = masz więcej gliny niż każdy inny gracz
condition-most-wood = masz więcej drewna niż każdy inny gracz
condition-most-stone = masz więcej kamienia niż każdy inny gracz
condition-most-silver = masz więcej srebrników niż każdy inny gracz
condition-most-cathedral = stoisz w Katedrze wyżej niż każdy inny gracz

## Za ile czego

each-carpentry = { $each ->
        [one] każdego twojego Pomocnika z ciesielstwem
       *[other] każdych { $each } twoich Pomocników z ciesielstwem
    }
each-tiling = { $each ->
        [one] każdego twojego Pomocnika z dekarstwem
       *[other] każdych { $each } twoich Pomocników z dekarstwem
    }
each-masonry = { $each ->
        [one] każdego twojego Pomocnika z kamieniarstwem
       *[other] każdych { $each } twoich Pomocników z kamieniarstwem
    }
each-virtue = { $each ->
        [one] każdy punkt Cnót
        [few] każde { $each } punkty Cnót
       *[many] każde { $each } punktów Cnót
    }
each-materials = { $each ->
        [one] każdą sztukę gliny, drewna lub kamienia
        [few] każde { $each } sztuki gliny, drewna lub kamienia
       *[many] każde { $each } sztuk gliny, drewna lub kamienia
    }
each-gold = { $each ->
        [one] każdą sztukę złota
        [few] każde { $each } sztuki złota
       *[many] każde { $each } sztuk złota
    }
each-marble = { $each ->
        [one] każdą sztukę marmuru
        [few] każde { $each } sztuki marmuru
       *[many] każde { $each } sztuk marmuru
    }
each-building = { $each ->
        [one] każdy twój budynek
        [few] każde { $each } twoje budynki
       *[many] każde { $each } twoich budynków
    }
each-captured = { $each ->
        [one] każdego pojmanego Robotnika na twojej planszy
       *[other] każdych { $each } pojmanych Robotników na twojej planszy
    }
each-debt = { $each ->
        [one] każdy niespłacony dług
        [few] każde { $each } niespłacone długi
       *[many] każde { $each } niespłaconych długów
    }
each-paid_debt = { $each ->
        [one] każdy spłacony dług
        [few] każde { $each } spłacone długi
       *[many] każde { $each } spłaconych długów
    }
each-cathedral = { $each ->
        [one] każdy twój poziom w Katedrze
        [few] każde { $each } twoje poziomy w Katedrze
       *[many] każde { $each } twoich poziomów w Katedrze
    }
each-skill_set = { $each ->
        [one] każdy zestaw trzech różnych zdolności
        [few] każde { $each } zestawy trzech różnych zdolności
       *[many] każde { $each } zestawów trzech różnych zdolności
    }
each-tool = { $each ->
        [one] każde twoje narzędzie
        [few] każde { $each } twoje narzędzia
       *[many] każde { $each } twoich narzędzi
    }
each-adornment = { $each ->
        [one] każde twoje zdobienie
        [few] każde { $each } twoje zdobienia
       *[many] każde { $each } twoich zdobień
    }

## Punkty za budynki

scoring-points = { $points } PZ
scoring-carpentry = { scoring-points } za { each-carpentry }
scoring-tiling = { scoring-points } za { each-tiling }
scoring-masonry = { scoring-points } za { each-masonry }
scoring-virtue = { scoring-points } za { each-virtue }
scoring-materials = { scoring-points } za { each-materials }
scoring-gold = { scoring-points } za { each-gold }
scoring-marble = { scoring-points } za { each-marble }
scoring-building = { scoring-points } za { each-building }
scoring-captured = { scoring-points } za { each-captured }
scoring-debt = { scoring-points } za { each-debt }
scoring-paid_debt = { scoring-points } za { each-paid_debt }
scoring-cathedral = { scoring-points } za { each-cathedral }
scoring-skill_set = { scoring-points } za { each-skill_set }
scoring-tool = { scoring-points } za { each-tool }
scoring-adornment = { scoring-points } za { each-adornment }
scoring-most-clay = { scoring-points }, jeśli { condition-most-clay }
scoring-most-wood = { scoring-points }, jeśli { condition-most-wood }
scoring-most-stone = { scoring-points }, jeśli { condition-most-stone }
scoring-most-silver = { scoring-points }, jeśli { condition-most-silver }
scoring-most-cathedral = { scoring-points }, jeśli { condition-most-cathedral }
scoring-if = { $scoring }, jeśli { $condition }

## Działania trwałe

modifier-cheaper-tax = każda akcja z podatkiem kosztuje o { $amount ->
        [one] { $amount } srebrnik podatku
        [few] { $amount } srebrniki podatku
       *[many] { $amount } srebrników podatku
    } mniej
modifier-cheaper-silver = { $action_at } płacisz o { $amount ->
        [one] { $amount } srebrnik
        [few] { $amount } srebrniki
       *[many] { $amount } srebrników
    } mniej{ $action_tax }
modifier-cheaper-virtue = { $action_at } tracisz o { $amount ->
        [one] { $amount } punkt Cnót
        [few] { $amount } punkty Cnót
       *[many] { $amount } punktów Cnót
    } mniej
modifier-cheaper-wood_stone = za budynek i za poziom Katedry płacisz o { $amount ->
        [one] { $amount } drewno lub kamień
       *[other] { $amount } drewna lub kamienia
    } mniej
modifier-cheaper-plan = za poziom Katedry nie oddajesz karty budynku
modifier-workers = { $action_at } liczysz o { $amount ->
        [one] { $amount } Robotnika
       *[other] { $amount } Robotników
    } więcej
modifier-apprentices = możesz mieć o { $amount ->
        [one] { $amount } Pomocnika
       *[other] { $amount } Pomocników
    } więcej
modifier-ransom = zamiast brać dług, możesz zapłacić { $amount ->
        [one] { $amount } srebrnik
        [few] { $amount } srebrniki
       *[many] { $amount } srebrników
    }
modifier-cheaper-debt = na koniec gry każdy twój niespłacony dług kosztuje o { $amount } PZ mniej
modifier-dearer-debt = na koniec gry każdy twój niespłacony dług kosztuje o { $amount } PZ więcej
modifier-as = { $what } i { $instead } zastępują się nawzajem
modifier-plans = { $action_at } wybiera najlepszą z { $amount ->
        [one] dwóch wierzchnich kart
       *[other] kilku wierzchnich kart (o { $amount } więcej)
    }
modifier-captures = { $action_at } zabiera o { $amount ->
        [one] { $amount } grupę
        [few] { $amount } grupy
       *[many] { $amount } grup
    } więcej
