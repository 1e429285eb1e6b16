# Efekty jako zdania: czasowniki, chwile i działania trwałe, które wnosi dodatek.

## Czasowniki

verb-again = powtórz natychmiastowy efekt budynku, pod którym leży to zdobienie
verb-new_apprentices = odrzuć wszystkich Pomocników z Planszy Głównej, odkryj nowych i możesz zatrudnić jednego z nich za darmo
verb-spare = { $what ->
        [silver] zapłać o { part-silver.acc } mniej
        [tax] zapłać o { part-silver.acc } podatku mniej
       *[virtue] strać o { part-virtue.acc } mniej
    }
verb-seize = { $what ->
        [all] pojmaj wszystkich Robotników jednego koloru tam, gdzie stawiasz swojego
       *[other] pojmaj { $number ->
            [one] jednego Robotnika
           *[other] do { $number } Robotników jednego koloru
        } tam, gdzie stawiasz swojego
    }
verb-release_artisan = uwolnij z Więzienia swojego Rzemieślnika
verb-adorn = wytwórz za darmo zdobienie
verb-equip = wytwórz za darmo narzędzie

## Części nagród, wyliczane po kolei

part-again = powtórzenie natychmiastowego efektu budynku, pod którym leży to zdobienie
    .acc = powtórzenie natychmiastowego efektu budynku, pod którym leży to zdobienie
part-new_apprentices = nowi Pomocnicy na Planszy Głównej, jeden z nich za darmo
    .acc = nowych Pomocników na Planszy Głównej, jednego z nich za darmo
part-spare = { $what ->
        [silver] { part-silver } zniżki
        [tax] { part-silver } zniżki na podatku
       *[virtue] { part-virtue } straty mniej
    }
    .acc = { $what ->
        [silver] { part-silver.acc } zniżki
        [tax] { part-silver.acc } zniżki na podatku
       *[virtue] { part-virtue.acc } straty mniej
    }
part-seize = { $what ->
        [all] pojmanie wszystkich Robotników jednego koloru tam, gdzie stawiasz swojego
       *[other] pojmanie { $number ->
            [one] jednego Robotnika
           *[other] do { $number } Robotników jednego koloru
        } tam, gdzie stawiasz swojego
    }
    .acc = { part-seize }
part-release_artisan = uwolnienie z Więzienia swojego Rzemieślnika
    .acc = uwolnienie z Więzienia swojego Rzemieślnika
part-adorn = darmowe zdobienie
    .acc = darmowe zdobienie
part-equip = darmowe narzędzie
    .acc = darmowe narzędzie

## Kiedy coś działa i co trwa

moment-artisan = gdy stawiasz Rzemieślnika
modifier-benefits = { $action_at } dostajesz też to, co dobre w zdobieniu z tej samej karty
every-skill = Pomocnik ma dodatkowo po jednej zdolności każdego rodzaju
action-artisan = Rzemieślnik
    .at = za Rzemieślnika, gdy go stawiasz,
action-tool = Narzędzie
    .at = gdy wytwarzasz narzędzie,
