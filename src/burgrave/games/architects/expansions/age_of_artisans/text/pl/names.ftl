# Nazwy kart dodatku. Atrybuty to przypadki: acc (biernik), gen (dopełniacz). Nazwy zdobień i narzędzi są nasze.

## Pomocnicy

apprentice-antagonist = Antagonistka
    .acc = Antagonistkę
    .gen = Antagonistki

apprentice-abbot = Opat
    .acc = Opata
    .gen = Opata

apprentice-informant = Donosiciel
    .acc = Donosiciela
    .gen = Donosiciela

apprentice-strongarm = Silnoręki
    .acc = Silnorękiego
    .gen = Silnorękiego

## Budynki

building-arch = Łuk
    .acc = Łuk

building-courtyard = Dziedziniec
    .acc = Dziedziniec

building-gallery = Galeria
    .acc = Galerię

building-garrison = Garnizon
    .acc = Garnizon

building-parsonage = Probostwo
    .acc = Probostwo

building-pillar = Kolumna
    .acc = Kolumnę

building-academy = Akademia
    .acc = Akademię

building-arcade = Arkada
    .acc = Arkadę

building-cellar = Piwnica
    .acc = Piwnicę

building-dormitory = Dormitorium
    .acc = Dormitorium

building-meeting_hall = Sala Narad
    .acc = Salę Narad

building-storeroom = Skład
    .acc = Skład

no-building = Plansza
    .acc = swoją planszę

## Postacie

character-walaric = Walaryk
character-gisela = Gisela

## Zdobienia i narzędzia: obie połowy karty rzemiosła

craft = { $adornment } / { $tool }
    .adornment = { $adornment }
    .adornment_acc = { $adornment_acc }
    .tool = { $tool }
    .tool_acc = { $tool_acc }

adornment-craft_01 = Glazurowane płytki
    .acc = glazurowane płytki

adornment-craft_02 = Rzeźbione narożniki
    .acc = rzeźbione narożniki

adornment-craft_03 = Dębowa boazeria
    .acc = dębową boazerię

adornment-craft_04 = Malowany sufit
    .acc = malowany sufit

adornment-craft_05 = Odnowiona fasada
    .acc = odnowioną fasadę

adornment-craft_06 = Kuta brama
    .acc = kutą bramę

adornment-craft_07 = Chorągiew gildii
    .acc = chorągiew gildii

adornment-craft_08 = Kuranty
    .acc = kuranty

adornment-craft_09 = Złoty gobelin
    .acc = złoty gobelin

adornment-craft_10 = Marmurowe popiersie
    .acc = marmurowe popiersie

adornment-craft_11 = Witraż
    .acc = witraż

adornment-craft_12 = Ikona
    .acc = ikonę

adornment-craft_13 = Pożyczony żyrandol
    .acc = pożyczony żyrandol

adornment-craft_14 = Gargulec
    .acc = gargulca

adornment-craft_15 = Pogański posąg
    .acc = pogański posąg

adornment-craft_16 = Srebrne świeczniki
    .acc = srebrne świeczniki

adornment-craft_17 = Fryz
    .acc = fryz

adornment-craft_18 = Pozłacana kopuła
    .acc = pozłacaną kopułę

adornment-craft_19 = Złoto na kredyt
    .acc = złoto na kredyt

adornment-craft_20 = Plany mistrza
    .acc = plany mistrza

adornment-craft_21 = Inkrustowany ołtarz
    .acc = inkrustowany ołtarz

adornment-craft_22 = Świeży fresk
    .acc = świeży fresk

adornment-craft_23 = Tablica fundatora
    .acc = tablicę fundatora

adornment-craft_24 = Puszka na datki
    .acc = puszkę na datki

tool-craft_01 = Skrzynia przemytnika
    .acc = skrzynię przemytnika

tool-craft_02 = Dłuto
    .acc = dłuto

tool-craft_03 = Toporek
    .acc = toporek

tool-craft_04 = Cyrkiel
    .acc = cyrkiel

tool-craft_05 = Sakiewka
    .acc = sakiewkę

tool-craft_06 = Kajdany
    .acc = kajdany

tool-craft_07 = Pęk kluczy
    .acc = pęk kluczy

tool-craft_08 = Skrzynka narzędziowa
    .acc = skrzynkę narzędziową

tool-craft_09 = Waga
    .acc = wagę

tool-craft_10 = Fałszywe kości
    .acc = fałszywe kości

tool-craft_11 = Skarbonka jałmużny
    .acc = skarbonkę jałmużny

tool-craft_12 = Wiadro
    .acc = wiadro

tool-craft_13 = Księga rachunkowa
    .acc = księgę rachunkową

tool-craft_14 = Sfałszowane pozwolenie
    .acc = sfałszowane pozwolenie

tool-craft_15 = Tuba na zwoje
    .acc = tubę na zwoje

tool-craft_16 = Wytrych
    .acc = wytrych

tool-craft_17 = Taczka
    .acc = taczkę

tool-craft_18 = Piec
    .acc = piec

tool-craft_19 = Weksel
    .acc = weksel

tool-craft_20 = Tokarka
    .acc = tokarkę

tool-craft_21 = Pobijak
    .acc = pobijak

tool-craft_22 = Sieć
    .acc = sieć

tool-craft_23 = Kaptur
    .acc = kaptur

tool-craft_24 = Różaniec
    .acc = różaniec
