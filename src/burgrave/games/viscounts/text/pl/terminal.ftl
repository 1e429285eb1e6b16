# Co widać na ekranie, gdy gra się w Wicehrabiów w terminalu.

## Plansza główna i zamek

terminal-round = Runda { $round }
terminal-setup = Przygotowanie
terminal-turn = tura: { $who }
terminal-last = ostatnia będzie runda { $round }
terminal-stacks = Stosy
terminal-poverty = { $count ->
        [0] karta Ubóstwa jest odkryta
       *[other] długi na karcie Ubóstwa: { $count }
    }
terminal-prosperity = { $count ->
        [0] karta Dobrobytu jest odkryta
       *[other] lenna na karcie Dobrobytu: { $count }
    }
terminal-favours = Przychylność
terminal-third-tier = Trzeci poziom
terminal-pairs = Pary
terminal-trade = Handel: { $trade } za { $count ->
        [one] { terminal-icon-trade }
       *[other] { terminal-icon-trade }×{ $count }
    }
terminal-inner = { $left }–{ $right }
terminal-section = Zamek: { $reward }
terminal-tier-of = { $tier ->
        [1] pierwszy poziom
       *[other] drugi poziom
    } { $workers }
terminal-spots = Pola budowy
terminal-townsfolk = Mieszczanin
terminal-manuscript = Manuskrypt
terminal-manuscript-about = { $ribbon }{ $cost ->
        [0] {""}
       *[other] , koszt { $cost }
    }{ $does_count ->
        [0] {""}
       *[other] : { $does }
    }
terminal-printed = z planszy:
terminal-at-once = od razu: { $reward }
terminal-left = w stosie { $count }

## Symbole: po trzy litery, żeby kolor nie był jedynym znakiem

terminal-icon-trade = Kup
terminal-icon-build = Bud
terminal-icon-noble = Szl
terminal-icon-cleric = Kap
terminal-icon-criminal = Zło
terminal-legend = 3+2: symbole i ile dodasz zapłatą · ● Korupcja · ○ Cnoty

## Gracze

terminal-you = ty
terminal-first = pierwszy gracz
terminal-goods = Zasoby
terminal-silver = { $count } { $count ->
        [one] srebrnik
        [few] srebrniki
       *[many] srebrników
    }
terminal-stone = { $count } { $count ->
        [one] kamień
        [few] kamienie
       *[many] kamieni
    }
terminal-gold = { $count } { $count ->
        [one] sztuka złota
        [few] sztuki złota
       *[many] sztuk złota
    }
terminal-ink = { $count } { $count ->
        [one] kałamarz
        [few] kałamarze
       *[many] kałamarzy
    }
terminal-icons = Symbole
terminal-do-trade = Handel
terminal-do-build = Budowa
terminal-do-place_workers = Robotnicy
terminal-do-transcribe = Przepisanie
terminal-board = Plansza
terminal-hand = Ręka
terminal-track = Tor
terminal-collision = Kolizja: { $reward }
terminal-cards = Długi, lenna
terminal-unpaid = niespłacone długi { $count }
terminal-paid = spłacone { $count }
terminal-acquired = zdobyte lenna { $count }
terminal-approved = nadane { $count }
terminal-workers = Robotnicy
terminal-supply = w puli { $count }
terminal-tier = { $tier ->
        [1] pierwszy poziom
        [2] drugi
       *[other] trzeci
    } { $count }
terminal-buildings = Budynki
terminal-uncovered = Odkryte
terminal-kind-trading_post = Faktoria
terminal-kind-guildhall = Dom gildii
terminal-kind-workshop = Warsztat
terminal-price = { terminal-icon-build } { $count }
terminal-manuscripts = Manuskrypty
terminal-deck = Talia
terminal-held = na ręce { $count }
terminal-draw = w talii { $count }
terminal-discarded = odrzucone: { $cards }
terminal-none = brak

## SI

terminal-schemes = Schematy
terminal-future = zostało Przyszłych: { $count }
terminal-points = Punkty
terminal-points-total = razem { $count }
