# Jak się gra w Architektów: rozdziały strony, która uczy gry.
#
# ¶ oddziela akapity rozdziału.

## Rozdziały

lesson-goal = Cel gry
    .picture = Miasto, a w środku Katedra; między domami stoją Robotnicy czterech graczy.
    .text =
        Jesteście architektami króla. Posyłacie Robotników po zasoby, zatrudniacie Pomocników, stawiacie budynki i wspólnie wznosicie Katedrę. Wygrywa, kto na końcu ma najwięcej punktów zwycięstwa (PZ). ¶
        Można być cnotliwym albo nie: Czarny Rynek i cudze podatki dają dużo i szybko, ale kosztują Cnoty, a te liczą się na koniec i otwierają albo zamykają drogi. ¶
        Na początku każdy wybiera trzy karty budynków: zatrzymuje jedną z czterech, resztę podaje w lewo, i tak trzy razy.

lesson-turn = Tura
    .picture = Trzeci Robotnik staje w Lesie, gdzie jest już dwóch, i przynosi trzy drewna.
    .text =
        W turze stawiasz jednego Robotnika i robisz to, co pozwala robić to miejsce. Potem gra następny. ¶
        Robotnicy zostają tam, gdzie stoją, i następnym razem wzmacniają akcję: trzeci Robotnik w Lesie przynosi 3 drewna. Ale im większa grupa, tym chętniej ktoś ją pojma. ¶
        Kto nie ma Robotników w puli, zabiera jednego z planszy i to jest cała jego tura. Na koniec tury na ręce zostaje najwyżej 6 kart budynków.

lesson-places = Po zasoby
    .picture = Kamień, drewno, glina i złoto, marmur i Cnoty, a na końcu targ.
    .text =
        Kamieniołom daje kamień, a Las drewno: po jednym za każdego twojego Robotnika tam. Złotnik daje srebrnik i po jednym za każdego. ¶
        Kopalnia daje glinę (jedną i po jednej za każdego) albo złoto (jedno za każdych dwóch). ¶
        W Królewskim Skarbcu wymieniasz, za każdego Robotnika raz: dowolne 2 sztuki gliny, drewna lub kamienia na punkt Cnót albo dowolne 3 sztuki drewna lub kamienia na marmur. Niektórzy Pomocnicy dodają własne wymiany. ¶
        U Poborcy Podatkowego zabierasz wszystkie srebrniki, które inni zapłacili jako podatek, i tracisz 2 punkty Cnót.

lesson-workshop = Warsztat i Pomocnicy
    .picture = Trzej Pomocnicy, cztery srebrniki i trzy zdolności: ciesielstwo, dekarstwo, kamieniarstwo.
    .text =
        W Warsztacie zatrudniasz Pomocnika za 4 srebrniki, z których 2 to podatek, albo dobierasz kartę budynku i jeszcze jedną za każdych dwóch twoich Robotników. ¶
        Z jednym Robotnikiem sięgasz po Pomocników z pierwszej kolumny. Każda kolumna dalej to jeszcze jeden Robotnik albo srebrnik na każdej mijanej karcie tego rzędu. Kto zatrudnia Pomocnika, bierze srebrniki z jego karty. ¶
        Pomocnik ma zdolności, których wymagają budynki (ciesielstwo, dekarstwo, kamieniarstwo), i zwykle umiejętność. Możesz mieć pięciu.

lesson-capture = Pojmania
    .picture = Dwaj Robotnicy na Placu Miejskim zabierają trzech cudzych za srebrnik.
    .text =
        Na Placu Miejskim pojmujesz wszystkich Robotników jednego koloru z jednego miejsca, raz za każdego twojego Robotnika na Placu. Pierwsze pojmanie kosztuje 1 srebrnik podatku, każde następne 1 srebrnik. ¶
        Możesz zabrać też własnych: wracają do puli i znowu mogą pracować. Cudzy trafiają na twoją planszę. ¶
        Przy czterech i pięciu graczach wszystkie pojmania akcji muszą być z jednego miejsca, przy mniejszej liczbie z najwyżej dwóch.

