# Co mówią strony.

skip = Do treści
menu = Menu
lobby = Gry
for-programs = Dla programów
language = Język
language-pl = Polski
language-en = English
motto = Gry o średniowieczu, w przeglądarce, bez konta
welcome = W co gramy?
greeting = Dzień dobry, { $who }.
new-game = Nowa gra
take-a-box = Kliknij pudełko: gra z botami rusza od razu.
back-to-table = Twój ruch
move-number = ruch { $number }
look-in = Zajrzyj
more-games = Jeszcze { $count }
your-move = Twój ruch
play-now = Graj teraz z botami
play-with = Graj teraz z dodatkiem { $name }
play-alone = Graj w pojedynkę
boxed-opponent = Przeciwnik do gry z pudełka
count-points = Policz punkty gry z pudełka
new-table = Nowy stół
for-players = od { $least } do { $most } graczy
problem = To się nie udało
problem-picture = Strażnik przed zamkniętą bramą w nocy

## Listy stołów

my-games = Moje gry
open-tables = Stoły, do których można dołączyć
watch-tables = Stoły do oglądania
finished-games = Zakończone gry
column-game = Gra
column-players = Gracze
column-state = Stan
free-seat = wolne
moves-waiting = { $count ->
        [one] { $count } gra czeka na twój ruch.
        [few] { $count } gry czekają na twój ruch.
       *[other] { $count } gier czeka na twój ruch.
    }
state-open = { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
       *[other] { $count } wolnych miejsc
    }
state-playing = ruch: { $who }
state-over = zwycięstwo: { $who }
state-begins = Gra się zaczyna
state-closed = Ten stół jest zamknięty.

## Nowy stół

new-table-of = Nowy stół: { $game }
how-many = Liczba graczy:
who-plays = Kto gra
seat-number = Miejsce { $number }
seat-me = ja
seat-open = znajomy
or-a-bot = albo bot:
which-game = Która gra
level-easy = bot, łatwy
    .short = łatwy
level-medium = bot, średni
    .short = średni
level-hard = bot, trudny
    .short = trudny
colour = Kolor
colour-0 = czerwony
colour-1 = niebieski
colour-2 = zielony
colour-3 = złoty
colour-4 = fioletowy
colour-5 = turkusowy
colour-6 = różowy
colour-7 = szary
name-here = Imię gracza na tym urządzeniu
variants = Co bierze udział
needed-for = Tyle osób gra tylko z nim, więc jest włączony.
table-manners = Stół
make-public = Publiczny: każdy może dołączyć i oglądać
allow-guests = Goście mogą zapraszać innych
allow-chat = Czat
set-up = Przygotuj stół

## Przed grą

waiting-for-players = { $count ->
        [one] Brakuje jeszcze { $count } gracza.
       *[other] Brakuje jeszcze { $count } graczy.
    }
sit-here = Usiądź tutaj
sit-down = Siadam
invite-all = Odnośnik dla wszystkich
invite-seat = Odnośnik tylko do tego miejsca
copied = Skopiowano
fill-with-bots = Zacznij teraz, z botami na wolnych miejscach
leave = Odejdź od stołu
invitation = Zaproszenie
invited-to = Zaproszenie do gry: { $game }
invited-with = Przy stole: { $who }.
nickname = Pseudonim
you = ty
stands-in = zastępuje bot

## Gra

waiting-for = Czekamy na ruch: { $who }.
thinking = { $who } myśli…
undo = Cofnij
what-is-this = O co tu chodzi?
players = Gracze
is-asked = na ruchu
vote-stand-in = Niech dalej gra bot (głosy: { $count })
take-back-seat = Wracam na swoje miejsce
leave-to-bot = Odejdź; dalej zagra bot
log = Przebieg
whole-log = Cały przebieg
to-table = Do stołu
chat = Czat
chat-on = Włącz czat
chat-off = Wyłącz czat
say = Wiadomość
send = Wyślij
pass-device = Teraz gra { $who }: podaj urządzenie
i-am = Tu { $who }
show-hand = Pokaż rękę: { $who }
seed-hash = SHA-256 ziarna, z którego wszystko rozlosowano:
seed = Ziarno:
seed-later = Samo ziarno zobaczycie po końcu gry; każdy może wtedy sprawdzić, że niczego nie zmieniono.

## Koniec

winners = Zwycięstwo: { $who }
shared-victory = Wspólne zwycięstwo: { $who }
total = Razem
rematch = Zagraj jeszcze raz
to-rematch = Do następnej gry
replay = Powtórka
download = Pobierz
move = Ruch
eyes = Kto patrzy
spectator = widz
show = Pokaż

## O sobie

