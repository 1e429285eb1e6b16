# Jak się gra z Bramami ze Złota: rozdział strony, która uczy gry.
#
# ¶ oddziela akapity rozdziału; strony są z instrukcji dodatku.

lesson-gates_of_gold = Dodatek: Bramy ze Złota
    .picture = Trzej Wyrzutkowie przed złotą bramą: jednego się przyjmuje, innego wygania; obok rozkaz Króla i Manuskrypt.
    .text =
        Z daleka przybywają Wyrzutkowie, a Król przysyła rozkazy: kto zostanie, a kto odejdzie, decydujesz ty. Dodatek włącza się przy zakładaniu stołu; strony w nawiasach są z jego instrukcji. Dochodzą też nowi Mieszczanie i Manuskrypty (str. 3). ¶
        Królewskie Rozkazy: każdy zaczyna z jedną taką kartą w talii, a zagrywa się ją jak inne. Gdy dostajesz następną, trafia na stos kart odrzuconych, a ty możesz przy tym odrzucić kartę. Rozkazy, które opuszczają talię gracza, wracają na swój stos (str. 5). ¶
        Przyjęcie Wyrzutka: gdy Rozkazy spadają z twojej planszy, bierzesz za darmo jednego z trzech odkrytych Wyrzutków na stos kart odrzuconych. To nie jest zatrudnienie. Odtąd pracuje dla ciebie jak inne karty, a na koniec gry liczy się to, co ma u dołu, gdziekolwiek wtedy leży (str. 5, 7). ¶
        Wygnanie Wyrzutka: kto niszczy Rozkazy z ręki, dostaje za nie 3 Srebrniki jak za każdą zniszczoną kartę i usuwa z gry jednego z odkrytych Wyrzutków. Efekt z jego prawego górnego rogu działa od razu, a bywa to Korupcja i Dług. Rozkazy zniszczone w ciemno z wierzchu talii nikogo nie wyganiają (str. 5). ¶
        Miejsce po Wyrzutku zajmuje od razu następny. Ich talii nie tasuje się ponownie (str. 5). ¶
        Plansza Manuskryptów: każdy ma swoją, z jednym Manuskryptem na początek. Przepisany Manuskrypt trafia do kolumny w kolorze wstęgi; kolumna, w której coś leży, jest odblokowana. O wstędze dowolnego koloru decydujesz zaraz po przepisaniu, raz na zawsze (str. 4). ¶
        Kolumna 1, odblokowana od początku: zamiast kogoś zatrudnić, możesz wziąć Rozkazy za 3 Srebrniki, a zamiast darmowego zatrudnienia za darmo. Kolumna 2: zamiast Srebrnika możesz wydać zasób. Kolumna 3: za 2 Srebrniki dobierasz kartę. Kolumna 4: za dowolne 3 zasoby zmieniasz kolejność kart na planszy. Korzystasz z nich w swojej turze, kiedy i ile razy chcesz (str. 4). ¶
        Budowniczowie: kto pierwszy ma faktorię, dom gildii i warsztat, dostaje kartę Wszechstronnego Budowniczego (3 PZ), a kto pierwszy ma trzy budynki jednego rodzaju, kartę Wyspecjalizowanego (2 PZ). Każda ma też zdolność i nikt jej już nie odbierze; można mieć obie (str. 6). ¶
        Pan na Zamku: kartę z gry podstawowej zastępuje jedna z sześciu innych. Zdobywa się ją i traci tak samo, na koniec daje 5 PZ, ale zamiast większego limitu kart na ręce ma własną zdolność (str. 3). ¶
        Niektóre karty pozwalają odesłać Mieszczanina z dowolnej części planszy, a nie tylko tego obok Wicehrabiego (str. 7). ¶
        Na koniec gry Skrytobójcy i Łotrzykowie działają, zanim policzy się Ubóstwo i Dobrobyt, od ostatniego gracza do pierwszego; potem dochodzą punkty za Wyrzutków i Budowniczych (str. 7). ¶
        W grze jednoosobowej SI nie ma planszy Manuskryptów ani Wyrzutków: ilekroć miałoby zmienić kolejność kart, przyjąć kogoś albo wygnać, usuwa z gry dwóch Wyrzutków z prawej i bierze zasób. Pozostali przesuwają się w prawo, także po twoim wyborze. Karty Budowniczych i Pana na Zamku dają SI tylko punkty (str. 8).

lesson-group-bonuses = Budowniczowie i Panowie na Zamku
lesson-group-boards = Plansze Manuskryptów

lesson-icon-order = Karta Królewskich Rozkazów trafia na twój stos kart odrzuconych; możesz przy tym odrzucić kartę.
lesson-icon-welcome = Jeden z odkrytych Wyrzutków trafia za darmo na twój stos kart odrzuconych.
lesson-icon-refuse = Jeden z odkrytych Wyrzutków znika z gry, a efekt z jego prawego górnego rogu działa na ciebie.
lesson-icon-recruit = Możesz od razu zatrudnić Mieszczanina obok Wicehrabiego za jego koszt.
