# To, co mówi sam wiersz poleceń.

## Gra

keys-short = u: cofnij · ?: pomoc · ? zamek: co robi karta · l: dziennik · q: zapisz i wyjdź
keys =
    Numer to odpowiedź; można też wpisać jej słowa, na przykład „zakończ turę” (to, co w nawiasie, można pominąć).
    u      cofa twoją ostatnią odpowiedź, jeśli nic nie zostało ujawnione i nikt już po tobie nie odpowiadał
    ?      ta pomoc; „? świątynia” objaśnia kartę (wystarczy początek nazwy)
    l      cały dziennik, o ile wolno ci go znać
    Enter  pokazuje stół jeszcze raz
    q      zapisuje partię i kończy
explain-list = Możesz zapytać o każdą kartę, a w tej partii na przykład o te:
explain-unknown = Nic nie nazywa się „{ $wanted }”; lista jest pod klawiszem ?.
explain-many = „{ $wanted }” może oznaczać: { $names }.
error-answer =
    { $count ->
        [one] „{ $given }” nie jest tu odpowiedzią: wpisz 1 albo ?, żeby zobaczyć pomoc.
       *[other] „{ $given }” nie jest tu odpowiedzią: wpisz numer od 1 do { $count } albo ?, żeby zobaczyć pomoc.
    }
undo-nothing = Nie ma jeszcze czego cofać.
undo-other = Tego nie da się cofnąć: następna odpowiedź już padła ({ $who }).
undo-revealed = Tego nie da się cofnąć: coś zostało już ujawnione, dobrane albo wylosowane.
log-hidden =
    { $count ->
        [one] … i { $count } wcześniejszy wpis (cały dziennik: l)
        [few] … i { $count } wcześniejsze wpisy (cały dziennik: l)
       *[other] … i { $count } wcześniejszych wpisów (cały dziennik: l)
    }
bots =
    { $bot ->
        [easy] Boty: easy (łatwe)
        [medium] Boty: medium (średnie)
        [hard] Boty: hard (trudne)
       *[other] Boty: { $bot }
    }
thinking = { $who } myśli…
mishap = Kłopot z botem ({ $who }), odpowiada zastępca: { $what }.
mishap-for-good = Kłopot z botem ({ $who }), dalej gra za niego zastępca: { $what }.
pass-keyboard = Do klawiatury siada { $who }. Naciśnij Enter.
saved = Partia jest zapisana w pliku { $file }
resume = Dalszy ciąg: { $command }

## Koniec

scores = Punkty
player = Gracz
total = Razem
winners =
    { $count ->
        [one] Wygrywa { $who }.
       *[other] Wspólne zwycięstwo: { $who }.
    }

## Powtórki

replay-at = Odpowiedź { $number } z { $count }
replay-answer = { $who }: { $label } [{ $text }]
replay-keys = Enter: dalej · b: wstecz · g 120: idź do odpowiedzi (od 0 do { $count }) · q: koniec
verified =
    { $count ->
        [one] { $count } odpowiedź; zapis zgadza się z zasadami.
       *[other] { $count } odpowiedzi; zapis zgadza się z zasadami.
    }
verify-rules = Zapis pochodzi z wersji zasad { $then }, a to jest wersja { $now }: grać można dalej, ale początku partii nie da się sprawdzić.
unfinished = Partia jeszcze trwa; punkty do tej pory: { $scores }.

## Arena

arena-begins =
    { $games ->
        [one] { $game }: { $games } partia, ziarno { $seed }
        [few] { $game }: { $games } partie, ziarno { $seed }
       *[other] { $game }: { $games } partii, ziarno { $seed }
    }
arena-bot = Bot
arena-games = Partie
arena-wins = Wygrane
arena-interval = 95%
arena-points = Punkty ±95%
arena-rating = Ranking ±σ
arena-answer = Czas
arena-substituted = Zastęp.
arena-kept = Przerwano: z { $games } partii zachowano { $done } w katalogu { $directory }
arena-failed =
    { $count ->
        [one] Nie udało się dokończyć { $count } partii; powód podaje plik { $file }.
       *[other] Nie udało się dokończyć { $count } partii; powody podaje plik { $file }.
    }
