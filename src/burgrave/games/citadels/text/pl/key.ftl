## Legenda ikon

key-things = Co masz
key-icon-coin = monety: płacisz nimi za dzielnice
key-icon-cards = karty dzielnic na ręce
key-icon-crown = korona: kto ją ma, wybiera postać przed innymi
key-icon-house = dzielnice w mieście i ile ich trzeba, by je ukończyć
key-icon-vp = punkty
key-kinds = Rodzaje dzielnic
key-icon-noble = szlachecka: dochód postaci o randze 4
key-icon-religious = religijna: dochód postaci o randze 5
key-icon-trade = handlowa: dochód Kupca i Handlarza
key-icon-military = wojskowa: dochód postaci o randze 8
key-icon-unique = unikatowa: każda ma własne działanie
key-fates = Co spotyka postać
key-icon-killed = zabita: jej gracz traci turę
key-icon-bewitched = zaczarowana: jej turę rozgrywa Wiedźma
key-icon-robbed = okradana: Złodziej zabiera wszystkie jej monety, gdy zostanie wywołana
key-icon-warrant = leży na niej nakaz, może ten podpisany
key-icon-signed = podpisany nakaz: Sędzia może zabrać to, co postać wybuduje
key-icon-threat = szantaż Szantażystki
key-icon-flower = szantaż z kwiatem: zabiera wszystkie monety
key-signs = Inne znaki
key-icon-destroy = zburzenie dzielnicy
key-icon-hand = przejęcie dzielnicy
key-icon-swap = zamiana dzielnic
key-icon-eye = karty z tej ręki, które już znasz
key-icon-lock = teraz nie można; obok stoi dlaczego
