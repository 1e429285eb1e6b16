# Prowadzona pierwsza partia: co mówi krok, po co i co zrobić.

guide-goal = Jesteście architektami króla
    .what = Poślij Robotników do miasta, zbierz, czego trzeba, i buduj tutaj, w Domu Gildii. Gdy wszystkie jego pola są zajęte, każdy ma jeszcze jedną turę i gra się kończy.
    .why = Najwięcej punktów dają budynki, potem Katedra i Cnoty. Dziś postawisz swój pierwszy budynek.

guide-keep = Wybierz, co zbudujesz
    .what = Każdy zatrzymuje jedną kartę i podaje resztę dalej, i tak trzy razy. Na górze karty jest jej koszt, a na złoto to, ile jest warta.
    .why = Studnia jest dobra na początek: 2 drewna i 2 kamienie, żadnych zdolności, 3 punkty. I od razu daje 4 gliny.
    .do = Zatrzymaj Studnię. Dwie następne wybierz, jak chcesz.

guide-forest = Jeden Robotnik na turę
    .what = W swojej turze stawiasz jednego Robotnika i robisz to, co pozwala robić to miejsce. Las daje drewno.
    .why = Na Studnię trzeba 2 drewna. Pierwszy Robotnik przynosi jedno.
    .do = Naciśnij Las.

guide-forest-again = Razem przynoszą więcej
    .what = Twój Robotnik nadal jest w Lesie. Robotnicy zostają i każdy się liczy: drugi przynosi 2 drewna, trzeci przyniósłby 3.
    .why = Duże grupy to serce tej gry. Ale rzucają się w oczy innym.
    .do = Naciśnij Las jeszcze raz.

guide-quarry = Teraz kamień
    .what = Kamieniołom działa jak Las. Kopalnia daje glinę albo złoto, Złotnik daje srebrniki.
    .why = Do Studni brakuje ci 2 kamieni.
    .do = Naciśnij Kamieniołom.

guide-quarry-again = I drugi raz
    .what = Dwóch Robotników w Kamieniołomie przynosi 2 kamienie. Masz ich razem dwudziestu, więc ich nie żałuj.
    .why = Po tej turze masz wszystko, co kosztuje Studnia.
    .do = Naciśnij Kamieniołom.

guide-town-centre = Srebrniki Brunona rosną
    .what = Bruno ma dwóch Robotników u Złotnika. Na Placu Miejskim możesz kazać pojmać całą grupę.
    .why = Odbierasz mu zysk, a sobie zapewniasz srebrniki. Pierwsze pojmanie kosztuje 1 srebrnik podatku.
    .do = Naciśnij Plac Miejski.

guide-capture = Wszyscy jednego koloru z jednego miejsca
    .what = Zabierasz na swoją planszę wszystkich Robotników jednego koloru z jednego miejsca. Własnych też możesz: wracają i znów mogą pracować.
    .why = Bruno traci dwóch Robotników i musi się postarać, żeby ich odzyskać.
    .do = Naciśnij Robotników Brunona u Złotnika.

guide-guardhouse = Co z nimi zrobić
    .what = W Wartowni oddajesz pojmanych. Tutaj też uwalniasz swoich z Więzienia i spłacasz długi.
    .why = Każdy pojmany przynosi 1 srebrnik.
    .do = Naciśnij Wartownię.

guide-prison = Do Więzienia
    .what = Pojmani idą do Więzienia, a ty bierzesz srebrnik za każdego.
    .why = Kto ma wielu swoich w Więzieniu, może przy odświeżeniu Czarnego Rynku stracić Cnoty albo wziąć dług.
    .do = Odeślij ich do Więzienia.

guide-virtue = Czy grasz uczciwie?
    .what = Ten tor to twoje Cnoty. Na koniec dają od minus 9 do plus 7 punktów.
    .why = Poniżej 5 nie wolno ci pracować przy Katedrze. Od 10 zamknięty jest dla ciebie Czarny Rynek. Wygrać można każdą z tych dróg.

guide-market = Czarny Rynek
    .what = Trzy pola, każde dla jednego Robotnika. Za srebrniki i punkt Cnót masz od razu to, na co pracuje się wiele tur.
    .why = Gdy wszystkie trzy są zajęte, Rynek się odświeża, a stojący tam idą do Więzienia. Dziś możesz go ominąć.

guide-workshop = Zręczne ręce
    .what = W Warsztacie zatrudniasz Pomocnika za 4 srebrniki, z czego połowa to podatek, albo dobierasz karty budynków.
    .why = Większe budynki wymagają zdolności: ciesielstwa, dekarstwa, kamieniarstwa. Mają je tylko Pomocnicy.
    .do = Naciśnij Warsztat.

guide-hire = Wybierz Pomocnika
    .what = Z jednym Robotnikiem sięgasz do tej kolumny. Każda dalsza to jeden Robotnik więcej albo srebrniki na mijanych kartach.
    .why = Pomocnik na zawsze daje ci zdolności ze swojej karty, a często i umiejętność. Niektórzy kosztują Cnoty, inni je dodają.
    .do = Naciśnij świecącego Pomocnika.

guide-guildhall = Czas budować
    .what = Robotnik w Domu Gildii zostaje tam na zawsze i przybliża koniec gry.
    .why = Stawiasz za to budynek z ręki albo poziom Katedry.
    .do = Naciśnij Dom Gildii.

guide-construct = Twój pierwszy budynek
    .what = Płacisz 2 drewna i 2 kamienie, a Studnia staje przy twojej ulicy. To, co za znakiem ręki, dzieje się od razu.
    .why = 3 punkty na koniec i 4 gliny już teraz, na następny.
    .do = Naciśnij Studnię.

guide-cathedral = Katedra
    .what = Wznoszą ją wszyscy, a każdy pnie się sam. Poziom kosztuje zasoby i kartę budynku z ręki, a przynosi nagrodę.
    .why = Pięć poziomów jest wartych 2, 4, 7, 12 i 20 punktów, ale im wyżej, tym mniej miejsca.

guide-finish = Wiesz już dość: graj dalej
    .what = Zbieraj grupami, pojmuj cudzych, zatrudniaj, buduj. Gra toczy się dalej tutaj, aż Dom Gildii będzie pełny.
    .why = „Podpowiedź” pokaże, co zrobiłby mocny gracz. Znak „?” objaśni pytanie, które masz przed sobą.
