# Jak się gra w Wicehrabiów: rozdziały strony, która uczy gry.
#
# ¶ oddziela akapity rozdziału.

## Rozdziały

lesson-goal = Cel gry
    .picture = Krainy wokół Zamku i Wicehrabia na koniu.
    .text =
        Prowadzisz Wicehrabiego wokół Zamku, po pierścieniu z pięciu krain. Zbierasz Mieszczan, stawiasz budynki, umieszczasz Robotników w Zamku i przepisujesz Manuskrypty. Wygrywa, kto na końcu ma najwięcej punktów zwycięstwa (PZ). ¶
        Królestwo zmierza ku Ubóstwu albo ku Dobrobytowi: z każdym wziętym Długiem i Lennem jedno z nich jest bliżej. Gdy zabraknie Długów albo Lenn, koniec gry jest blisko. ¶
        Przed pierwszą rundą każdy, od ostatniego gracza do pierwszego, bierze kartę Gracza z jednym ze Znanych Mieszczan. Mówi ona, gdzie zaczyna Wicehrabia i co dostajesz na początek.

lesson-turn = Tura
    .picture = Fazy tury: karta, ruch na koniu, akcja, zatrudnienie, Kolizja, dobieranie.
    .text =
        Tura ma sześć faz: przesuwasz karty i zagrywasz jedną, ruszasz Wicehrabią, wykonujesz jedną akcję główną, możesz kogoś zatrudnić, rozpatrujesz Kolizję, jeśli do niej doszło, i dobierasz karty. ¶
        Pod pytaniem zawsze widać, która faza trwa. Fazy, w których nie ma nic do wyboru, mijają same.

lesson-cards = Twoje karty
    .picture = Trzy karty przesuwają się w prawo, ostatnia spada na stos; obok znaki Kupców, Budowniczych i Kapłanów.
    .text =
        Na planszy pracują naraz trzy karty. Na początku tury wszystkie przesuwają się o jedno pole w prawo; ostatnia spada na stos kart odrzuconych, a niektóre robią coś właśnie wtedy. Potem zagrywasz kartę z ręki na pierwsze pole. Każda karta pracuje więc przez trzy tury. ¶
        Symbole na tych trzech kartach opłacają akcje: Kupcy, Budowniczowie, Szlachcice i Kapłani. Złoczyńca zastępuje dowolny z nich, ale gdy zagrywasz kartę ze Złoczyńcą, dostajesz punkt Korupcji za każdego Złoczyńcę na planszy. ¶
        Pola bez kart mają nadrukowane symbole, które liczą się, dopóki nic na nich nie leży; dokładają się do nich budynki i Przychylność Kościoła. ¶
        U dołu karty widać, co potrafi: dłoń działa od razu, drzwi przy wyrzuceniu z planszy, oko tak długo, jak karta leży.

lesson-movement = Ruch
    .picture = Wicehrabia mija miasteczka; za dalsze pole płaci srebrnik. Inny stoi po drodze.
    .text =
        Wicehrabia idzie za strzałkami co najmniej o tyle pól, ile wynosi wartość zagranej właśnie karty. Każde dalsze pole kosztuje 1 Srebrnik. ¶
        Na zewnętrznej ścieżce handlujesz albo budujesz, na wewnętrznej umieszczasz Robotników albo przepisujesz Manuskrypt. Inni nie stoją ci na drodze, ale kto już jest w tym miasteczku, może zmienić kolejność kart na swojej planszy.

lesson-actions = Akcje główne
    .picture = Targ ze znakiem Kupca, pałac z młotkiem, Zamek z Robotnikiem i Manuskrypt z krzyżem.
    .text =
        Do każdej akcji sumujesz jej symbole na swojej planszy. Brakujące opłacasz, po jednym za symbol: w Handlu Srebrnikami, przy Budowie Kamieniami, przy Robotnikach Złotem, przy Manuskryptach Kałamarzami. ¶
        Raz na turę możesz też odesłać Mieszczanina obok Wicehrabiego: płacisz jego koszt, dostajesz efekt z jego prawego górnego rogu, a jego symbole liczą się w tej akcji. Karta znika z gry. ¶
        Handel: wymieniasz symbole na to, co pokazuje miasteczko, tyle razy, na ile cię stać. ¶
        Budowa Budynku: Warsztat wymaga 3 symboli, Faktoria 5, Dom Gildii 7. Budynek staje na wolnym polu Budowy na twoim brzegu rzeki, a ty dostajesz to, co pole pokazuje. Jeśli po drugiej stronie Połączenia stoi budynek, właściciele obu dostają efekt Połączenia. To, co było pod budynkiem na planszy, działa do końca gry. ¶
        Umieszczenie Robotników: 1, 3, 5 albo 8 symboli za jednego, dwóch, trzech albo czterech Robotników w sekcji Zamku obok. ¶
        Przepisanie Manuskryptu: bierzesz ten obok za tyle symboli, ile pokazuje. Różne wstęgi tworzą zestawy (1, 4, 9 albo 16 PZ), a kto pierwszy ma trzy jednego koloru, zyskuje Przychylność Kościoła.