me = O mnie
keep = Zachowaj
other-device = Na innym urządzeniu
other-device-about = Odnośnik zabiera twoje gry ze sobą: otwórz go na innym urządzeniu. Działa raz, przez dobę. Kto go ma, gra jako ty.
make-link = Utwórz odnośnik
move-here = To urządzenie będzie odtąd grać jako osoba, która utworzyła odnośnik; gry rozpoczęte tutaj zostaną przy dawnym imieniu.
move-now = Graj tu jako ta osoba
notifications = Powiadomienia
notifications-about = Karta przeglądarki zawsze pokazuje, że to twój ruch. Może cię też powiadomić przeglądarka.
notifications-allow = Pozwól na powiadomienia
notifications-on = Powiadomienia są włączone.
notifications-off = Powiadomienia są zablokowane w ustawieniach przeglądarki.
programs = Programy
programs-about = Program z tokenem gra jako ty.
program-name = Jak się nazywa
make-token = Utwórz token
token-once = Zachowaj ten token, nie pokażemy go drugi raz:
remove = Usuń
my-data = Moje dane
my-data-about = Wszystko, co ta strona o tobie przechowuje:
my-data-export = pobierz
sign-out-about = Zgubione urządzenie albo token w złych rękach? Wszystkie inne urządzenia i programy oraz nieużyte odnośniki przestają być tobą. Ta przeglądarka zostaje.
sign-out = Wyloguj wszędzie indziej
signed-out = Teraz tylko ta przeglądarka jest tobą.
delete-me-about = Twoje imię i wszystko, co do niego należy, można usunąć:
delete-me = Usuń mnie
delete-me-lost = Twoje imię, statystyki, rekordy i trofea przepadną, na wszystkich twoich urządzeniach; tak samo tokeny twoich programów, odnośniki i powiadomienia.
delete-me-running = W trwających grach na twoim miejscu dalej gra bot. Stoły, które czekają na graczy, obejdą się bez ciebie.
delete-me-finished = Skończone gry zostają dla innych, z „Usuniętym gościem” zamiast twojego imienia; tak samo twoje wiadomości.
delete-me-final = Tego nie można cofnąć. Może najpierw zachowaj swoje dane:
delete-me-now = Usuń mnie na dobre
delete-me-not = Nie, zachowaj wszystko

## Dla programów

api-about = JSON pod /api/v1; kto coś zmienia, wysyła „Authorization: Bearer TOKEN”. Pełny opis:
api-models = Co się wysyła i odbiera

## Stół

offline = Brak połączenia; łączę ponownie…
your-area = Twoje miejsce
tab-table = Stół
tab-own = Ja
tab-log = Przebieg
can-still = Możesz jeszcze: { $what }{ $more ->
        [0] .
       *[other] {" "}· i więcej: { $more }.
    }
hint = Podpowiedź
hurry = Pospiesz bota
hint-best = Najsilniejszy bot zrobiłby to:
no-hint = Tutaj bot nie ma nic do powiedzenia.
hint-wins = wygrywa { $count } na 100 wyobrażonych partii
hint-then = potem: { $what }
hint-alike = prawie równie dobre
hint-fewer = około { $points } punktu mniej
hint-more = około { $points } punktu więcej
hint-weak = od razu wydało się słabsze
hint-wins-fewer = wygrywa { $count } mniej na 100 wyobrażonych partii
hint-wins-more = wygrywa { $count } więcej na 100 wyobrażonych partii
reason-more = za kilka rund, w porównaniu z innymi: { $what }
reason-later = za kilka rund: { $what }
reason-little = jeśli cokolwiek, to trochę: { $what }
reason-none = żadna pojedyncza rzecz się nie wyróżnia
befell-more = i jeszcze { $count }
happened-to-you = Co ci się przydarzyło
replay-play = Odtwarzaj
replay-speed = Tempo
replay-share = Pokaż tę partię komu chcesz: ten link otwiera ją każdemu
round-over = Po rundzie:
since-your-move = Od twojego ruchu
close = Zamknij
step-by-step = Krok po kroku
earlier-step = Wcześniejszy krok
later-step = Następny krok
skip-film = Pokaż od razu wszystko
hide-hand = Zakryj rękę
past-move = Tak było po ruchu { $number } z { $count }.
past-question = Pytanie: { $question }
back-to-now = Wróć do teraźniejszości
step-back = Ruch wcześniej
step-on = Ruch dalej
talk-seated = Piszą ci, którzy siedzą przy stole.
more = Więcej
report-problem = Zgłoś błąd w regułach
report-about = Plik z grą i ruchem, tak jak je widzisz; dołącz go do zgłoszenia.
leave-sure = Bot od razu zagra za ciebie. Możesz wrócić, dopóki gra trwa.
leave-yes = Tak, odchodzę
log-of = Przebieg: { $game }

## Czekanie na graczy

