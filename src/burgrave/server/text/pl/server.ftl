# Co mówi sam serwer.

push-your-move = Burgrave: twój ruch
guest = Gość { $number }
deleted-guest = Usunięty gość

## Dlaczego czegoś nie można zrobić; każde to jedno zdanie i nic się nie zmieniło

problem-table = Nie ma takiego stołu; być może adres jest ucięty.
problem-seat = Przy tym stole nie ma takiego miejsca.
problem-invitation = To zaproszenie nie działa (albo już nie działa); poproś o nowe.
problem-link = Ten odnośnik nie działa (albo już nie działa): każdy działa raz, przez dobę.
problem-setup = Takiej gry nie da się przygotować (szczegóły po angielsku: { $why }).
problem-seat-kind = Miejsce jest dla ciebie („me”), dla bota na jednym z poziomów ({ $levels }) albo wolne („open”).
problem-too-many-tables = Masz już { $most } niedokończonych stołów; najpierw dokończ lub opuść któryś z nich.
problem-too-many-alone = Przy { $most } twoich stołach grają same boty; niech najpierw któryś się skończy.
problem-too-many-tokens = Masz już { $most } programów; najpierw usuń któryś z nich.
problem-closed = Ten stół jest zamknięty.
problem-begun = Gra już się zaczęła; nie ma wolnego miejsca.
problem-one-seat = Tutaj każdy zajmuje jedno miejsce; tylko gospodarz może pozwolić gościom przyprowadzać innych.
problem-taken = To miejsce jest już zajęte.
problem-not-invited = Do tego stołu można dołączyć tylko z zaproszeniem; poproś o odnośnik.
problem-not-public = Ten stół nie jest publiczny.
problem-not-host = Może to zrobić tylko gospodarz stołu.
problem-not-seated = To nie twoje miejsce.
problem-over = Gra już się skończyła.
problem-not-over = Gra jeszcze się nie skończyła.
problem-not-begun = Gra jeszcze się nie zaczęła.
problem-stale = Tymczasem gra poszła dalej; oto jak teraz wygląda stół.
problem-key-used = Ten Idempotency-Key był już użyty przy innej odpowiedzi przy tym stole; do każdej odpowiedzi weź nowy.
problem-illegal = Nie było takiej możliwości (szczegóły po angielsku: { $why }).
problem-too-late = Tego nie można już cofnąć: coś zostało odkryte albo ktoś inny już odpowiedział.
problem-stuck = W tym miejscu zawiodły reguły (szczegóły po angielsku: { $why }); odpowiedź nie została przyjęta i gra toczy się dalej od stanu sprzed niej. Zgłoś to, proszę.
problem-failed = Reguły tej gry zawiodły; zostało to zapisane i nic nie przepadło.
problem-no-game = Ta gra nie może się teraz toczyć dalej (szczegóły po angielsku: { $why }).
problem-other-rules = Ta gra zaczęła się według wersji { $then } reguł, które się od tego czasu zmieniły; nie można jej odtworzyć.
problem-chat-off = Przy tym stole czat jest wyłączony.
problem-not-absent = Bot może zastąpić tylko kogoś, na czyj ruch czeka się co najmniej { $minutes } min, a gdy grają tylko dwie osoby, { $hours } h.
problem-banned = Gospodarz tej strony nie wpuszcza cię tutaj.
problem-token = Potrzebny jest token: wyślij „Authorization: Bearer TOKEN”.
problem-form = Ten formularz jest za stary albo pochodzi z innej strony; wczytaj stronę ponownie i powtórz.
problem-language = Dostępne języki: { $allowed }.
problem-nickname = Pseudonim ma od 1 do { $most } znaków.
problem-message = Wiadomość ma od 1 do { $most } znaków.
problem-too-often = Za często; odczekaj chwilę.
problem-push = Usługa powiadomień tej przeglądarki nie jest tu znana.
problem-storage = Baza danych chwilowo nie odpowiada. Nic nie przepadło i nic się nie zmieniło; spróbuj za chwilę.
problem-input = { $where }: { $why }.
problem-page = Nie ma takiej strony.
problem-method = Pod tym adresem nie można tego zrobić.
problem-too-large = To za duże.
problem-full = Serwer jest teraz pełny; wróć za minutę.
problem-too-slow = Żądanie przychodziło zbyt wolno.
problem-request = Nie da się zrozumieć tego żądania.
problem-charset = Teksty muszą być w UTF-8.
problem-server = Coś się tu zepsuło. Zostało to zapisane; nic z tego, co było wcześniej, nie przepadło.

## Co dziennik mówi oprócz gry

log-undo = { $who } cofa ostatnią odpowiedź.
log-host = { $before } odchodzi; gospodarzem stołu jest teraz { $now }.
log-closed = Gospodarz tej strony zamknął stół.
log-left = { $who } odchodzi od stołu; dalej gra bot.
log-stand-in = Po głosowaniu za gracza { $who } gra dalej bot.
log-back = { $who } wraca do gry.
log-stuck = Reguły zawiodły przy odpowiedzi gracza { $who }; nie została przyjęta.
log-bot-stopped = Bot { $who } nie mógł skończyć myśleć i został zatrzymany; odpowiada zastępca.
log-bot-substitute = Bot { $who } zawiódł; odpowiada zastępca.
log-hint = { $who } prosi o podpowiedź.
log-upgraded = Reguły zostały zaktualizowane; { $count ->
        [one] ostatni ruch trzeba
        [few] ostatnie { $count } ruchy trzeba
       *[other] ostatnich { $count } ruchów trzeba
    } wykonać jeszcze raz.
