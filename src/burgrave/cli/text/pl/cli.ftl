# To, co mówi sam wiersz poleceń.

## Gra

keys-short = u: cofnij · ?: pomoc · ? zamek: co robi karta · l: dziennik · q: zapisz i wyjdź
keys =
    Numer to odpowiedź; można też wpisać jej tekst, na przykład „build temple”.
    u      cofa twoją ostatnią odpowiedź, jeśli nic nie zostało ujawnione i nikt już po tobie nie odpowiadał
    ?      ta pomoc; „? świątynia” objaśnia kartę (wystarczy początek nazwy)
    l      cały dziennik, o ile wolno ci go znać
    Enter  pokazuje stół jeszcze raz
    q      zapisuje grę i kończy
explain-list = Możesz zapytać o każdą kartę, a w tej grze na przykład o te:
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
thinking = { $who } myśli…
pass-keyboard = Do klawiatury siada { $who }. Naciśnij Enter.
saved = Gra jest zapisana w pliku { $file }
resume = Dalszy ciąg: { $command }

## Koniec

scores = Punkty
player = Gracz
total = Razem
winners =
    { $count ->
        [one] Wygrywa { $who }.
       *[other] Wygrywają: { $who }.
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
verify-rules = Zapis pochodzi z wersji zasad { $then }, a to jest wersja { $now }: grać można dalej, ale początku nie da się sprawdzić.
unfinished = Gra jeszcze trwa; punkty do tej pory: { $scores }.

## Sprawdzanie

check-title = Dane gry { $game }
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

error-extra = Wiersz poleceń potrzebuje jeszcze dwóch pakietów: { $command }
error-file = { $file }: { $reason }.
error-language = Nie ma tekstów w języku „{ $given }”; języki: { $allowed }.
error-no-game = Podaj, w co chcesz grać: { $games }.
error-no-value = Opcja { $option } wymaga wartości.
error-words = Podaj jedną grę, a opcje z dwoma myślnikami: { $words }.
error-bots = Przy { $players } graczach może być od 0 do { $players } botów, a nie { $bots }.
error-seat = Nie ma miejsca { $seat }; miejsca: od 0 do { $last }.
error-exists = Plik { $file } już istnieje: graj dalej (--resume) albo podaj inny plik.
error-other-game = W pliku { $file } jest gra { $game }.
error-other-players =
    { $players ->
        [one] W pliku { $file } jest gra dla { $players } gracza.
       *[other] W pliku { $file } jest gra dla { $players } graczy.
    }
error-resume-option = Wznowiona gra zachowuje swoje ustawienia: pomiń { $option }.

## Pomoc

help = Średniowieczne gry planszowe o budowie miast, według pełnych zasad.
help-version = Pokaż wersję.
help-options = Opcje gry { $game }:
help-play = Zagraj w terminalu z botami albo z innymi przy tej samej klawiaturze. Każda inna długa opcja jest opcją gry, na przykład --cast vicious_nobles.
help-play-words = Gra, na przykład citadels; przy --resume niepotrzebna.
help-play-players = Ile osób siedzi przy stole (zwykle 4).
help-play-bots = Ile z nich to boty (zwykle wszyscy prócz jednego); pozostali grają przy jednej klawiaturze.
help-play-bot = Jakie są boty: random, playouts albo playouts:n=30.
help-play-lang = Język: pl albo en.
help-play-seed = To samo ziarno rozdaje tę samą grę.
help-play-save = Gdzie gra jest zapisywana po każdej odpowiedzi.
help-play-resume = Graj dalej w zapisaną grę.
help-replay = Pokaż zapisaną grę jeszcze raz, odpowiedź po odpowiedzi.
help-replay-file = Zapisana gra.
help-replay-seat = Czyj widok pokazać, licząc od 0; zwykle to, co widzą wszyscy.
help-replay-verify = Rozegraj ją po cichu i powiedz, czy wszystko się zgadza.
help-replay-lang = Język: pl albo en.
help-check = Sprawdź wszystkie dane i teksty i pokaż, skąd pochodzą.
help-check-game = Tylko jedna gra.
help-check-lang = Język: pl albo en.
help-bench = Zmierz, jak szybka jest gra.
help-bench-words = Gra i jej opcje.
help-bench-players = Ile osób siedzi przy stole.
help-bench-seconds = Jak długo mierzyć.
help-bench-json = Wypisz JSON.
