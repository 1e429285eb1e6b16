# Jak się gra z Wiekiem Rzemieślników: rozdział strony, która uczy gry.
#
# ¶ oddziela akapity rozdziału; strony to strony instrukcji dodatku.

lesson-age_of_artisans = Dodatek: Wiek Rzemieślników
    .picture = Rzemieślnik z młotkiem i karta z dwóch połówek: zdobienie idzie pod budynek, narzędzie do Robotnika.
    .text =
        Karty rzemiosła ozdabiają budynki i wyposażają Pomocników, a każdy ma Rzemieślnika. Grę z dodatkiem zaczyna jedno kliknięcie na pierwszej stronie, a przy zakładaniu stołu włącza się go wśród wariantów; gra z nim najwyżej sześć osób; strony w nawiasach to strony jego instrukcji. Są też nowi Pomocnicy, budynki i dwie postacie. ¶
        Przed wyborem kart budynków każdy zatrudnia jednego Pomocnika za darmo, zaczynając od ostatniego gracza (s. 3). ¶
        Karty rzemiosła: cztery leżą odkryte. Górna połowa to zdobienie, dolna to narzędzie; kto wytwarza jedno z nich, używa tylko tej połowy. Jest ich 24, a stos się nie odnawia (s. 3, 5). ¶
        Na wierzchu w Domu Gildii: zamiast na nowym polu możesz położyć Robotnika na swoim Robotniku, który leży tam od wcześniejszej tury, żeby wytworzyć zdobienie albo narzędzie. Zostaje tam do końca gry, ale nie zajmuje pola i niczego nie wywołuje (s. 4). ¶
        Zdobienia kosztują 5 srebrników, w tym 2 podatku. Pod każdy twój budynek trafia jedno, na stałe; od razu działa, dobrze albo źle, a na koniec daje swoje punkty (s. 4, 5). ¶
        Narzędzia w Domu Gildii nic nie kosztują; można je wytworzyć także na środkowym polu Czarnego Rynku. Pod każdego twojego Pomocnika trafia jedno i działa, gdy używasz jego umiejętności, przed nią albo po niej, ale raz w turze i raz podczas Odświeżenia. Na koniec 1, 2, 3, 4 i 5 narzędzi to 1, 2, 4, 6 i 9 PZ (s. 6, 7, 10). ¶
        Rzemieślnik: Robotnik z młotkiem. W chwili stawiania liczy się za dwóch, potem za jednego. Kto go stawia, może w tej turze zignorować stratę jednego punktu Cnót. Można go pojmać i wtrącić do Więzienia jak każdego, ale nie może trafić do Domu Gildii (s. 9). Żeby go postawić, kliknij młotek przy miejscu. ¶
        Pola Domu Gildii ze znakiem zatrudniania: po turze pierwszego Robotnika na takim polu odchodzą Pomocnicy z pierwszej kolumny, razem ze srebrnikami na nich, i przychodzą następni (s. 4). ¶
        W grze jednoosobowej przeciwnik nie ma Rzemieślnika ani narzędzi; gdy pracuje w Domu Gildii, bierze odkryte zdobienie z największą liczbą punktów, tylko dla punktów (s. 10). ¶
        Wielu wartości na tych kartach nie znamy: to nasza rekonstrukcja. Połowa karty rzemiosła ze znakiem zapytania nie jest nam znana, albo nie cała; każda karta po najechaniu mówi, co z niej jest pewne.

lesson-group-crafts = Karty rzemiosła

lesson-icon-artisan = Rzemieślnik
    .text = W chwili stawiania liczy się za dwóch; jego pionek ma ten młotek.
lesson-icon-adornment = Zdobienie
    .text = Górna połowa karty rzemiosła: pod budynek, dla punktów.
lesson-icon-tool = Narzędzie
    .text = Dolna połowa karty rzemiosła: pod Pomocnika, działa razem z jego umiejętnością.
lesson-icon-spare = Oszczędność
    .text = O tyle mniej do zapłacenia albo do stracenia: srebrników, podatku albo Cnót.
