# Efekty jako zdania: każdy czasownik z liczbą, łączniki, chwile, punkty na koniec gry i zdolności trwałe.

## Czasowniki

verb-silver = weź { part-silver.acc }
verb-stone = weź { part-stone.acc }
verb-gold = weź { part-gold.acc }
verb-ink = weź { part-ink.acc }
verb-resource = weź { part-resource.acc }
verb-gain = weź { $what_acc }
verb-virtue = zdobądź { $number ->
        [one] punkt Cnót
        [few] { $number } punkty Cnót
       *[many] { $number } punktów Cnót
    }
verb-corruption = weź { $number ->
        [one] punkt Korupcji
        [few] { $number } punkty Korupcji
       *[many] { $number } punktów Korupcji
    }
verb-debt = weź { part-debt.acc }
verb-deed = weź { part-deed.acc }
verb-flip = odwróć { $what ->
        [debt] dług
        [deed] lenno
       *[other] dług lub lenno
    }
verb-discard = odrzuć { $number ->
        [one] kartę
       *[other] do { $number } kart
    }
verb-destroy = zniszcz { $number ->
        [one] kartę
       *[other] do { $number } kart
    }
verb-draw = dobierz { $number ->
        [one] kartę
        [few] { $number } karty
       *[many] { $number } kart
    }
verb-rearrange = zmień kolejność kart na swojej planszy
verb-shuffle = wtasuj odrzucone karty do talii
verb-hire = zatrudnij za darmo { $number ->
        [one] jednego
       *[other] { $number }
    } z odkrytych Mieszczan
verb-castle = przesuń swojego Robotnika na pierwszym poziomie zamku do sąsiedniej sekcji
verb-workers = umieść za darmo { $number ->
        [one] Robotnika w dowolnej sekcji zamku
       *[other] { $number } Robotników w dowolnej sekcji zamku
    }
verb-build = { $what ->
        [trading_post] zbuduj za darmo faktorię na dowolnym wolnym polu budowy
        [guildhall] zbuduj za darmo dom gildii na dowolnym wolnym polu budowy
        [workshop] zbuduj za darmo warsztat na dowolnym wolnym polu budowy
       *[other] zbuduj budynek
    }
verb-manuscript = weź za darmo odkryty manuskrypt o koszcie 3 lub 4

## Czasowniki, które zna tylko SI

verb-dismiss = odeślij za darmo Mieszczanina obok Wicehrabiego
verb-scheme = { $number ->
        [one] połóż wierzchni Przyszły Schemat na stosie kart odrzuconych SI
        [few] połóż { $number } wierzchnie Przyszłe Schematy na stosie kart odrzuconych SI
       *[many] połóż { $number } wierzchnich Przyszłych Schematów na stosie kart odrzuconych SI
    }
verb-focus = zrealizuj Główny Cel
verb-place_workers = umieść Robotników w zamku
verb-transcribe = przepisz manuskrypt

## Łączenie

join-and = { $one }, { $other }
join-last = { $one } i { $other }
join-or = { $one } albo { $other }
part-else = { $one } albo, jeśli to niemożliwe, { $other }
join-else = { $one }; jeśli się nie da, { $other }
join-choice = { $one }, a potem { $other }

## Części nagród, wyliczane po kolei

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
part-stone = { $number ->
        [one] kamień
        [few] { $number } kamienie
       *[many] { $number } kamieni
    }
    .acc = { $number ->
        [one] kamień
        [few] { $number } kamienie
       *[many] { $number } kamieni
    }
part-gold = { $number ->
        [one] sztuka złota
        [few] { $number } sztuki złota
       *[many] { $number } sztuk złota
    }
    .acc = { $number ->
        [one] sztukę złota
        [few] { $number } sztuki złota
       *[many] { $number } sztuk złota
    }
part-ink = { $number ->
        [one] kałamarz
        [few] { $number } kałamarze
       *[many] { $number } kałamarzy
    }
    .acc = { $number ->
        [one] kałamarz
        [few] { $number } kałamarze
       *[many] { $number } kałamarzy
    }
part-resource = { $number ->
        [one] dowolny zasób
        [few] { $number } dowolne zasoby
       *[many] { $number } dowolnych zasobów
    }
    .acc = { $number ->
        [one] dowolny zasób
        [few] { $number } dowolne zasoby
       *[many] { $number } dowolnych zasobów
    }
part-virtue = { $number ->
        [one] punkt Cnót
        [few] { $number } punkty Cnót
       *[many] { $number } punktów Cnót
    }
