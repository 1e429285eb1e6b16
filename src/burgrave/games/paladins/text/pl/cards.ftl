# Nazwy w Paladynach Zachodniego Królestwa i słowa, którymi opowiada się nagrody.
#
# Atrybuty nazw to przypadki: gen (dopełniacz), acc (biernik), loc (miejscownik).

explain-reconstructed = Żadne źródło nie pokazuje tej karty w całości: to po części nasze przypuszczenie. Kto ma grę, może je poprawić w pliku z poprawkami.

## Akcje

action-develop = Rozwój
    .gen = Rozwoju
    .acc = Rozwój
    .loc = Rozwoju

action-recruit = Rekrutacja
    .gen = Rekrutacji
    .acc = Rekrutację
    .loc = Rekrutacji

action-hunt = Polowanie
    .gen = Polowania
    .acc = Polowanie
    .loc = Polowaniu

action-trade = Handel
    .gen = Handlu
    .acc = Handel
    .loc = Handlu

action-pray = Modlitwa
    .gen = Modlitwy
    .acc = Modlitwę
    .loc = Modlitwie

action-conspire = Konspiracja
    .gen = Konspiracji
    .acc = Konspirację
    .loc = Konspiracji

action-commission = Misja
    .gen = Misji
    .acc = Misję
    .loc = Misji
    .piece = mnicha

action-fortify = Fortyfikacja
    .gen = Fortyfikacji
    .acc = Fortyfikację
    .loc = Fortyfikacji

action-garrison = Mobilizacja
    .gen = Mobilizacji
    .acc = Mobilizację
    .loc = Mobilizacji
    .piece = posterunek

action-absolve = Rozgrzeszenie
    .gen = Rozgrzeszenia
    .acc = Rozgrzeszenie
    .loc = Rozgrzeszeniu

action-attack = Atak
    .gen = Ataku
    .acc = Atak
    .loc = Ataku

action-convert = Nawracanie
    .gen = Nawracania
    .acc = Nawracanie
    .loc = Nawracaniu

action-rest = Odpoczynek
    .gen = Odpoczynku
    .acc = Odpoczynek
    .loc = Odpoczynku

## Robotnicy

worker-labourer = Parobek
    .gen = Parobka
    .acc = Parobka

worker-scout = Zwiadowca
    .gen = Zwiadowcy
    .acc = Zwiadowcę

worker-merchant = Kupiec
    .gen = Kupca
    .acc = Kupca

worker-fighter = Wojownik
    .gen = Wojownika
    .acc = Wojownika

worker-cleric = Kleryk
    .gen = Kleryka
    .acc = Kleryka

worker-criminal = Złoczyńca
    .gen = Złoczyńcy
    .acc = Złoczyńcę

worker-any = dowolny Robotnik
    .gen = dowolnego Robotnika
    .acc = dowolnego Robotnika

## Mieszczanie; when mówi, kiedy działa zdolność

townsfolk-abbot = Opat
    .gen = Opata
    .acc = Opata
    .when = po Rozgrzeszeniu

townsfolk-acolyte = Akolita
    .gen = Akolity
    .acc = Akolitę
    .when = po Misji

townsfolk-architect = Architekt
    .gen = Architekta
    .acc = Architekta
    .when = po Rozwoju

townsfolk-conspirator = Spiskowiec
    .gen = Spiskowca
    .acc = Spiskowca
    .when = przy Inkwizycji

townsfolk-debt_collector = Komornik
    .gen = Komornika
    .acc = Komornika
    .when = po spłacie długu

townsfolk-defender = Ochroniarz
    .gen = Ochroniarza
    .acc = Ochroniarza
    .when = po Ataku

townsfolk-gatekeeper = Strażnik Bramy
    .gen = Strażnika Bramy
    .acc = Strażnika Bramy
    .when = po Fortyfikacji

townsfolk-missionary = Misjonarz
    .gen = Misjonarza
    .acc = Misjonarza
    .when = po Nawracaniu

townsfolk-peddler = Domokrążca
    .gen = Domokrążcy
    .acc = Domokrążcę
    .when = przy Inkwizycji, jeśli masz co najmniej 2 podejrzenia

townsfolk-squire = Giermek
    .gen = Giermka
    .acc = Giermka
    .when = przy Inkwizycji, jeśli nie masz podejrzeń

