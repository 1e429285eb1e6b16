# Dlaczego nie: powody, dla których czegoś nie można teraz zrobić.

## Przygotowanie

why-pair-taken = Tę parę kart ma już { $whom }.

## Kolejność w turze

why-play-first = Najpierw zagrywasz kartę z ręki; potem rusza Wicehrabia i następuje reszta tury.
why-played = Karta tej tury jest już zagrana.
why-move-first = Najpierw rusza Wicehrabia; akcja główna i zatrudnianie są potem.
why-moved = W tej turze Wicehrabia już się poruszył.
why-act-first = Mieszczan zatrudnia się po akcji głównej, tę kartę za { $cost ->
        [one] { $cost } srebrnik
        [few] { $cost } srebrniki
       *[many] { $cost } srebrników
    } (masz { $have }).
why-action-first = Najpierw wybierz akcję: { $action }.
why-acted = Akcja główna tej tury już minęła.

## Droga Wicehrabiego

why-town-far = Droga ma tam { $far ->
        [one] { $far } pole
        [few] { $far } pola
       *[many] { $far } pól
    }: ponad { $steps } z karty{ $free ->
        [0] {""}
       *[other] {" "}i { $free } za darmo
    } kosztuje to { $silver ->
        [one] { $silver } srebrnik
        [few] { $silver } srebrniki
       *[many] { $silver } srebrników
    } (masz { $have }).
why-town-near = { $near ->
        [0] Tu stoi twój Wicehrabia, a musi ruszyć
        [one] To tylko { $near } pole stąd, a Wicehrabia musi ruszyć
        [few] To tylko { $near } pola stąd, a Wicehrabia musi ruszyć
       *[many] To tylko { $near } pól stąd, a Wicehrabia musi ruszyć
    } co najmniej o { $steps }; droga dookoła ma { $far ->
        [one] { $far } pole
        [few] { $far } pola
       *[many] { $far } pól
    } i kosztuje { $silver ->
        [one] { $silver } srebrnik
        [few] { $silver } srebrniki
       *[many] { $silver } srebrników
    } (masz { $have }).

## Akcje

why-inner-only = To robi się z wewnętrznej ścieżki, a twój Wicehrabia jest na zewnętrznej.
why-outer-only = To robi się z zewnętrznej ścieżki, a twój Wicehrabia jest na wewnętrznej.
why-all-built = Wszystkie twoje budynki już stoją.
why-no-sites = Po tej stronie Rzeki nie ma tu wolnego pola budowy.
why-no-workers = W twojej puli nie ma już Robotników.
why-icons = { icons-sum }.
icons-sum = { $icon ->
        [trade] Kupiec
        [build] Budowniczy
        [noble] Szlachcic
       *[cleric] Kapłan
    } { $sum } z { $need }: { $have ->
        [0] nie masz symboli
        [one] masz { $have } symbol
        [few] masz { $have } symbole
       *[many] masz { $have } symboli
    }{ $goods ->
        [0] {" "}i nie masz czym dopłacić
       *[other] , a dopłacić możesz za { $goods }
    }
why-no-icon = Karta obok Wicehrabiego nie ma ani { $icon ->
        [trade] Kupca
        [build] Budowniczego
        [noble] Szlachcica
       *[cleric] Kapłana
    } ani Złoczyńcy: { $card }.
why-dismiss-silver = Odesłanie { $card_gen } kosztuje { $cost ->
        [one] { $cost } srebrnik
        [few] { $cost } srebrniki
       *[many] { $cost } srebrników
    } (masz { $silver }).
why-dismiss-icons = Nawet gdy odeślesz { $card_acc } { $cost ->
        [one] za { $cost } srebrnik
        [few] za { $cost } srebrniki
       *[many] za { $cost } srebrników
    } – { icons-sum }.
why-dismiss-both = Odesłanie { $card_gen } kosztuje { $cost ->
        [one] { $cost } srebrnik
        [few] { $cost } srebrniki
       *[many] { $cost } srebrników
    } (masz { $silver }), a i to nie wystarczy – { icons-sum }.
why-manuscript-beside = Przepisać można tylko manuskrypt obok Wicehrabiego.
why-section-beside = W tej akcji Robotnicy stają tylko w sekcji obok Wicehrabiego.
why-hire-beside = Zatrudnić lub odesłać można tylko Mieszczanina obok Wicehrabiego.
why-hire-silver = Ta karta kosztuje { $cost ->
        [one] { $cost } srebrnik
        [few] { $cost } srebrniki
       *[many] { $cost } srebrników
    } (masz { $have }).
why-hire-first = Najpierw zdecyduj, czy kogoś zatrudniasz.

## Budynki

why-built = Ten budynek już stoi.
why-other-kind = Za darmo jest teraz tylko { $kind ->
        [trading_post] faktoria
        [guildhall] dom gildii
       *[workshop] warsztat
    }.
why-site-taken = Stoi tu już budynek: { $building } ({ $whom }).
why-site-far = To pole budowy jest w innej części planszy niż twój Wicehrabia.
why-site-river = Od twojego Wicehrabiego dzieli to pole budowy Rzeka.

## Ile i czym

why-few-workers = W twojej puli { $count ->
        [one] jest tylko { $count } Robotnik
       *[other] jest tylko { $count } Robotników
    }.
why-no-good = Przy { $action_loc } nie liczy się: { $good }.
why-few-goods = Za mało: { $good } – potrzeba { $need }, a masz { $have }.

## Zamek, karty i manuskrypty

why-no-trio = Robotnik awansuje stamtąd, gdzie stoi trzech twoich; tu masz ich { $count }.
why-no-worker = Na pierwszym poziomie nie masz tam Robotnika.
why-nobody-there = { $whom } nie ma Robotnika w { $section_gen } na { $tier ->
        [1] pierwszym
       *[other] drugim
    } poziomie.
why-on-board = Karty na twojej planszy zostają na niej: można wziąć kartę z ręki albo z wierzchu talii.
why-discarded = Karty odrzucone zostają na stosie: można wziąć kartę z ręki albo z wierzchu talii.
why-no-pile = Twoja talia i stos kart odrzuconych są puste.
why-empty-slot = Na twojej planszy są tylko dwie karty: można je zamienić, a puste pole zostaje na swoim miejscu.
why-manuscript-cost = Ten manuskrypt kosztuje { $cost }, a za darmo jest teraz tylko manuskrypt o koszcie 3 lub 4.

## Efekty

why-corruption-first = Gdy zdobywa się oba naraz, punkt Korupcji jest przed punktem Cnót.
why-no-debt = Nie masz niespłaconego Długu, który można odwrócić.
why-no-deed = Nie masz zdobytego Lenna, które można odwrócić.
why-fewest-cards = Masz tylko { $count } karty, a mniej mieć nie można.
why-no-cards = Nie masz kart na ręce, w talii ani na stosie kart odrzuconych.
why-nothing-to-arrange = Aby zmienić kolejność, trzeba mieć na planszy dwie karty.
why-no-townsfolk = Na planszy głównej nie ma już Mieszczan.
why-no-worker-inside = Na pierwszym poziomie Zamku nie masz Robotnika.
why-idle = Teraz nic by to nie dało.
