# Pytania: jedno zdanie, zwrócone do gracza, który odpowiada.

has-silver = masz { $silver ->
        [one] { $silver } srebrnik
        [few] { $silver } srebrniki
       *[many] { $silver } srebrników
    }
times = możesz { $count ->
        [1] raz
       *[other] { $count } razy
    }

## Przygotowanie

prompt-character = Którą postacią grasz?
    .help = Postać mówi, z czym zaczynasz, i daje zdolność na całą grę. Kto ma najwięcej Cnót, zaczyna.
prompt-apprentice = Którego Pomocnika zatrudniasz na początek za darmo?
    .help = Zdolności Pomocników są potrzebne do budowania, a ich umiejętności działają od chwili zatrudnienia.
prompt-keep = Którą kartę budynku zatrzymujesz?
    .help = Resztę kart podajesz w lewo. W sumie zatrzymujesz trzy.

## Tura

prompt-place = Gdzie stawiasz Robotnika? ({ has-silver })
    .help = W większości miejsc każdy twój Robotnik, który już tam stoi, wzmacnia akcję; stoją tam, dopóki ktoś ich nie pojma. Robotnik w Domu Gildii zostaje w nim do końca gry.
prompt-take_back = Skąd zabierasz Robotnika?
    .help = Nie masz Robotników w puli, więc cała tura to zabranie jednego: z miejsca w mieście, a jeśli tam nikogo nie masz, z Czarnego Rynku, z Więzienia albo z planszy innego gracza.
prompt-limit = Którą kartę budynku odkładasz? (na ręce możesz mieć { $limit })
    .help = Na koniec tury na ręce zostaje najwyżej 6 kart. Odłożona trafia na spód stosu.

## Co się robi na miejscu

prompt-dig = Co wydobywasz w Kopalni?
    .help = Glina: jedna i po jednej za każdego twojego Robotnika. Złoto: jedno za każdych dwóch.
prompt-trade = Co wymieniasz w Królewskim Skarbcu? ({ times })
    .help = Za każdego twojego Robotnika możesz zrobić jedną wymianę, także kilka razy tę samą. Niektórzy Pomocnicy dodają swoje.
prompt-workshop = Zatrudniasz Pomocnika czy dobierasz karty budynków? ({ has-silver })
    .help = Pomocnicy kosztują 4 srebrniki, z czego 2 to podatek. Liczba twoich Robotników mówi, z ilu kolumn od lewej możesz wybierać; za każdą dalszą kładziesz srebrnik na mijanej karcie tego rzędu. Srebrniki z karty zatrudnionego są twoje.
prompt-capture = Kogo pojmujesz? ({ times }, { has-silver })
    .help = Pojmanie zabiera z jednego miejsca wszystkich Robotników jednego koloru. Pierwsze kosztuje 1 srebrnik podatku, każde następne 1 srebrnik. Własni Robotnicy wracają do puli, cudzy trafiają na twoją planszę.
prompt-capture_free = Kogo pojmujesz za darmo?
    .help = Zabierasz z dowolnego miejsca w mieście wszystkich Robotników jednego koloru. Nie musisz nikogo pojmować.
prompt-guard = Co robisz w Wartowni? ({ times }, { has-silver })
    .help = Za wtrąconych do Więzienia bierzesz po srebrniku. Swoich z Więzienia uwalniasz za darmo, a od innych graczy za srebrniki albo za dług i punkt Cnót. Spłacony dług przynosi punkt Cnót.
prompt-market = Bierzesz Pomocnika za darmo{ $able ->
        [0] {" "}czy oglądasz karty budynków?
       *[other] , oglądasz karty budynków czy wytwarzasz narzędzie?
    }
    .help = Możesz wziąć dowolnego z odkrytych Pomocników, razem ze srebrnikami na jego karcie, albo obejrzeć 5 kart budynków i zatrzymać jedną.
prompt-look = Którą kartę budynku zatrzymujesz?
    .help = Pozostałe trafiają na spód stosu.
prompt-hire_free = Kogo zatrudniasz za darmo?
    .help = Możesz wziąć dowolnego z odkrytych Pomocników, razem ze srebrnikami na jego karcie.
prompt-dismiss = Którego ze swoich Pomocników odrzucasz?
    .help = Tracisz jego zdolności i umiejętność, a karta trafia na spód stosu. Cnoty się nie zmieniają.

## Dom Gildii

prompt-guildhall = Co budujesz?
    .help = Budynek z ręki wymaga zdolności twoich Pomocników i zasobów. Poziom Katedry kosztuje zasoby i kartę budynku z ręki, a przynosi kartę Nagrody.
prompt-cathedral = Którą kartę budynku oddajesz za poziom { $level } Katedry?
    .help = Trafia na spód stosu.
prompt-discard = Którą kartę budynku oddajesz?
    .help = Trafia na spód stosu.
prompt-effect = Czy korzystasz z efektu budynku?
    .help = Nie musisz.
prompt-save = Czego nie płacisz?
    .help = Twoja postać płaci o jedno drewno lub jeden kamień mniej.
prompt-mix = Czym płacisz?
    .help = Te zasoby zastępują się nawzajem; wybierz, ile którego oddajesz.

## Cnoty, długi i Więzienie

prompt-debt = Czy zamiast brać dług, płacisz { $ransom ->
        [one] { $ransom } srebrnik
        [few] { $ransom } srebrniki
       *[many] { $ransom } srebrników
    }? ({ has-silver })
    .help = Niespłacony dług to na koniec gry strata 2 punktów.
prompt-destroy_debt = Czy niszczysz niespłacony dług?
    .help = Twoje Cnoty są już najwyższe: za każdy punkt ponad to możesz zniszczyć dług.
prompt-release = Ilu swoich Robotników uwalniasz z Więzienia?
    .help = Wracają do twojej puli.
prompt-ends = Który efekt końcowy rozpatrujesz najpierw?
    .help = Jedne przynoszą Cnoty, inne je odbierają; kolejność ma znaczenie, gdy Cnoty sięgają końca toru.

## Efekty

prompt-choose = Co wybierasz?
    .help = Zrobić można tylko to, co tu widać; z reszty rezygnujesz.
prompt-pay = Czy płacisz?
    .help = Bez zapłaty efekt przepada.

## Skąd się bierze pytanie: stoi przed nim, a po nim dwukropek

prompt-cause = { $cause }
cause-apprentices-effect = { $apprentice } ({ $when })
cause-characters-effect = { $character } ({ $when })
cause-buildings-effect = { $building } (po zbudowaniu)
cause-buildings-ends = { $building } (na koniec gry)
cause-rewards-effect = Karta Nagrody
cause-market_cards-small = Mały rynek ({ $goods })
cause-market_cards-large = Duży rynek ({ $goods })