to-lobby = Do listy gier
invite-how = Wyślij znajomym ten odnośnik; gra zacznie się, gdy wszyscy usiądą.
invite-local = Ten adres działa tylko na tym komputerze. Żeby grać z kimś z innego urządzenia, uruchom serwer z opcją --host 0.0.0.0 i otwórz adres, który wypisze.
copy = Kopiuj
sit-beside = Ktoś obok mnie, na tym urządzeniu
learn-game = Jak się gra: { $game }

## Punkty

points = Punkty
points-own = Punkty: { $count }
points-now = Punkty teraz: { $game }
points-end = Punkty: { $game }
points-about = Tyle byłoby, gdyby gra skończyła się teraz; karty na ręce innych się nie liczą, bo ich nie widać.
points-later = W tej grze punkty liczy się dopiero na końcu.
points-bars = Skąd są punkty
points-lead = Jak zmieniało się prowadzenie
player = Gracz
you-win = Wygrywasz!

## Analiza

analysis = Analiza
analysis-of = Analiza tur: { $who }
analysis-others = Gracze
analysis-about = Najsilniejszy bot porównuje każdą turę w całości ze swoją, wiedząc tylko to, co wtedy było wiadomo na tym miejscu; nowo dobrane lub odkryte karty zaczynają kolejną turę. Koszt to różnica oczekiwanych punktów. Gdy nie jest większa, niż tłumaczy to przypadek, nie podajemy jej.
analysis-thinking = Bot myśli: { $done } z { $count } tur.
analysis-turns = { $count ->
        [one] Jedna tura, w której był wybór.
        [few] { $count } tury, w których był wybór.
       *[other] { $count } tur, w których był wybór.
    }
analysis-total = { $count ->
        [0] Żadna wyraźnie nic nie kosztowała.
        [one] Jedna z nich kosztowała { $points } punktu.
        [few] { $count } z nich kosztowały razem { $points } punktu.
       *[other] { $count } z nich kosztowało razem { $points } punktu.
    }
analysis-turning = { $count ->
        [one] Chwila, która rozstrzygnęła
        [few] { $count } chwile, które rozstrzygnęły
       *[many] { $count } chwil, które rozstrzygnęły
    }
analysis-curve = Szanse na zwycięstwo, tura po turze
analysis-curve-about = Szansa gracza { $who } zmienia się z { $first } po pierwszej turze na { $last } po ostatniej; wszystkie liczby są w tabeli tur.
analysis-chances = Wysokość pasa to szansa gracza na zwycięstwo po każdej turze ({ $who }): z wyobrażonych partii, bez podglądania kart. Liczby pod spodem to rundy.
analysis-end = koniec
analysis-round = { $number ->
        [0] Przed pierwszą rundą
       *[many] Runda { $number }
    }
analysis-start = start
analysis-better = Lepiej:
analysis-no-better = Bot nie znalazł tu niczego wyraźnie lepszego.
analysis-swing = Szansa na zwycięstwo zmieniła się z { $before } na { $after } od poprzedniej tury: liczy się też to, co zrobili inni, i szczęście.
analysis-points = −{ $points } punktu
analysis-see = Zobacz tę chwilę
analysis-column-chance = Szansa
analysis-all = Wszystkie tury
analysis-column-move = Ruch
analysis-column-chosen = Co zrobiono
analysis-column-best = Co zrobiłby bot
analysis-column-cost = Koszt

## Nauka i o stronie

learn = Zasady
learn-title = Jak się gra
learn-search = Szukaj
learn-found = { $count ->
        [one] { $count } pozycja
        [few] { $count } pozycje
       *[other] { $count } pozycji
    }
learn-nothing = Nic takiego tu nie ma. Spróbuj innego słowa.
learn-none = Do tej gry nie ma jeszcze objaśnień.
learn-start = Zagraj teraz z botami
about = O Burgrave
about-text = Burgrave to wolne oprogramowanie, które prowadzi gry planszowe o budowaniu miast według pełnych reguł. Rysunki i teksty są nasze; gry należą do swoich autorów i wydawców.
about-source = Nazwy oznaczone jako odtworzone to nasze tłumaczenia: na drukowanej karcie może stać coś innego.
about-play = Do gier
about-free = Wolne i otwarte
    .about = Kod jest otwarty, bez reklam i śledzenia; można mieć własny serwer.
about-account = Bez konta
    .about = Wystarczy przeglądarka. Odnośnik przenosi twoje gry na inne urządzenie.
about-bots = Boty i rady
    .about = Trzy poziomy botów, wskazówka przy każdym ruchu i analiza po grze.
about-friends = Ze znajomymi
    .about = Odnośnik albo kod dla telefonu; także kilka osób przy jednym urządzeniu.
about-rules = Zasady z obrazkami
    .about = Każda karta i ikona objaśniona po polsku i po angielsku.
