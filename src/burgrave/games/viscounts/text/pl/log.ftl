# Dziennik gry: jedno zdanie na zdarzenie.
#
# Imiona graczy są nieodmienne, a płeć nieznana: czas teraźniejszy, a imię na początku zdania.
# Atrybut private to zdanie dla tych, którzy wiedzą więcej niż reszta stołu.

## Przebieg tury

log-begins = { $who } bierze { $pair_acc }, a do talii { $hero_acc }.
log-round = Runda { $round }.
log-drops = { $who } przesuwa karty: z planszy schodzi { $card }.
log-plays = { $who } zagrywa { $card_acc }.
log-moves = { $who } prowadzi Wicehrabiego do { $town_gen }{ $silver ->
        [0] .
        [one] , dopłacając { $silver } srebrnik.
        [few] , dopłacając { $silver } srebrniki.
       *[many] , dopłacając { $silver } srebrników.
    }
log-acts = { $who } wykonuje akcję główną: { $action }.
log-dismisses = { $who } odsyła { $card_acc } { paid-silver }.
log-hires = { $who } zatrudnia { $card_acc }.
log-uses = { $who } używa zdolności: { $cause }.
log-collides = { $who } rozpatruje Kolizję na polu { $space }.
log-parts = { $who } odsuwa znaczniki Korupcji i Cnót na oba końce toru.

## Budynki i manuskrypty

log-builds = { $who } stawia { $building_acc } na { $site_loc }.
log-transcribes = { $who } przepisuje { $manuscript_acc }.
log-copies = { $who } przepisuje manuskrypt nadrukowany { $segment_at }.
log-favoured = { $who } zdobywa Przychylność Kościoła za 3 manuskrypty z { $ribbon_ins }.

## Zamek

log-workers = { $who } umieszcza { $count ->
        [one] { $count } Robotnika
       *[other] { $count } Robotników
    } w { $section_gen }.
log-worker = { $who } przesuwa Robotnika z { $from_gen } do { $to_gen }.
log-rises = { $who } wprowadza Robotnika z { $section_gen } na { $tier ->
        [2] drugi
       *[other] trzeci
    } poziom zamku.
log-spreads = { $who } rozsyła Robotników z { $section_gen } na boki: do { $sections_gen }.
log-leads = { $who } przejmuje kartę Pana na Zamku.
log-pushed = { $whom } traci Robotnika w { $section_gen } na { $tier ->
        [1] pierwszym poziomie.
       *[other] drugim poziomie.
    }

## Srebrniki, zasoby, długi i lenna

log-gains = { $who } bierze { $count } { $count ->
        [one] { $good_acc }
        [few] { $good_few }
       *[many] { $good_many }
    }.
log-debt = { $who } otrzymuje dług.
log-deed = { $who } otrzymuje { $count ->
        [one] lenno.
        [few] { $count } lenna.
       *[many] { $count } lenn.
    }
log-pays = { $who } odwraca dług: jest spłacony.
log-approves = { $who } odwraca lenno: jest nadane.
log-uncovered = { $card ->
        [poverty] Spod ostatniego długu wychodzi karta Ubóstwa
       *[prosperity] Spod ostatniego lenna wychodzi karta Dobrobytu
    }: gra kończy się po rundzie { $last }.
log-corruption = { $who } otrzymuje { $count ->
        [one] punkt Korupcji.
        [few] { $count } punkty Korupcji.
       *[many] { $count } punktów Korupcji.
    }
log-virtue = { $who } zdobywa { $count ->
        [one] punkt Cnót.
        [few] { $count } punkty Cnót.
       *[many] { $count } punktów Cnót.
    }

## Karty

log-draws = { $who } dobiera { $count ->
        [one] { $count } kartę.
        [few] { $count } karty.
       *[many] { $count } kart.
    }
    .private = { $who } dobiera { $count ->
        [one] kartę: { $cards }.
        [few] { $count } karty: { $cards }.
       *[many] { $count } kart: { $cards }.
    }
log-shuffles = { $who } wtasowuje odrzucone karty do talii.
log-discards = { $who } odrzuca { $card_acc }.
log-destroys = { $who } niszczy { $card_acc } i bierze { $silver ->
        [one] { $silver } srebrnik.
        [few] { $silver } srebrniki.
       *[many] { $silver } srebrników.
    }
log-rearranges = { $who } zmienia kolejność kart na swojej planszy.

## Tura SI

log-comes = { $opponent } jest przeciwnikiem w tej grze.
log-new_scheme = { $who } dokłada do swoich kart odrzuconych { $scheme_acc }.
log-schemes = { $who } odkrywa { $scheme_acc }: { $scheme_says }.
log-attempts = { $who } chce { $what ->
        [build] postawić budynek
        [place_workers] umieścić Robotników w zamku
        [transcribe] przepisać manuskrypt
       *[flip] odwrócić dług lub lenno
    }{ $focus ->
        [0] {""}
       *[other] {" "}(to jej Główny Cel)
    }{ $able ->
        [0] , ale { $need ->
            [0] { $what ->
                [build] obok nie ma wolnego pola budowy
                [place_workers] nie ma dwóch Robotników
               *[flip] nie ma czego odwrócić
            }
           *[other] potrzebuje { $need } symboli, a razem z zasobami ma { $have }
        }.
       *[other] {" "}i może to zrobić.
    }
