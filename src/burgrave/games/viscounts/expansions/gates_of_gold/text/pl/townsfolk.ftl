# Nazwy kart, które trafiają do talii. Atrybuty to przypadki: gen (dopełniacz), acc (biernik).

## Pospolici Mieszczanie

townsfolk-advocate = Adwokat
    .gen = Adwokata
    .acc = Adwokata

townsfolk-apprentice = Praktykant
    .gen = Praktykanta
    .acc = Praktykanta

townsfolk-assassin = Zabójca
    .gen = Zabójcy
    .acc = Zabójcę

townsfolk-brawler = Zabijaka
    .gen = Zabijaki
    .acc = Zabijakę

townsfolk-brute = Osiłek
    .gen = Osiłka
    .acc = Osiłka

townsfolk-custodian = Kustosz
    .gen = Kustosza
    .acc = Kustosza

townsfolk-dealer = Pośrednik
    .gen = Pośrednika
    .acc = Pośrednika

townsfolk-devotee = Wierny
    .gen = Wiernego
    .acc = Wiernego

townsfolk-father = Ojciec
    .gen = Ojca
    .acc = Ojca

townsfolk-follower = Wyznawca
    .gen = Wyznawcy
    .acc = Wyznawcę

townsfolk-gatherer = Zbieracz
    .gen = Zbieracza
    .acc = Zbieracza

townsfolk-goldsmith = Złotnik
    .gen = Złotnika
    .acc = Złotnika

townsfolk-guildmaster = Mistrz Gildii
    .gen = Mistrza Gildii
    .acc = Mistrza Gildii

townsfolk-herdsman = Pasterz
    .gen = Pasterza
    .acc = Pasterza

townsfolk-knight = Rycerz
    .gen = Rycerza
    .acc = Rycerza

townsfolk-maiden = Panna
    .gen = Panny
    .acc = Pannę

townsfolk-messenger = Posłaniec
    .gen = Posłańca
    .acc = Posłańca

townsfolk-partisan = Stronnik
    .gen = Stronnika
    .acc = Stronnika

townsfolk-peddler_gates = Domokrążca
    .gen = Domokrążcy
    .acc = Domokrążcę

townsfolk-pilgrim = Pielgrzym
    .gen = Pielgrzyma
    .acc = Pielgrzyma

townsfolk-proprietor = Właściciel
    .gen = Właściciela
    .acc = Właściciela

townsfolk-savage = Dzikus
    .gen = Dzikusa
    .acc = Dzikusa

townsfolk-street_urchin = Ulicznik
    .gen = Ulicznika
    .acc = Ulicznika

townsfolk-teacher = Nauczyciel
    .gen = Nauczyciela
    .acc = Nauczyciela

townsfolk-traitor_gates = Zdrajca
    .gen = Zdrajcy
    .acc = Zdrajcę

townsfolk-vagrant = Włóczęga
    .gen = Włóczęgi
    .acc = Włóczęgę

townsfolk-wayfarer = Wędrowiec
    .gen = Wędrowca
    .acc = Wędrowca

townsfolk-weaver = Tkacz
    .gen = Tkacza
    .acc = Tkacza

## Znani Mieszczanie

townsfolk-arnulf = Arnulf
    .gen = Arnulfa
    .acc = Arnulfa

townsfolk-charles = Charles
    .gen = Charlesa
    .acc = Charlesa

townsfolk-clotilde = Clotilde
    .gen = Clotilde
    .acc = Clotilde

townsfolk-louis = Louis
    .gen = Louisa
    .acc = Louisa

townsfolk-matilda = Matilda
    .gen = Matildy
    .acc = Matildę

## Wyrzutkowie

townsfolk-assassin_outsider = Skrytobójca
    .gen = Skrytobójcy
    .acc = Skrytobójcę

townsfolk-carpenter = Stolarz
    .gen = Stolarza
    .acc = Stolarza

townsfolk-champion = Czempion
    .gen = Czempiona
    .acc = Czempiona

townsfolk-envoy = Poseł
    .gen = Posła
    .acc = Posła

townsfolk-guardian = Strażnik
    .gen = Strażnika
    .acc = Strażnika

townsfolk-hunter = Łowca
    .gen = Łowcy
    .acc = Łowcę

townsfolk-mercenary = Najemnik
    .gen = Najemnika
    .acc = Najemnika

townsfolk-outrider = Pachołek
    .gen = Pachołka
    .acc = Pachołka

townsfolk-protector = Obrońca
    .gen = Obrońcy
    .acc = Obrońcę

townsfolk-rogue = Łotrzyk
    .gen = Łotrzyka
    .acc = Łotrzyka

townsfolk-scholar = Uczony
    .gen = Uczonego
    .acc = Uczonego

townsfolk-translator = Tłumacz
    .gen = Tłumacza
    .acc = Tłumacza

townsfolk-tyrant = Tyran
    .gen = Tyrana
    .acc = Tyrana

townsfolk-warrior = Wojownik
    .gen = Wojownika
    .acc = Wojownika

## Królewskie Rozkazy

townsfolk-kings_order = Karta Królewskich Rozkazów
    .gen = karty Królewskich Rozkazów
    .acc = kartę Królewskich Rozkazów
    .short = Rozkazy
