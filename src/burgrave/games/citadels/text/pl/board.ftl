# Słowa na stole, gdy w Cytadelę gra się w przeglądarce.

board-characters = Postacie w tej grze
board-your-city = Twoje miasto · { $count } / { $size }
board-empty-hand = Brak kart.
board-choose = Do wyboru
board-your-characters = { $count ->
        [one] Twoja postać
       *[other] Twoje postacie
    }
board-points = Punkty: { $count }
board-passed-on = Poszło dalej

card-district = { $district } · { $type } · { $cost ->
        [0] nie można wybudować
       *[other] koszt { $cost }
    }{ $beautified ->
        [0] { "" }
       *[other] {" "}z monetą Artystki
    }
card-no-effect = Zwykła dzielnica: liczy się jej koszt i rodzaj.
card-name-guessed = Instrukcja nie podaje nazwy tej karty: nadaliśmy ją sami.
card-page = instrukcja, s. { $page }

## Na planszy

board-you = Ty
board-free-plot = wolna
board-crown-of = korona: { $who }
board-nobody = nikt
board-not-yet = jeszcze nie
board-offered = do wyboru
board-elsewhere = gdzie indziej
board-face-down = leży zakryta
board-hand-of = Ręka gracza { $who }

## Wybór postaci jako osobna chwila

board-way = Kolejność wyboru
board-way-done = wybór z { $count }
board-way-now = teraz z { $count }
board-way-later = dostanie { $count }
board-way-short = z { $count }
board-out = Poza tą rundą
board-out-about = { $open ->
        [0] { $hidden ->
            [one] Jedna karta leży zakryta.
            [few] Zakryte leżą { $hidden } karty.
           *[many] Zakrytych leży { $hidden } kart.
        }
       *[other] Odkryte: { $open }, zakryte: { $hidden }.
    }
board-follows = Co z tego wynika
board-follows-hidden = { $count ->
        [one] Zakryta leży ta karta:
       *[other] Zakryte leżą te karty:
    }
board-follows-taken = { $who }: na pewno { $count ->
        [one] ta postać:
       *[other] te postacie, w nieznanym podziale:
    }
board-follows-some = { $who }: { $taken ->
        [one] jedna
        [few] { $taken }
       *[many] { $taken }
    } z tych { $count } postaci. { $hidden ->
        [one] Pozostała leży zakryta.
       *[other] Pozostałe leżą zakryte.
    }

## Co robi kliknięcie: słowo lub dwa na zakładce

board-do-for = { $what } za { $price }
board-do-pick = Wybierz
board-do-discard = Odrzuć
board-do-hand-over = Oddaj
board-do-build = Zbuduj
board-do-kill = Zabij
board-do-bewitch = Zaczaruj
board-do-rob = Okradnij
board-do-signed-warrant-on = Podpisany
board-do-unsigned-warrant-on = Niepodpisany
board-do-flower-on = Z kwiatem
board-do-blank-on = Bez kwiatu
board-do-beautify = Upiększ
board-do-use = Użyj
board-do-keep = Zatrzymaj
board-do-library = Zatrzymaj
board-do-study = Zatrzymaj
board-do-wizard_card = Zabierz
board-do-seer_give = Oddaj
board-do-lender_cards = Daj
board-do-den_cards = Odrzuć
board-do-redraw = Wymień
board-do-laboratory = Odrzuć
board-do-museum = Wsuń
board-do-destroy = Zburz
board-do-armory = Zburz
board-do-sacrifice = Zburz
board-do-seize = Zabierz
board-do-exchange_take = Weź
board-do-exchange_give = Oddaj

## Postacie i dzielnice w paru słowach, na karcie

brief-assassin = Zabijasz jedną postać: traci turę.
brief-witch = Zaczarowujesz postać i grasz jej turę.
brief-magistrate = Nakazem przejmujesz cudzą budowę.
brief-thief = Kradniesz wszystkie monety jednej postaci.
brief-spy = Zaglądasz w karty: za trafienia monety i karty.
brief-blackmailer = Szantażem bierzesz połowę monet albo całość.
brief-magician = Zamieniasz rękę z kimś albo karty z talią.
brief-wizard = Zabierasz komuś kartę; możesz ją zbudować.
brief-seer = Po karcie od każdego i każdemu. Budujesz 2.
brief-king = Bierzesz koronę. Moneta za każdą szlachecką.
brief-emperor = Dajesz komuś koronę. Moneta za szlacheckie.
brief-patrician = Bierzesz koronę. Karta za każdą szlachecką.
brief-bishop = Twoje miasto jest bezpieczne. Moneta za religijne.
brief-abbot = Moneta lub karta za religijne. Jałmużna.
brief-cardinal = Pożyczasz monety za karty. Karta za religijne.
brief-merchant = 1 moneta więcej. Moneta za każdą handlową.
brief-alchemist = Monety za budowę wracają na koniec tury.
brief-trader = Handlowe bez limitu. Moneta za handlowe.
brief-architect = 2 karty więcej, budujesz do 3 dzielnic.
brief-navigator = 4 monety albo 4 karty, bez budowy.
brief-scholar = Z 7 kart zatrzymujesz 1. Budujesz 2.
brief-warlord = Burzysz dzielnicę. Moneta za wojskowe.
brief-diplomat = Zamieniasz dzielnice. Moneta za wojskowe.
brief-marshal = Zabierasz tanią dzielnicę. Moneta za wojskowe.
brief-queen = 3 monety, gdy obok siedzi ranga 4.
brief-artist = Upiększasz do 2 swoich dzielnic.
brief-tax_collector = Zabierasz podatki od budujących.

note-armory = zburz za nią inną
note-basilica = +1 za nieparzyste
note-capitol = +3 za trzy takie same
note-dragon_gate = +2 punkty
note-factory = unikatowe tańsze o 1
note-framework = zburz zamiast płacić
note-gold_mine = 3 monety zamiast 2
note-great_wall = obrona: +1 do ceny
note-haunted_quarter = na końcu dowolny rodzaj
note-imperial_treasury = +1 za monetę
note-ivory_tower = +5, gdy jedyna
note-keep = nie do ruszenia
note-laboratory = karta na 2 monety
note-library = zatrzymujesz obie
note-map_room = +1 za kartę na ręce
note-monument = liczy się za 2
note-museum = karta pod spód: +1
note-necropolis = za zburzoną własną
note-observatory = dobierasz 3 karty
note-park = bez kart: bierz 2
note-poor_house = bez monet: weź 1
note-quarry = takie same dozwolone
note-school_of_magic = dochód z niej zawsze
note-secret_vault = na ręce: +3
note-smithy = 2 monety za 3 karty
note-stables = poza limitem budowy
note-statue = +5 z koroną
note-theater = zamiana postaci
note-thieves_den = płać też kartami
note-wishing_well = +1 za unikatową

## Dlaczego nie, w paru słowach

board-why-never = nie do budowy
board-why-gather = najpierw zasoby
board-why-navigator = bez budowy
board-why-witch = jeszcze nie
board-why-bewitched = pod urokiem
board-why-limit = limit budowy
board-why-same = już tu stoi
board-why-monument = za duże miasto
