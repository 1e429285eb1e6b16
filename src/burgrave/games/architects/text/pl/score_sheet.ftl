# Pytania, z których liczy się punkty gry z pudełka.

sheet-expansion = Z jakim dodatkiem była rozgrywka?
sheet-difficulty = Trudność wirtualnego przeciwnika, jak gramy go tutaj (od 0 do 2: każdy stopień daje mu cztery punkty)
sheet-built = Wybudowane Budynki
sheet-cathedral = Poziom Katedry
sheet-virtue = Cnota przed efektami Budynków na koniec gry
sheet-unpaid = Niespłacone Długi przed tymi efektami
sheet-paid = Spłacone Długi
sheet-clay = Glina
sheet-wood = Drewno
sheet-stone = Kamień
sheet-gold = Złoto
sheet-marble = Marmur
sheet-silver = Srebrniki
sheet-prison = Własni Robotnicy w Więzieniu
sheet-captured = Pojmani Robotnicy na planszy Gracza
sheet-carpentry = Pomocnicy ze zdolnością ciesielstwa
sheet-tiling = Pomocnicy ze zdolnością dekarstwa
sheet-masonry = Pomocnicy ze zdolnością kamieniarstwa
sheet-alike = Czy gra Teresą, dla której złoto i marmur to to samo? (1: tak)
