# Prowadzona partia z tym, co nowe: co mówi krok, po co i co zrobić.

guide-gates-new = Obcy u bram
    .what = Ci Wyrzutkowie przybyli z daleka. Możesz ich przyjąć albo wygnać. Wszystko inne toczy się, jak już wiesz.
    .why = Kogo przyjmiesz, ten pracuje dla ciebie jak każda karta, a na koniec daje punkty za to, co ma u dołu.

guide-gates-pair = Początek jak zawsze
    .what = Karta gracza ze swoim bohaterem, jak w grze podstawowej.
    .why = Ta para zaczyna z Długiem, który od razu jest spłacony.
    .do = Weź świecącą parę, a potem surowiec.

guide-gates-orders = Królewskie Rozkazy
    .what = Każdy ma od początku w talii jedne Rozkazy. Zagrywa się je jak inne karty i mają symbol Kupca.
    .why = Gdy po trzech turach spadają z planszy, przyjmujesz Wyrzutka. Jeśli zniszczysz je z ręki, bierzesz 3 Srebrniki i kogoś wyganiasz.

guide-gates-play = Poślij po kogoś
    .what = Rozkazy zaczynają drogę przez twoją planszę. Za trzy tury spadną po drugiej stronie.
    .why = Im wcześniej ruszą, tym wcześniej nowa karta zacznie dla ciebie pracować.
    .do = Naciśnij Królewskie Rozkazy.

guide-gates-move = O trzy pola
    .what = Rozkazy mają wartość 3, więc Wicehrabia jedzie co najmniej o trzy pola.
    .why = Miasto 9 jest o trzy pola stąd: bez Srebrników. Zaraz się przydadzą.
    .do = Naciśnij miasto 9.

guide-gates-trade = Handel po drodze
    .what = Trzy symbole Kupców wystarczą tu na jeden kamień.
    .why = Kamień pomoże później w budowie.
    .do = Wybierz handel.

guide-gates-times = Raz wystarczy
    .what = Srebrniki mogą zastąpić brakujących Kupców i przynieść więcej kamienia.
    .why = Ale zaraz przydadzą się 3 Srebrniki. Handluj więc raz, bez dopłaty.
    .do = Handluj raz.

guide-gates-board = Twoja plansza Manuskryptów
    .what = Przepisany Manuskrypt trafia teraz do kolumny w kolorze swojej wstęgi, a kolumna, w której coś leży, jest odblokowana.
    .why = Kolumna 1 już działa: Rozkazy za 3 Srebrniki. Inne pozwalają płacić surowcami zamiast Srebrników, dobierać karty albo je przestawiać.

guide-gates-buy = Jeszcze jedne Rozkazy
    .what = Kolumna 1: zamiast kogoś zatrudnić, bierzesz Rozkazy za 3 Srebrniki. Trafiają na stos odrzuconych, a ty możesz przy tym odrzucić kartę.
    .why = Drugie Rozkazy to drugi Wyrzutek. Dobrzy są warci wiele punktów.
    .do = Weź Królewskie Rozkazy.

guide-gates-builders = Karty Budowniczych i Pan na Zamku
    .what = Kto pierwszy ma po jednym budynku każdego rodzaju, dostaje pierwszą kartę, a kto trzy jednego rodzaju, drugą. Zostają na zawsze.
    .why = Każda daje punkty i zdolność. Także Pan na Zamku ma nową zdolność zamiast dodatkowej karty na ręce.

guide-gates-welcome = Rozkazy dotarły
    .what = Spadają z twojej planszy: wybierz Wyrzutka. Karta trafia za darmo na stos odrzuconych.
    .why = Spójrz na symbole, na to, co robi, i na punkty u dołu. Jego miejsce od razu zajmie następny.
    .do = Naciśnij Wyrzutka, który podoba ci się najbardziej.

guide-gates-finish = To wszystko, co nowe
    .what = Rozkazy, Wyrzutkowie, kolumny, Budowniczowie. Graj dalej tutaj, z tymi samymi łagodnymi botami.
    .why = Doszli też nowi Mieszczanie i Manuskrypty. Wskaż kartę, a przeczytasz, co robi.
