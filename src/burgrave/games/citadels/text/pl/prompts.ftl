# Pytania: jedno zdanie, zwrócone do gracza, który odpowiada.

## Wybór postaci

prompt-pick = Którą postać wybierasz?
    .help = Postać bierzesz na jedną rundę i w tajemnicy; pozostałe karty idą dalej. Tury rozgrywa się od najniższej rangi do najwyższej. Karty, które oddajesz, mówią ci, kim mogą być inni.
prompt-discard = Którą postać odrzucasz zakrytą?
    .help = Odrzuconą postacią nie będzie w tej rundzie nikt, a wiesz o tym tylko ty.
prompt-theater = Z kim zamieniasz się kartą postaci dzięki Teatrowi?
    .help = Zamieniacie karty, nie oglądając ich przedtem. Możesz też nikogo nie wybrać.
prompt-hand_over = Którą ze swoich postaci oddajesz?
    .help = Masz dwie postacie: jedną oddajesz, a w zamian dostajesz losową z dwóch kart przeciwnika.

## Tura

prompt-turn = Twoja tura jako { $character }: co robisz? (masz { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
    } i { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    } na ręce)
    .help = Najpierw zasoby: monety albo karty. Potem budujesz, zwykle jedną dzielnicę. Zdolności postaci, dochodu i dzielnic możesz użyć w dowolnej chwili, każdej raz. To, co szare, mówi dlaczego.
prompt-keep = Którą z dobranych kart zatrzymujesz?
    .help = Pozostałe karty trafiają na spód talii.

## Budowa

prompt-pay = Jak płacisz za { $district_acc }? (koszt: { $price }, masz { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
    })
    .help = Część kosztu albo cały możesz pokryć inaczej niż monetami; co wybierzesz, to tracisz.
prompt-sacrifice = Którą dzielnicę w swoim mieście burzysz, żeby wybudować { $district_acc }?
    .help = Zburzona dzielnica zastępuje całą zapłatę i przestaje dawać punkty.
prompt-den_cards = Którą kartę odrzucasz zamiast monety, budując { $district_acc } za { $price }? (wybrane karty: { $picked }, masz { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
    }; pominięte na liście zostają na ręce)
    .help = Każda odrzucona karta zastępuje jedną monetę ceny. Resztę płacisz monetami.
prompt-lender = Od kogo bierzesz monety, których brakuje ci na { $district_acc }?
    .help = Bierzesz dokładnie tyle monet, ile brakuje, i za każdą dajesz kartę z ręki. Odmówić nie można.
prompt-lender_cards = Którą kartę dajesz w zamian za monetę graczowi { $whom }? (wybrane karty: { $picked }; pominięte na liście zostają na ręce)
    .help = Za każdą wziętą monetę dajesz jedną kartę z ręki.
prompt-confiscate = Co robisz z nakazem na { $character_acc }, gdy ta postać płaci za { $district_acc }?
    .help = Podpisany nakaz możesz pokazać: dzielnica staje za darmo u ciebie, a budujący odzyskuje monety. Niepodpisany nic nie daje, ale pytanie pada zawsze, żeby niczego nie zdradzić.

## Postacie

prompt-bewitch = Którą postać zaczarowujesz?
    .help = Gracz z tą postacią tylko pobierze zasoby, a resztę jego tury rozegrasz ty: jej zdolnościami, ale swoimi kartami i monetami.
prompt-warrant = Na kogo wystawiasz niepodpisany nakaz? (od niższej rangi do wyższej)
    .help = Kładziesz trzy nakazy, z których jeden jest podpisany. Komu przypadł podpisany, wiesz tylko ty.
prompt-spy_type = Jakich dzielnic szukasz wśród kart gracza { $whom }?
    .help = Za każdą kartę tego rodzaju na jego ręce bierzesz od niego monetę i kartę z talii.
prompt-threat_blank = Kto dostaje kartę szantażu bez kwiatu?
    .help = Obie postacie będą się bać, ale tylko kwiat odbiera wszystkie monety.
prompt-threat = { $whom } cię szantażuje: czy oddajesz połowę puli, czyli { $half ->
        [one] { $half } monetę
        [few] { $half } monety
       *[many] { $half } monet
    }?
    .help = Kto płaci, jest bezpieczny. Kto odmówi, traci wszystkie monety, jeśli karta ma kwiat i zostanie odkryta.
