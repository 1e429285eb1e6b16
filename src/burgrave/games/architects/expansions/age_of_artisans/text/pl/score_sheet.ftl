# Pytania, z których liczy się punkty gry z pudełka i z dodatkiem.

sheet-age_of_artisans = Wiek Rzemieślników (narzędzie z każdą ze zdolności liczy się jak jeszcze jeden Pomocnik z każdą z nich)
sheet-adornment-points = PZ na zdobieniach, razem
sheet-adornments = Liczba zdobień
sheet-tools = Liczba narzędzi
