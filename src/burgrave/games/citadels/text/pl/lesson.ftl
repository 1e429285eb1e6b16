# Jak się gra w Cytadelę: rozdziały na stronie, która uczy gry.
#
# Znak ¶ rozdziela akapity rozdziału.

## Rozdziały

lesson-goal = Cel gry
    .picture = Miasto o zmierzchu: wieża, tawerna, kościół, pałac, zamek z koroną i szkoła magii stoją obok siebie.
    .text =
        Budujesz miasto, dzielnica po dzielnicy. Wygrywa, kto na koniec ma najwięcej punktów, a większość punktów to koszt wybudowanych dzielnic. ¶
        Gra toczy się rundami. W każdej rundzie wybierasz w tajemnicy postać, a potem rozgrywasz jej turę: zdobywasz monety albo karty, budujesz i korzystasz z tego, co ta postać potrafi. W następnej rundzie możesz być kimś zupełnie innym. ¶
        W grze jest po jednej postaci każdej rangi od 1 do 8, a czasem jeszcze jedna o randze 9. Dzielnice są pięciu rodzajów: szlacheckie, religijne, handlowe, wojskowe i unikatowe. Każda unikatowa ma własny efekt. W talii są 54 dzielnice podstawowe i 14 unikatowych. ¶
        Na początku każdy ma 4 karty dzielnic i 2 monety, a jedna osoba dostaje koronę. Na tej stronie o koronie zwykle decyduje los; według instrukcji dostaje ją najstarszy gracz. ¶
        Każdy widzi miasta oraz to, ile kto ma monet i kart na ręce. Karty na ręce są tajne, a postacie tylko do chwili ujawnienia. Monet i kart możesz mieć, ile chcesz.

lesson-selection = Wybór postaci
    .picture = Dwie karty odpadły zakryte; z Króla, Iluzjonistki i Złodzieja jedna karta zostaje, reszta idzie dalej.
    .text =
        Każda runda zaczyna się od wyboru. Karty wszystkich postaci są tasowane i część z nich odpada na tę rundę. ¶
        Najpierw losowe karty odpadają odkryte. Przy 8 postaciach: w 4 osoby dwie, w 5 osób jedna, w 6 i 7 osób żadna. Przy 9 postaciach: w 4 osoby trzy, w 5 osób dwie, w 6 osób jedna, w 7 i 8 osób żadna. Postać o randze 4 nigdy nie odpada odkryta: losuje się wtedy inną. Potem jeszcze jedna losowa karta, tym razem dowolna, odpada zakryta. ¶
        Gracz z koroną ogląda pozostałe karty, w tajemnicy zatrzymuje jedną, a resztę podaje osobie po swojej lewej stronie. Ta robi to samo i tak dalej, aż każdy ma postać. Karta, której nie wybierze ostatnia osoba, odpada zakryta. W 2, 3, 7 i 8 osób wybór wygląda trochę inaczej; mówi o tym osobny rozdział. ¶
        Co wiesz? Postaci, które odpadły odkryte, nikt w tej rundzie nie ma. Te, które podajesz dalej, trafią do kogoś po tobie albo odpadną. Postać, której nie ma ani wśród odkrytych, ani wśród kart podanych tobie, ma ktoś, kto wybierał wcześniej, albo leży ona zakryta. ¶
        Korona zostaje u swojego właściciela, dopóki nie ruszy jej postać o randze 4: Król i Patrycjusz biorą ją dla siebie, a Cesarz przekazuje ją komuś innemu. Kto ma ją na koniec rundy, w następnej wybiera pierwszy.

