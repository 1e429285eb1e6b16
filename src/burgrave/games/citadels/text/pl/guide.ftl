## Prowadzona pierwsza partia

guide-goal = Zbuduj najwspanialsze miasto
    .what = Ta ulica to twoje miasto. Każdy buduje własne. Gdy w którymś stanie siódma dzielnica, runda toczy się do końca i gra się kończy.
    .why = Dzielnica daje tyle punktów, ile kosztuje. Wysokość to koszt: najwyższe są warte najwięcej.

guide-cast = Osiem postaci, co rundę od nowa
    .what = W każdej rundzie każdy w tajemnicy bierze jedną z tych postaci. Potem wywołuje się je od 1 do 8 i kto ma wywołaną, ten rozgrywa turę.
    .why = Postacie odkryte odpadły z tej rundy: nikt nimi nie jest. To pierwsza wskazówka, kto jest kim.

guide-pick = Wybierz, kim jesteś
    .what = Masz koronę, więc wybierasz przed innymi. Kupiec bierze dodatkową monetę i po jednej za każdą zieloną dzielnicę handlową. Masz taką na ręce: Przystań.
    .why = Najlepszy wybór zależy od twojego miasta i ręki. I od tego, czego spodziewają się po tobie inni.
    .do = Naciśnij Kupca.

guide-bonus = Twoja tura i twoja zdolność
    .what = Wywołano Kupca: teraz wszyscy widzą, kim jesteś. Zdolności użyjesz w dowolnej chwili swojej tury, ale raz.
    .why = Tutaj to po prostu jedna moneta więcej. Inne postacie zabijają, kradną, zamieniają karty albo burzą.
    .do = Weź dodatkową monetę.

guide-gather = Najpierw zasoby
    .what = Każda tura zaczyna się wyborem: dwie monety albo dwie karty, z których zostawiasz jedną.
    .why = Dzielnic masz na ręce dość. Brakuje ci monet, żeby je wybudować.
    .do = Weź dwie monety.

guide-build = Potem jedna dzielnica
    .what = Karta ma w rogu koszt, a rodzaj poznasz po barwie i znaku. Płacisz i dzielnica staje w twoim mieście. Nigdy dwie o tej samej nazwie.
    .why = Przystań kosztuje 3 i jest warta 3 punkty. To dzielnica handlowa, więc od razu zarobi dla Kupca.
    .do = Naciśnij Przystań na ręce.

guide-income = Dochód twojej postaci
    .what = Rangi 4, 5, 6 i 8 zarabiają monetę za każdą dzielnicę swojej barwy. Bierzesz ją, kiedy chcesz, ale raz na turę.
    .why = Najpierw budowa, potem dochód: Przystań już się liczy.
    .do = Weź dochód.

guide-end-turn = Nic więcej nie zostało
    .what = Zasoby wzięte, dzielnica stoi, dochód w sakiewce. Po tobie wywołuje się Architektkę i Generała, o ile ktoś ich ma.
    .why = Przebieg opowiada każdą turę. Kliknij zdanie, a zobaczysz stół z tamtej chwili.
    .do = Zakończ turę.

guide-second-round = Korona powędrowała dalej
    .what = Cyril był Królem, więc korona jest teraz u niego. Tym razem on wybierał pierwszy, a do ciebie karty dotarły bez dwóch.
    .why = Kto wybiera wcześnie, ma większy wybór. Kto wybiera późno, więcej wie o innych.

guide-pick-again = Postać, której się boją
    .what = Złodziej wskazuje postać. Gdy zostanie wywołana, wszystkie monety jej gracza są twoje.
    .why = Iluzjonistkę i Biskupa podajesz dalej Brunonowi: musi być jednym z nich.
    .do = Naciśnij Złodzieja.

guide-rob = Wskazujesz postać, nie gracza
    .what = Okradasz postać, kimkolwiek jest. Jeśli nikt jej nie ma, nie dostaniesz nic. Rangi 1 i zabitej postaci okraść nie można.
    .why = Bruno jest Iluzjonistką albo Biskupem. Iluzjonistka gra zaraz po tobie, zanim cokolwiek wyda.
    .do = Naciśnij Iluzjonistkę.

guide-draw = Tym razem karty
    .what = Dwie karty z talii, jedna zostaje u ciebie. Druga wraca na spód talii.
    .why = Na tanią dzielnicę już cię stać. Pełniejsza ręka da ci później większy wybór.
    .do = Dobierz karty.

guide-keep = Zostaw jedną z nich
    .what = Spójrz na koszt i barwę. Miasto ze wszystkimi pięcioma barwami jest na końcu warte 3 punkty więcej.
    .why = Wskaż kartę albo przytrzymaj na niej palec, a przeczytasz, co robi.
    .do = Naciśnij kartę, która podoba ci się bardziej.

guide-build-again = Co świeci, można wybudować
    .what = Na to, co świeci, cię stać. Co jest szare, mówi dlaczego nie. Czasem warto oszczędzać na coś wysokiego.
    .why = Kto pierwszy ukończy miasto, dostaje 4 punkty, a każdy następny 2. Pośpiech też popłaca.
    .do = Naciśnij świecącą dzielnicę.

guide-finish = Wiesz już dość: graj dalej
    .what = Wybierz postać, weź zasoby, buduj i zgaduj, kim są inni. To cała gra. Toczy się dalej tutaj, z tymi samymi łagodnymi botami.
    .why = „Podpowiedź” pokaże, co zrobiłby mocny gracz. Znak „?” objaśni pytanie, które masz przed sobą.
