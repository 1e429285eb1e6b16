# Jak się gra w Paladynów: rozdziały na stronie, która uczy gry.
#
# Znak ¶ rozdziela akapity rozdziału.

## Rozdziały

lesson-goal = Cel gry
    .picture = Kościół, brama i koszary miasta, a przed nimi trzech Najeźdźców; nad nimi siła, wpływy i wiara.
    .text =
        Bronisz miasta przed Najeźdźcami: stawiasz mury i posterunki, wysyłasz mnichów, walczysz i nawracasz. Po siedmiu rundach wygrywa, kto ma najwięcej punktów zwycięstwa (PZ). ¶
        Wszystko kręci się wokół trzech atrybutów: siły, wpływów i wiary. Każda z sześciu dolnych akcji twojej planszy (na planszy z pudełka są po prawej) wymaga jednego z nich, a podnosi inny. Mury wymagają wpływów i dają siłę, posterunki wymagają siły i dają wiarę, mnisi wymagają wiary i dają wpływy. Im wyżej jesteś, tym dalej sięgasz, a na koniec same atrybuty też są warte sporo punktów. ¶
        Na początku masz 3 srebrniki i 1 sztukę zapasów, a przed pierwszą rundą rekrutujesz za darmo jednego z Mieszczan. Pierwszy gracz wybiera na końcu, a przed nim pozostali, zaczynając od ostatniego.

lesson-round = Runda
    .picture = Trzej paladyni, z których działa jeden, i karta karczmy z Robotnikami.
    .text =
        Od drugiej rundy znacznik pierwszego gracza przechodzi do gracza po lewej. W rundach 1, 2 i 3 odkrywa się Królewski Dekret, a od rundy 3 co rundę Królewską Łaskę. ¶
        Każdy dobiera trzech paladynów ze swojej talii i w tajemnicy wybiera: jeden działa w tej rundzie, drugi wraca na wierzch talii, trzeci idzie na spód. Ten z wierzchu wróci na rękę już w następnej rundzie. ¶
        Potem po kolei każdy odkrywa paladyna, bierze jego dwóch Robotników i wybiera kartę karczmy z czterema następnymi. Kart jest o jedną więcej niż graczy. ¶
        Teraz gracze na zmianę wykonują po jednej akcji, aż wszyscy spasują. Kto pasuje, zdejmuje Robotników ze swojej planszy i może zachować najwyżej trzech z tych, których nie użył. ¶
        Po rundzie odchodzą karty, które jeszcze leżą na skrajnym miejscu Mieszczan z prawej i na skrajnym miejscu Najeźdźców z lewej; pozostałe się przesuwają i dochodzą nowe. Robotnicy schodzą z Królewskich Łask.

lesson-workers = Robotnicy
    .picture = Sześciu Robotników, każdy na polu swojego koloru; pierwsze pole z przerywanym brzegiem jest dla każdego.
    .text =
        Jest sześć rodzajów: biali Parobkowie, zieloni Zwiadowcy, niebiescy Kupcy, czerwoni Wojownicy, czarni Klerycy i fioletowi Złoczyńcy. Każdy rodzaj ma też własny kształt. ¶
        Na polu z przerywanym brzegiem stanie każdy, na polu w kolorze tylko Robotnik tego koloru. Złoczyńca może stanąć wszędzie, ale za każdego, którego bierzesz, dobierasz kartę podejrzenia. ¶
        Akcja, na której stoją Robotnicy, jest zajęta do końca rundy, chyba że zdejmie ich Modlitwa. ¶
        Dwa lewe pola dolnych akcji są kwadratowe: może tam stanąć warsztat, który zastępuje Robotnika do końca gry.

lesson-growing = Górne akcje: rozwój i zasoby
    .picture = Warsztat, Rekrutacja, Polowanie z zapasami, Handel ze srebrem i Modlitwa.
    .text =
        Rozwój: dwóch Robotników i 4 srebrniki. Stawiasz warsztat na jednym z pól dolnych akcji i od razu dostajesz Robotnika. ¶
        Rekrutacja: jednym Robotnikiem odsyłasz Mieszczanina i bierzesz nagrodę z prawego górnego rogu karty; dwoma, w tym Wojownikiem, zatrzymujesz go na stałe dla zdolności z jej dolnej części. W obu przypadkach płacisz cenę miejsca. Na dwóch miejscach z lewej zamiast płacić możesz wziąć dług. ¶
        Polowanie i Handel: jeden Robotnik daje 1 sztukę zapasów albo 1 srebrnik, dwóch daje 3. Drugim musi być Zwiadowca albo Kupiec. ¶
        Modlitwa: Kleryk i 2 srebrniki zwalniają jedną z twoich akcji. Konspiracja: dowolny Robotnik przyprowadza Złoczyńcę, a z nim podejrzenie.