lesson-guardhouse = Wartownia i Więzienie
    .picture = Cudzy Robotnicy za kratami obok Wartowni; za nich srebrniki, a obok dług.
    .text =
        W Wartowni za każdego swojego Robotnika możesz zrobić jedną rzecz: wtrącić pojmanych do Więzienia i wziąć po srebrniku za każdego, uwolnić swoich z Więzienia za darmo, odzyskać swoich od innych graczy (5 srebrników, w tym 2 podatku, albo dług i punkt Cnót) albo spłacić dług (6 srebrników, w tym 3 podatku), co przynosi punkt Cnót. ¶
        Niespłacony dług to na koniec 2 PZ mniej. Za każdych dwóch swoich w Więzieniu tracisz na koniec 1 PZ.

lesson-market = Czarny Rynek
    .picture = Trzy stragany nocą, na dwóch stoją Robotnicy; nad nimi Cnoty i Korupcja.
    .text =
        Ma trzy pola, każde dla jednego Robotnika: mały rynek za 1 srebrnik, Pomocnik za darmo albo jedna z pięciu kart budynków za 2, duży rynek za 3. Każde kosztuje też punkt Cnót. ¶
        Gdy wszystkie pola są zajęte albo Robotnik stanie w Domu Gildii na polu ze strzałkami, następuje Odświeżenie: Robotnicy z Rynku idą do Więzienia i przychodzą nowe towary. Kto ma wtedy w Więzieniu trzech lub więcej, traci punkt Cnót, a kto ma ich najwięcej, bierze dług. ¶
        Od 10 Cnót w górę na Czarny Rynek nie ma wstępu.

lesson-guildhall = Dom Gildii i budynki
    .picture = Robotnik przed Domem Gildii, kamień, drewno i glina, a za nie budynek, którego jeszcze nie ma.
    .text =
        Robotnik w Domu Gildii zostaje tam do końca gry. Za to budujesz: jeden budynek z ręki albo jeden poziom Katedry. ¶
        Na budynek potrzeba zasobów z górnej krawędzi karty, a każdą wymaganą zdolność musi mieć któryś z twoich Pomocników. Złota liczba to punkty na koniec. Dłoń przy efekcie znaczy, że działa od razu, a gwiazda punktów, że na koniec gry.

lesson-cathedral = Katedra
    .picture = Katedra z pięciu poziomów; na wyższych stoją Robotnicy, obok Cnoty i punkty.
    .text =
        Za poziom płacisz zasobami i jedną kartą budynku z ręki. Odkrywasz kartę Nagrody: punkt Cnót i coś jeszcze. ¶
        Na wyższych poziomach jest coraz mniej miejsc; kto jest niżej, musi poczekać, aż ktoś pójdzie wyżej. Na koniec liczy się poziom, na którym stoisz: 2, 4, 7, 12 albo 20 PZ. ¶
        Poniżej 5 Cnót nie można pracować w Katedrze.

lesson-virtue = Cnoty
    .picture = Tor Cnót, zapełniony do połowy: z lewej Korupcja i Czarny Rynek, z prawej Katedra i Cnoty.
    .text =
        Każdy zaczyna na polu 7. Pole toru Cnót daje na koniec od −9 do 7 PZ. ¶
        Na polach od 0 do 3 płacisz mniej podatku. Kto spada poniżej 0, za każdy punkt bierze dług; kto wychodzi ponad 14, za każdy punkt może zniszczyć dług.

lesson-ending = Koniec gry i punkty
    .picture = Budynki i Katedra, potem Cnoty, złoto, marmur i długi.
    .text =
        Gdy zapełni się ostatnie pole Domu Gildii, każdy ma jeszcze jedną turę. ¶
        Liczą się: budynki i ich efekty, poziom Katedry, Cnoty, złoto i marmur po 1 PZ, każde 10 srebrników. Odejmuje się 2 PZ za każdy niespłacony dług i 1 PZ za każdych dwóch swoich Robotników w Więzieniu. ¶
        Przy równej liczbie punktów wygrywa, kto ma więcej Cnót, a potem srebrników.

lesson-solo = Gra jednoosobowa
    .picture = Przeciwnik w koronie odkrywa Schemat i posyła Robotnika.
    .text =
        Przeciwko tobie gra wirtualny przeciwnik: Konstantyn, który buduje, albo Helena, która częściej pojmuje. Co turę odkrywa Schemat, który mówi, gdzie staje jego Robotnik i co tam robi. ¶
        Karty Schematów z pudełka nie są nam znane, więc to przeciwnik naszego pomysłu. Poziom trudności daje mu dodatkowe punkty na koniec.

