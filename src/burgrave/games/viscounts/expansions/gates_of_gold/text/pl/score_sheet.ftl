# Pytania, z których liczy się punkty gry z pudełka i z dodatkiem.

sheet-gates_of_gold = Bramy ze Złota (zanim podacie resztę, rozpatrzcie karty Skrytobójcy i Łotrzyka, w odwrotnej kolejności tury)
sheet-outsiders = Wyrzutkowie: na ręce, na planszy, w talii i odrzuceni
sheet-outsider = { $card } ({ $icons }): { $does }
sheet-start = Wstęga manuskryptu, który leżał na planszy manuskryptów od początku
sheet-wild = Kolor wybrany dla manuskryptu ze wstęgą dowolnego koloru
sheet-own_link = Połączenia z własnymi budynkami na obu końcach
sheet-wedge_majority = Sekcje zamku, gdzie na pierwszych dwóch poziomach ma razem więcej Robotników niż każdy inny gracz
sheet-segment_with_building = Części planszy głównej, w których ma budynek
sheet-orders = Karty Królewskich Rozkazów: na ręce, na planszy, w talii i odrzucone
sheet-diversified = Czy ma kartę Wszechstronnego Budowniczego? (1: tak)
sheet-specialized = Czy ma kartę Wyspecjalizowanego Budowniczego? (1: tak)
sheet-which-leader = Jaką zdolność ma karta Pana na Zamku?
sheet-which-diversified = Jaką zdolność ma karta Wszechstronnego Budowniczego?
sheet-which-specialized = Jaką zdolność ma karta Wyspecjalizowanego Budowniczego?
sheet-laid-order = Czy na planszy Gracza leży karta Królewskich Rozkazów? (1: tak)
sheet-laid-outsider = Czy na planszy Gracza leży Wyrzutek? (1: tak)
