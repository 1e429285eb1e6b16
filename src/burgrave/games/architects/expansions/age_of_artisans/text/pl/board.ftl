# Co widać z Wieku Rzemieślników.

board-crafts-left = { $count ->
        [one] 1 karta rzemiosła w stosie
        [few] { $count } karty rzemiosła w stosie
       *[many] { $count } kart rzemiosła w stosie
    }
board-no-craft = Nie ma tu karty rzemiosła
board-marked-of = Jest tu Rzemieślnik gracza { $who }.
board-on-top =
    .about = Robotnik położony na swoim Robotniku z wcześniejszej tury wytwarza zdobienie albo narzędzie i zostaje tam. Nie zajmuje nowego pola.
board-artisan-is = Rzemieślnik: { $place }
board-in-supply = w puli
board-at-board = pojmany, na planszy gracza { $who }
board-adornments = Zdobienia: { $count }
    .name = Zdobienia
    .about = Tyle jest ich pod budynkami. Każde daje na koniec gry swoje punkty.
board-tools = Narzędzia: { $count }
    .name = Narzędzia
    .about = Tyle jest ich pod Pomocnikami. Na koniec gry 1, 2, 3, 4 i 5 narzędzi to 1, 2, 4, 6 i 9 PZ.
tab-crafts = Rzemiosło