arena-crashes = Zapisy partii, które zakończyły się błędem, są w katalogu { $directory }
arena-mishaps =
    { $count ->
        [one] { $count } wpadka: za bota ze znakiem „{ $mark }” odpowiadał zastępca, więc wynik nie jest tylko jego; powód jest w raporcie.
        [few] { $count } wpadki: za boty ze znakiem „{ $mark }” odpowiadali zastępcy, więc wyniki nie są tylko ich; powody są w raporcie.
       *[other] { $count } wpadek: za boty ze znakiem „{ $mark }” odpowiadali zastępcy, więc wyniki nie są tylko ich; powody są w raporcie.
    }
arena-report = Raport: { $file }

## Sprawdzanie

check-title = Dane gry { $game }
check-effects = Efekty w grze { $game }, do porównania z wydrukowanymi kartami
check-row = Wiersz
check-field = Pole
check-sentence = Po polsku
check-file = Plik
check-source = Źródło
check-name-source = Źródło nazwy
check-rows = Wiersze
check-all = razem
check-texts =
    { $count ->
        [one] { $game }: { $count } tekst, w obu językach z tymi samymi atrybutami.
        [few] { $game }: { $count } teksty, wszystkie w obu językach z tymi samymi atrybutami.
       *[other] { $game }: { $count } tekstów, wszystkie w obu językach z tymi samymi atrybutami.
    }
check-failed =
    { $count ->
        [one] { $count } problem.
        [few] { $count } problemy.
       *[other] { $count } problemów.
    }

## Co może pójść źle

error-extra = Wiersz poleceń potrzebuje jeszcze dwóch pakietów; wpisz w katalogu Burgrave: { $command }
error-file = { $file }: { $reason }.
error-language = Nie ma tekstów w języku „{ $given }”; języki: { $allowed }.
error-no-game = Podaj, w co chcesz grać: { $games }.
error-option = Nie ma opcji { $option }; opcje gry { $game }: { $allowed }.
error-option-near = Nie ma opcji { $option } (może chodzi o { $near }?); opcje gry { $game }: { $allowed }.
error-no-value = Opcja { $option } wymaga wartości.
error-words = Podaj jedną grę, a opcje z dwoma myślnikami: { $words }.
error-bots = Przy { $players } graczach może być od 0 do { $players } botów, a nie { $bots }.
error-seat = Nie ma miejsca { $seat }; miejsca: od 0 do { $last }.
error-exists = Plik { $file } już istnieje: graj dalej (--resume) albo podaj inny plik.
error-other-game = W pliku { $file } jest partia gry { $game }.
error-other-players =
    { $players ->
        [one] W pliku { $file } jest partia dla { $players } gracza.
       *[other] W pliku { $file } jest partia dla { $players } graczy.
    }
error-resume-option = Wznowiona partia zachowuje swoje ustawienia: pomiń { $option }.
error-arena-no-bots = Podaj, kto gra, po jednym bocie na każde miejsce: --bots hard,medium,easy,random.
error-arena-seats = Botów musi być tyle, ile miejsc, czyli { $players }, a podano { $count }: { $bots }.
error-arena-many = { $game }: miejsc jest najwyżej { $players }, a podano więcej botów.
error-arena-games = Musi być co najmniej jedna partia, a nie { $games }.
error-envs = Nie ma „{ $action }”; zapisz to tak: burgrave envs describe citadels.
error-arena-jobs = Musi być co najmniej jeden proces, a nie { $jobs }.
error-arena-limit = Limit podaje się w sekundach; musi być większy od 0 i wynosić najwyżej { $longest } (doba), a nie { $limit }.
error-arena-seed = Ziarno to liczba całkowita od 0 wzwyż, a nie { $seed }.
error-arena-vary = „{ $given }” nie mówi, co ma się zmieniać; zapisz to tak: --vary cast=first_game,random.
error-arena-vary-twice = Opcja { $option } jest podana dwa razy: albo ma jedną wartość, albo się zmienia.
error-arena-no-out = Podaj, gdzie zapisać wyniki: --out KATALOG.
error-arena-out = Katalog { $directory } nie jest pusty: wznów tę serię (--resume) albo podaj inny katalog.
error-arena-out-other = Katalog { $directory } nie jest pusty i nie ma w nim żadnej serii: podaj inny katalog.
error-arena-out-file = { $file } to plik: podaj nowy albo pusty katalog.
error-arena-no-plan = W katalogu { $directory } nie ma żadnej serii: brakuje pliku plan.json.
error-arena-resume-option = Wznowiona seria zachowuje swój plan: pomiń { $option }.
error-arena-rules = Serię rozegrano według wersji { $then } zasad gry { $game }, a to jest wersja { $now }: takich partii nie można łączyć.
error-arena-bot = Bot zawiódł przy pytaniu próbnym: { $what }.
error-arena-ray = Ray nie jest zainstalowany; wpisz w katalogu Burgrave: { $command }
error-arena-cluster = Nie można połączyć się z klastrem Ray „{ $address }”: { $reason }.

