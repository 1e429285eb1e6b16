# Co widać na ekranie, gdy gra się w Architektów w terminalu.

## Miasto

terminal-turn-number = Tura { $number }
terminal-setup = Przygotowanie
terminal-turn = gra: { $who }
terminal-end = Koniec gry
terminal-last-turns = ostatnie tury; po tej jeszcze { $count }
terminal-at-quarry = 1 kamień za każdego Robotnika
terminal-at-forest = 1 drewno za każdego Robotnika
terminal-at-mines = 1 glina i 1 za każdego Robotnika albo 1 złoto za każdych dwóch
terminal-at-silversmith = 1 srebrnik i 1 za każdego Robotnika
terminal-at-storehouse = wymiana za każdego Robotnika
terminal-at-workshop = Pomocnik albo karty budynków
terminal-at-tax_stand = srebrników: { $count }
terminal-at-guardhouse = działanie za każdego Robotnika
terminal-at-town_centre = pojmanie za każdego Robotnika
terminal-at-market_left = { $goods } za 1 srebrnik i 1 punkt Cnót
terminal-at-market_middle = { $more ->
        [0] Pomocnik albo karta budynku
       *[other] Pomocnik, karta budynku albo narzędzie
    } za 2 srebrniki i 1 punkt Cnót
terminal-at-market_right = { $goods } za 3 srebrniki i 1 punkt Cnót
terminal-market_left = Mały rynek
terminal-market_middle = Środkowy rynek
terminal-market_right = Duży rynek
terminal-reset = ← Odświeżenie Czarnego Rynku
terminal-beside = obok: { $workers }
terminal-level-about = { $points } PZ – { $cost } i karta budynku
terminal-piles = Stosy
terminal-left-plans = budynki { $count }
terminal-left-apprentices = Pomocnicy { $count }
terminal-left-rewards = Nagrody { $count }
terminal-left-market = Czarny Rynek { $count }
terminal-scheme = Schemat
terminal-packet = Karty budynków do wyboru
terminal-looked = Obejrzane karty budynków
terminal-slot = { $row }.{ $column }
terminal-coins = srebrniki na karcie: { $count }

## Zdolności: po trzy litery, żeby kolor nie był jedynym znakiem

terminal-skill-carpentry = Cie
terminal-skill-tiling = Dek
terminal-skill-masonry = Kam
terminal-virtue-change = Cnoty { $points }
terminal-vp = { $points } PZ
terminal-legend = Cie ciesielstwo · Dek dekarstwo · Kam kamieniarstwo

## Gracze

terminal-you = ty
terminal-first = pierwszy gracz
terminal-own-opponent = przeciwnik naszego pomysłu
terminal-goods = Zasoby
terminal-clay = { $count } { $count ->
        [one] glina
       *[other] gliny
    }
terminal-wood = { $count } { $count ->
        [one] drewno
       *[other] drewna
    }
terminal-stone = { $count } { $count ->
        [one] kamień
        [few] kamienie
       *[many] kamieni
    }
terminal-gold = { $count } { $count ->
        [one] złoto
       *[other] złota
    }
terminal-marble = { $count } { $count ->
        [one] marmur
        [few] marmury
       *[many] marmurów
    }
terminal-silver = { $count } { $count ->
        [one] srebrnik
        [few] srebrniki
       *[many] srebrników
    }
terminal-workers = Robotnicy
terminal-supply = w puli { $count }
terminal-imprisoned = w Więzieniu { $count }
terminal-captured = pojmani: { $workers }
terminal-virtue = Cnoty
terminal-virtue-space = pole { $number } ({ $points } PZ)
terminal-level = Katedra { $number } ({ $points } PZ)
terminal-unpaid = niespłacone długi { $count }
terminal-paid = spłacone { $count }
terminal-power = Postać
terminal-apprentices = Pomocnicy
terminal-buildings = Budynki
terminal-hand = Ręka
terminal-held = kart budynków: { $count }
terminal-points = Punkty
terminal-points-total = razem { $count }
terminal-none = brak