lesson-castle = Zamek
    .picture = Zamek na dwóch stopniach: z trzech Robotników na dole jeden idzie wyżej.
    .text =
        Gdy w sekcji pierwszego poziomu stoi trzech twoich Robotników, jeden wchodzi na drugi poziom i przynosi to, co pokazuje sekcja, a z pozostałych po jednym idzie do sekcji obok. Tam może się zebrać następna trójka. ¶
        Trzech twoich w sekcji drugiego poziomu wysyła jednego na trzeci, za dowolny zasób. Kto był tam pierwszy, a potem kto ma tam więcej Robotników, jest Panem na Zamku: ma jedną kartę na ręce więcej i 5 PZ na koniec. ¶
        W sekcji zostaje najwyżej trzech Robotników. Kogo wypchnąć, wybiera gracz, którego jest ruch; właściciel dostaje 2 Srebrniki na pierwszym poziomie, a na drugim punkt Cnót i zasób. ¶
        Robotnicy są warci 1, 2 i 3 PZ na kolejnych poziomach.

lesson-collision = Cnoty, Korupcja i Kolizje
    .picture = Tor, po którym z lewej idzie Korupcja, a z prawej Cnoty; w środku się spotykają.
    .text =
        Korupcja idzie z lewej strony toru, Cnoty z prawej. Gdy znaczniki się spotkają, trzymają się razem i dalej ruszają się oba. ¶
        Jeśli stoją razem w piątej fazie twojej tury, dochodzi do Kolizji: dostajesz to, co jest nad ich polem, potem, gdy plansza spełnia warunek, to, co pod nim, i działają karty, które czekają na Kolizję. Potem znaczniki wracają na swoje końce. ¶
        Daleko po lewej są Lenna, daleko po prawej Długi i Srebrniki. Przy tasowaniu kart dostajesz punkt Cnót albo punkt Korupcji, jeśli na planszy jest Złoczyńca.

lesson-people = Zatrudnianie, Długi i Lenna
    .picture = Kupiec do zatrudnienia, Dług, który się obraca, Lenno i zniszczona karta za srebrniki.
    .text =
        Po akcji możesz zatrudnić Mieszczanina obok Wicehrabiego: karta trafia na stos kart odrzuconych, a efekt z jej prawego górnego rogu działa od razu. ¶
        Niespłacony Dług to 2 PZ mniej; kto go spłaca, dostaje dowolny zasób. Lenno jest warte 1 PZ, a nadane 3. ¶
        Zniszczona karta znika z gry i daje tyle Srebrników, ile wynosi jej wartość; tak poprawiasz swoją talię. Nikt nie ma nigdy mniej niż trzech kart.

lesson-ending = Koniec gry i punkty
    .picture = Dług i Lenno, pałac, Zamek z koroną i Robotnikiem, Manuskrypt i gwiazda punktów.
    .text =
        Gdy ktoś weźmie ostatni Dług, odkrywa się Ubóstwo, a z ostatnim Lennem Dobrobyt. Dogrywacie rundę, gracie jeszcze jedną i gra się kończy. ¶
        Jeśli odkryło się Ubóstwo, punkty dostaje ten, kto nadał najwięcej Lenn; jeśli Dobrobyt, ten, kto spłacił najwięcej Długów. ¶
        Potem liczy się: budynki, Robotników w Zamku, wstęgi i Manuskrypty, Przychylność Kościoła, Pana na Zamku, Lenna i niespłacone Długi.

lesson-solo = Gra jednoosobowa
    .picture = Przeciwnik odkrywa Schemat z młotkiem i rusza swoim Wicehrabią.
    .text =
        Automatyczny przeciwnik, SI, ma własną planszę, a zamiast kart Schematy. Co turę odkrywa Schemat, który mówi, co dostaje, jak daleko idzie i co próbuje zrobić. ¶
        Każda z czterech plansz ma inny Główny Cel. Im więcej Przyszłych Schematów na początek, tym SI jest silniejsze. Przebieg opowiada każdy krok jego tury.

