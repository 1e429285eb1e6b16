# Co czyjś ruch znaczy dla czytającego: nagłówek przed zdaniem z dziennika. $number to liczba, o którą ma mniej albo więcej.

befell-inquisition = Skrzynia jest pusta: kto ma najwięcej podejrzeń, bierze dług.
befell-debt = Masz nowy dług.
befell-discards-suspicion = { $count ->
        [one] Znika podejrzenie wobec ciebie.
       *[other] Znikają podejrzenia wobec ciebie: { $count }.
    }
befell-uses = Pomaga ci Mieszczanin.
