# Dziennik gry: jedno zdanie na zdarzenie.
#
# Imiona graczy są nieodmienne, a płeć nieznana: czas teraźniejszy, a imię na początku zdania.
# Atrybut private to zdanie dla tych, którzy wiedzą więcej niż reszta stołu.

## Przygotowanie

log-becomes = { $who } gra tą postacią: { $character }.
log-drafts = { $who } zatrzymuje kartę budynku.
    .private = { $who } zatrzymuje kartę: { $card }.

## Tura

log-turn = Tura { $turn }: { $who }.
log-places = { $who } stawia Robotnika { $place_at }{ $strength ->
        [0] .
        [1] .
       *[other] {" "}(ma ich tam teraz { $strength }).
    }
log-takes_back = { $who } nie ma Robotników w puli i zabiera jednego { $source_from }.
log-trades = { $who } wymienia: { $trade }.
log-pays = { $who } płaci: { $mix }.
log-robs = { $who } zabiera Poborcy Podatkowemu { $silver ->
        [one] { $silver } srebrnik.
        [few] { $silver } srebrniki.
       *[many] { $silver } srebrników.
    }
log-gains = { $who } bierze z puli { $count } { $count ->
        [one] { $good_acc }
        [few] { $good_few }
       *[many] { $good_many }
    }.
log-uses = { $who } korzysta z umiejętności { $apprentice_gen }.

## Karty

log-draws = { $who } dobiera ze stosu { $count ->
        [one] kartę budynku.
        [few] { $count } karty budynków.
       *[many] { $count } kart budynków.
    }
    .private = { $who } dobiera ze stosu { $count ->
        [one] kartę budynku: { $cards }.
        [few] { $count } karty budynków: { $cards }.
       *[many] { $count } kart budynków: { $cards }.
    }
log-discards = { $who } odkłada kartę budynku z ręki na spód stosu.
    .private = { $who } odkłada z ręki na spód stosu: { $card }.
log-looks = { $who } ogląda wierzchnie karty budynków: { $count }.
    .private = { $who } ogląda { $cards_acc }.
log-keeps = { $who } zatrzymuje jedną z nich, resztę odkłada na spód stosu.
    .private = { $who } zatrzymuje { $card_acc }, resztę odkłada na spód stosu.
log-hires = { $who } zatrudnia { $apprentice_acc } { $silver ->
        [0] { $tax ->
            [0] za darmo
           *[other] za { tax-count }
        }
       *[other] za { silver-count }{ $tax ->
            [0] {""}
           *[other] {" "}i { tax-count }
        }
    }{ $coins ->
        [0] {""}
        [one] , kładzie { $coins } srebrnik na mijanej karcie
        [few] , kładzie { $coins } srebrniki na mijanych kartach
       *[many] , kładzie { $coins } srebrników na mijanych kartach
    }{ $found ->
        [0] .
        [one] {" "}i bierze { $found } srebrnik z tej karty.
        [few] {" "}i bierze { $found } srebrniki z tej karty.
       *[many] {" "}i bierze { $found } srebrników z tej karty.
    }
tax-count = { $tax ->
        [one] { $tax } srebrnik podatku
        [few] { $tax } srebrniki podatku
       *[many] { $tax } srebrników podatku
    }
log-arrives = Na Planszę Główną przychodzi { $apprentice }.
log-leaves = { $apprentice } odchodzi z Planszy Głównej i trafia na spód stosu.
log-dismisses = { $who } odrzuca swojego Pomocnika: { $apprentice } trafia na spód stosu.

## Robotnicy

log-captures = { $who } { $own ->
        [0] pojmuje { $place_at } { $count ->
            [one] { $count } Robotnika { $whom_of } i zabiera go
           *[other] { $count } Robotników { $whom_of } i zabiera ich
        } na swoją planszę.
       *[other] zabiera { $place_from } do puli { $count ->
            [one] { $count } swojego Robotnika.
           *[other] { $count } swoich Robotników.
        }
    }
log-sends = { $who } wtrąca do Więzienia pojmanych ze swojej planszy ({ $whom }) i bierze z puli { $count ->
        [one] { $count } srebrnik.
        [few] { $count } srebrniki.
       *[many] { $count } srebrników.
    }
log-releases = { $who } zabiera z Więzienia do puli { $count ->
        [one] { $count } swojego Robotnika.
       *[other] { $count } swoich Robotników.
    }
log-reclaims = { $who } odzyskuje z plansz innych graczy { $count ->
        [one] { $count } swojego Robotnika.
       *[other] { $count } swoich Robotników.
    }

## Budynki i Katedra

log-builds = { $who } buduje { $building_acc }.
log-climbs = { $who } wchodzi w Katedrze na poziom { $level }.
log-rewarded = { $who } { $reward_gained }.
log-full = Dom Gildii jest pełny: każdy ma jeszcze jedną turę.

## Cnoty i długi

log-virtue = { $who } przesuwa się na torze Cnót z { $before } na { $now }.
log-debt = { $who } bierze niespłacony dług.
log-buys_off = { $who } płaci { $silver ->
        [one] { $silver } srebrnik
        [few] { $silver } srebrniki
       *[many] { $silver } srebrników
    } zamiast brać dług.
log-destroys_debt = { $who } niszczy niespłacony dług.
log-pays_debt = { $who } spłaca dług.

## Odświeżenie Czarnego Rynku i koniec gry

log-resets = Odświeżenie Czarnego Rynku: Robotnicy z jego pól trafiają do Więzienia, a duży rynek oferuje teraz { $market_large }.{ $prison_count ->
        [0] {""}
       *[other] {" "}W Więzieniu: { $prison }.
    }
log-ends = { $who } ma na koniec gry efekt: { $building }.

## Wirtualny przeciwnik

log-schemes = { $who } odkrywa { $scheme_acc }.
log-poaches = { $who } odrzuca Pomocnika z Planszy Głównej ({ $apprentice }) i zabiera srebrniki z jego karty.
