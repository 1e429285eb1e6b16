# Co widać z Bram ze Złota.

board-gates = Bramy ze Złota: Wyrzutkowie, Królewskie Rozkazy, Budowniczowie
board-outsiders-left = { $count ->
        [one] W talii został 1 Wyrzutek
        [few] W talii zostało { $count } Wyrzutków
       *[many] W talii zostało { $count } Wyrzutków
    }
    .about = Talii nie tasuje się ponownie: gdy się skończy, nie uzupełnia się odkrytych kart (str. 5).
board-orders = { $count ->
        [one] 1 karta Królewskich Rozkazów na stosie
        [few] { $count } karty Królewskich Rozkazów na stosie
       *[many] { $count } kart Królewskich Rozkazów na stosie
    }
board-column = Kolumna { $number } planszy Manuskryptów{ $open ->
        [0] , zablokowana
       *[1] {""}
    }
board-column-1 = Kolumna 1
    .about = Ilekroć możesz kogoś zatrudnić, możesz zamiast tego wziąć kartę Królewskich Rozkazów: za 3 srebrniki, a przy darmowym zatrudnieniu za darmo (str. 4).
board-column-2 = Kolumna 2
    .about = Z manuskryptem w tej kolumnie możesz wydać zasób zamiast srebrnika (str. 4).
board-column-3 = Kolumna 3
    .about = Z manuskryptem w tej kolumnie możesz w dowolnej chwili swojej tury dobrać kartę za 2 srebrniki (str. 4).
board-column-4 = Kolumna 4
    .about = Z manuskryptem w tej kolumnie możesz w dowolnej chwili swojej tury zmienić kolejność kart za dowolne 3 zasoby (str. 4).
