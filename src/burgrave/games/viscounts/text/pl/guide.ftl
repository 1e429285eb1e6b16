# Prowadzona pierwsza partia: co mówi krok, po co i co zrobić.

guide-goal = Wokół Zamku
    .what = Twój Wicehrabia objeżdża ten Zamek przez pięć krain. Zatrudniasz Mieszczan, budujesz, umieszczasz Robotników w Zamku i przepisujesz Manuskrypty.
    .why = Wszystko to daje punkty. Gra kończy się, gdy zabraknie Długów albo Lenn: Ubóstwo albo Dobrobyt.

guide-pair = Skąd ruszasz
    .what = Każdy bierze kartę: mówi ona, gdzie zaczyna Wicehrabia i co masz na początek. Jej bohater trafia do twojej talii.
    .why = Ta od razu odwraca Dług: jest spłacony, a ty dostajesz za to surowiec.
    .do = Weź świecącą parę.

guide-resource = Złoto, kałamarz czy kamień
    .what = Srebrniki pomagają w handlu, kamień w budowie, złoto w Zamku, kałamarze przy Manuskryptach. Każda sztuka liczy się jak symbol.
    .why = Jedziemy do Zamku: tam złoto liczy się jak Szlachcic.
    .do = Weź złoto.

guide-slots = Trzy karty przy pracy
    .what = To twoja plansza. Co turę zagrywasz tu jedną kartę, a pozostałe przesuwają się o pole w prawo. Każda pracuje trzy tury, potem spada.
    .why = Symbole na tych kartach płacą za to, co robisz. Puste pole ma własny symbol.

guide-play = Zagraj kartę
    .what = Giermek ma symbol Szlachcica, który płaci za Robotników w Zamku. Liczba na karcie mówi, jak daleko jedzie Wicehrabia.
    .why = Wartość 2: co najmniej dwa pola, każde dalsze za 1 Srebrnik.
    .do = Naciśnij Giermka na ręce.

guide-move = W drogę
    .what = W miastach na zewnętrznej drodze się handluje i buduje, na wewnętrznej czekają Zamek i Manuskrypty.
    .why = To wewnętrzne miasto jest o dwa pola stąd, więc dojazd nic nie kosztuje.
    .do = Naciśnij świecące miasto.

guide-action = Jedna akcja na turę
    .what = Tutaj możesz umieścić Robotników albo przepisać Manuskrypt, jeśli starczy symboli. Mieszczan, którzy tu stoją, można też odprawić dla ich symboli.
    .why = Twoje symbole i złoto wystarczą na trzech Robotników.
    .do = Wybierz umieszczanie Robotników.

guide-workers = We trzech idzie się wyżej
    .what = Jeden symbol, jeden Robotnik. Gdy w sekcji jest trzech twoich, jeden idzie wyżej, a dwaj pozostali do sąsiednich sekcji.
    .why = Im wyżej, tym lepiej: Robotnik jest wart 1, 2 albo 3 punkty. A wejście przynosi nagrodę.
    .do = Umieść trzech.

guide-tier = Nagroda sekcji
    .what = Twój Robotnik jest na drugim poziomie i przynosi to, co pokazuje ta sekcja. Trzech tam posłałoby jednego na sam szczyt.
    .why = Darmowa karta poprawia twoją talię na resztę gry.
    .do = Wybierz darmowe zatrudnienie.

guide-hire = Ktoś nowy
    .what = Możesz wziąć każdego z pięciu krain. To, co w prawym górnym rogu karty, dzieje się od razu.
    .why = Druciarz to Budowniczy i Szlachcic w jednym, a już teraz daje punkt Cnót. Karta trafia na stos odrzuconych; dobierzesz ją później.
    .do = Naciśnij Druciarza.

guide-nobody = Nie każdy jest mile widziany
    .what = Po akcji możesz za Srebrniki zatrudnić tego, kto stoi przy Wicehrabim. Antagonistka to podwójny Złoczyńca.
    .why = Złoczyńca zastępuje każdy symbol, ale gdy go zagrywasz, rośnie twoja Korupcja. Dziś obejdzie się bez tego.
    .do = Nie zatrudniaj nikogo.

guide-slide = Karty idą dalej
    .what = Nowa tura: Giermek przeszedł o pole w prawo i nadal pracuje. Pierwsze pole czeka na następną kartę.
    .why = Planuj naprzód: co zagrasz teraz, płaci jeszcze przez dwie tury.

guide-play-again = Kupcy na targ
    .what = Pożyczkodawczyni ma dwa symbole Kupców i wartość 1. Spadając kiedyś z planszy, odwróci Dług albo Lenno.
    .why = Razem z innymi symbolami to czterech Kupców. W sam raz do handlu.
    .do = Naciśnij Pożyczkodawczynię.

guide-move-again = Do miasta obok
    .what = Miasto 10 leży o jedno pole dalej, na zewnętrznej drodze. Dwaj Kupcy są tam warci 1 złoto.
    .why = Mały krok nic nie kosztuje, a czterej Kupcy przyniosą 2 złota.
    .do = Naciśnij miasto 10.

guide-trade = Handel
    .what = Każde zewnętrzne miasto handluje czym innym; znaki mówią czym i za ilu Kupców.
    .why = W zewnętrznych miastach możesz też budować: za Budowniczych zamiast Kupców.
    .do = Wybierz handel.

guide-times = Ile razy?
    .what = Cztery symbole starczą na dwie wymiany. Brakujących Kupców mogą zastąpić Srebrniki.
    .why = Srebrniki lepiej zostawić na drogę i na Mieszczan.
    .do = Handluj dwa razy.

guide-buildings = Budynki
    .what = Te możesz postawić, od lewej coraz droższe. Na miejscu przy mieście dają to, co tam widać, a na koniec punkty.
    .why = Tam, skąd zabierasz dom, coś się odsłania: symbol albo umiejętność na stałe.

guide-manuscripts = Manuskrypty
    .what = W wewnętrznym mieście przepisujesz leżący tam Manuskrypt, za Kapłanów i kałamarze. Daje coś od razu, a jego wstęga liczy się na koniec.
    .why = Wstęgi różne albo wiele takich samych: jedno i drugie daje punkty.

guide-track = Cnoty i Korupcja
    .what = Korupcja idzie z lewej, Cnoty z prawej. Gdzie się spotkają, na koniec twojej tury dochodzi do Kolizji.
    .why = Spotkanie daleko po lewej daje Lenna, daleko po prawej Długi i Srebrniki. Lenno to 1 punkt, odwrócone 3; niespłacony Dług to minus 2.

guide-finish = Wiesz już dość: graj dalej
    .what = Karta, droga, akcja, może zatrudnienie. Tak wygląda każda tura. Gra toczy się dalej tutaj, z tymi samymi łagodnymi botami.
    .why = „Podpowiedź” pokaże, co zrobiłby mocny gracz. Znak „?” objaśni pytanie, które masz przed sobą.
