# Pytania: jedno zdanie, zwrócone do gracza, który odpowiada.

## Początek gry i rundy

prompt-first_hire = Kogo z Mieszczan rekrutujesz za darmo na początek gry?
    .help = Mieszczanin zostaje z tobą do końca gry. W dolnej części karty widać, po jakiej akcji działa i co daje; w prawym górnym rogu jest nagroda za odesłanie, teraz nieważna.
prompt-play = Którego paladyna zagrywasz w tej rundzie?
    .help = Paladyn na tę rundę daje dwóch Robotników, podnosi atrybuty i obniża koszt jednej akcji albo dodaje do niej nagrodę. Wybierz takiego, który pasuje do tego, co chcesz zrobić.
prompt-on_top = Którego paladyna kładziesz na wierzchu swojej talii? (pozostały trafia na spód)
    .help = Tego z wierzchu dobierzesz znowu w następnej rundzie; ten ze spodu wróci najwyżej pod koniec gry.
prompt-tavern = Których Robotników bierzesz z karczmy?
    .help = Czterech Robotników na tę rundę. Kolory mówią, które akcje wykonasz; Złoczyńca zastąpi każdego, ale przynosi kartę podejrzenia.

## Tura

prompt-turn = Twoja tura: co robisz? (masz { $count ->
        [one] { $count } Robotnika
       *[other] { $count } Robotników
    }, { $silver ->
        [one] { $silver } srebrnik
        [few] { $silver } srebrniki
       *[many] { $silver } srebrników
    } i { $provisions ->
        [one] { $provisions } sztukę zapasów
        [few] { $provisions } sztuki zapasów
       *[many] { $provisions } sztuk zapasów
    })
    .help = Wykonujesz jedną akcję, potem kolej na innych. Górne akcje planszy dają zasoby i Robotników, sześć dolnych punkty i atrybuty. Kółka to Robotnicy, których trzeba wysłać, liczba obok to cena. Kto spasuje, nie gra już w tej rundzie i może zatrzymać trzech Robotników.
prompt-workers = Których Robotników wysyłasz?
    .help = Pole w kolorze wymaga Robotnika tego koloru, przerywane przyjmie każdego. Złoczyńca zastąpi dowolnego: czasem lepiej go oszczędzić.
prompt-keep = Których 3 Robotników zatrzymujesz na następną rundę? (masz { $count })
    .help = Pozostali wracają do puli. Pomyśl, które akcje chcesz wykonać w następnej rundzie.

## Akcje

prompt-hire = Kogo z Mieszczan rekrutujesz na stałe? (masz { $silver ->
        [one] { $silver } srebrnik
        [few] { $silver } srebrniki
       *[many] { $silver } srebrników
    })
    .help = Mieszczanin zostaje z tobą na stałe i działa po każdej wskazanej akcji: pokazuje ją dolna część karty. Cena stoi nad kartą; na dwóch miejscach z lewej zamiast płacić możesz wziąć dług.
prompt-drop = Kogo z Mieszczan odsyłasz, żeby wziąć nagrodę? (masz { $silver ->
        [one] { $silver } srebrnik
        [few] { $silver } srebrniki
       *[many] { $silver } srebrników
    })
    .help = Karta odchodzi, a ty bierzesz nagrodę z jej prawego górnego rogu. Cena stoi nad kartą; na dwóch miejscach z lewej zamiast płacić możesz wziąć dług.
prompt-price = Jak płacisz? (masz { $silver ->
        [one] { $silver } srebrnik
        [few] { $silver } srebrniki
       *[many] { $silver } srebrników
    })
    .help = Niespłacony dług to −3 PZ na koniec gry; można go jeszcze spłacić albo zniszczyć.
prompt-recruit = Kogo z Mieszczan rekrutujesz za darmo?
    .help = Mieszczanin zostaje z tobą na stałe i działa po każdej wskazanej akcji. Ceną nad kartą się nie przejmuj.
prompt-workshop = Którego Robotnika ma odtąd zastępować warsztat? (na zajętym polu Robotnik wraca do puli)
    .help = Pole z warsztatem nie potrzebuje już Robotnika: ta akcja będzie odtąd tańsza o jednego. Najlepiej tam, gdzie chcesz wracać co rundę.
prompt-clear = Z której akcji zdejmujesz Robotników?
    .help = Akcję, z której zejdą Robotnicy, wykonasz w tej rundzie jeszcze raz.
prompt-space = Które pole na planszy głównej zajmujesz?
    .help = Bierzesz od razu nagrodę z pola. Dalsze regiony wymagają więcej wiary (mnich) albo siły (posterunek): liczby stoją nad nimi.
prompt-jar = Na którym polu stawiasz dzban? (oprócz jego nagrody podnosisz wiarę o 1 i odrzucasz podejrzenie)
    .help = Każde z ośmiu pól działa raz w grze.
prompt-attack = Którego Najeźdźcę atakujesz? (masz { $silver ->
        [one] { $silver } srebrnik
        [few] { $silver } srebrniki
       *[many] { $silver } srebrników
    })
    .help = Bierzesz nagrodę przy mieczach, wpływy zawsze rosną. Potrzebna siła stoi nad regionem powyżej; każdy srebrnik zastępuje 2 brakujące punkty.
prompt-convert = Którego Najeźdźcę nawracasz?
    .help = Bierzesz nagrodę przy kropli, a na koniec gry karta daje punkty za to, co pokazuje jej dół. Potrzebna wiara stoi nad regionem powyżej.

## Nagrody i Inkwizycja

prompt-order = Co robisz najpierw?
prompt-choose = Co wybierasz?
prompt-inquisition = Inkwizycja: z czyjej zdolności korzystasz?
    .help = Zdolności z pochodnią działają, zanim długi dostaną ci, którzy mają najwięcej podejrzeń. Spiskowiec pozwala odrzucić podejrzenie, ale nie musisz tego robić.
prompt-cause = { $cause }
