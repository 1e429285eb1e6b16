# Dziennik gry: jedno zdanie na zdarzenie.
#
# Atrybut private to zdanie dla tych, którzy wiedzą więcej niż reszta stołu.
# Imiona graczy są nieodmienne, a płeć nieznana: czas teraźniejszy, „graczowi Marek”, „w mieście gracza Marek”.

## Runda i wybór postaci

log-round = Runda { $number }: koronę ma { $who }.
log-face-up = { $characters_count ->
        [one] Odrzucona odkryta postać: { $characters }.
       *[other] Odrzucone odkryte postacie: { $characters }.
    }
log-picks = { $who } wybiera postać.
    .private = { $who } wybiera { $character_acc }.
log-discards = { $who } odrzuca zakrytą kartę postaci.
    .private = { $who } odrzuca zakrytą kartę postaci: { $character }.
log-theater = Teatr: { $who } zamienia się kartą postaci z graczem { $whom }.
    .private = Teatr: { $who } oddaje { $given_character_acc }, a od gracza { $whom } dostaje w zamian { $got_character_acc }.

## Przebieg tury

log-nobody = { $character }: nikt się nie zgłasza.
log-reveals = { $who } ujawnia { $character_acc }.
log-gathers-gold = { $who } pobiera { $gold ->
        [one] { $gold } monetę.
        [few] { $gold } monety.
       *[many] { $gold } monet.
    }
log-gathers-cards = { $who } dobiera { $count ->
        [one] ostatnią kartę z talii i zatrzymuje ją.
        [few] { $count } karty i zatrzymuje { $kept }.
       *[many] { $count } kart i zatrzymuje { $kept }.
    }
    .private = { $who } dobiera { $count ->
        [one] ostatnią kartę z talii
        [few] { $count } karty
       *[many] { $count } kart
    } i zatrzymuje { $cards_acc }.
log-income = { $who } pobiera dochód z dzielnic { $type_gen-plural }: { $count ->
        [0] { $gold ->
            [0] nic, bo talia jest pusta.
            [one] { $gold } moneta.
            [few] { $gold } monety.
           *[many] { $gold } monet.
        }
       *[other] { $gold ->
            [0] {""}
            [one] { $gold } moneta i{" "}
            [few] { $gold } monety i{" "}
           *[many] { $gold } monet i{" "}
        }{ $count ->
            [one] { $count } karta.
            [few] { $count } karty.
           *[many] { $count } kart.
        }
    }
    .private = { $who } pobiera dochód z dzielnic { $type_gen-plural }: { $gold ->
        [0] {""}
        [one] { $gold } moneta i{" "}
        [few] { $gold } monety i{" "}
       *[many] { $gold } monet i{" "}
    }{ $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    } ({ $cards }).
log-poor-house = Dom biedoty: { $who } dostaje 1 monetę.
log-park = Park: { $who } dostaje { $count ->
        [one] { $count } kartę.
        [few] { $count } karty.
       *[many] { $count } kart.
    }
    .private = Park: { $who } dostaje { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    } ({ $cards }).

## Budowa

log-builds = { $who } buduje { $district_acc }{ $gold ->
        [0] , nie wydając ani monety.
        [one] {" "}za { $gold } monetę.
        [few] {" "}za { $gold } monety.
       *[many] {" "}za { $gold } monet.
    }
log-builds-with-framework = { $who } burzy Rusztowanie i w zamian buduje { $district_acc }.
log-builds-by-sacrifice = { $who } burzy { $sacrifice_acc } i w zamian buduje { $district_acc }.
log-den-cards = Kryjówka złodziei: { $who } odrzuca { $count ->
        [one] { $count } kartę zamiast { $count } monety.
        [few] { $count } karty zamiast { $count } monet.
       *[many] { $count } kart zamiast { $count } monet.
    }
log-exchanges = { $who } bierze { $count ->
        [one] { $count } monetę od gracza { $whom } i daje w zamian { $count } kartę.
        [few] { $count } monety od gracza { $whom } i daje w zamian { $count } karty.
       *[many] { $count } monet od gracza { $whom } i daje w zamian { $count } kart.
    }
    .private = { $who } bierze { $count ->
        [one] { $count } monetę od gracza { $whom } i daje w zamian { $count } kartę
        [few] { $count } monety od gracza { $whom } i daje w zamian { $count } karty
       *[many] { $count } monet od gracza { $whom } i daje w zamian { $count } kart
    } ({ $cards }).
log-confiscates = { $who } pokazuje podpisany nakaz i konfiskuje { $district_acc }, a wydane monety wracają do gracza { $whom }.
log-pays-tax = { $who } płaci 1 monetę podatku.
log-completes = { $who } kończy swoje miasto przed innymi: to ostatnia runda.

