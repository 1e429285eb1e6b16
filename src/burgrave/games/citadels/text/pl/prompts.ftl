# Pytania: jedno zdanie, zwrócone do gracza, który odpowiada.

## Wybór postaci

prompt-pick = Którą postać wybierasz?
prompt-discard = Którą postać odrzucasz zakrytą?
prompt-theater = Z kim zamieniasz się kartą postaci dzięki Teatrowi?
prompt-hand_over = Którą ze swoich postaci oddajesz?

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
prompt-keep = Którą z dobranych kart zatrzymujesz?

## Budowa

prompt-pay = Jak płacisz za { $district_acc }? (koszt: { $price }, masz { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
    })
prompt-sacrifice = Którą dzielnicę w swoim mieście burzysz, żeby wybudować { $district_acc }?
prompt-den_cards = Którą kartę odrzucasz zamiast monety, budując { $district_acc } za { $price }? (wybrane karty: { $picked }, masz { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
    }; pominięte na liście zostają na ręce)
prompt-lender = Od kogo bierzesz monety, których brakuje ci na { $district_acc }?
prompt-lender_cards = Którą kartę dajesz w zamian za monetę graczowi { $whom }? (wybrane karty: { $picked }; pominięte na liście zostają na ręce)
prompt-confiscate = Co robisz z nakazem na { $character_acc }, gdy ta postać płaci za { $district_acc }?

## Postacie

prompt-bewitch = Którą postać zaczarowujesz?
prompt-warrant = Na kogo wystawiasz niepodpisany nakaz? (od niższej rangi do wyższej)
prompt-spy_type = Jakich dzielnic szukasz wśród kart gracza { $whom }?
prompt-threat_blank = Kto dostaje kartę szantażu bez kwiatu?
prompt-threat = { $whom } cię szantażuje: czy oddajesz połowę puli, czyli { $half ->
        [one] { $half } monetę
        [few] { $half } monety
       *[many] { $half } monet
    }?
prompt-reveal_threat = { $who } ({ $character }) nie daje się zaszantażować i ma { $their_gold ->
        [one] { $their_gold } monetę
        [few] { $their_gold } monety
       *[many] { $their_gold } monet
    }: co robisz z kartą szantażu?
prompt-redraw = Którą kartę odrzucasz, żeby wziąć nową z talii? (wybrane karty: { $picked }; pominięte na liście zostają na ręce)
prompt-wizard_card = Którą kartę zabierasz graczowi { $whom }?
prompt-wizard_build = Co robisz z zabraną kartą: { $district }? (masz { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
    })
prompt-seer_give = Którą kartę dajesz graczowi { $whom }?
prompt-emperor_takes = Co bierzesz za koronę od gracza { $whom }?
prompt-abbot = Ile monet bierzesz z dochodu, jeśli resztę dostajesz w kartach?
prompt-study = Którą z dobranych kart zatrzymujesz, zanim wtasujesz resztę do talii?
prompt-destroy = Którą dzielnicę burzysz { $own ->
        [0] w mieście gracza { $whom }
       *[other] we własnym mieście
    }? (masz { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
    })
prompt-exchange_take = Którą dzielnicę bierzesz z miasta gracza { $whom }? (masz { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
    })
prompt-exchange_give = Którą swoją dzielnicę oddajesz w zamian graczowi { $whom }? (masz { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
    })
prompt-seize = Którą dzielnicę zabierasz graczowi { $whom }, płacąc jej koszt? (masz { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
    })
prompt-adviser = Twój Cesarz nie żyje: komu jego doradca przekazuje koronę?

## Dzielnice

prompt-laboratory = Którą kartę odrzucasz w Laboratorium za 2 monety?
prompt-museum = Którą kartę wsuwasz pod Muzeum?
prompt-armory = Którą dzielnicę { $own ->
        [0] w mieście gracza { $whom }
       *[other] we własnym mieście
    } burzysz razem ze Zbrojownią?

## Efekty, z których można nie skorzystać

prompt-gold_mine = Czy Kopalnia złota ma dać ci dodatkową monetę?
prompt-observatory = Czy dzięki Obserwatorium dobierasz 3 karty zamiast 2?
prompt-library = Którą z dobranych kart zatrzymujesz, a może dzięki Bibliotece wszystkie?
prompt-poor_house = Czy bierzesz monetę za Dom biedoty?
prompt-refund = Czy odzyskujesz monety wydane w tej turze na budowę?
prompt-park = Czy bierzesz 2 karty za Park?