lesson-interface = Jak się gra na tej stronie
    .picture = Środkowe miasteczko świeci, nad nim stoi cena; obok karta oraz znaki cofania i podpowiedzi.
    .text =
        Jedno zdanie zawsze mówi, czyj jest ruch i o co chodzi. Co świeci, można kliknąć: miasteczko, kartę, pole Budowy, sekcję Zamku. To, co nigdzie nie leży, jest przyciskiem pod pytaniem. ¶
        Na miasteczku, do którego trzeba dopłacić, cena stoi, zanim klikniesz. Twoje symbole do każdej akcji stoją obok kart; najedź na nie, a zobaczysz, skąd się biorą. ¶
        Najedź na kartę, pole albo liczbę lub przytrzymaj palec, a przeczytasz, co znaczy. Jeśli czegoś nie możesz teraz zrobić, zobaczysz też, dlaczego. Oko na tabliczce innego gracza otwiera jego planszę.

## Grupy kart

lesson-group-icons = Symbole nagród
lesson-group-kinds = Symbole, którymi opłaca się akcje
lesson-group-townsfolk = Mieszczanie
lesson-group-manuscripts = Manuskrypty
lesson-group-buildings = Budynki
lesson-group-player-cards = Karty Gracza
lesson-group-schemes = Schematy SI

## Symbole

lesson-icon-silver = Zatrudnia i odsyła Mieszczan, opłaca dalsze pola i zastępuje symbol Kupca.
lesson-icon-stone = Zastępuje symbol Budowniczego.
lesson-icon-gold = Zastępuje symbol Szlachcica.
lesson-icon-ink = Zastępuje symbol Kapłana.
lesson-icon-resource = Kałamarz, Złoto albo Kamień, do wyboru.
lesson-icon-virtue = Znacznik Cnót idzie o pole w lewo.
lesson-icon-corruption = Znacznik Korupcji idzie o pole w prawo.
lesson-icon-debt = Weź Dług ze stosu: 2 PZ mniej, dopóki nie jest spłacony.
lesson-icon-deed = Weź Lenno ze stosu: 1 PZ, a po nadaniu 3.
lesson-icon-flip-debt = Dług jest spłacony, a ty dostajesz dowolny zasób.
lesson-icon-flip-deed = Lenno jest nadane i warte 3 PZ.
lesson-icon-discard = Karta z ręki albo, bez oglądania, z wierzchu talii trafia na stos kart odrzuconych.
lesson-icon-destroy = Karta z ręki albo, bez oglądania, z wierzchu talii znika z gry; dostajesz tyle Srebrników, ile wynosi jej wartość.
lesson-icon-draw = Dobierz kartę.
lesson-icon-rearrange = Zmień kolejność kart na swojej planszy.
lesson-icon-shuffle = Odrzucone karty wtasowujesz do talii.
lesson-icon-hire = Jeden z widocznych Mieszczan trafia za darmo na twój stos kart odrzuconych.
lesson-icon-castle-move = Jeden z twoich Robotników na pierwszym poziomie idzie do sekcji obok.
lesson-icon-workers = Robotnik staje za darmo w dowolnej sekcji Zamku.
lesson-kind-trade = Opłaca Handel.
lesson-kind-build = Opłaca budynki.
lesson-kind-noble = Opłaca Robotników w Zamku.
lesson-kind-cleric = Opłaca Manuskrypty.
lesson-kind-criminal = Zastępuje każdy inny symbol, ale Złoczyńcy przynoszą Korupcję.

## Inne znaki

lesson-group-signs = Inne znaki
lesson-sign-vp = Punkty zwycięstwa, liczone na koniec gry.
lesson-sign-hand = Od razu: przy zagraniu karty albo przy zatrudnieniu.
lesson-sign-draw = Gdy karta spada z twojej planszy.
lesson-sign-eye = Tak długo, jak karta leży; przy imieniu: cała plansza tego gracza.
lesson-sign-swords = Przy Kolizji Cnót i Korupcji.
lesson-sign-move = Wicehrabia może jechać o tyle pól dalej za darmo.
lesson-sign-house = Budynek albo to, co dzieje się przy jego budowie.
lesson-sign-scroll = Manuskrypt albo to, co dzieje się przy jego przepisaniu.
lesson-sign-crown = Pan na Zamku: najwięcej Robotników na trzecim poziomie.
lesson-sign-check = Na właściwej stronie: spłacony Dług albo nadane Lenno.
lesson-sign-lock = Na razie zamknięte albo niemożliwe; dlaczego, mówi bliższe spojrzenie.
lesson-sign-gate = Wyrzutkowie u bram (Bramy ze Złota).
