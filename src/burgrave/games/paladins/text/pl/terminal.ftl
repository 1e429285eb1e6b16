# Słowa na ekranie, gdy w Paladynów gra się w terminalu.

## Plansza główna

terminal-round = Runda { $round } z { $rounds }
terminal-setup = Przygotowanie
terminal-turn = tura: { $who }
terminal-tax = podatki { $tax } z { $full }
terminal-debts = długi w stosie: { $count }
terminal-suspicion-deck = podejrzenia w talii: { $count }
terminal-townsfolk-deck = Mieszczanie: { $count }
terminal-outsiders-deck = Najeźdźcy: { $count }
terminal-walls-deck = mury: { $count }
terminal-decks = Talie

terminal-orders = Dekrety
terminal-order = { $points } PZ: { $action } ×{ $need }
terminal-order-hidden = { $points } PZ: zakryty
terminal-favours = Łaski
terminal-favour-hidden = zakryte: { $count }
terminal-cost = koszt: { $what }
terminal-tavern = Karczma
terminal-tavern-gone = Karczma, zużyte
terminal-townsfolk-gone = Odeszli Mieszczanie
terminal-outsiders-gone = Odeszli Najeźdźcy
terminal-suspicion-gone = Odrzucone podejrzenia
terminal-suspicion-gone-tax = podatek { $tax }: { $count }

terminal-townsfolk = Mieszczanie
terminal-price = { $credit ->
        [0] {""}
       *[other] dług /{" "}
    }{ $silver }
terminal-silver-short = srebro
terminal-drop = za odesłanie
terminal-hire = na stałe
terminal-at-once = od razu: { $what }
terminal-outsiders = Najeźdźcy
terminal-attack = za Atak
terminal-convert = za Nawracanie
terminal-regions = Pola regionów
terminal-faith-short = wiara
terminal-strength-short = siła
terminal-monk = mnich: { $who }
terminal-outpost = posterunek: { $who }
terminal-empty = pusto

## Robotnicy: po trzy litery, żeby sam kolor nigdy nie był jedynym znakiem

terminal-worker-labourer = Par
terminal-worker-scout = Zwi
terminal-worker-merchant = Kup
terminal-worker-fighter = Woj
terminal-worker-cleric = Kle
terminal-worker-criminal = Zło
terminal-worker-any = ···
terminal-legend = [Zwi] Robotnik · zwi wolne pole · ··· pole dla dowolnego · ▣ warsztat

## Gracze

terminal-you = ty
terminal-first = pierwszy gracz
terminal-passed = pas
terminal-silver = { $count ->
        [one] { $count } srebrnik
        [few] { $count } srebrniki
       *[many] { $count } srebrników
    }
terminal-provisions = { $count ->
        [one] { $count } sztuka zapasów
        [few] { $count } sztuki zapasów
       *[many] { $count } sztuk zapasów
    }
terminal-strength = siła { $value }
terminal-influence = wpływy { $value }
terminal-faith = wiara { $value }
terminal-bonus = {" "}(+{ $bonus } paladyn)
terminal-resources = Zasoby
terminal-workers = Robotnicy
terminal-paladin = Paladyn
terminal-paladin-hidden = zakryty
terminal-drawn = Do wyboru
terminal-paladins-deck = Talia
terminal-deck = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
terminal-top = na wierzchu { $paladins }
terminal-bottom = na spodzie { $paladins }
terminal-played = zagrani: { $paladins }
terminal-board = Plansza
terminal-price-silver = srebro { $count }
terminal-price-provisions = zapasy { $count }
terminal-needs-influence = wpływy { $value }
terminal-worker-gained = → { $worker }
terminal-hired = Mieszczanie
terminal-attacked = Zaatakowani
terminal-people = { $people } ×{ $count }
terminal-converted = Nawróceni
terminal-walls = Mury
terminal-jars = Dzbany
terminal-suspicion = { $count ->
        [one] { $count } podejrzenie
        [few] { $count } podejrzenia
       *[many] { $count } podejrzeń
    }
terminal-taxed = {" "}(podatki { $taxes })
terminal-unpaid = { $count ->
        [one] { $count } dług
        [few] { $count } długi
       *[many] { $count } długów
    }
terminal-paid = { $count ->
        [one] { $count } spłacony dług
        [few] { $count } spłacone długi
       *[many] { $count } spłaconych długów
    }
terminal-none = brak

## Gracz wirtualny

terminal-marker = znacznik zasobów na polu { $marker } z { $track }
terminal-scheme = schemat: { $scheme }
terminal-schemes = Schematy
terminal-schemes-left = w talii { $count }
terminal-schemes-gone = odkryte: { $schemes }
terminal-attributes = Atrybuty
terminal-pile-order = przy równych pierwszy rośnie leżący wyżej; od góry: { $attributes }
terminal-points = Punkty
terminal-points-total = razem { $count }

## Karty, o które gracz pyta

terminal-about-townsfolk = odesłanie: { $drop }; na stałe { $when }: { $effect }
terminal-about-outsider = { $people }; Atak: { $attack }; Nawracanie: { $convert }; na koniec gry { $scoring }
terminal-about-paladin = { $workers }; { $attributes }; { $ability }
