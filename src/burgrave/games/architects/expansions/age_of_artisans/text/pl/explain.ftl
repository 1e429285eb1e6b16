# Co objaśnia karty dodatku i jego pojęcia.

explain-craft-adornment = Zdobienie za 5 srebrników, w tym 2 podatku: { $points } PZ na koniec gry; od razu { $does }.
explain-craft-tool = Narzędzie – { $does }.
explain-craft-guess = { $sure_count ->
        [0] Obu połówek tej karty nikt nam nie pokazał: to nasza rekonstrukcja.
       *[other] Pewne: { $sure }. Reszta tej karty i to, które połówki są razem, to nasza rekonstrukcja.
    } Kto ma grę, może to poprawić w pliku z poprawkami.
craft-sure-adornment = działanie zdobienia
craft-sure-vp = punkty zdobienia
craft-sure-tool = działanie narzędzia
explain-apprentice-guess = Pewna jest umiejętność; zdolności, Cnoty i liczba takich kart to nasza rekonstrukcja. Kto ma grę, może to poprawić w pliku z poprawkami.
explain-enforcer-guess = Pewne jest, że ten Pomocnik coś daje za wtrącenie do Więzienia; ile i czego, a także zdolność i Cnoty to nasza rekonstrukcja. Kto ma grę, może to poprawić w pliku z poprawkami.
explain-building-guess = Pewny jest efekt; koszt, zdolności, Cnoty i punkty to nasza rekonstrukcja. Kto ma grę, może to poprawić w pliku z poprawkami.

artisan = Rzemieślnik
explain-artisan = Każdy ma jednego Rzemieślnika obok Robotników. W chwili stawiania liczy się za dwóch, potem za jednego, a kto go stawia, może zignorować stratę jednego punktu Cnót. Poza tym jest jak każdy Robotnik, ale nie może trafić do Domu Gildii.
adornment = Zdobienie
explain-adornment = Górna połowa karty rzemiosła. Połóż Robotnika na swoim Robotniku z wcześniejszej tury w Domu Gildii i zapłać 5 srebrników, w tym 2 podatku. Zdobienie trafia pod twój budynek, pod każdym jest miejsce na jedno, od razu działa, a na koniec gry daje punkty.
tool = Narzędzie
explain-tool = Dolna połowa karty rzemiosła. Połóż Robotnika na swoim Robotniku z wcześniejszej tury w Domu Gildii albo postaw Robotnika na środkowym polu Czarnego Rynku. Narzędzie trafia pod twojego Pomocnika, pod każdym jest miejsce na jedno, i działa raz w turze, gdy używasz jego umiejętności. Na koniec gry 1, 2, 3, 4 i 5 narzędzi to 1, 2, 4, 6 i 9 PZ.
crafts = Karty rzemiosła
explain-crafts = Leżą odkryte cztery, a na miejsce wziętej przychodzi następna, dopóki są w stosie. Każda jest albo zdobieniem, albo narzędziem, zależnie od tego, co ktoś z niej wytworzy.
