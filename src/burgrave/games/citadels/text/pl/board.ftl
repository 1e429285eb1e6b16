# Słowa na stole, gdy w Cytadelę gra się w przeglądarce.

board-characters = Postacie w tej grze
board-your-city = Twoje miasto · { $count } / { $size }
board-empty-city = Jeszcze nic tu nie stoi.
board-empty-hand = Brak kart.
board-choose = Do wyboru
board-your-characters = { $count ->
        [one] Twoja postać
       *[other] Twoje postacie
    }
board-points = Punkty: { $count }
board-passed-on = Poszło dalej

card-district = { $district } · { $type } · { $cost ->
        [0] nie można wybudować
       *[other] koszt { $cost }
    }{ $beautified ->
        [0] { "" }
       *[other] {" "}z monetą Artystki
    }
card-no-effect = Zwykła dzielnica: liczy się jej koszt i rodzaj.
card-name-guessed = Instrukcja nie podaje nazwy tej karty: nadaliśmy ją sami.
card-page = instrukcja, s. { $page }