## Pomoc

help = Średniowieczne gry planszowe o budowie miast, według pełnych zasad.
help-version = Pokaż wersję.
help-options = Opcje gry { $game }:
help-play = Zagraj w terminalu z botami albo z innymi przy tej samej klawiaturze. Każda inna długa opcja jest opcją gry, na przykład --cast vicious_nobles.
help-play-words = Gra, na przykład citadels; przy --resume niepotrzebna.
help-play-players = Ile osób siedzi przy stole (zwykle 4).
help-play-bots = Ile z nich to boty (zwykle wszyscy prócz jednego); pozostali grają przy jednej klawiaturze.
help-play-bot = Jak dobrze grają boty: easy (łatwo), medium (średnio) albo hard (trudno); albo który to bot, na przykład random lub ismcts:ms=500.
help-play-lang = Język: pl albo en.
help-play-seed = To samo ziarno rozdaje tę samą partię.
help-play-save = Gdzie partia jest zapisywana po każdej odpowiedzi.
help-play-resume = Wznów zapisaną partię.
help-replay = Pokaż zapisaną partię jeszcze raz, odpowiedź po odpowiedzi.
help-replay-file = Zapisana partia.
help-replay-seat = Czyj widok pokazać, licząc od 0; zwykle to, co widzą wszyscy.
help-replay-verify = Rozegraj ją po cichu i powiedz, czy wszystko się zgadza.
help-replay-lang = Język: pl albo en.
help-check = Sprawdź wszystkie dane i teksty i pokaż, skąd pochodzą.
help-check-game = Tylko jedna gra.
help-check-lang = Język: pl albo en.
help-check-overrides = Plik, który poprawia wiersze danych, dla właścicieli innego wydania.
help-arena = Rozegraj wiele partii między botami, ze zmianą miejsc, i napisz raport. Każda inna długa opcja jest opcją gry, na przykład --cast random.
help-arena-words = Gra, na przykład citadels; przy --resume niepotrzebna.
help-arena-players = Ile osób siedzi przy stole (zwykle tyle, ile jest botów).
help-arena-bots = Boty, po jednym na każde miejsce: hard,medium,random*2 albo ismcts:iterations=2000,explore=0.7. Można podać kilka razy.
help-arena-games = Ile partii (zwykle 100).
help-arena-seed = To samo ziarno rozgrywa tę samą serię.
help-arena-vary = Opcja gry, która zmienia się z partii na partię: cast=first_game,random. Można podać kilka razy.
help-arena-limit = Ile sekund jest na jedną odpowiedź; potem odpowiada zastępca.
help-arena-out = Pusty lub nowy katalog na wyniki.
help-arena-resume = Wznów serię z tego katalogu.
help-arena-jobs = Ile partii naraz (zwykle tyle, ile jest rdzeni). Wyniki od tego nie zależą.
help-arena-ray = Graj na klastrze Ray: uruchomionym tutaj (local), już tu działającym (auto) albo HOST:PORT.
help-arena-lang = Język: pl albo en.
help-bench = Zmierz, jak szybka jest gra.
help-bench-words = Gra i jej opcje.
help-bench-players = Ile osób siedzi przy stole.
help-bench-seconds = Jak długo mierzyć.
help-bench-json = Wypisz JSON.
help-envs = Opisz środowiska do badań (PettingZoo, Gymnasium, OpenSpiel).
help-envs-action = Co zrobić: describe.
help-envs-game = Gra, na przykład citadels.
help-envs-players = Ile osób siedzi przy stole.
