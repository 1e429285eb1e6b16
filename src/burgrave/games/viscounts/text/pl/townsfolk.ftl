# Nazwy kart Mieszczan. Atrybuty to przypadki: gen (dopełniacz), acc (biernik).

## Pospolici Mieszczanie

townsfolk-acolyte = Akolita
    .gen = Akolity
    .acc = Akolitę

townsfolk-antagonist = Antagonistka
    .gen = Antagonistki
    .acc = Antagonistkę

townsfolk-architect = Architekt
    .gen = Architekta
    .acc = Architekta

townsfolk-aristocrat = Arystokratka
    .gen = Arystokratki
    .acc = Arystokratkę

townsfolk-artisan = Rzemieślnik
    .gen = Rzemieślnika
    .acc = Rzemieślnika

townsfolk-artist = Artysta
    .gen = Artysty
    .acc = Artystę

townsfolk-benefactor = Dobroczyńca
    .gen = Dobroczyńcy
    .acc = Dobroczyńcę

townsfolk-bishop = Biskup
    .gen = Biskupa
    .acc = Biskupa

townsfolk-charlatan = Szarlatan
    .gen = Szarlatana
    .acc = Szarlatana

townsfolk-chevalier = Kawaler
    .gen = Kawalera
    .acc = Kawalera

townsfolk-clergyman = Duchowny
    .gen = Duchownego
    .acc = Duchownego

townsfolk-conspirator = Spiskowiec
    .gen = Spiskowca
    .acc = Spiskowca

townsfolk-courier = Kurier
    .gen = Kuriera
    .acc = Kuriera

townsfolk-deacon = Diakon
    .gen = Diakona
    .acc = Diakona

townsfolk-debt_collector = Poborca Długów
    .gen = Poborcy Długów
    .acc = Poborcę Długów

townsfolk-defender = Obrońca
    .gen = Obrońcy
    .acc = Obrońcę

townsfolk-diplomat = Dyplomata
    .gen = Dyplomaty
    .acc = Dyplomatę

townsfolk-disciple = Uczeń
    .gen = Ucznia
    .acc = Ucznia

townsfolk-enforcer = Egzekutor
    .gen = Egzekutora
    .acc = Egzekutora

townsfolk-foreman = Majster
    .gen = Majstra
    .acc = Majstra

townsfolk-friar = Zakonnik
    .gen = Zakonnika
    .acc = Zakonnika

townsfolk-gatekeeper = Odźwierny
    .gen = Odźwiernego
    .acc = Odźwiernego

townsfolk-illusionist = Iluzjonista
    .gen = Iluzjonisty
    .acc = Iluzjonistę

townsfolk-jeweller = Jubiler
    .gen = Jubilera
    .acc = Jubilera

townsfolk-lookout = Czujka
    .gen = Czujki
    .acc = Czujkę

townsfolk-mason = Murarz
    .gen = Murarza
    .acc = Murarza

townsfolk-meddler = Intrygant
    .gen = Intryganta
    .acc = Intryganta

townsfolk-miner = Górnik
    .gen = Górnika
    .acc = Górnika

townsfolk-missionary = Misjonarz
    .gen = Misjonarza
    .acc = Misjonarza

townsfolk-overseer = Zarządca
    .gen = Zarządcy
    .acc = Zarządcę

townsfolk-pastor = Pastor
    .gen = Pastora
    .acc = Pastora

townsfolk-patron = Mecenas
    .gen = Mecenasa
    .acc = Mecenasa

townsfolk-peddler = Domokrążca
    .gen = Domokrążcy
    .acc = Domokrążcę

townsfolk-pickpocket = Kieszonkowiec
    .gen = Kieszonkowca
    .acc = Kieszonkowca

townsfolk-priest = Ksiądz
    .gen = Księdza
    .acc = Księdza

townsfolk-princess = Księżniczka
    .gen = Księżniczki
    .acc = Księżniczkę

townsfolk-racketeer = Reketier
    .gen = Reketiera
    .acc = Reketiera

townsfolk-scoundrel = Łajdak
    .gen = Łajdaka
    .acc = Łajdaka

townsfolk-sculptor = Rzeźbiarz
    .gen = Rzeźbiarza
    .acc = Rzeźbiarza

townsfolk-stonecutter = Kamieniarz
    .gen = Kamieniarza
    .acc = Kamieniarza

townsfolk-strongman = Siłacz
    .gen = Siłacza
    .acc = Siłacza

townsfolk-swindler = Oszust
    .gen = Oszusta
    .acc = Oszusta

townsfolk-tinker = Druciarz
    .gen = Druciarza
    .acc = Druciarza

townsfolk-traitor = Zdrajca
    .gen = Zdrajcy
    .acc = Zdrajcę

townsfolk-traveller = Podróżnik
    .gen = Podróżnika
    .acc = Podróżnika

townsfolk-trickster = Kanciarz
    .gen = Kanciarza
    .acc = Kanciarza

townsfolk-vicar = Wikary
    .gen = Wikarego
    .acc = Wikarego

townsfolk-watchman = Wartownik
    .gen = Wartownika
    .acc = Wartownika

townsfolk-woodcutter = Drwal
    .gen = Drwala
    .acc = Drwala

## Początkowi Mieszczanie

townsfolk-abbot = Opat
    .gen = Opata
    .acc = Opata

townsfolk-financier = Finansistka
    .gen = Finansistki
    .acc = Finansistkę

townsfolk-journeyman = Czeladnik
    .gen = Czeladnika
    .acc = Czeladnika

townsfolk-labourer = Wyrobnik
    .gen = Wyrobnika
    .acc = Wyrobnika

townsfolk-lender = Pożyczkodawczyni
    .gen = Pożyczkodawczyni
    .acc = Pożyczkodawczynię

townsfolk-squire = Giermek
    .gen = Giermka
    .acc = Giermka

townsfolk-thief = Złodziejka
    .gen = Złodziejki
    .acc = Złodziejkę

townsfolk-trader = Handlarz
    .gen = Handlarza
    .acc = Handlarza

## Znani Mieszczanie

townsfolk-ada = Ada
    .gen = Ady
    .acc = Adę

townsfolk-bertha = Bertha
    .gen = Berthy
    .acc = Berthę

townsfolk-clovis = Clovis
    .gen = Clovisa
    .acc = Clovisa

townsfolk-emma = Emma
    .gen = Emmy
    .acc = Emmę

townsfolk-guntram = Guntram
    .gen = Guntrama
    .acc = Guntrama

townsfolk-judith = Judith
    .gen = Judith
    .acc = Judith

townsfolk-lothaire = Lothaire
    .gen = Lothaire’a
    .acc = Lothaire’a

townsfolk-merovech = Merovech
    .gen = Merovecha
    .acc = Merovecha

townsfolk-rudolf = Rudolf
    .gen = Rudolfa
    .acc = Rudolfa

townsfolk-therese = Therese
    .gen = Therese
    .acc = Therese

## Karta nadrukowana pod pustym stosem

townsfolk-printed = Mieszczanin nadrukowany na planszy
    .gen = Mieszczanina nadrukowanego na planszy
    .acc = Mieszczanina nadrukowanego na planszy
