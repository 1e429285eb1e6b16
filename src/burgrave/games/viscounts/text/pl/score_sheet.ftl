# Pytania, z których liczy się punkty gry z pudełka.

sheet-expansion = Z jakim dodatkiem była rozgrywka?
sheet-uncovered = Które karty są na koniec odkryte?
sheet-built = Budynki zdjęte z planszy Gracza, licząc od lewej
sheet-tier-1 = Robotnicy na pierwszym poziomie zamku
sheet-tier-2 = Robotnicy na drugim poziomie
sheet-tier-3 = Robotnicy na trzecim poziomie
sheet-manuscripts = Przepisane manuskrypty
sheet-manuscript = { $ribbon }, koszt { $cost }: { $does }
sheet-unpaid = Niespłacone długi
sheet-paid = Spłacone długi
sheet-acquired = Zdobyte lenna
sheet-approved = Nadane lenna
sheet-opponent = Którą planszę ma SI?
sheet-icons-trade = Symbole Kupca na wszystkich kartach: na ręce, na planszy, w talii i odrzuconych
sheet-icons-build = Symbole Budowniczego na wszystkich kartach: na ręce, na planszy, w talii i odrzuconych
sheet-icons-noble = Symbole Szlachcica na wszystkich kartach: na ręce, na planszy, w talii i odrzuconych
sheet-icons-cleric = Symbole Kapłana na wszystkich kartach: na ręce, na planszy, w talii i odrzuconych
sheet-icons-criminal = Symbole Złoczyńcy na wszystkich kartach: na ręce, na planszy, w talii i odrzuconych
sheet-resources = Kałamarze, złoto i kamień razem
sheet-silver = Srebrniki
sheet-leader = Czy ma kartę Pana na Zamku? (1: tak)
sheet-favour-grey = Czy ma Przychylność Kościoła z szarą wstęgą? (1: tak)
sheet-favour-black = Czy ma Przychylność Kościoła z czarną wstęgą? (1: tak)
sheet-favour-yellow = Czy ma Przychylność Kościoła z żółtą wstęgą? (1: tak)
sheet-favour-blue = Czy ma Przychylność Kościoła z niebieską wstęgą? (1: tak)