lesson-turn = Tura
    .picture = Dwie monety albo dwie karty, potem Kupiec, który bierze monety za targowisko.
    .text =
        Po wyborze wywoływane są kolejne rangi, od 1 w górę. Przy prawdziwym stole robi to gracz z koroną, tutaj sama gra. Kto ma wywołaną postać, odkrywa jej kartę i rozgrywa turę. Jeśli nikt się nie odzywa, tej postaci nikt nie ma albo została zabita. ¶
        W swojej turze musisz raz pobrać zasoby. Weź 2 monety z banku albo dobierz 2 karty dzielnic: jedną zatrzymujesz, a druga trafia zakryta na spód talii. Potem możesz budować. ¶
        Zdolności postaci używasz, kiedy chcesz: przed pobraniem zasobów, po nim albo po budowie, chyba że opis wyznacza inną chwilę. Każdej możesz użyć raz na turę, ale nie musisz, o ile opis tego nie nakazuje. Efekty unikatowych dzielnic też są dobrowolne, jeśli opis nie mówi inaczej; te, które tylko coś dają, na przykład Kopalnia złota, działają tutaj zwykle same. ¶
        Dochód też jest zdolnością: dostajesz monety albo karty za dzielnice jednego rodzaju w swoim mieście. Postać o randze 4 ma dochód za szlacheckie, o randze 5 za religijne, Kupiec i Handlarz za handlowe, a postać o randze 8 za wojskowe. Cały dochód bierzesz naraz: przed budową, jeśli potrzebujesz monet, albo po niej, żeby liczyła się i nowa dzielnica. ¶
        Gdy twoja postać zostaje zabita, milczysz, nie odkrywasz karty i tracisz turę. Tylko zabita postać o randze 4 ujawnia się na koniec rundy i wtedy jeszcze przenosi koronę. Gdy twoja postać zostaje okradziona, Złodziej zabiera wszystkie twoje monety zaraz po jej ujawnieniu, zanim pobierzesz zasoby. Nie można okraść postaci o randze 1, zabitej ani zaczarowanej. ¶
        Gdy twoja postać zostaje zaczarowana, odkrywasz kartę i tylko pobierasz zasoby. Resztę tury rozgrywa Wiedźma w roli tej postaci, ale ze swoimi monetami, kartami i miastem. Zaczarowany Król albo Patrycjusz i tak sam bierze koronę. Jeśli nikt nie ma zaczarowanej postaci, Wiedźma nie dokańcza swojej tury. Nakazy Sędziego i szantaż objaśniają karty Sędziego i Szantażystki.

lesson-building = Budowa
    .picture = Tawerna, klasztor i koszary już stoją; monety idą na pałac, którego jeszcze nie ma.
    .text =
        Po pobraniu zasobów możesz wybudować 1 dzielnicę. Wykładasz kartę z ręki do swojego miasta i płacisz do banku jej koszt. Nie musisz budować. ¶
        Nie wybudujesz dzielnicy o takiej samej nazwie jak ta, która już stoi w twoim mieście. Wolno to tylko temu, kto ma w mieście Kamieniołom, i Czarodziejowi w jego turze. ¶
        Niektóre postacie mają inny limit. Architektka może wybudować do 3 dzielnic, Wróżka i Uczona do 2, Nawigatorka żadnej. Handlarz może wybudować dowolnie wiele dzielnic handlowych i jeszcze 1 inną. Czarodziej może od razu opłacić i wybudować kartę zabraną z cudzej ręki; nie zajmuje to limitu. ¶
        Niektóre postacie wpływają na zapłatę. Kardynał może wziąć brakujące monety od innego gracza i za każdą oddać mu 1 kartę z ręki. Alchemik na koniec tury odzyskuje monety wydane na budowę. Jeśli w zestawie jest Poborca podatkowy, po każdej budowie odkładasz dla niego 1 monetę, o ile jakąś masz; on sam w swojej turze nie płaci. Sędzia może zabrać do swojego miasta pierwszą dzielnicę, za którą zapłaci postać z podpisanym nakazem: monety wracają do budującego, ale jego limit jest zajęty. ¶
        Także unikatowe dzielnice mają swoje wyjątki. Na przykład Stajnie nie zajmują limitu, zburzenie Rusztowania zastępuje zapłatę, a Ukrytego skarbca w ogóle nie można wybudować. ¶
        Dzielnicę można też stracić przez postać o randze 8. Generał burzy dzielnicę za jej koszt pomniejszony o 1 monetę. Dyplomata zamienia swoją dzielnicę na cudzą i dopłaca różnicę, jeśli cudza jest droższa. Marszałek zabiera cudzą dzielnicę o koszcie najwyżej 3 i płaci ten koszt jej właścicielowi. Bezpieczne są przed nimi cudze miasta ukończone oraz miasto Biskupa, o ile nie został zabity ani zaczarowany. Zburzona dzielnica trafia zakryta na spód talii.

