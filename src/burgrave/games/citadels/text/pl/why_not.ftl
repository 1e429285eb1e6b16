# Dlaczego nie: powody, dla których czegoś nie można teraz zrobić.

why-never = Tej karty nie można wybudować.
why-same = W twoim mieście już stoi taka dzielnica: { $district }.
why-monument = Pomnik można wybudować tylko w mieście, które ma mniej niż { $limit } dzielnic.
why-gather = Najpierw pobierz monety albo dobierz karty.
why-navigator = Nawigatorka nie buduje dzielnic.
why-witch = Wiedźma buduje dopiero wtedy, gdy gra dalej jako zaczarowana postać.
why-bewitched = Zaczarowana postać tylko pobiera zasoby.
why-limit = { $limit ->
        [one] W tej turze można wybudować tylko jedną dzielnicę.
       *[other] W tej turze można wybudować najwyżej { $limit } dzielnice.
    }
why-gold = { $missing ->
        [one] Brakuje 1 monety
        [few] Brakuje { $missing } monet
       *[other] Brakuje { $missing } monet
    }: masz { $gold }, koszt { $cost }.
why-den = { $missing ->
        [one] Brakuje 1 monety lub karty
       *[other] Brakuje { $missing } monet lub kart
    }: masz { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
    } i { $count ->
        [one] { $count } inną kartę
        [few] { $count } inne karty
       *[many] { $count } innych kart
    }, koszt { $cost }.
why-used = Zdolność tej postaci została już użyta.
why-protected = Miasto gracza { $whom } chroni Biskup.
why-complete = Miasto gracza { $whom } jest ukończone.
why-empty = W mieście gracza { $whom } nie ma żadnej dzielnicy.
why-nothing = W mieście gracza { $whom } nie ma nic, na co wystarczy monet: masz { $gold }.
why-none = W mieście gracza { $whom } nie ma nic do wzięcia: { $limit ->
        [0] każda dzielnica to Warownia albo stoi już w twoim mieście.
       *[other] każda dzielnica to Warownia, kosztuje więcej niż { $limit } albo stoi już w twoim mieście.
    }
why-no-gift = W twoim mieście nie ma dzielnicy, którą można oddać w zamian do miasta gracza { $whom }.
why-same-there = W mieście gracza { $whom } już stoi taka dzielnica: { $district }.
why-own-keep = Warowni nie można oddać.
why-difference = Ta dzielnica jest o tyle tańsza, że na dopłatę nie wystarczy monet: masz { $gold }.
why-keep = Warowni nie można ruszyć zdolnością postaci o randze 8.
why-seizable = Marszałek zajmuje dzielnice o koszcie najwyżej { $limit }.
why-armory = Zbrojownia nie może zniszczyć samej siebie.
why-oneself = To twoja własna postać.
why-not-robbed = Złodziej nie okrada postaci o randze 1 ani postaci zabitej lub zaczarowanej.
why-face-up = Ta postać leży odkryta wśród odrzuconych.