## Postacie

log-kills = { $who } zabija { $character_acc }.
    .private = { $who } zabija { $character_acc }: { $whom }.
log-bewitches = { $who } zaczarowuje { $character_acc }.
log-resumes = { $who } jako Wiedźma rozgrywa resztę tury w roli { $character_gen }.
log-warrants = { $who } wystawia nakazy na { $characters_acc }.
    .private = { $who } wystawia nakazy na { $characters_acc }; podpisany jest ten na { $character_acc }.
log-robs = { $who } zamierza okraść { $character_acc }.
log-steals = { $who } okrada gracza { $whom }{ $gold ->
        [0] , ale trafia na pustą sakiewkę.
        [one] {" "}i zabiera { $gold } monetę.
        [few] {" "}i zabiera { $gold } monety.
       *[many] {" "}i zabiera { $gold } monet.
    }
log-spies = { $who } szuka dzielnic { $type_gen-plural } wśród kart gracza { $whom }{ $gold ->
        [0] { $count ->
            [0] , ale nic z tego nie ma.
            [one] {" "}i bierze z talii { $count } kartę, ale żadnych monet.
            [few] {" "}i bierze z talii { $count } karty, ale żadnych monet.
           *[many] {" "}i bierze z talii { $count } kart, ale żadnych monet.
        }
       *[other] {" "}i zabiera { $gold ->
            [one] { $gold } monetę
            [few] { $gold } monety
           *[many] { $gold } monet
        }{ $count ->
            [0] .
            [one] , a z talii bierze { $count } kartę.
            [few] , a z talii bierze { $count } karty.
           *[many] , a z talii bierze { $count } kart.
        }
    }
    .private = { $who } szuka dzielnic { $type_gen-plural } wśród kart gracza { $whom } ({ $cards_count ->
        [0] pusta ręka
       *[other] { $cards }
    }){ $gold ->
        [0] { $count ->
            [0] , ale nic z tego nie ma.
            [one] {" "}i bierze z talii { $count } kartę, ale żadnych monet.
            [few] {" "}i bierze z talii { $count } karty, ale żadnych monet.
           *[many] {" "}i bierze z talii { $count } kart, ale żadnych monet.
        }
       *[other] {" "}i zabiera { $gold ->
            [one] { $gold } monetę
            [few] { $gold } monety
           *[many] { $gold } monet
        }{ $count ->
            [0] .
            [one] , a z talii bierze { $count } kartę.
            [few] , a z talii bierze { $count } karty.
           *[many] , a z talii bierze { $count } kart.
        }
    }
log-threats = { $who } szantażuje { $characters_acc }.
    .private = { $who } szantażuje { $characters_acc }; karta z kwiatem przypada { $character_dat }.
log-bribes = { $who } przekupuje gracza { $whom }{ $gold ->
        [0] , ale połowa puli to 0 monet.
        [one] {" "}i oddaje { $gold } monetę.
        [few] {" "}i oddaje { $gold } monety.
       *[many] {" "}i oddaje { $gold } monet.
    }
log-refuses = { $who } nie daje się zaszantażować i niczego nie oddaje graczowi { $whom }.
log-leaves-threat = { $who } nie odkrywa karty szantażu.
log-reveals-blank = { $who } odkrywa kartę szantażu bez kwiatu: { $whom } nic nie traci.
log-reveals-flower = { $who } odkrywa kartę szantażu z kwiatem{ $gold ->
        [0] , ale { $whom } nie ma ani monety.
        [one] {" "}i zabiera całą pulę gracza { $whom }: { $gold } monetę.
        [few] {" "}i zabiera całą pulę gracza { $whom }: { $gold } monety.
       *[many] {" "}i zabiera całą pulę gracza { $whom }: { $gold } monet.
    }
log-swaps-hands = { $who } zamienia się kartami z graczem { $whom }: { $given ->
        [0] nie oddaje żadnej karty
        [one] oddaje { $given } kartę
        [few] oddaje { $given } karty
       *[many] oddaje { $given } kart
    }, a { $got ->
        [0] nie dostaje żadnej.
       *[other] dostaje { $got }.
    }
log-redraws = { $who } { $count ->
        [0] nie wymienia żadnej karty.
        [one] wymienia { $count } kartę na nową z talii.
        [few] wymienia { $count } karty na nowe z talii.
       *[many] wymienia { $count } kart na nowe z talii.
    }
    .private = { $who } wymienia { $count ->
        [one] { $count } kartę na nową z talii
        [few] { $count } karty na nowe z talii
       *[many] { $count } kart na nowe z talii
    } ({ $cards }).
log-looks = { $who } ogląda rękę gracza { $whom }.
    .private = { $who } ogląda rękę gracza { $whom } ({ $cards }).
