# Raporty o wielu grach: co kto robił i miał.

deeds-place = Miejsca
deeds-place-gain = Zysk: o ile ta tura podniosła punkty gracza, aż do jego następnej tury.
deeds-character = Postacie
deeds-character-gain = Zysk: tyle punktów mniej miałby wynik bez tego.
deeds-apprentice = Pomocnicy
deeds-apprentice-gain = Zysk: tyle punktów mniej miałby wynik bez tego.
deeds-building = Budynki
deeds-building-gain = Zysk: tyle punktów mniej miałby wynik bez tego.
deeds-cathedral = Katedra
deeds-cathedral-gain = Zysk: tyle punktów mniej miałby wynik bez tego.
cathedral-1 = Poziom 1
cathedral-2 = Poziom 2
cathedral-3 = Poziom 3
cathedral-4 = Poziom 4
cathedral-5 = Poziom 5
