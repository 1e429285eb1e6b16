# Co czyjś ruch znaczy dla czytającego: nagłówek przed zdaniem z dziennika. $number to liczba, o którą ma mniej albo więcej.

befell-captures = { $number ->
        [one] Pojmano ci Robotnika.
       *[other] Pojmano ci { $number } Robotników.
    }
befell-sends = { $number ->
        [one] Twój Robotnik trafia do Więzienia.
       *[other] { $number } twoich Robotników trafia do Więzienia.
    }
befell-debt = Masz nowy dług.
befell-virtue = { $sign ->
        [-1] { $number ->
            [one] Tracisz punkt Cnót.
            [few] Tracisz { $number } punkty Cnót.
           *[many] Tracisz { $number } punktów Cnót.
        }
       *[other] { $number ->
            [one] Zyskujesz punkt Cnót.
            [few] Zyskujesz { $number } punkty Cnót.
           *[many] Zyskujesz { $number } punktów Cnót.
        }
    }

# Co stoi przed punktami wszystkich po odświeżeniu rynku: rund tu nie ma.
round-over = Po odświeżeniu Czarnego Rynku:
