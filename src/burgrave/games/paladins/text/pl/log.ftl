# Dziennik gry: jedno zdanie na zdarzenie.
#
# Imiona graczy są nieodmienne, a płeć nieznana: czas teraźniejszy, a imię na początku zdania.

## Runda

log-round = Zaczyna się runda { $number }; znacznik pierwszego gracza: { $seat }.
log-order-shown = Odkryty Królewski Dekret: { $action }.
log-favour-shown = Odkryta Królewska Łaska: { $favour }.
log-paladin = { $who } odkrywa paladyna: { $paladin }.
log-tavern = { $who } bierze kartę karczmy: { $tavern }.
log-passes = { $who } pasuje do końca rundy.
log-refresh = Odświeżenie planszy: karty karczmy trafiają na odkryty stos. Nikt nie wziął karty: { $tavern }.
log-townsfolk-leave = Z toru Mieszczan { $count ->
        [one] odchodzi
       *[other] odchodzą
    }: { $townsfolk }.
log-townsfolk-come = Na tor Mieszczan { $count ->
        [one] przychodzi
       *[other] przychodzą
    }: { $townsfolk }.
log-outsiders-leave = Z toru Najeźdźców { $count ->
        [one] odchodzi
       *[other] odchodzą
    }: { $outsider }.
log-outsiders-come = Na tor Najeźdźców { $count ->
        [one] przychodzi
       *[other] przychodzą
    }: { $outsider }.
log-game-over = Koniec gry.

## Akcje

log-acts = { $who } wykonuje { $action_acc }, wysyłając { $workers ->
        [one] { $workers } Robotnika.
       *[other] { $workers } Robotników.
    }
log-develops = { $who } stawia warsztat przy akcji { $action } i bierze { $worker_acc }.
log-hires = { $who } rekrutuje { $townsfolk_acc }.
log-drops = { $who } odsyła { $townsfolk_acc } po nagrodę: { $errand }.
log-clears = { $who } zdejmuje Robotników z akcji { $action }.
log-sends = { $who } wysyła { $action_piece } na planszę główną ({ $space }) po nagrodę: { $site }.
log-builds = { $who } wznosi mur: { $wall }.
log-absolves = { $who } stawia dzban i wybiera: { $jar }.
log-attacks = { $who } atakuje { $outsider_acc } ({ $people }).
log-converts = { $who } nawraca { $outsider_acc } ({ $people }).
log-favour = { $who } korzysta z Królewskiej Łaski: { $favour }.

## Podatki, podejrzenia, długi i Inkwizycja

log-suspected = { $who } dobiera kartę podejrzenia { $tax ->
        [0] bez podatku.
       *[other] z podatkiem.
    }
log-taxes = { $who } pobiera podatek: { $silver ->
        [one] { $silver } srebrnik
        [few] { $silver } srebrniki
       *[many] { $silver } srebrników
    }; { $left ->
        [0] pula podatków jest pusta.
        [one] w puli podatków zostaje { $left } srebrnik.
        [few] w puli podatków zostają { $left } srebrniki.
       *[many] w puli podatków zostaje { $left } srebrników.
    }
log-inquisition = Nadchodzi Inkwizycja.
log-uses = { $who } korzysta przy Inkwizycji ze zdolności { $townsfolk_gen }.
log-keeps-suspicion = { $who } nie korzysta ze Spiskowca i zatrzymuje podejrzenia.
log-discards-suspicion = { $who } odrzuca { $count ->
        [one] { $count } kartę podejrzenia
        [few] { $count } karty podejrzenia
       *[many] { $count } kart podejrzenia
    }; { $left ->
        [one] zostaje { $left } karta.
        [few] zostają { $left } karty.
       *[many] zostaje { $left } kart.
    }
log-debt = { $who } otrzymuje niespłacony dług.
log-destroys-debt = { $who } niszczy niespłacony dług.
log-pays-debt = { $who } spłaca dług.

## Gracz wirtualny

log-scheme = Gracz wirtualny odkrywa kartę schematu: { $scheme }.
log-scheme-fails = { $reason ->
        [favour] Żadna Królewska Łaska nie jest wolna
        [blocked] { $tried }: stoją tam już Robotnicy
        [workers] { $tried }: gracz wirtualny ma { $has } { $has ->
            [one] Robotnika
           *[other] Robotników
        }, a potrzebuje { $needs }
        [done] { $tried }: tego nie da się już zrobić więcej razy
        [influence] { $tried }: wpływy gracza wirtualnego to { $has }, a potrzeba { $needs }
       *[target] { $tried }: w zasięgu nie ma nic, na czym dałoby się to wykonać
    }, więc wybiera { $action_acc }.
log-opponent-acts = Gracz wirtualny wykonuje { $action_acc }, wysyłając { $workers ->
        [one] { $workers } Robotnika
       *[other] { $workers } Robotników
    }; zostaje mu { $left }.
log-opponent-drops = Gracz wirtualny odsyła { $townsfolk_acc } po nagrodę: { $errand }.
log-opponent-sends = Gracz wirtualny wysyła { $action_piece } na planszę główną ({ $space }) po nagrodę: { $site }.
log-opponent-builds = Gracz wirtualny wznosi mur: { $wall }.
log-opponent-attacks = Gracz wirtualny atakuje { $outsider_acc } ({ $people }).
log-opponent-converts = Gracz wirtualny nawraca { $outsider_acc } ({ $people }).
log-opponent-favour = Gracz wirtualny korzysta z Królewskiej Łaski: { $favour }.
log-opponent-loses-tax = Gracz wirtualny nie ma czego odrzucić, więc usuwa srebrnik z puli podatków; { $left ->
        [0] pula jest pusta.
        [one] zostaje { $left } srebrnik.
        [few] zostają { $left } srebrniki.
       *[many] zostaje { $left } srebrników.
    }
log-opponent-rests = Gracz wirtualny odpoczywa do końca rundy.
log-opponent-taxes = Gracz wirtualny bierze { $silver ->
        [one] { $silver } srebrnik
        [few] { $silver } srebrniki
       *[many] { $silver } srebrników
    } z puli podatków; { $left ->
        [0] pula podatków jest pusta.
        [one] w puli podatków zostaje { $left } srebrnik.
        [few] w puli podatków zostają { $left } srebrniki.
       *[many] w puli podatków zostaje { $left } srebrników.
    }
log-opponent-raises = { $attribute } gracza wirtualnego: teraz { $value }.
log-marker = Gracz wirtualny przesuwa znacznik zasobów o { $spaces } na pole { $place }.
attribute-influence = Wpływy
attribute-faith = Wiara
attribute-strength = Siła