lesson-end = Koniec gry
    .picture = Miasto z siedmiu dzielnic, a nad nim siedem zapełnionych pól.
    .text =
        Miasto jest ukończone, gdy stoi w nim dość dzielnic: w grze na 2 lub 3 osoby osiem, w grze na 4–8 osób siedem. Pomnik liczy się tu jako dwie. ¶
        Runda, w której ktoś ukończy miasto, jest ostatnia, ale rozgrywa się ją do końca. Postacie, które jeszcze nie miały swojej tury, dostają ją jak zwykle. Inni mogą więc także ukończyć swoje miasta. ¶
        Ukończone miasto może dalej rosnąć i każda nowa dzielnica daje punkty. Generał, Marszałek i Zbrojownia nie ruszą w nim niczego, a Dyplomata niczego z niego nie weźmie. Dyplomata może jednak oddać dzielnicę z własnego ukończonego miasta. ¶
        Monety w puli i karty na ręce nie dają na koniec punktów. Wyjątkiem są niektóre unikatowe dzielnice: Cesarski skarbiec liczy twoje monety, Sala map karty na ręce, a Ukryty skarbiec daje punkty właśnie z ręki.

lesson-scoring = Punkty
    .picture = Pięć dzielnic pięciu rodzajów nocą, nad każdą moneta z jej kosztem.
    .text =
        Za każdą dzielnicę w swoim mieście dostajesz tyle punktów, ile wynosi jej koszt, nawet jeśli zapłata była niższa. Dzielnica upiększona przez Artystkę jest warta o 1 więcej. ¶
        Za miasto, w którym jest co najmniej jedna dzielnica każdego z pięciu rodzajów, dostajesz 3 punkty. Nawiedzona dzielnica może na koniec uchodzić za dowolny rodzaj, ale wtedy nie jest już unikatowa; tutaj gra sama wybiera to, co daje najwięcej. Szkoła magii jest przy punktach tylko unikatowa. ¶
        Kto pierwszy ukończy miasto, dostaje 4 punkty. Każdy inny, kto ukończy swoje, dostaje 2. ¶
        Do tego dochodzą dodatkowe punkty za unikatowe dzielnice, opisane na ich kartach. ¶
        Wygrywa najwyższa suma. Przy remisie porównuje się rangi postaci ujawnionych w ostatniej rundzie: z remisujących wygrywa ten, kto ma wśród nich najwyższą.