log-takes-openly = { $who } zabiera z ręki gracza { $whom } kartę i od razu buduje: { $card }.
log-takes-card = { $who } zabiera kartę z ręki gracza { $whom }.
    .private = { $who } zabiera kartę z ręki gracza { $whom }: { $card }.
log-takes-at-random = { $who } losuje kartę z ręki gracza { $whom }.
    .private = { $who } losuje kartę z ręki gracza { $whom }: { $card }.
log-gives-card = { $who } daje kartę graczowi { $whom }.
    .private = { $who } daje kartę graczowi { $whom }: { $card }.
log-takes-crown = { $who } bierze koronę.
log-gives-crown = { $who } przekazuje koronę graczowi { $whom }.
log-takes-gold = { $who } bierze { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
    } od gracza { $whom }.
log-bonus = { $character }: { $who } { $gold ->
        [0] { $count ->
            [0] nie dostaje dodatkowych kart, bo talia jest pusta.
            [one] dostaje dodatkowo { $count } kartę.
            [few] dostaje dodatkowo { $count } karty.
           *[many] dostaje dodatkowo { $count } kart.
        }
        [one] dostaje dodatkowo { $gold } monetę.
        [few] dostaje dodatkowo { $gold } monety.
       *[many] dostaje dodatkowo { $gold } monet.
    }
    .private = { $character }: { $who } dostaje dodatkowo { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    } ({ $cards }).
log-alchemist = Alchemik: { $who } odzyskuje { $gold ->
        [one] { $gold } monetę.
        [few] { $gold } monety.
       *[many] { $gold } monet.
    }
log-studies = { $who } dobiera { $count ->
        [one] ostatnią kartę z talii i zatrzymuje ją.
        [few] { $count } karty, zatrzymuje 1, a resztę wtasowuje do talii.
       *[many] { $count } kart, zatrzymuje 1, a resztę wtasowuje do talii.
    }
    .private = { $who } dobiera { $count ->
        [one] ostatnią kartę z talii i zatrzymuje { $card_acc }.
        [few] { $count } karty, zatrzymuje { $card_acc }, a resztę wtasowuje do talii.
       *[many] { $count } kart, zatrzymuje { $card_acc }, a resztę wtasowuje do talii.
    }
log-destroys = { $who } { $gold ->
        [0] za darmo burzy
        [one] za { $gold } monetę burzy
        [few] za { $gold } monety burzy
       *[many] za { $gold } monet burzy
    } { $district_acc } { $own ->
        [1] we własnym mieście.
       *[other] w mieście gracza { $whom }.
    }
log-exchanges-districts = { $who } oddaje { $given_district_acc } za { $got_district_acc } z miasta gracza { $whom }{ $gold ->
        [0] {" "}bez dopłaty.
        [one] {" "}i dopłaca { $gold } monetę.
        [few] {" "}i dopłaca { $gold } monety.
       *[many] {" "}i dopłaca { $gold } monet.
    }
log-seizes = { $who } płaci { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
    } graczowi { $whom } i przejmuje { $district_acc }.
log-queen-paid = Królowa: { $who } dostaje { $gold ->
        [one] { $gold } monetę.
        [few] { $gold } monety.
       *[many] { $gold } monet.
    }
log-beautifies = { $who } upiększa { $district_acc }.
log-collects = { $who } zbiera podatki: { $gold ->
        [one] { $gold } monetę.
        [few] { $gold } monety.
       *[many] { $gold } monet.
    }

## Dzielnice

log-uses-laboratory = Laboratorium: { $who } odrzuca kartę i dostaje { $gold ->
        [one] { $gold } monetę.
        [few] { $gold } monety.
       *[many] { $gold } monet.
    }
    .private = Laboratorium: { $who } odrzuca kartę ({ $card }) i dostaje { $gold ->
        [one] { $gold } monetę.
        [few] { $gold } monety.
       *[many] { $gold } monet.
    }
log-uses-smithy = Kuźnia: { $who } płaci { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
    } i dostaje { $count ->
        [one] { $count } kartę.
        [few] { $count } karty.
       *[many] { $count } kart.
    }
    .private = Kuźnia: { $who } płaci { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
    } i dostaje { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    } ({ $cards }).
log-uses-museum = { $who } wsuwa kartę pod Muzeum.
    .private = { $who } wsuwa kartę ({ $card }) pod Muzeum.
log-uses-armory = { $who } burzy Zbrojownię, a wraz z nią { $district_acc } { $own ->
        [1] we własnym mieście.
       *[other] w mieście gracza { $whom }.
    }

## Koniec rundy i gry

log-reveals-killed = { $who } ujawnia zabitą postać: { $character }.
log-game-over = Koniec gry.
