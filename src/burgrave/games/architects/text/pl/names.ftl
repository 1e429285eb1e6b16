# Nazwy Pomocników i budynków. Atrybuty to przypadki: acc (biernik), gen (dopełniacz).

## Pomocnicy

apprentice-acolyte = Akolita
    .acc = Akolitę
    .gen = Akolity

apprentice-conspirator = Spiskowiec
    .acc = Spiskowca
    .gen = Spiskowca

apprentice-debt_collector = Komornik
    .acc = Komornika
    .gen = Komornika

apprentice-gatekeeper = Strażniczka Bramy
    .acc = Strażniczkę Bramy
    .gen = Strażniczki Bramy

apprentice-illusionist = Iluzjonista
    .acc = Iluzjonistę
    .gen = Iluzjonisty

apprentice-jeweller = Jubiler
    .acc = Jubilera
    .gen = Jubilera

apprentice-labourer = Wyrobnik
    .acc = Wyrobnika
    .gen = Wyrobnika

apprentice-merchant = Kupiec
    .acc = Kupca
    .gen = Kupca

apprentice-miner = Górnik
    .acc = Górnika
    .gen = Górnika

apprentice-patron = Mecenas
    .acc = Mecenasa
    .gen = Mecenasa

apprentice-pickpocket = Kieszonkowiec
    .acc = Kieszonkowca
    .gen = Kieszonkowca

apprentice-squire = Giermek
    .acc = Giermka
    .gen = Giermka

apprentice-stonecutter = Skalnik
    .acc = Skalnika
    .gen = Skalnika

apprentice-swindler = Oszust
    .acc = Oszusta
    .gen = Oszusta

apprentice-thief = Złodziejka
    .acc = Złodziejkę
    .gen = Złodziejki

apprentice-trader = Handlarz
    .acc = Handlarza
    .gen = Handlarza

apprentice-trickster = Kanciarka
    .acc = Kanciarkę
    .gen = Kanciarki

apprentice-woodcutter = Drwalka
    .acc = Drwalkę
    .gen = Drwalki

apprentice-enforcer = Egzekutor
    .acc = Egzekutora
    .gen = Egzekutora

apprentice-overseer = Nadzorca
    .acc = Nadzorcę
    .gen = Nadzorcy

apprentice-peddler = Domokrążca
    .acc = Domokrążcę
    .gen = Domokrążcy

## Budynki

building-smithy = Kuźnia
    .acc = Kuźnię

building-steeple = Iglica
    .acc = Iglicę

building-stone_market = Targ Kamienia
    .acc = Targ Kamienia

building-tavern = Tawerna
    .acc = Tawernę

building-thieves_den = Melina Złodziei
    .acc = Melinę Złodziei

building-tilers_hut = Chata Dekarza
    .acc = Chatę Dekarza

building-trading_post = Faktoria
    .acc = Faktorię

building-treasury = Skarbiec
    .acc = Skarbiec

building-university = Uniwersytet
    .acc = Uniwersytet

building-watchtower = Wieża Strażnicza
    .acc = Wieżę Strażniczą

building-well = Studnia
    .acc = Studnię

building-wood_market = Targ Drewna
    .acc = Targ Drewna

building-aqueduct = Akwedukt
    .acc = Akwedukt

building-armoury = Zbrojownia
    .acc = Zbrojownię

building-barracks = Koszary
    .acc = Koszary

building-betting_house = Dom Zakładów
    .acc = Dom Zakładów

building-carpenters_hut = Chata Cieśli
    .acc = Chatę Cieśli

building-castle = Zamek
    .acc = Zamek

building-chapel = Kaplica
    .acc = Kaplicę

building-church = Kościół
    .acc = Kościół

building-clay_market = Targ Gliny
    .acc = Targ Gliny

building-clay_pit = Glinianka
    .acc = Gliniankę

building-drafting_room = Kreślarnia
    .acc = Kreślarnię

building-dungeon = Lochy
    .acc = Lochy

building-factory = Manufaktura
    .acc = Manufakturę

building-fortress = Forteca
    .acc = Fortecę

building-fountain = Fontanna
    .acc = Fontannę

building-gamblers_den = Jaskinia Hazardu
    .acc = Jaskinię Hazardu

building-hideout = Kryjówka
    .acc = Kryjówkę

building-keep = Donżon
    .acc = Donżon

building-library = Biblioteka
    .acc = Bibliotekę

building-lighthouse = Latarnia Morska
    .acc = Latarnię Morską

building-lumber_camp = Obóz Drwali
    .acc = Obóz Drwali

building-masons_hut = Chata Kamieniarza
    .acc = Chatę Kamieniarza

building-moneylender = Lichwiarz
    .acc = Lichwiarza

building-monument = Pomnik
    .acc = Pomnik

building-observatory = Obserwatorium
    .acc = Obserwatorium

building-palace = Pałac
    .acc = Pałac

building-reservoir = Zbiornik Wodny
    .acc = Zbiornik Wodny

building-silver_market = Targ Srebra
    .acc = Targ Srebra

building-crane = Żuraw
    .acc = Żuraw

building-graveyard = Cmentarz
    .acc = Cmentarz

building-museum = Muzeum
    .acc = Muzeum
