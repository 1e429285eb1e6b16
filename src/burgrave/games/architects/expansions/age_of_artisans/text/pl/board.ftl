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