townsfolk-watchman = Wartownik
    .gen = Wartownika
    .acc = Wartownika
    .when = po Mobilizacji

## Najeźdźcy

outsider-adventurer = Awanturnik
    .gen = Awanturnika
    .acc = Awanturnika

outsider-archer = Łucznik
    .gen = Łucznika
    .acc = Łucznika

outsider-armourer = Zbrojmistrz
    .gen = Zbrojmistrza
    .acc = Zbrojmistrza

outsider-assassin = Zabójca
    .gen = Zabójcy
    .acc = Zabójcę

outsider-barbarian = Barbarzyńca
    .gen = Barbarzyńcy
    .acc = Barbarzyńcę

outsider-champion = Czempion
    .gen = Czempiona
    .acc = Czempiona

outsider-guardian = Gwardzista
    .gen = Gwardzisty
    .acc = Gwardzistę

outsider-hunter = Łowca
    .gen = Łowcy
    .acc = Łowcę

outsider-invader = Zbrojny
    .gen = Zbrojnego
    .acc = Zbrojnego

outsider-lookout = Zwiadowca
    .gen = Zwiadowcy
    .acc = Zwiadowcę

outsider-marauder = Maruder
    .gen = Marudera
    .acc = Marudera

outsider-mercenary = Najemnik
    .gen = Najemnika
    .acc = Najemnika

outsider-protector = Obrońca
    .gen = Obrońcy
    .acc = Obrońcę

outsider-thief = Złodziej
    .gen = Złodzieja
    .acc = Złodzieja

outsider-traitor = Zdrajca
    .gen = Zdrajcy
    .acc = Zdrajcę

outsider-vigilante = Strażnik
    .gen = Strażnika
    .acc = Strażnika

outsider-warrior = Wojownik
    .gen = Wojownika
    .acc = Wojownika

people-saracen = Saracen
    .gen = Saracena
    .acc = Saracena

people-byzantine = Bizantyjczyk
    .gen = Bizantyjczyka
    .acc = Bizantyjczyka

people-viking = Wiking
    .gen = Wikinga
    .acc = Wikinga

## Paladyni

paladin-anseis = Anséis
    .gen = Anséisa
    .acc = Anséisa

paladin-berengier = Bérengier
    .gen = Bérengiera
    .acc = Bérengiera

paladin-engelier = Engelier
    .gen = Engeliera
    .acc = Engeliera

paladin-gerier = Gérier
    .gen = Gériera
    .acc = Gériera

paladin-gerin = Gérin
    .gen = Gérina
    .acc = Gérina

paladin-girard = Girard
    .gen = Girarda
    .acc = Girarda

paladin-ivoire = Ivoire
    .gen = Ivoire’a
    .acc = Ivoire’a

paladin-ivon = Ivon
    .gen = Ivona
    .acc = Ivona

paladin-oliver = Oliver
    .gen = Olivera
    .acc = Olivera

paladin-otton = Otton
    .gen = Ottona
    .acc = Ottona

paladin-roland = Roland
    .gen = Rolanda
    .acc = Rolanda

paladin-samson = Samson
    .gen = Samsona
    .acc = Samsona

## Królewskie Dekrety i Królewskie Łaski (łaski nazywamy sami: karty nie mają nazw)

order-commission = Królewski Dekret: Misja
order-fortify = Królewski Dekret: Fortyfikacja
order-garrison = Królewski Dekret: Mobilizacja
order-absolve = Królewski Dekret: Rozgrzeszenie
order-attack = Królewski Dekret: Atak
order-convert = Królewski Dekret: Nawracanie

favour-recruit = Darmowa Rekrutacja
favour-amnesty-tax = Podejrzenie i podatek
favour-two-criminals = Dwóch Złoczyńców
favour-attribute = Dowolny atrybut
favour-settle = Uregulowanie rachunków
favour-on-credit = Robotnicy na kredyt
favour-workshop = Warsztat lub Robotnicy
favour-labourers = Trzech Parobków
favour-supplies = Zaopatrzenie
favour-pray = Modlitwa

## Pola na dzbany

