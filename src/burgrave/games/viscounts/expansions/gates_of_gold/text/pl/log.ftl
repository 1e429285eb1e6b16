# Dziennik gry: jedno zdanie na zdarzenie.

log-order = { $who } otrzymuje kartę Królewskich Rozkazów.
log-welcomes = { $who } przyjmuje Wyrzutka: do talii trafia { $card }.
log-refuses = { $who } wygania Wyrzutka: z gry znika { $card }.
log-turns_away = { $who } usuwa z gry Wyrzutków: { $cards }.
log-as_ribbon = { $who } umieszcza manuskrypt w kolumnie z { $ribbon_ins }.
log-column = { $who } { $column ->
        [2] płaci 2 srebrniki za dobranie karty.
       *[3] oddaje 3 zasoby za zmianę kolejności kart.
    }
log-builder = { $who } zdobywa { $bonus_acc }.
log-forgiven = { $who } oddaje { $count ->
        [one] niespłacony dług.
        [few] { $count } niespłacone długi.
       *[many] { $count } niespłaconych długów.
    }