lesson-scoring-actions = Dolne akcje: punkty i atrybuty
    .picture = Mnich, posterunek, mur, dzban, a na końcu Najeźdźca między mieczem a krzyżem.
    .text =
        Misja i Mobilizacja: mnich albo posterunek idzie na wolne pole regionu. Mnich potrzebuje wiary, posterunek siły; wymagania stoją nad regionami. Bierzesz nagrodę pola, a mnich podnosi wpływy o 1, posterunek wiarę o 1. Każdy kolejny pionek kosztuje więcej zapasów. ¶
        Fortyfikacja: kolejny mur wymaga coraz więcej wpływów i zapasów, a daje siłę i to, co na nim narysowano. ¶
        Rozgrzeszenie: kolejny dzban wymaga coraz więcej wpływów i srebrników. Stawiasz go na jednym z ośmiu pól, każde działa raz; do tego wiara rośnie o 1 i odrzucasz podejrzenie. ¶
        Atak: pokonujesz Najeźdźcę, jeśli masz siłę jego miejsca. Srebrnik zastępuje dwa brakujące punkty. Zawsze zyskujesz wpływy. ¶
        Nawracanie: potrzebujesz wiary miejsca i coraz więcej srebrników. Zyskujesz siłę, a nawrócony liczy się na koniec gry. ¶
        Każdą z tych akcji oprócz Ataku wykonasz w grze najwyżej siedem razy. Paladyn dodaje atrybuty na jedną rundę: liczą się do wymagań, ale nie do punktów.

lesson-king = Król: dekrety i łaski
    .picture = Król, trzy jego dekrety warte 4, 6 i 8 punktów oraz łaska z polem dla Kupca.
    .text =
        Trzy Królewskie Dekrety są warte 4, 6 i 8 PZ. Dostaje je każdy, kto na koniec gry ma za sobą wskazaną akcję co najmniej pięć razy. ¶
        Królewska Łaska to dodatkowa akcja dla jednego Robotnika w podanym kolorze, czasem z dopłatą. Z każdej można skorzystać raz na rundę, obojętnie kto; Modlitwa jej nie zwalnia.

lesson-justice = Podatki, podejrzenia i długi
    .picture = Pula podatków, oko podejrzeń, Inkwizytor z pochodnią oraz dług i dług spłacony.
    .text =
        Wiele kart podejrzeń i niektóre nagrody każą wziąć srebrniki z puli podatków. Nie można odmówić. Gdy pula się opróżni, od razu nadchodzi Inkwizycja. ¶
        Przy Inkwizycji najpierw działają zdolności Mieszczan z pochodnią. Potem każdy, kto ma najwięcej podejrzeń, dostaje niespłacony dług i odrzuca połowę swoich podejrzeń, zaokrąglając w dół. Na koniec pula znów się napełnia. ¶
        Niespłacony dług to na koniec −3 PZ, spłacony +1 PZ. Zniszczony po prostu znika.

lesson-scoring = Punkty
    .picture = Trzy tory: siła, wpływy i wiara, każdy zapełniony inaczej daleko; obok gwiazda punktów.
    .text =
        Na koniec liczą się: wypełnione Królewskie Dekrety, trzy atrybuty według skali pod torem, warsztaty od szóstego, mnisi, mury, posterunki i dzbany od piątego, punkty na murach, nawróceni Najeźdźcy, długi, a za każde trzy srebrniki i zapasy razem 1 PZ. ¶
        Przy remisie wygrywa, kto ma więcej punktów za dekrety, a potem kto ma mniej podejrzeń. Gdy i to nie rozstrzyga, zwycięstwo jest wspólne, także z graczem wirtualnym.

