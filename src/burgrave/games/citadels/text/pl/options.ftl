# Odpowiedzi na pytania: krótkie napisy na przyciskach, każdy mówi wprost, co się stanie.

## Wybór postaci

option-pick = Wybierz { $character_acc }
option-discard = Odrzuć { $character_acc }
option-pass = Z nikim się nie zamieniaj
option-trade-characters-with = Zamień się z graczem { $seat }
option-hand-over = Oddaj { $character_acc }

## Tura

option-end-turn = Zakończ turę
option-gather = { $what ->
        [gold] Pobierz monety
       *[cards] Dobierz karty
    }
option-build = Wybuduj { $district_acc } (koszt { $cost })
option-take-income = Pobierz dochód: { $what ->
        [gold] { $number ->
            [one] { $number } moneta
            [few] { $number } monety
           *[many] { $number } monet
        }
        [cards] { $number ->
            [one] { $number } karta
            [few] { $number } karty
           *[many] { $number } kart
        }
       *[either] { $number ->
            [one] { $number } moneta lub karta
            [few] { $number } monety lub karty
           *[many] { $number } monet lub kart
        }
    }

## Postacie

option-kill = Zabij { $character_acc }
option-bewitch = Zaczaruj { $character_acc }
option-signed-warrant-on = Wystaw podpisany nakaz na { $character_acc }
option-unsigned-warrant-on = Wystaw niepodpisany nakaz na { $character_acc }
option-rob = Okradnij { $character_acc }
option-spy-on = Przejrzyj karty gracza { $seat }
option-flower-on = Szantażuj { $character_acc } (z kwiatem)
option-blank-on = Szantażuj { $character_acc } (bez kwiatu)
option-swap-hands-with = Zamień się kartami z graczem { $seat }
option-redraw = Wymień karty na nowe
option-look-at-hand-of = Zabierz kartę graczowi { $seat }
option-foresee = Weź po karcie od każdego
option-take-crown = { $own ->
        [0] Weź koronę
       *[other] Zachowaj koronę (już ją masz)
    }
option-give-crown-to = Przekaż koronę graczowi { $seat }
option-take-alms-from = Weź monetę od gracza { $seat }
option-take-bonus = { $gold ->
        [0] { $count ->
            [one] Weź { $count } dodatkową kartę
           *[few] Weź { $count } dodatkowe karty
        }
        [one] Weź { $gold } dodatkową monetę
       *[few] Weź { $gold } dodatkowe monety
    }
option-navigate-for = { $what ->
        [gold] Weź 4 monety
       *[cards] Weź 4 karty
    }
option-study = Dobierz 7 kart, zatrzymaj 1
option-destroy-in-city-of = { $own ->
        [0] Zburz dzielnicę gracza { $seat }
       *[other] Zburz dzielnicę we własnym mieście
    }
option-exchange-with-city-of = Zamień dzielnicę z graczem { $seat }
option-seize-from-city-of = Zabierz dzielnicę graczowi { $seat }
option-beautify = Upiększ { $district_acc } za { $cost ->
        [one] { $cost } monetę
        [few] { $cost } monety
       *[many] { $cost } monet
    }
option-collect-taxes = Zabierz podatki: { $gold ->
        [one] { $gold } moneta
        [few] { $gold } monety
       *[many] { $gold } monet
    }

## Dzielnice

option-use-laboratory = Zamień kartę na 2 monety
option-use-smithy = Kup 3 karty za 2 monety
option-use-museum = Wsuń kartę pod Muzeum
option-use-armory-against = { $own ->
        [0] Uderz Zbrojownią w gracza { $seat }
       *[other] Uderz Zbrojownią we własne miasto
    }

## Wybory w trakcie akcji

option-card = { $cost ->
        [0] { $district }
       *[other] { $district } (koszt { $cost })
    }
option-use-effect = { $what ->
        [library] Zatrzymaj wszystkie
       *[other] Skorzystaj
    }
option-skip-effect = Nie korzystaj
option-done = Nie odrzucaj więcej kart
option-district = { $district }{ $beautified ->
        [0] { "" }
       *[other] , z monetą Artystki
    } ({ $paid ->
        [0] koszt { $cost }
       *[other] cena { $cost }
    })
option-type = Szukaj dzielnic { $type_gen-plural }
option-gold = { $number ->
        [0] Weź same karty
        [one] Weź { $number } monetę
        [few] Weź { $number } monety
       *[many] Weź { $number } monet
    }
option-pay-with = { $what ->
        [gold] Zapłać koszt
        [framework] Zburz Rusztowanie
       *[sacrifice] Zburz inną dzielnicę
    }
option-take-gold-from = Weź monety od gracza { $seat }
option-take = { $what ->
        [gold] Weź 1 monetę
       *[card] Weź losową kartę
    }
option-keep-in-hand = Weź kartę na rękę
option-build-now = Wybuduj od razu
option-confiscate = Skonfiskuj dzielnicę
option-decline = Pozwól wybudować
option-bribe = Oddaj połowę monet
option-refuse = Odmów i zaryzykuj
option-reveal-threat = Odkryj kartę szantażu
option-leave-threat = Zostaw kartę zakrytą
