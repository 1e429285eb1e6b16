# Pytania: jedno zdanie, zwrócone do gracza, który odpowiada.

has-silver = masz { $silver ->
        [one] { $silver } srebrnik
        [few] { $silver } srebrniki
       *[many] { $silver } srebrników
    }

## Początek gry

prompt-pair = Którą parę kart bierzesz?
    .help = Karta Gracza mówi, w którym miasteczku zaczyna twój Wicehrabia i co dostajesz na początek. Znany Mieszczanin, który pod nią leży, trafia do twojej talii (str. 8).
prompt-destroy_any = Którą kartę swojej talii niszczysz, zanim ją potasujesz?
    .help = Zniszczona karta znika z gry, a ty dostajesz tyle srebrników, ile wynosi jej wartość. Nie musisz niczego niszczyć (str. 8).

## Tura

prompt-play = Kogo z ręki zagrywasz na pierwsze pole swojej planszy?
    .help = Wartość karty mówi, o ile pól musi ruszyć Wicehrabia, a jej symbole pomagają opłacić akcję. Za każdego Złoczyńcę na planszy zagranie karty ze Złoczyńcą kosztuje punkt Korupcji (str. 12).
prompt-move = Dokąd idzie twój Wicehrabia? (co najmniej { $steps ->
        [one] { $steps } pole
        [few] { $steps } pola
       *[many] { $steps } pól
    }; { has-silver })
    .help = Idzie się tylko za strzałkami. Każde pole ponad wartość zagranej karty kosztuje srebrnik. Na zewnętrznej ścieżce można handlować i budować, na wewnętrznej umieszczać Robotników i przepisywać manuskrypty (str. 13).
prompt-action = Którą akcję główną wykonujesz? ({ has-silver })
    .help = Akcję opłacasz symbolami ze swojej planszy; Złoczyńca zastępuje dowolny symbol. Brakujące dokładasz w zasobach, po jednym za symbol: do Handlu srebrniki, do Budowy kamień, do Robotników złoto, do manuskryptów kałamarze. Możesz też odesłać Mieszczanina obok Wicehrabiego: płacisz jego koszt, a jego symbole liczą się w tej akcji (str. 14).
prompt-hire = Czy zatrudniasz Mieszczanina obok Wicehrabiego? ({ has-silver })
    .help = Karta trafia na twój stos kart odrzuconych, a efekt z jej prawego górnego rogu działa od razu (str. 22).

## Akcje

prompt-times = Ile razy wymieniasz? ({ has-silver })
    .help = Najpierw liczą się symbole Kupca i Złoczyńcy z planszy; za każdy brakujący płacisz srebrnik (str. 15).
prompt-building = Który budynek stawiasz?
    .help = Warsztaty są najtańsze, domy gildii najdroższe. Każdy zdjęty budynek odkrywa zdolność, która działa do końca gry, a im więcej budynków jednego rodzaju, tym więcej są warte (str. 17).
prompt-free_building = Który budynek stawiasz za darmo?
    .help = Odkryta zdolność działa do końca gry (str. 32).
prompt-site = Na którym polu budowy stawiasz budynek?
    .help = Od razu dostajesz to, co pokazuje pole. Jeśli budynek stoi już po drugiej stronie połączenia, jego efekt dostają właściciele obu budynków (str. 16).
prompt-workers = Ilu Robotników umieszczasz w zamku?
    .help = Stają na pierwszym poziomie obok Wicehrabiego. Gdy w sekcji jest trzech twoich, jeden wchodzi na drugi poziom, a po jednym idzie do sekcji obok (str. 18).
prompt-pay = Czym płacisz za brakujące symbole?
    .help = Karty na twojej planszy pozwalają zapłacić różnie; wybierz, co oddajesz najpierw (str. 14).

## Zamek

prompt-section = W której sekcji zamku umieszczasz Robotników?
    .help = Trzech twoich w jednej sekcji awansuje: jeden wchodzi wyżej i przynosi to, co pokazuje sekcja, po jednym idzie w obie strony (str. 18).
