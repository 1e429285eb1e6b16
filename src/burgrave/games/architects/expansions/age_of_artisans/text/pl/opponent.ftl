# Wirtualny przeciwnik do gry z pudełka i z dodatkiem: o co pyta i co mówi.

printed-answer-age_of_artisans = Gram z dodatkiem Wiek Rzemieślników
printed-with-age_of_artisans = Grasz z dodatkiem Wiek Rzemieślników. Przeciwnik nie ma Rzemieślnika, narzędzi ani darmowego Pomocnika. Ilekroć pracuje w Domu Gildii, bierze zdobienie, ale tylko dla punktów, i nigdy nie kładzie Robotnika na Robotniku.
printed-adornment = Przeciwnik bierze odkryte zdobienie warte najwięcej PZ, z równych wylosowane; uzupełnij rząd. Ile PZ ma ta karta? (bez karty: 0)
printed-adornments = Jego zdobienia są warte razem: { $points } PZ.
printed-seized = Ilu jego Robotników stąd pojmano?
printed-answer-seized = Narzędzie pojmało kilku jego Robotników
