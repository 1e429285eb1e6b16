# Nazwy w Architektach Zachodniego Królestwa: miejsca, zdolności, zasoby, postacie, karty bez własnej nazwy.
#
# Sama nazwa zaczyna się wielką literą, bo bywa tytułem. Atrybuty to postać w zdaniu: acc (biernik), gen (dopełniacz),
# few i many (po liczbie), of (czyj), at (gdzie), from (skąd).

## Miejsca

place-quarry = Kamieniołom
    .at = w Kamieniołomie
    .from = z Kamieniołomu
place-forest = Las
    .at = w Lesie
    .from = z Lasu
place-mines = Kopalnia
    .at = w Kopalni
    .from = z Kopalni
place-silversmith = Złotnik
    .at = u Złotnika
    .from = od Złotnika
place-storehouse = Królewski Skarbiec
    .at = w Królewskim Skarbcu
    .from = z Królewskiego Skarbca
place-workshop = Warsztat
    .at = w Warsztacie
    .from = z Warsztatu
place-tax_stand = Poborca Podatkowy
    .at = u Poborcy Podatkowego
    .from = od Poborcy Podatkowego
place-guardhouse = Wartownia
    .at = w Wartowni
    .from = z Wartowni
place-town_centre = Plac Miejski
    .at = na Placu Miejskim
    .from = z Placu Miejskiego
place-market_left = Czarny Rynek (mały rynek)
    .at = na małym rynku Czarnego Rynku
    .from = z małego rynku Czarnego Rynku
place-market_middle = Czarny Rynek (środkowe pole)
    .at = na środkowym polu Czarnego Rynku
    .from = ze środkowego pola Czarnego Rynku
place-market_right = Czarny Rynek (duży rynek)
    .at = na dużym rynku Czarnego Rynku
    .from = z dużego rynku Czarnego Rynku
place-guildhall = Dom Gildii
    .at = w Domu Gildii
    .from = z Domu Gildii
place-prison = Więzienie
    .at = w Więzieniu
    .from = z Więzienia
place-cathedral = Katedra
    .at = w Katedrze
    .from = z Katedry
players-board = Plansza { $whom_of }
    .at = na planszy { $whom_of }
    .from = z planszy { $whom_of }
location-market_left = Pierwsze wolne pole Czarnego Rynku
location-market_right = Ostatnie wolne pole Czarnego Rynku

action-town_centre = { place-town_centre }
    .at = { place-town_centre.at }
    .tax = {" "}(podatku to nie zmniejsza)
action-black_market = Czarny Rynek
    .at = na Czarnym Rynku
    .tax = {""}
action-workshop = { place-workshop }
    .at = { place-workshop.at }
    .tax = {" "}(podatku to nie zmniejsza)
action-tax_stand = { place-tax_stand }
    .at = { place-tax_stand.at }
action-guildhall = { place-guildhall }
    .at = { place-guildhall.at }
action-cathedral = { place-cathedral }
    .at = { place-cathedral.at }
action-guardhouse = { place-guardhouse }
    .at = { place-guardhouse.at }
action-storehouse = { place-storehouse }
    .at = { place-storehouse.at }
action-debt = Dług
    .at = przy długu
action-build = Budowa
    .at = przy budowie
action-seize = Pojmanie
    .at = przy pojmaniu

## Zdolności

skill-carpentry = Ciesielstwo
    .name = ciesielstwo
skill-tiling = Dekarstwo
    .name = dekarstwo
skill-masonry = Kamieniarstwo
    .name = kamieniarstwo

## Zasoby

unit-clay = glina
    .acc = glinę
    .few = gliny
    .many = gliny
unit-wood = drewno
    .acc = drewno
    .few = drewna
    .many = drewna
unit-stone = kamień
    .acc = kamień
    .few = kamienie
    .many = kamieni
unit-gold = złoto
    .acc = złoto
    .few = złota
    .many = złota
unit-marble = marmur
    .acc = marmur
    .few = marmury
    .many = marmurów
unit-silver = srebrnik
    .acc = srebrnik
    .few = srebrniki
    .many = srebrników

## Postacie

character-lothaire = Lotar
character-therese = Teresa
character-hugo = Hugo
character-caroline = Karolina
character-ada = Ada
character-clovis = Klodwig
character-frederick = Fryderyk
character-fara = Fara
character-rudolf = Rudolf
character-bertha = Berta
own-character = Postać
    .acc = swoją postać
    .gen = swojej postaci

## Karty bez własnej nazwy

reward = Karta Nagrody
    .gained = odkrywa kartę Nagrody: { $does_acc }
reward-title = Karta Nagrody: { $does }
printed-reward = Nagroda nadrukowana na planszy
    .gained = dostaje nagrodę nadrukowaną na planszy: { $does_acc }
market-card = Karta Czarnego Rynku
    .small = { $small }
    .large = { $large }
level = Katedra, poziom { $number }
virtue-space = Tor Cnót, pole { $number }
workers-of = { $whom } { $number }

## Gra jednoosobowa

opponent = Wirtualny przeciwnik
    .of = wirtualnego przeciwnika
player = { $name }
    .of = gracza { $name }
opponent-constantine = Konstantyn
opponent-helena = Helena
scheme = Schemat: { $place }
    .acc = Schemat ({ $place })