prompt-reveal_threat = { $who } ({ $character }) nie daje się zaszantażować i ma { $their_gold ->
        [one] { $their_gold } monetę
        [few] { $their_gold } monety
       *[many] { $their_gold } monet
    }: co robisz z kartą szantażu?
    .help = Z kwiatem zabierasz wszystkie monety tego gracza. Bez kwiatu odkrycie karty nic nie daje, a inni poznają prawdę.
prompt-redraw = Którą kartę odrzucasz, żeby wziąć nową z talii? (wybrane karty: { $picked }; pominięte na liście zostają na ręce)
    .help = Za każdą odrzuconą kartę bierzesz nową. Odrzucone trafiają na spód talii.
prompt-wizard_card = Którą kartę zabierasz graczowi { $whom }?
    .help = Kartę możesz zaraz opłacić i wybudować albo zatrzymać na ręce.
prompt-wizard_build = Co robisz z zabraną kartą: { $district }? (masz { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
    })
    .help = Wybudowana od razu nie zajmuje limitu budowy, ale kosztuje jak zawsze.
prompt-seer_give = Którą kartę dajesz graczowi { $whom }?
    .help = Każdy, komu zabrano kartę, dostaje jedną z twojej ręki, choćby tę samą.
prompt-emperor_takes = Co bierzesz za koronę od gracza { $whom }?
    .help = Za koronę bierzesz monetę albo losową kartę z ręki.
prompt-abbot = Ile monet bierzesz z dochodu, jeśli resztę dostajesz w kartach?
    .help = Za każdą dzielnicę religijną bierzesz monetę albo kartę. Dzielisz z góry.
prompt-study = Którą z dobranych kart zatrzymujesz, zanim wtasujesz resztę do talii?
    .help = Jedna karta zostaje u ciebie, resztę wtasowuje się do talii.
prompt-destroy = Którą dzielnicę burzysz { $own ->
        [0] w mieście gracza { $whom }
       *[other] we własnym mieście
    }? (masz { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
    })
    .help = Płacisz o monetę mniej, niż dzielnica kosztuje. Ukończonych miast i tego, co chronione, ruszyć nie można.
prompt-exchange_take = Którą dzielnicę bierzesz z miasta gracza { $whom }? (masz { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
    })
    .help = Jeśli jest droższa od tej, którą oddasz, dopłacasz różnicę.
prompt-exchange_give = Którą swoją dzielnicę oddajesz w zamian graczowi { $whom }? (masz { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
    })
    .help = Oddana dzielnica przestaje być twoja. Reszty nie dostajesz, nawet gdy była droższa.
prompt-seize = Którą dzielnicę zabierasz graczowi { $whom }, płacąc jej koszt? (masz { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
    })
    .help = Płacisz właścicielowi tyle, ile dzielnica kosztuje, a ona staje u ciebie.
prompt-adviser = Twój Cesarz nie żyje: komu jego doradca przekazuje koronę?
    .help = Kto dostanie koronę, w następnej rundzie wybiera postać przed innymi.

## Dzielnice

prompt-laboratory = Którą kartę odrzucasz w Laboratorium za 2 monety?
    .help = Raz na turę karta z ręki to 2 monety.
prompt-museum = Którą kartę wsuwasz pod Muzeum?
    .help = Każda wsunięta karta jest na koniec warta punkt.
prompt-armory = Którą dzielnicę { $own ->
        [0] w mieście gracza { $whom }
       *[other] we własnym mieście
    } burzysz razem ze Zbrojownią?
    .help = Obie dzielnice znikają, a ty nic nie płacisz. Bezpieczne są tylko miasta ukończone.

## Efekty, z których można nie skorzystać

prompt-gold_mine = Czy Kopalnia złota ma dać ci dodatkową monetę?
    .help = Razem bierzesz wtedy 3 monety zamiast 2.
prompt-observatory = Czy dzięki Obserwatorium dobierasz 3 karty zamiast 2?
    .help = Więcej kart do wyboru; zatrzymujesz nadal jedną, chyba że wolno ci zatrzymać wszystkie.
prompt-library = Którą z dobranych kart zatrzymujesz, a może dzięki Bibliotece wszystkie?
    .help = Możesz zatrzymać jedną kartę albo wszystkie.
prompt-poor_house = Czy bierzesz monetę za Dom biedoty?
    .help = Moneta należy się temu, kto kończy turę bez ani jednej.
prompt-refund = Czy odzyskujesz monety wydane w tej turze na budowę?
    .help = Wraca to, co wydano na budowę; inne wydatki nie.
prompt-park = Czy bierzesz 2 karty za Park?
    .help = Karty należą się temu, kto kończy turę z pustą ręką.
