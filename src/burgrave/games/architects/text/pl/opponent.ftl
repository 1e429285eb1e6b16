# Wirtualny przeciwnik do gry z pudełka: o co pyta i co mówi. Jego schematy są naszego pomysłu.

printed-player = Gracz
printed-board = Kto gra przeciwko tobie? Schematy są naszego pomysłu: odłóż te z pudełka. Przeciwnik ma 20 Robotników w kolorze, którym nikt nie gra, i znacznik na polu 8 toru Cnót (Konstantyn) albo na polu 5 (Helena).
printed-your-turn = Wykonaj swoją turę. Czy stało się coś, co dotyczy przeciwnika? Podaj to po kolei, a potem powiedz, że gotowe.
printed-captured-at = Gdzie pojmano jego Robotników?
printed-scheme = Schemat { $number }.
printed-stalls = Przeciwnik wybiera się na Czarny Rynek. Na których polach stoi twój Robotnik?
printed-tax = Ile Srebrników leży u Poborcy Podatkowego?
printed-top = Czy twój znacznik stoi na piątym poziomie Katedry?
printed-group = Gdzie stoi twoja największa grupa Robotników spośród jeszcze niepodanych? Z równych pierwsza w tej kolejności: Kamieniołom, Las, Kopalnia, Złotnik, Królewski Skarbiec, Warsztat, Poborca Podatkowy, Wartownia, Plac Miejski.
printed-group-size = Ilu twoich Robotników jest w tej grupie?
printed-guildhall = Ilu Robotników was obu leży już w Domu Gildii?
printed-drawn = { $count ->
        [one] Dobierz dla niego kartę Budynku. Która to?
       *[other] Dobierz dla niego { $count } karty Budynków. Które to, w kolejności dobierania?
    }
printed-gained = Przeciwnik pracuje przy Katedrze. Odkryj następną Nagrodę: ile Cnoty daje? (bez karty: 1)
printed-ambush = Ilu twoich Robotników stoi w miejscu tego schematu?
printed-coins = Ile Srebrników leży na pierwszym Pomocniku górnego rzędu?
printed-prison = Odświeżenie Czarnego Rynku. Wtrąć wszystkich tamtejszych Robotników do Więzienia, odwróć karty, użyj swoich zdolności. Ilu twoich Robotników jest teraz w Więzieniu?
printed-poaches = Pierwszy Pomocnik górnego rzędu trafia pod stos, a rząd się uzupełnia. Połóż 2 Srebrniki z Puli u Poborcy Podatkowego.
printed-rewarded = Bierze z Nagrody tylko Cnotę; karta znika z gry.
printed-your-virtue = Tracisz 1 Cnotę.
printed-standing = Ma teraz: Cnota { $virtue }, Katedra { $cathedral }, Srebrniki { $silver }, Budynki { $buildings }, Długi: niespłacone { $unpaid }, spłacone { $paid }; Robotnicy: w puli { $workers }, w Więzieniu { $prison }, twoi na jego planszy { $captured }.
printed-end = Punkty przeciwnika: { $total }, w tym:
printed-tie = Aby wygrać, musisz mieć więcej punktów; przy równych więcej Cnoty, potem więcej Srebrników.

printed-answer-yes = Tak
printed-answer-no = Nie
printed-answer-nowhere = Nigdzie (już żadnej)
printed-answer-done = Gotowe
printed-answer-captured = Pojmano jego Robotników
printed-answer-sent = Jego Robotnicy trafili do Więzienia
printed-answer-ransomed = Odzyskano moich Robotników z jego planszy
printed-answer-reset = Odświeżenie Czarnego Rynku
printed-answer-honoured = Mój Pomnik daje wszystkim Cnotę
printed-answer-watched = Moja Wieża Strażnicza zabiera mu Cnotę
printed-answer-full = Mój Robotnik leży na ostatnim polu Domu Gildii