lesson-few-players = Gra w 2, 3, 7 lub 8 osób
    .picture = Każdy z dwóch graczy ma dwie karty postaci.
    .text =
        W 2 i 3 osoby każdy ma dwie postacie i w każdej rundzie rozgrywa dwie tury, po jednej na postać. Monety, karty na ręce i miasto są wspólne dla obu. Zdolności i limit budowy działają tylko w turze tej postaci, do której należą. Tylko ochrona Biskupa trwa całą rundę, chyba że ustawienia stołu mówią inaczej. Żadna postać nie odpada odkryta, a miasto jest ukończone przy 8 dzielnicach. ¶
        W 2 osoby gra się rangami od 1 do 8, bez Cesarza. Jedna losowa karta odpada zakryta. Gracz z koroną zatrzymuje jedną z 7 kart i podaje 6. Odtąd każdy, kto dostaje karty, jedną zatrzymuje, drugą odrzuca zakrytą, a resztę oddaje: przeciwnik wybiera z 6 kart, gracz z koroną z 4, a przeciwnik z 2 ostatnich. ¶
        W 3 osoby gra się rangami od 1 do 9, bez Królowej. Jedna losowa karta odpada zakryta, po czym gracze wybierają po kolei z 8, 7 i 6 kart. Z 5 pozostałych kart jedna, losowa, odpada zakryta. Drugą postać gracze wybierają w tej samej kolejności, z 4, 3 i 2 kart, a ostatnia karta odpada zakryta. ¶
        W 7 osób przy 8 postaciach i w 8 osób przy 9 postaciach do ostatniej osoby dociera tylko jedna karta. Dlatego bierze ona także tę, która na początku rundy odpadła zakryta, zatrzymuje jedną z tych dwóch, a drugą odrzuca zakrytą. ¶
        Postać o randze 9 jest potrzebna w 3 i w 8 osób, w 4–7 osób można ją dodać, a w 2 osoby nie występuje. Królowa występuje tylko w grze na co najmniej 5 osób. Tutaj wybierasz postać o randze 9, przygotowując stół; jeśli nic nie zmienisz, dołączy tylko wtedy, gdy wymagają tego zasady.

lesson-interface = Jak grać na tej stronie
    .picture = Trzy karty na ręce; środkowa świeci i wskazuje ją dłoń. Obok znaki cofania i podpowiedzi.
    .text =
        Jedno zdanie zawsze mówi, czyj jest ruch i o co gra pyta. Na stole świeci to, co możesz teraz kliknąć. Te same odpowiedzi są przyciskami pod pytaniem, a pierwsze dziewięć wybierzesz też klawiszami od 1 do 9. Klawisz u albo przycisk „Cofnij” cofa twoją ostatnią odpowiedź, dopóki nic nie zostało odkryte, dobrane ani wylosowane i nikt inny nie odpowiedział. ¶
        Wskaż kartę lub postać kursorem albo przytrzymaj na niej palec, a przeczytasz, co robi. Jeśli nie możesz jej teraz użyć, przeczytasz też dlaczego. ¶
        Przy wyborze postaci karty dla ciebie leżą pod napisem „Do wyboru”: kliknij tę, którą zatrzymujesz. „Poszło dalej” przypomina, jakie inne karty były u ciebie. Rząd postaci na stole pokazuje, kto się ujawnił, kogo zabito, zaczarowano lub okradziono i kto odpadł. ¶
        Przebieg opowiada grę zdanie po zdaniu. Kliknij zdanie albo przesuń suwak, żeby zobaczyć stół z tamtej chwili; „Wróć do teraźniejszości” prowadzi z powrotem. W trakcie gry patrzysz wstecz swoimi oczami, po jej końcu oczami każdego gracza. ¶
        „Podpowiedź” pokazuje najwyżej trzy ruchy, które najsilniejszy bot ceni najwyżej, i oczekiwane punkty; inni ludzie przy stole widzą w przebiegu, że o nią prosisz. „Punkty” w części „Więcej” mówią, jaki byłby wynik, gdyby gra skończyła się teraz. Po grze „Analiza” ocenia twoje decyzje i wskazuje trzy, które kosztowały najwięcej. ¶
        Gdy kilka osób gra na jednym urządzeniu, przed zmianą gracza ekran zakrywa karty i mówi, komu podać urządzenie. Karty pojawią się znowu dopiero, gdy ta osoba potwierdzi, że to ona.

## Grupy kart

lesson-rank = Postacie o randze { $rank }
lesson-type-noble = Dzielnice szlacheckie
lesson-type-religious = Dzielnice religijne
lesson-type-trade = Dzielnice handlowe
lesson-type-military = Dzielnice wojskowe
lesson-type-unique = Dzielnice unikatowe
