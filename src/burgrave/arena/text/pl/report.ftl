# Raport z serii: strona dla tych, którzy projektują gry albo boty.

report-page = { $game }: raport z areny
report-kicker = Raport z areny
report-contents = Spis treści

## Pierwszy akapit

verdict-best = { $bot } wygrywa { $rate } swoich partii (od { $low } do { $high }); równy udział to { $share }.
verdict-behind = Wyraźnie poniżej równego udziału: { $bots }.
verdict-open = Żaden bot nie jest na razie wyraźnie lepszy niż równy udział, czyli { $share }; rozstrzygnie to więcej partii.
verdict-alone = Na wszystkich miejscach grał ten sam bot, więc nikt nie mógł wygrać więcej niż równy udział; reszta raportu mówi o samej grze.
verdict-none = Żadna partia nie dobiegła końca, więc nie ma czego liczyć.
verdict-substituted = Za niektóre boty odpowiadał zastępca ({ $bots }): takie wyniki to nie tylko ich zasługa.
verdict-unfinished =
    { $count ->
        [one] Jednej partii nie udało się dokończyć; jest wymieniona na końcu i nigdzie się nie liczy.
        [few] Nie udało się dokończyć { $count } partii; są wymienione na końcu i nigdzie się nie liczą.
       *[other] Nie udało się dokończyć { $count } partii; są wymienione na końcu i nigdzie się nie liczą.
    }
verdict-partial = Dotąd rozegrano { $played } z { $planned } partii.

tile-games =
    { $count ->
        [one] ukończona partia
        [few] ukończone partie
       *[other] ukończonych partii
    }
tile-rounds = rund w partii (średnio)
tile-decisions = decyzji w partii (średnio)
tile-changes = zmian prowadzenia w partii (średnio)
tile-points = punktów (średnio)

## Co rozegrano

run = Co rozegrano
run-game = Gra
run-players = Gracze
run-bots = Boty
run-games = Partie
run-seed = Ziarno losowe
run-options = Opcje
run-vary = Zmieniane
run-limit = Czas na odpowiedź
run-seconds = { $seconds } s
run-rules = Wersja zasad
run-usual = domyślne
run-repeat = Aby powtórzyć:

## Boty

bots = Boty
bots-rates = Jak często wygrywa każdy bot
bots-rates-about = Znak to odsetek wygranych partii, kreska to jego przedział ufności 95%; linia przerywana to równy udział, czyli { $share }. Wspólne zwycięstwo dzieli się po równo.
bots-table = Wyniki botów
bots-alike = Boty o tym samym opisie to jeden wiersz, a każde ich miejsce liczy się jako partia.
bot = Bot
games = Partie
wins = Wygrane
win-rate = Odsetek wygranych
interval = Przedział 95%
points = Punkty
place = Lokata
rating = Ranking
seconds = Czas odpowiedzi
mishaps = Wpadki
substituted = Zastępca
flag-substituted = z zastępcą
place-about = Lokata to średnie miejsce na koniec.
rating-about = Ranking (openskill, Plackett–Luce) to siła, a po znaku ± jej niepewność; każdy zaczyna od 25 ± 8,3.
substituted-about = Gdy bot nie odpowie na czas albo wcale, odpowiada za niego zastępca, a wyniki idą na konto bota: „zastępca” to odsetek odpowiedzi, których bot nie udzielił sam. Wpadka to powód zastępstwa; ten sam powód liczy się w partii raz.

## Punkty

points-title = Punkty
points-unused = W ten sposób nikt nie zdobył punktów: { $parts }. Albo się to nie opłaca, albo wszystkie te boty tego nie dostrzegają.
points-spread = Jak rozkładają się punkty
points-spread-about = Każde wzgórze to punkty jednego bota na koniec wszystkich jego partii; znak wskazuje średnią.
points-parts = Skąd biorą się punkty
points-parts-about = Średnia punktów na koniec według kategorii.
points-table = Średnie punkty według kategorii
points-unit = punkty na koniec
total = Razem

## Przebieg partii

course = Przebieg partii
course-lead = Punkty z rundy na rundę
course-lead-about = Średnie punkty każdego bota po tylu rundach. Zakończona partia zachowuje swój wynik.
course-rounds-unit = rozegrane rundy
course-points-unit = punkty
course-length = Decyzje w partii
course-length-rounds = Rundy w partii
course-length-about = Słupek to liczba partii, linia przerywana to średnia.
course-length-told = Średnio { $average }, od { $low } do { $high }.
course-rounds = rundy
course-decisions = decyzje
course-leader = Czy prowadzący wygrywa?
course-leader-about = Jak często ten, kto w danej chwili prowadzi, wygrywa partię; linia przerywana to równy udział, czyli { $share }. Prowadzący ex aequo dzielą się szansą.
course-after = Rozegrane rundy
course-quarter-1 = ćwierć
course-quarter-2 = połowa
course-quarter-3 = trzy czwarte
course-leader-rate = Prowadzący wygrywa
course-changes-about =
    { $lowest ->
        [0] Średnia liczba zmian prowadzenia w partii: { $average }; od żadnej do { $highest }.
       *[other] Średnia liczba zmian prowadzenia w partii: { $average }; od { $lowest } do { $highest }.
    }

## Miejsca, opcje, dokonania

seats = Miejsca przy stole
seats-table = Wyniki według miejsc
seats-about = Wszystkie boty razem; w trakcie serii każdy z nich siedzi wszędzie. Linia przerywana to równy udział, czyli { $share }.
seat = Miejsce
seat-number = Miejsce { $seat }
options = Opcje
options-table = Wyniki według opcji „{ $option }”
options-length = Partie według opcji „{ $option }”
value = Wartość
decisions = Decyzje (średnio)
deeds-table = { $kind }: najpierw to, co najczęściej idzie w parze z wygraną
deeds-about = Przewaga: o ile punktów procentowych częściej (lub rzadziej) wygrywali ci, którzy to zrobili, niż zwykle wygrywają te same boty; zielona lub czerwona tam, gdzie zdarzyło się to co najmniej { $count } razy, a przedział 95% nie zostawia wątpliwości. Nawet gdyby rządził sam przypadek, mniej więcej jedna na dwadzieścia byłaby kolorowa. Przewaga mówi, co idzie w parze z wygraną, a to nie musi być jej przyczyna. Odsetek wygranych: każdy gracz liczy się tyle razy, ile razy to zrobił. Strzałka: przedział sięga poza skalę.
deeds-seldom = Rzadziej niż { $count } razy
deeds-gain = Zysk: o ile punktów poprawiło to położenie gracza, tak jak liczy to gra.
edge = Przewaga
times = Ile razy
gain = Zysk

## Co poszło nie tak

trouble = Co poszło nie tak
mishaps-table = Dlaczego odpowiadali zastępcy (każdy powód raz w partii)
errors-table = Partie, których nie udało się dokończyć
number = Partia
seed = Ziarno losowe
reason = Powód
none = –
footer = Raport przygotował Burgrave z plików plan.json, results.jsonl i timings.jsonl, które leżą obok. Przedziały ufności 95%: Wilsona dla odsetków, normalny dla średnich.
