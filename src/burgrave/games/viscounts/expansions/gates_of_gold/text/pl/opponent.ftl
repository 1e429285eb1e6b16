# SI do gry z pudełka i z dodatkiem: o co pyta i co mówi.

printed-answer-gates_of_gold = Gram z dodatkiem Bramy ze Złota
printed-with-gates_of_gold = Grasz z dodatkiem Bramy ze Złota. SI nie dostaje planszy manuskryptów. Zdobywa karty Pana na Zamku i Bonusowych Budowniczych, ale tylko dla punktów. Gdy ubywa Wyrzutków, także w twojej turze, pozostałych przesuń w prawo i dopiero potem odkryj nowych.
printed-ends-gates_of_gold = Najpierw rozpatrz swoje karty Skrytobójcy i Łotrzyka.
printed-turns_away = SI usuwa z gry 2 Wyrzutków wysuniętych najbardziej na prawo; nie działa nic, co na nich jest. Pozostałych przesuń w prawo i odkryj nowych, dopóki są w talii.
printed-diversified = SI ma teraz budynek każdego rodzaju. Czy karta Wszechstronnego Budowniczego jest jeszcze do wzięcia?
printed-specialized = SI ma teraz trzy budynki jednego rodzaju. Czy karta Wyspecjalizowanego Budowniczego jest jeszcze do wzięcia?
printed-gains-diversified = SI zdobywa kartę Wszechstronnego Budowniczego.
printed-gains-specialized = SI zdobywa kartę Wyspecjalizowanego Budowniczego.
