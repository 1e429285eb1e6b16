# Słowa na ekranie, gdy w Cytadelę gra się w terminalu.

terminal-round = Runda { $round }
terminal-deck = talia: { $count }
terminal-turn = tura: { $who }
terminal-chooses = wybiera: { $who }
terminal-turn-as = tura: { $who } ({ $character })
terminal-over = koniec partii

# Po jednej literze na rodzaj dzielnicy, żeby sam kolor nigdy nie był jedynym znakiem.
terminal-sign-noble = S
terminal-sign-religious = R
terminal-sign-trade = H
terminal-sign-military = W
terminal-sign-unique = U

terminal-crown = korona
terminal-you = ty
terminal-gold =
    { $count ->
        [one] { $count } moneta
        [few] { $count } monety
       *[other] { $count } monet
    }
terminal-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }
terminal-museum =
    { $count ->
        [one] { $count } karta pod Muzeum
        [few] { $count } karty pod Muzeum
       *[other] { $count } kart pod Muzeum
    }
terminal-city = miasto { $count }/{ $size }
terminal-first = ukończone jako pierwsze
terminal-complete = ukończone
terminal-protected = pod ochroną
terminal-hand = Ręka
terminal-in-city = Miasto
terminal-before = Dobrane
terminal-seen = Znane karty z ręki
terminal-passed = Do wyboru były
terminal-taxes =
    { $count ->
        [one] podatki: { $count } moneta
        [few] podatki: { $count } monety
       *[other] podatki: { $count } monet
    }
terminal-none = brak

# Co spotkało postać w tej rundzie; słowa pasują do każdego rodzaju gramatycznego.
terminal-mark-killed = nie żyje
terminal-mark-bewitched = pod urokiem
terminal-mark-robbed = kradzież
terminal-mark-warrant = nakaz
terminal-mark-signed = podpisany nakaz
terminal-mark-threat = szantaż
terminal-mark-flower = szantaż z kwiatem
terminal-mark-face-up = poza grą
terminal-mark-face-down = poza grą, karta zakryta

terminal-about-district =
    dzielnica { $type }, { $cost ->
        [0] nie można wybudować
       *[other] koszt { $cost }
    }, w pudełku { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }
terminal-about-character = ranga { $rank }
terminal-about-cast = { $characters }