part-corruption = { $number ->
        [one] punkt Korupcji
        [few] { $number } punkty Korupcji
       *[many] { $number } punktów Korupcji
    }
part-debt = { $number ->
        [one] dług
        [few] { $number } długi
       *[many] { $number } długów
    }
    .acc = { $number ->
        [one] dług
        [few] { $number } długi
       *[many] { $number } długów
    }
part-deed = { $number ->
        [one] lenno
        [few] { $number } lenna
       *[many] { $number } lenn
    }
    .acc = { $number ->
        [one] lenno
        [few] { $number } lenna
       *[many] { $number } lenn
    }
part-flip = odwrócenie { $what ->
        [debt] długu
        [deed] lenna
       *[other] długu lub lenna
    }
part-discard = odrzucenie { $number ->
        [one] karty
       *[other] do { $number } kart
    }
part-destroy = zniszczenie { $number ->
        [one] karty
       *[other] do { $number } kart
    }
part-draw = dobranie { $number ->
        [one] karty
       *[other] { $number } kart
    }
part-rearrange = zmiana kolejności kart
part-shuffle = wtasowanie odrzuconych kart
part-hire = { $number ->
        [one] darmowe zatrudnienie
        [few] { $number } darmowe zatrudnienia
       *[many] { $number } darmowych zatrudnień
    }
part-castle = ruch Robotnika w zamku
part-workers = { $number ->
        [one] darmowy Robotnik w zamku
       *[other] { $number } darmowych Robotników w zamku
    }
part-build = { $what ->
        [trading_post] darmowa faktoria
        [guildhall] darmowy dom gildii
        [workshop] darmowy warsztat
       *[other] Budowa budynku
    }
part-manuscript = darmowy manuskrypt o koszcie 3 lub 4
part-dismiss = odesłanie Mieszczanina
part-scheme = { $number ->
        [one] Przyszły Schemat
        [few] { $number } Przyszłe Schematy
       *[many] { $number } Przyszłych Schematów
    }
part-focus = Główny Cel
part-place_workers = Umieszczenie Robotników
part-transcribe = Przepisanie manuskryptu
part-or = { $one } albo { $other }
part-and = { $one } i { $other }
part-choice = { $what }

## Kiedy działa zdolność

ability = { $when }: { $does }
ability-if = { $when }, jeśli { $condition }: { $does }
lasting-if = { $does }, jeśli { $condition }
moment-played = po zagraniu
moment-dropped = po wyrzuceniu z planszy
moment-after-trade = po Handlu
moment-after-build = po Budowie budynku
moment-after-place_workers = po Umieszczeniu Robotników
moment-after-transcribe = po Przepisaniu manuskryptu
moment-after-flip-debt = po odwróceniu długu
moment-after-flip-deed = po odwróceniu lenna
moment-after-debt = po otrzymaniu długu
moment-after-hire = po zatrudnieniu Mieszczanina
moment-at-collision = przy Kolizji dowolnego gracza
moment-built = po zbudowaniu
moment-after-flip = po odwróceniu długu lub lenna
moment-after-scheme = po dołożeniu Przyszłego Schematu
moment-after-shuffle = po przetasowaniu kart
condition-criminal = { $number ->
        [0] na planszy nie ma Złoczyńcy
       *[other] na planszy jest Złoczyńca
    }

## Zdolności trwałe

modifier-as = przy { $action_loc } { $number ->
        [one] { $what_each } liczy się
        [few] każde { $number } { $what_few } liczą się
       *[many] każde { $number } { $what_many } liczy się
    } jako { $gives } { $gives ->
        [one] { $instead_acc }
        [few] { $instead_few }
       *[many] { $instead_many }
    }
modifier-first-gold = przy { $action_loc } pierwsza wydana sztuka złota liczy się jako { $amount ->
        [one] { $amount } symbol
        [few] { $amount } symbole
       *[many] { $amount } symboli
    }
modifier-first-stone = przy { $action_loc } pierwszy wydany kamień liczy się jako { $amount ->
        [one] { $amount } symbol
        [few] { $amount } symbole
       *[many] { $amount } symboli
    }
modifier-first-ink = przy { $action_loc } pierwszy wydany kałamarz liczy się jako { $amount ->
        [one] { $amount } symbol
        [few] { $amount } symbole
       *[many] { $amount } symboli
    }
modifier-first-silver = przy { $action_loc } pierwszy wydany srebrnik liczy się jako { $amount ->
        [one] { $amount } symbol
        [few] { $amount } symbole
       *[many] { $amount } symboli
    }
