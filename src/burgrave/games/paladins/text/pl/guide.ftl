# Prowadzona pierwsza partia: co mówi krok, po co i co zrobić.

guide-goal = Obroń miasto
    .what = Bronisz miasta przed Najeźdźcami: murami i posterunkami, mnichami i Paladynami. Brama pokazuje rundę; po siódmej gra się kończy.
    .why = Wygrywa, kto ma wtedy najwięcej punktów. Dziś poznasz jedną całą rundę.

guide-first-hire = Pomoc na całą grę
    .what = Każdy zaczyna z jednym Mieszczaninem, za darmo. U dołu jest to, co będzie robił dla ciebie stale, u góry po prawej to, co daje od razu.
    .why = Misjonarz daje ci teraz zapasy, a potem kolejne, ilekroć kogoś nawrócisz.
    .do = Naciśnij Misjonarza.

guide-paladin = Bohater tej rundy
    .what = Oglądasz trzech Paladynów i wybierasz jednego na tę rundę. Przyprowadza dwóch Robotników i do końca rundy użycza ci atrybutów.
    .why = Engelier użycza 3 siły i 1 wiary, a za atak płaci 2 srebrniki. Taki mamy plan.
    .do = Naciśnij Engeliera.

guide-on-top = Z myślą o następnej rundzie
    .what = Z dwóch pozostałych jednego kładziesz na wierzch swojej talii: wróci w następnej rundzie. Drugi idzie na spód.
    .why = Wtedy przydadzą się wpływy i srebrniki, a w tym Gérin jest dobry.
    .do = Połóż Gérina na wierzch.

guide-tavern = Jeszcze czterech Robotników
    .what = Każda karta Tawerny to czterech Robotników. Poznasz ich po stroju i barwie.
    .why = Złoczyńca stanie wszędzie, ale ściąga podejrzenia. Weź więc kartę bez nich.
    .do = Weź Wojownika, Kupca i dwóch Zwiadowców.

guide-tracks = Trzy atrybuty
    .what = Siła, wpływy i wiara mówią, co ci wolno. Pełne pole jest twoje na stałe, kreskowane użycza Paladyn. Liczby pod spodem to punkty na koniec.
    .why = Wspierają się: posterunki wymagają siły i dają wiarę, mnisi wymagają wiary i dają wpływy, mury wymagają wpływów i dają siłę.

guide-attack = Akcje twojej planszy
    .what = Każda akcja ma gniazda. Kolorowe chce Robotnika tej barwy, przerywane przyjmie każdego. Kto tam stanie, zostaje do końca rundy.
    .why = Atak daje wpływy i to, co jest na karcie Najeźdźcy, a z Engelierem jeszcze 2 srebrniki.
    .do = Naciśnij Atak.

guide-workers = Kto idzie?
    .what = Zwiadowca i Wojownik iść muszą. Kto zajmie ostatnie gniazdo, zależy od ciebie.
    .why = Zwiadowców masz w zapasie. Kupiec zaraz się przyda.
    .do = Wyślij drugiego Zwiadowcę.

guide-outsider = Wybierz przeciwnika
    .what = Nad każdym Najeźdźcą jest siła, której trzeba. Każde brakujące 2 możesz zastąpić srebrnikiem.
    .why = Awanturnik z przodu wymaga najmniej, a daje ci Parobka i Kleryka.
    .do = Naciśnij Awanturnika.

guide-garrison = Siła stawia posterunki
    .what = Posterunek idzie do regionu, na który starcza siły. Kosztuje zapasy; każdy następny jest droższy.
    .why = Zyskujesz 1 wiarę i nagrodę z pola.
    .do = Naciśnij Mobilizację.

guide-workers-again = Wypełnij gniazda
    .what = Kupiec i Wojownik mają tu swoje gniazda. Trzecie przyjmie każdego.
    .why = Zaraz przydadzą się dwaj Parobcy, więc niech idzie Zwiadowca.
    .do = Wyślij Zwiadowcę.

guide-space = Miejsce na mapie
    .what = Świeci każde wolne pole regionu, do którego sięgasz. Co na nim narysowane, jest od razu twoje.
    .why = Parobek to jeszcze jeden Robotnik w tej samej rundzie.
    .do = Naciśnij świecące pole z Parobkiem.

guide-develop = Na stałe: warsztat
    .what = Za dwóch Robotników i 4 srebrniki stawiasz warsztat.
    .why = Do końca gry zastępuje Robotnika przy wybranej akcji. Ta sama akcja kosztuje cię odtąd mniej w każdej rundzie.
    .do = Naciśnij Rozwój.

guide-two-of-them = Może iść każdy
    .what = Oba gniazda Rozwoju są przerywane. Parobcy tu pasują, a do kolorowych nigdy.
    .why = Zachowaj Kleryka: kto nie pracował, może zostać na następną rundę, najwyżej trzech.
    .do = Wyślij dwóch Parobków.

guide-workshop = Gdzie się opłaci?
    .what = Warsztat pasuje do kwadratowych gniazd sześciu dolnych akcji.
    .why = Przy Ataku oszczędzi ci odtąd Zwiadowcę. I od razu przychodzi do ciebie Robotnik.
    .do = Postaw go przy Ataku, w miejscu Zwiadowcy.

guide-orders = Królewskie Dekrety
    .what = W pierwszych trzech rundach odsłaniają się trzy Dekrety. Każdy wskazuje jedną akcję.
    .why = Kto do końca wykona ją co najmniej pięć razy, dostaje punkty z chorągwi.

guide-chest = Podatki i podejrzenia
    .what = Podejrzenia i niektóre nagrody każą brać srebrniki z tej skrzyni. Gdy się opróżni, przychodzi Inkwizycja.
    .why = Kto ma wtedy najwięcej podejrzeń, bierze dług: minus 3 punkty, chyba że go spłaci.

guide-finish = Wiesz już dość: graj dalej
    .what = Działaj dalej tymi Robotnikami, którzy ci zostali, albo spasuj: do trzech zostanie z tobą. Gdy spasują wszyscy, zaczyna się następna runda, tutaj.
    .why = „Podpowiedź” pokaże, co zrobiłby mocny gracz. Znak „?” objaśni pytanie, które masz przed sobą.