lesson-solo = Gra jednoosobowa
    .picture = Przeciwnik odkrywa schemat z mieczem i przesuwa znacznik po torze zasobów.
    .text =
        Przeciwnikiem jest gracz wirtualny. Po każdej twojej akcji odkrywa kartę schematu i próbuje zrobić to, co na niej: jedną z sześciu dolnych akcji swojej planszy, jedną z prostszych akcji (Rekrutację, Modlitwę, Handel, Konspirację), akcję z Królewskiego Dekretu albo Królewską Łaskę. Gdy nie może, wykonuje pierwszą z prostszych akcji, którą może wykonać, w tej kolejności, a na końcu odpoczywa. ¶
        Nie zbiera srebrników ani zapasów. Zamiast tego przesuwa znacznik po torze zasobów z pięcioma polami; po każdym okrążeniu rośnie jego najniższy atrybut. Znacznik wskazuje też, którą kartę wybierze. Kosztów nie płaci, kolory Robotników są mu obojętne, a w każdej rundzie ma ich o trzech więcej, niż wynosi jej numer. ¶
        Z dwóch kart karczmy bierzesz jedną; za Złoczyńców na drugiej gracz wirtualny dobiera podejrzenia. Po rundzie opróżnia się po dwa skrajne miejsca Mieszczan i Najeźdźców, a nie po jednym. Im wyższy poziom trudności, tym więcej warsztatów ma od początku.

lesson-interface = Jak się gra na tej stronie
    .picture = Wojownik świeci: idzie na wolne pole akcji z murem.
    .text =
        Jedno zdanie zawsze mówi, czyj jest ruch i o co chodzi. Co świeci, można kliknąć: akcję na swojej planszy, kartę, pole regionu, grupę Robotników. Te same odpowiedzi są przyciskami pod pytaniem. ¶
        Najedź na kartę, pole albo liczbę lub przytrzymaj palec, a przeczytasz, co znaczy. Jeśli czegoś nie możesz teraz zrobić, zobaczysz też, dlaczego. ¶
        Przy każdej akcji stoi cena następnego kroku; przekreślona liczba to cena bez zniżki paladyna. Na torze atrybutów pełny znacznik jest twój na stałe, a kreskowany odcinek to dodatek paladyna na tę rundę. ¶
        Plansze innych graczy otwiera słowo „Plansza” przy ich imieniu. Na telefonie zakładki „Stół”, „Ja” i „Przebieg” pokazują stół, twoją planszę i dziennik gry; kropka znaczy, że coś tam świeci.

## Grupy kart

lesson-group-icons = Ikony nagród
lesson-group-actions = Akcje
lesson-group-townsfolk = Mieszczanie
lesson-group-outsiders = Najeźdźcy
lesson-group-paladins = Paladyni
lesson-group-favours = Królewskie Łaski
lesson-group-orders = Królewskie Dekrety
lesson-group-walls = Mury
lesson-group-schemes = Schematy gracza wirtualnego
lesson-meaning = Znaczy: { $does }.

## Inne znaki

lesson-group-signs = Inne znaki
lesson-sign-vp = Punkty zwycięstwa, liczone na koniec gry.
lesson-sign-worker = Robotnik dowolnego rodzaju albo liczba Robotników.
lesson-sign-paladin = Paladyn albo liczba Paladynów w talii.
lesson-sign-townsfolk = Mieszczanie i ilu ich zostało w stosie.
lesson-sign-mercenary = Najemnicy wśród nawróconych przez ciebie Najeźdźców.
lesson-sign-viking = Wikingowie, jeden z trzech ludów Najeźdźców.
lesson-sign-byzantine = Bizantyjczycy, jeden z trzech ludów Najeźdźców.
lesson-sign-saracen = Saraceni, jeden z trzech ludów Najeźdźców.
lesson-sign-seal = Pieczęć Króla: jego Dekret albo Łaska.
lesson-sign-suspicion = Karty podejrzeń: kto ma ich najwięcej, płaci przy Inkwizycji.
lesson-sign-inquisition = Co dzieje się podczas Inkwizycji.
lesson-sign-now = Od razu, gdy tylko karta jest twoja.
lesson-sign-away = Odesłane: karta po nagrodę albo Robotnicy z akcji.
lesson-sign-first = Pierwszy gracz tej rundy.
lesson-sign-check = Zrobione: ten krok akcji jest już za tobą.
lesson-sign-lock = Teraz nie można; obok stoi dlaczego.
lesson-sign-eye = Otwiera całą planszę innego gracza.
