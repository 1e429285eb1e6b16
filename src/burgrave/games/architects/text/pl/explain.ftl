# Objaśnienia kart i miejsc: co na nich jest i co robią. Pierwsza część to rodzaj karty, dalsze to jej działanie.

explain-reconstructed = Karty i plansze przeciwnika z pudełka nie są nam znane: to pomysł nasz własny. Kto ma grę, może to poprawić w pliku z poprawkami.
explain-promo = Karta promocyjna, nie ma jej w każdym pudełku.

## Miejsca

explain-quarry = 1 kamień za każdego twojego Robotnika tutaj.
explain-forest = 1 drewno za każdego twojego Robotnika tutaj.
explain-mines = 1 glina i po jednej za każdego twojego Robotnika tutaj albo 1 złoto za każdych dwóch.
explain-silversmith = 1 srebrnik i po jednym za każdego twojego Robotnika tutaj.
explain-storehouse = Za każdego twojego Robotnika tutaj jedna wymiana: dowolne 2 sztuki gliny, drewna lub kamienia na punkt Cnót, dowolne 3 sztuki drewna lub kamienia na marmur albo wymiana twojego Pomocnika.
explain-workshop = Zatrudnij Pomocnika za 4 srebrniki, w tym 2 podatku, albo dobierz kartę budynku i jeszcze jedną za każdych dwóch twoich Robotników tutaj. Za Pomocnika z kolumny dalszej niż liczba twoich Robotników kładziesz srebrniki na mijanych kartach.
explain-tax_stand = Strać 2 punkty Cnót i weź wszystkie srebrniki z podatków.
explain-guardhouse = Za każdego twojego Robotnika tutaj jedno działanie: wtrąć pojmanych do Więzienia i weź po srebrniku, uwolnij swoich z Więzienia, odzyskaj swoich od innych graczy za 5 srebrników, w tym 2 podatku, albo za dług i punkt Cnót, albo spłać dług za 6 srebrników, w tym 3 podatku, i zdobądź punkt Cnót.
explain-town_centre = Za każdego twojego Robotnika tutaj jedno pojmanie: wszyscy Robotnicy jednego koloru z jednego miejsca. Pierwsze kosztuje 1 srebrnik podatku, każde następne 1 srebrnik.
explain-market_left = Weź zasoby z małego rynku za 1 srebrnik i 1 punkt Cnót. Nie dla tych, którzy mają 10 lub więcej Cnót.
explain-market_middle = Weź dowolnego Pomocnika za darmo albo obejrzyj 5 kart budynków i zatrzymaj jedną, za 2 srebrniki i 1 punkt Cnót. Nie dla tych, którzy mają 10 lub więcej Cnót.
explain-market_right = Weź zasoby z dużego rynku za 3 srebrniki i 1 punkt Cnót. Nie dla tych, którzy mają 10 lub więcej Cnót.
explain-guildhall = Zbuduj budynek z ręki albo wejdź w Katedrze o poziom wyżej. Robotnik zostaje tu do końca gry, a gdy zajęte są wszystkie pola, każdy ma jeszcze jedną turę.
explain-prison = Tu trafiają pojmani, których ktoś wtrąci do Więzienia, i Robotnicy z Czarnego Rynku po jego Odświeżeniu. Na koniec gry każdych dwóch twoich to strata 1 PZ.

## Pomocnicy, budynki i postacie

explain-apprentice = Pomocnik; zdolności: { $skills_name }{ $virtue ->
        [0] .
        [-1] ; zatrudnienie kosztuje punkt Cnót.
       *[other] ; zatrudnienie przynosi punkt Cnót.
    }
explain-ability = Umiejętność – { $does }.
explain-plain = Nie ma umiejętności.
explain-building = Budynek wart { $points } PZ; koszt: { $cost }{ $needs_count ->
        [0] ; nie wymaga zdolności
       *[other] ; wymaga zdolności: { $needs_name }
    }{ $virtue ->
        [0] .
        [-2] ; budowa kosztuje 2 punkty Cnót.
        [-1] ; budowa kosztuje punkt Cnót.
       *[other] ; budowa przynosi punkt Cnót.
    }
explain-effect = Efekt – { $does }.
explain-optional = Z efektu nie trzeba korzystać.
explain-character = Postać zaczyna na polu { $virtue } toru Cnót i ma { $silver ->
        [one] { $silver } srebrnik
        [few] { $silver } srebrniki
       *[many] { $silver } srebrników
    }{ $goods_count ->
        [0] {""}
       *[other] , a także { $goods_acc }
    }{ $count ->
        [0] .
        [one] ; { $count } jej Robotnik zaczyna w Więzieniu.
       *[other] ; { $count } jej Robotników zaczyna w Więzieniu.
    }
explain-power = Zdolność – { $does }.

## Inne karty, Katedra i tor Cnót

explain-market-card = Na małym rynku: { $small }; na dużym: { $large }.
explain-reward = Nagroda za poziom Katedry: { $does }.
explain-level = Koszt: { $cost } i karta budynku z ręki. Miejsc: { $count }. Kto tu stoi na koniec gry, ma { $points } PZ.
explain-virtue = Na koniec gry: { $points } PZ.
explain-no-tax = W każdej akcji płacisz o { $count } podatku mniej.
explain-no-cathedral = Stąd nie można pracować w Katedrze.
explain-no-market = Stąd nie można pracować na Czarnym Rynku.

## Gra jednoosobowa

explain-opponent = Zaczyna na polu { $virtue } toru Cnót; { $does }.
explain-scheme = Konstantyn: { $constantine }. Helena: { $helena }.
explain-instead = Jeśli to niemożliwe: { $place } – { $does }.