prompt-castle_move = Którego Robotnika na pierwszym poziomie przesuwasz?
    .help = Robotnik idzie do sąsiedniej sekcji. Jeśli zbierze się tam trzech twoich, jeden z nich awansuje (str. 18).
prompt-trio = Z której sekcji Robotnik wchodzi na drugi poziom?
    .help = Masz po trzech Robotników w kilku sekcjach; kolejność zależy od ciebie. Efekt drugiego poziomu działa od razu (str. 18).
prompt-push = Czyjego Robotnika wypychasz z { $section_gen } na { $tier ->
        [1] pierwszym
       *[other] drugim
    } poziomie?
    .help = W sekcji zostaje trzech Robotników. Za wypchniętego z pierwszego poziomu właściciel dostaje 2 srebrniki, z drugiego punkt Cnót i dowolny zasób (str. 19).

## Karty

prompt-discard = Którą kartę odrzucasz?
    .help = Karta z ręki albo w ciemno z wierzchu talii idzie na stos kart odrzuconych. Nie musisz niczego odrzucać (str. 32).
prompt-destroy = Którą kartę niszczysz?
    .help = Karta z ręki albo w ciemno z wierzchu talii znika z gry, a ty dostajesz tyle srebrników, ile wynosi jej wartość. Nie musisz niczego niszczyć (str. 12 i 32).
prompt-rearrange = Jak układasz karty na swojej planszy?
    .help = Karta najbardziej po prawej wypadnie z planszy w następnej turze, pierwsza z lewej zostanie najdłużej (str. 32).

## Nagrody

prompt-resource = Jaki zasób bierzesz?
    .help = Kałamarze pomagają przepisywać manuskrypty, złoto umieszczać Robotników, kamień budować.
prompt-free_hire = Kogo zatrudniasz za darmo?
    .help = Możesz wziąć dowolnego z odkrytych Mieszczan. Karta trafia na twój stos kart odrzuconych, a efekt z jej prawego górnego rogu działa od razu (str. 32).
prompt-manuscript = Który manuskrypt bierzesz za darmo?
    .help = Liczą się zestawy różnych wstęg: jedna to 1 PZ, dwie 4, trzy 9, cztery 16. Kto pierwszy ma trzy manuskrypty jednego koloru, zdobywa Przychylność Kościoła (str. 21).
prompt-choose = Co wybierasz?
    .help = Zrobić można tylko to, co tu widać; z reszty rezygnujesz.
prompt-order = Co robisz najpierw?{ $waiting_count ->
        [0] {""}
       *[other] {" "}({ $waiting })
    }
    .help = Kilka zdolności działa naraz; kolejność zależy od ciebie, reszta przyjdzie zaraz potem (str. 20).

waiting = { $source } – { $does }

## Skąd się bierze pytanie: stoi przed nim, a po nim dwukropek

prompt-cause = { $cause }
cause-townsfolk-hire = { $card } (zatrudnienie lub odesłanie)
cause-townsfolk-effect = { $card } ({ $when })
cause-manuscripts-effect = { $manuscript }
cause-buildings-effect = { $building } ({ $when })
cause-bonuses-effect = { $bonus } ({ $when })
cause-opponents_buildings-effect = { $building } ({ $when })
cause-track-above = Kolizja na polu { $space }
cause-track-below = Cudza Kolizja na polu { $space }
cause-castle-effect = { $section } (wejście na drugi poziom zamku)
cause-segments-left_trade = { $town } (Handel)
cause-segments-right_trade = { $town } (Handel)
cause-segments-printed_dismiss = Odesłany Mieszczanin, nadrukowany na planszy
cause-segments-manuscript = Manuskrypt nadrukowany na planszy
cause-sites-reward = { $site }
cause-links-reward = Połączenie od { $site_gen }
cause-player_cards-goods = Karta Gracza { $number }
cause-player_cards-effect = Karta Gracza { $number }
cause-meeting = Inny Wicehrabia staje obok twojego
cause-pushed = Robotnik wypchnięty z { $tier ->
        [1] pierwszego
       *[other] drugiego
    } poziomu zamku
cause-debt = Spłacony dług
cause-third = Robotnik wchodzi na trzeci poziom zamku
cause-moment = { $when }
cause-action = { $action }