lesson-interface = Jak się gra na tej stronie
    .picture = Środkowy dom świeci i wskazuje go dłoń; obok karta oraz znaki cofania i podpowiedzi.
    .text =
        Jedno zdanie zawsze mówi, czyj jest ruch i o co chodzi. Co świeci, można kliknąć: miejsce, grupę Robotników, kartę. To, co nigdzie nie leży, jest przyciskiem pod pytaniem. ¶
        Na tabliczce każdego miejsca widać, co przyniesie tam twój następny Robotnik, a przy pojmaniu na grupie, ile jest warta. Pod kartą na ręce stoi, czego na nią brakuje. ¶
        Najedź na kartę, miejsce albo liczbę lub przytrzymaj palec, a przeczytasz, co znaczy. Jeśli czegoś nie możesz teraz zrobić, zobaczysz też, dlaczego. Oko na tabliczce innego gracza otwiera jego planszę.

## Grupy

lesson-group-icons = Symbole
lesson-group-skills = Zdolności
lesson-group-apprentices = Pomocnicy
lesson-group-buildings = Budynki
lesson-group-characters = Postacie
lesson-group-schemes = Schematy wirtualnego przeciwnika

## Symbole

lesson-skill = Ma ją Pomocnik, a wymagają jej budynki.
lesson-icon-silver = Srebrnik
    .text = Płaci się nim za Pomocników, pojmania, Czarny Rynek i długi.
lesson-icon-clay = Glina
    .text = Z Kopalni, na budynki.
lesson-icon-wood = Drewno
    .text = Z Lasu, na budynki i Katedrę.
lesson-icon-stone = Kamień
    .text = Z Kamieniołomu, na budynki i Katedrę.
lesson-icon-gold = Złoto
    .text = Na budynki i Katedrę; na koniec gry 1 PZ.
lesson-icon-marble = Marmur
    .text = Na budynki i Katedrę; na koniec gry 1 PZ.
lesson-icon-virtue = Cnota
    .text = Znacznik idzie o tyle pól w górę albo w dół toru Cnót.
lesson-icon-debt = Dług
    .text = Niespłacony to na koniec gry strata 2 PZ.
lesson-icon-tax = Podatek
    .text = Srebrniki, które trafiają do Poborcy Podatkowego.
lesson-icon-plans = Karta budynku
    .text = Dobierasz ją ze stosu; przy strzałce oddajesz ją z ręki.
lesson-icon-hire = Pomocnik
    .text = Zatrudniasz dowolnego z odkrytych.
lesson-icon-capture = Pojmanie
    .text = Zabierasz z jednego miejsca wszystkich Robotników jednego koloru.
lesson-icon-release = Uwolnienie
    .text = Twoi Robotnicy wracają z Więzienia do puli.
lesson-icon-reclaim = Odzyskanie
    .text = Twoi Robotnicy wracają z plansz innych graczy do puli.
lesson-icon-trade = Wymiana
    .text = W Królewskim Skarbcu.
lesson-icon-reset = Odświeżenie Czarnego Rynku
    .text = Robotnicy z Rynku idą do Więzienia, towary się zmieniają.
lesson-icon-market = Czarny Rynek
    .text = Gdy tam pracujesz.
lesson-icon-cathedral = Katedra
    .text = Poziom Katedry albo gdy tam pracujesz.
lesson-icon-at-once = Od razu
    .text = Efekt budynku działa raz, po zbudowaniu.
lesson-icon-points = Punkty zwycięstwa
    .text = Liczą się na koniec gry.

## Inne znaki

lesson-group-signs = Inne znaki
lesson-sign-house = Budynek albo to, co dzieje się przy jego budowie.
lesson-sign-cards = Tyle kart zostało w tym stosie.
lesson-sign-crown = Kto ma czegoś najwięcej; przy imieniu: kto zaczynał grę.
lesson-sign-check = Spłacone albo możliwe do opłacenia; w Domu Gildii pole, które kończy grę.
lesson-sign-eye = Otwiera całą planszę innego gracza.
