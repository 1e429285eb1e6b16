# Co czyjś ruch znaczy dla czytającego: nagłówek przed zdaniem z dziennika. $number to liczba, o którą ma mniej albo więcej.

befell-pushed = { $number ->
        [one] Twój Robotnik wypada z Zamku.
       *[other] Z Zamku wypada { $number } twoich Robotników.
    }
befell-leads = Tracisz kartę Pana na Zamku: w Zamku prowadzi już ktoś inny.
befell-debt = Masz nowy dług.
befell-deed = Masz nowe lenno.
befell-pays = Twój dług jest spłacony.
befell-approves = Twoje lenno jest nadane.
befell-corruption = Rośnie twoja Korupcja.
befell-virtue = Rosną twoje Cnoty.