modifier-icon-trade = { $amount ->
        [one] dodatkowy symbol Kupca
        [few] { $amount } dodatkowe symbole Kupca
       *[many] { $amount } dodatkowych symboli Kupca
    }
modifier-icon-build = { $amount ->
        [one] dodatkowy symbol Budowniczego
        [few] { $amount } dodatkowe symbole Budowniczego
       *[many] { $amount } dodatkowych symboli Budowniczego
    }
modifier-icon-noble = { $amount ->
        [one] dodatkowy symbol Szlachcica
        [few] { $amount } dodatkowe symbole Szlachcica
       *[many] { $amount } dodatkowych symboli Szlachcica
    }
modifier-icon-cleric = { $amount ->
        [one] dodatkowy symbol Kapłana
        [few] { $amount } dodatkowe symbole Kapłana
       *[many] { $amount } dodatkowych symboli Kapłana
    }
modifier-icon-criminal = { $amount ->
        [one] dodatkowy symbol Złoczyńcy
        [few] { $amount } dodatkowe symbole Złoczyńcy
       *[many] { $amount } dodatkowych symboli Złoczyńcy
    }
modifier-further = Wicehrabia może iść za darmo o { $amount ->
        [one] { $amount } pole
        [few] { $amount } pola
       *[many] { $amount } pól
    } dalej
modifier-dismiss-cost = odesłanie Mieszczanina zawsze kosztuje { $amount ->
        [one] { $amount } srebrnik
        [few] { $amount } srebrniki
       *[many] { $amount } srebrników
    }
modifier-hand = limit kart na ręce większy o { $amount }

## Punkty za manuskrypty

scoring-points = { $points } PZ
scoring-building = { scoring-points } za { $each ->
        [one] każdy zbudowany budynek
        [few] każde { $each } zbudowane budynki
       *[many] każde { $each } zbudowanych budynków
    }
scoring-flipped_debt = { scoring-points } za { $each ->
        [one] każdy spłacony dług
        [few] każde { $each } spłacone długi
       *[many] każde { $each } spłaconych długów
    }
scoring-flipped_deed = { scoring-points } za { $each ->
        [one] każde nadane lenno
        [few] każde { $each } nadane lenna
       *[many] każde { $each } nadanych lenn
    }
scoring-manuscript = { scoring-points } za { $each ->
        [one] każdy manuskrypt
        [few] każde { $each } manuskrypty
       *[many] każde { $each } manuskryptów
    }
scoring-resource = { scoring-points } za { $each ->
        [one] każdy zasób
        [few] każde { $each } zasoby
       *[many] każde { $each } zasobów
    }
scoring-worker = { scoring-points } za { $each ->
        [one] każdego Robotnika w zamku
       *[other] każdych { $each } Robotników w zamku
    }
scoring-trade = { scoring-points } za { $each ->
        [one] każdy symbol Kupca
        [few] każde { $each } symbole Kupca
       *[many] każde { $each } symboli Kupca
    }
scoring-build = { scoring-points } za { $each ->
        [one] każdy symbol Budowniczego
        [few] każde { $each } symbole Budowniczego
       *[many] każde { $each } symboli Budowniczego
    }
scoring-noble = { scoring-points } za { $each ->
        [one] każdy symbol Szlachcica
        [few] każde { $each } symbole Szlachcica
       *[many] każde { $each } symboli Szlachcica
    }
scoring-cleric = { scoring-points } za { $each ->
        [one] każdy symbol Kapłana
        [few] każde { $each } symbole Kapłana
       *[many] każde { $each } symboli Kapłana
    }
scoring-criminal = { scoring-points } za { $each ->
        [one] każdy symbol Złoczyńcy
        [few] każde { $each } symbole Złoczyńcy
       *[many] każde { $each } symboli Złoczyńcy
    }
scoring-common = { scoring-points } za { $each ->
        [one] każdego Pospolitego Mieszczanina
       *[other] każdych { $each } Pospolitych Mieszczan
    } w twojej talii
scoring-starting = { scoring-points } za { $each ->
        [one] każdego Początkowego Mieszczanina
       *[other] każdych { $each } Początkowych Mieszczan
    } w twojej talii
scoring-hero = { scoring-points } za { $each ->
        [one] każdego Znanego Mieszczanina
       *[other] każdych { $each } Znanych Mieszczan
    } w twojej talii
scoring-if = { $scoring }, jeśli { $condition }