about-programs = Dla programów
    .about = Otwarte API: program z tokenem gra tak jak człowiek.

with-friends = Zaproś znajomych
nobody-here = Nikt inny teraz nie gra publicznie. Zagraj z botami albo zaproś znajomych.
column-when = Ostatnio
minutes-ago = { $count ->
        [0] przed chwilą
        [one] minutę temu
        [few] { $count } minuty temu
       *[other] { $count } minut temu
    }
hours-ago = { $count ->
        [one] godzinę temu
        [few] { $count } godziny temu
       *[other] { $count } godzin temu
    }
days-ago = { $count } dni temu
by-lot = decyduje los

## Upodobania

preferences = Jak ma być
kept-here = Konta nie ma: to wszystko pamięta ta przeglądarka.
keep-preferences = Tak ma być
likes-light = Światło
likes-light-system = jak system
likes-light-day = dzień
likes-light-night = świeca
likes-size = Pismo poza stołem
likes-size-normal = zwykłe
likes-size-large = większe
likes-cards = Wielkość kart
likes-cards-small = małe
likes-cards-normal = zwykłe
likes-cards-large = duże
likes-pace = Tempo ruchów
likes-pace-normal = zwykłe
likes-pace-slow = wolne
likes-pace-quick = szybkie
likes-pace-at-once = od razu
likes-answers = Odpowiedzi
likes-answers-places = na stole
likes-answers-list = także na liście
likes-asks = Pytaj, zanim z czegoś zrezygnuję
likes-sound = Dźwięk, gdy mój ruch

## Jak poszło

my-results = Moje gry
no-results = Gdy skończysz pierwszą grę, zobaczysz tu, jak ci idzie.
won-of = { $won } z { $count } wygranych
never-played = jeszcze nie grana
victories = Wygrane
points-course = Punkty w ostatnich grach: { $game }
last-games = Ostatnie gry
place = { $place }.
alone = w pojedynkę
look-back = obejrzyj
rulings = Jak czytać wątpliwe zasady

## Sala

who-sits = Kto już siedzi
invite-code = Kod zaproszenia
invite-code-about = Telefon odczyta ten kod aparatem. Nie trzeba konta.
share = Wyślij
invited = zapraszasz
is-there = jest
the-hall = Sala z okrągłym stołem
begins-by-itself = Gra ruszy sama, gdy usiądzie ostatnia osoba.

## Podium

podium = Podium
see-the-table = Obejrzyj stół

## Historia gry

story = Historia tej gry
story-move = Ruch { $number }.
story-gain = Największa zdobycz gry: { $points }.
story-lead = Odtąd do końca prowadzi { $who }.
story-end = Tak skończyła się gra.
story-see = Zobacz
another-game = Inna gra
behind = { $place }. miejsce. Do zwycięstwa { $count ->
        [0] zabrakło rozstrzygnięcia remisu
        [one] zabrakło ci { $count } punktu
       *[other] zabrakło ci { $count } punktów
    }.

## Trofea

trophies = Trofea
won-trophy = zdobyte
far-from = { $count } z { $goal }
trophy-first-crown = Pierwsza korona
    .about = wygrana gra
trophy-all-lands = Pan wszystkich ziem
    .about = wygrana w każdej z gier
trophy-in-a-row = Dobra passa
    .about = trzy wygrane z rzędu
trophy-by-a-hair = O włos
    .about = wygrana o najwyżej 2 punkty
trophy-hermit = Pustelnia
    .about = wygrana w pojedynkę
trophy-full-table = Pełny stół
    .about = wygrana, gdy gra co najmniej 5 osób
trophy-among-friends = Wśród swoich
    .about = gra dokończona z kimś innym
trophy-veteran = Stary wyga
    .about = dokończone gry
record = rekord: { $count }
points-from = Skąd masz punkty: { $game }
game-won = wygrana
game-not-won = bez wygranej
on-average = Średnio { $points } punktu w grze, miejsce { $place }.
decimal = ,
likes-face = Portret, pieczęć i kolor przy stole
face-of = Portret, kolor { $colour }
from-a-box = Grasz z pudełka?

## Prowadzone pierwsze partie i legenda ikon

guide-begin = Ucz się, grając ({ $minutes } min)
guide-begin-more = Poznaj { $name }, grając ({ $minutes } min)
guide-of = Lekcja: { $game } · { $at } z { $count }
guide-at = Krok { $at } z { $count }
guide-next = Dalej
guide-back = Wstecz
guide-show-me = Pokaż mi
guide-leave = Opuść lekcję
    .more = i graj dalej bez niej
guide-play-on = Graj dalej
guide-rules = Wszystkie zasady i karty, gdy tylko zechcesz coś sprawdzić
key = Legenda ikon
key-short = Ikony