jar-recruit = darmowa Rekrutacja
jar-labourer = Parobek
jar-pray-1 = pierwsza Modlitwa
jar-pray-2 = druga Modlitwa
jar-faith = dodatkowa wiara
jar-provisions = 2 sztuki zapasów
jar-suspicion = odrzucenie dodatkowego podejrzenia
jar-debt = spłata długu

## Pola regionów

space-r1s01 = region 1, pole 1
space-r1s02 = region 1, pole 2
space-r1s03 = region 1, pole 3
space-r1s04 = region 1, pole 4
space-r2s01 = region 2, pole 1
space-r2s02 = region 2, pole 2
space-r2s03 = region 2, pole 3
space-r2s04 = region 2, pole 4
space-r2s05 = region 2, pole 5
space-r2s06 = region 2, pole 6
space-r2s07 = region 2, pole 7
space-r3s01 = region 3, pole 1
space-r3s02 = region 3, pole 2
space-r3s03 = region 3, pole 3
space-r3s04 = region 3, pole 4
space-r3s05 = region 3, pole 5
space-r3s06 = region 3, pole 6
space-r3s07 = region 3, pole 7
space-r3s08 = region 3, pole 8
space-r3s09 = region 3, pole 9
space-r4s01 = region 4, pole 1
space-r4s02 = region 4, pole 2
space-r4s03 = region 4, pole 3
space-r4s04 = region 4, pole 4
space-r4s05 = region 4, pole 5
space-r4s06 = region 4, pole 6
space-r4s07 = region 4, pole 7
space-r4s08 = region 4, pole 8
space-r4s09 = region 4, pole 9
space-r4s10 = region 4, pole 10
space-r5s01 = region 5, pole 1
space-r5s02 = region 5, pole 2
space-r5s03 = region 5, pole 3
space-r5s04 = region 5, pole 4
space-r5s05 = region 5, pole 5
space-r5s06 = region 5, pole 6
space-r5s07 = region 5, pole 7
space-r6s01 = region 6, pole 1
space-r6s02 = region 6, pole 2
space-r6s03 = region 6, pole 3

## Gra jednoosobowa

opponent = Gracz wirtualny
    .gen = gracza wirtualnego
    .acc = gracza wirtualnego
    .within = gracz wirtualny

scheme-commission = Misja
scheme-fortify = Fortyfikacja
scheme-garrison = Mobilizacja
scheme-absolve = Rozgrzeszenie
scheme-attack = Atak
scheme-convert = Nawracanie
scheme-kings_order = Królewski Dekret
scheme-recruit = Rekrutacja
scheme-pray = Modlitwa
scheme-trade = Handel
scheme-conspire = Konspiracja
scheme-kings_favour = Królewska Łaska

## Części nagród i kosztów, wyliczane po kolei

part-labourer = { $number ->
        [one] Parobek
       *[other] { $number } Parobków
    }
part-scout = { $number ->
        [one] Zwiadowca
       *[other] { $number } Zwiadowców
    }
part-merchant = { $number ->
        [one] Kupiec
       *[other] { $number } Kupców
    }
part-fighter = { $number ->
        [one] Wojownik
       *[other] { $number } Wojowników
    }
part-cleric = { $number ->
        [one] Kleryk
       *[other] { $number } Kleryków
    }
part-criminal = { $number ->
        [one] Złoczyńca
       *[other] { $number } Złoczyńców
    }
part-strength = siła +{ $number }
part-influence = wpływy +{ $number }
part-faith = wiara +{ $number }
part-silver = { $number } { $number ->
        [one] srebrnik
        [few] srebrniki
       *[many] srebrników
    }
part-provision = { $number } { $number ->
        [one] sztuka
        [few] sztuki
       *[many] sztuk
    } zapasów
part-tax = { $number } { $number ->
        [one] srebrnik
        [few] srebrniki
       *[many] srebrników
    } z podatków
part-discard = { $number ->
        [one] odrzucenie podejrzenia
       *[other] odrzucenie { $number } podejrzeń
    }
part-destroy = zniszczenie długu
part-flip = spłata długu
part-take = nowy dług
part-pray = Modlitwa
part-recruit = darmowa Rekrutacja
part-develop = darmowy warsztat
part-vp = { $number } PZ
part-or = { $one } albo { $other }
part-and = { $one } i { $other }
part-choice = do wyboru { $what }
