# Names in Paladins of the West Kingdom, and the words in which rewards are told.
#
# Languages with cases put the inflected singular into gen, acc and loc; English puts the name as a sentence needs it.

explain-reconstructed = No source shows all of this card: it is partly our guess. Whoever owns the game can correct it with an override file.

## Actions

action-develop = Develop
    .gen = Develop
    .acc = Develop
    .loc = Develop

action-recruit = Recruit
    .gen = Recruit
    .acc = Recruit
    .loc = Recruit

action-hunt = Hunt
    .gen = Hunt
    .acc = Hunt
    .loc = Hunt

action-trade = Trade
    .gen = Trade
    .acc = Trade
    .loc = Trade

action-pray = Pray
    .gen = Pray
    .acc = Pray
    .loc = Pray

action-conspire = Conspire
    .gen = Conspire
    .acc = Conspire
    .loc = Conspire

action-commission = Commission
    .gen = Commission
    .acc = Commission
    .loc = Commission
    .piece = a monk

action-fortify = Fortify
    .gen = Fortify
    .acc = Fortify
    .loc = Fortify

action-garrison = Garrison
    .gen = Garrison
    .acc = Garrison
    .loc = Garrison
    .piece = an outpost

action-absolve = Absolve
    .gen = Absolve
    .acc = Absolve
    .loc = Absolve

action-attack = Attack
    .gen = Attack
    .acc = Attack
    .loc = Attack

action-convert = Convert
    .gen = Convert
    .acc = Convert
    .loc = Convert

action-rest = Rest
    .gen = Rest
    .acc = Rest
    .loc = Rest

## Workers

worker-labourer = Labourer
    .gen = a Labourer
    .acc = a Labourer

worker-scout = Scout
    .gen = a Scout
    .acc = a Scout

worker-merchant = Merchant
    .gen = a Merchant
    .acc = a Merchant

worker-fighter = Fighter
    .gen = a Fighter
    .acc = a Fighter

worker-cleric = Cleric
    .gen = a Cleric
    .acc = a Cleric

worker-criminal = Criminal
    .gen = a Criminal
    .acc = a Criminal

worker-any = any worker
    .gen = any worker
    .acc = any worker

## Townsfolk; when says what the ability waits for

townsfolk-abbot = Abbot
    .gen = an Abbot
    .acc = an Abbot
    .when = after Absolve

townsfolk-acolyte = Acolyte
    .gen = an Acolyte
    .acc = an Acolyte
    .when = after Commission

townsfolk-architect = Architect
    .gen = an Architect
    .acc = an Architect
    .when = after Develop

townsfolk-conspirator = Conspirator
    .gen = a Conspirator
    .acc = a Conspirator
    .when = at an Inquisition

townsfolk-debt_collector = Debt Collector
    .gen = a Debt Collector
    .acc = a Debt Collector
    .when = after paying a debt

townsfolk-defender = Defender
    .gen = a Defender
    .acc = a Defender
    .when = after Attack

townsfolk-gatekeeper = Gatekeeper
    .gen = a Gatekeeper
    .acc = a Gatekeeper
    .when = after Fortify

townsfolk-missionary = Missionary
    .gen = a Missionary
    .acc = a Missionary
    .when = after Convert

townsfolk-peddler = Peddler
    .gen = a Peddler
    .acc = a Peddler
    .when = at an Inquisition, if you have 2 suspicion or more

townsfolk-squire = Squire
    .gen = a Squire
    .acc = a Squire
    .when = at an Inquisition, if you have no suspicion

townsfolk-watchman = Watchman
    .gen = a Watchman
    .acc = a Watchman
    .when = after Garrison

## Outsiders

outsider-adventurer = Adventurer
    .gen = an Adventurer
    .acc = an Adventurer

outsider-archer = Archer
    .gen = an Archer
    .acc = an Archer

outsider-armourer = Armourer
    .gen = an Armourer
    .acc = an Armourer

outsider-assassin = Assassin
    .gen = an Assassin
    .acc = an Assassin

outsider-barbarian = Barbarian
    .gen = a Barbarian
    .acc = a Barbarian

outsider-champion = Champion
    .gen = a Champion
    .acc = a Champion

outsider-guardian = Guardian
    .gen = a Guardian
    .acc = a Guardian

outsider-hunter = Hunter
    .gen = a Hunter
    .acc = a Hunter

outsider-invader = Invader
    .gen = an Invader
    .acc = an Invader

outsider-lookout = Lookout
    .gen = a Lookout
    .acc = a Lookout

outsider-marauder = Marauder
    .gen = a Marauder
    .acc = a Marauder

outsider-mercenary = Mercenary
    .gen = a Mercenary
    .acc = a Mercenary

outsider-protector = Protector
    .gen = a Protector
    .acc = a Protector

outsider-thief = Thief
    .gen = a Thief
    .acc = a Thief

outsider-traitor = Traitor
    .gen = a Traitor
    .acc = a Traitor

outsider-vigilante = Vigilante
    .gen = a Vigilante
    .acc = a Vigilante

outsider-warrior = Warrior
    .gen = a Warrior
    .acc = a Warrior

people-saracen = Saracen
    .gen = a Saracen
    .acc = a Saracen

people-byzantine = Byzantine
    .gen = a Byzantine
    .acc = a Byzantine

people-viking = Viking
    .gen = a Viking
    .acc = a Viking

## Paladins

paladin-anseis = Anséis
    .gen = Anséis
    .acc = Anséis

paladin-berengier = Bérengier
    .gen = Bérengier
    .acc = Bérengier

paladin-engelier = Engelier
    .gen = Engelier
    .acc = Engelier

paladin-gerier = Gérier
    .gen = Gérier
    .acc = Gérier

paladin-gerin = Gérin
    .gen = Gérin
    .acc = Gérin

paladin-girard = Girard
    .gen = Girard
    .acc = Girard

paladin-ivoire = Ivoire
    .gen = Ivoire
    .acc = Ivoire

paladin-ivon = Ivon
    .gen = Ivon
    .acc = Ivon

paladin-oliver = Oliver
    .gen = Oliver
    .acc = Oliver

paladin-otton = Otton
    .gen = Otton
    .acc = Otton

paladin-roland = Roland
    .gen = Roland
    .acc = Roland

paladin-samson = Samson
    .gen = Samson
    .acc = Samson

## King's Orders and King's Favours (the favours' names are ours: the cards have none)

order-commission = King's Order: Commission
order-fortify = King's Order: Fortify
order-garrison = King's Order: Garrison
order-absolve = King's Order: Absolve
order-attack = King's Order: Attack
order-convert = King's Order: Convert

favour-recruit = Free Recruit
favour-amnesty-tax = Suspicion and Tax
favour-two-criminals = Two Criminals
favour-attribute = Any Attribute
favour-settle = Settling Accounts
favour-on-credit = Workers on Credit
favour-workshop = Workshop or Workers
favour-labourers = Three Labourers
favour-supplies = Supplies
favour-pray = Prayer

## Spaces for jars

jar-recruit = a free hire
jar-labourer = 1 Labourer
jar-pray-1 = the first prayer
jar-pray-2 = the second prayer
jar-faith = one more faith
jar-provisions = 2 provisions
jar-suspicion = one more suspicion discarded
jar-debt = a debt paid

## Spaces of the regions

space-r1s01 = region 1, space 1
space-r1s02 = region 1, space 2
space-r1s03 = region 1, space 3
space-r1s04 = region 1, space 4
space-r2s01 = region 2, space 1
space-r2s02 = region 2, space 2
space-r2s03 = region 2, space 3
space-r2s04 = region 2, space 4
space-r2s05 = region 2, space 5
space-r2s06 = region 2, space 6
space-r2s07 = region 2, space 7
space-r3s01 = region 3, space 1
space-r3s02 = region 3, space 2
space-r3s03 = region 3, space 3
space-r3s04 = region 3, space 4
space-r3s05 = region 3, space 5
space-r3s06 = region 3, space 6
space-r3s07 = region 3, space 7
space-r3s08 = region 3, space 8
space-r3s09 = region 3, space 9
space-r4s01 = region 4, space 1
space-r4s02 = region 4, space 2
space-r4s03 = region 4, space 3
space-r4s04 = region 4, space 4
space-r4s05 = region 4, space 5
space-r4s06 = region 4, space 6
space-r4s07 = region 4, space 7
space-r4s08 = region 4, space 8
space-r4s09 = region 4, space 9
space-r4s10 = region 4, space 10
space-r5s01 = region 5, space 1
space-r5s02 = region 5, space 2
space-r5s03 = region 5, space 3
space-r5s04 = region 5, space 4
space-r5s05 = region 5, space 5
space-r5s06 = region 5, space 6
space-r5s07 = region 5, space 7
space-r6s01 = region 6, space 1
space-r6s02 = region 6, space 2
space-r6s03 = region 6, space 3

## Playing alone

opponent = The opponent
    .gen = the opponent
    .acc = the opponent
    .within = the opponent

scheme-commission = Commission
scheme-fortify = Fortify
scheme-garrison = Garrison
scheme-absolve = Absolve
scheme-attack = Attack
scheme-convert = Convert
scheme-kings_order = King's Order
scheme-recruit = Recruit
scheme-pray = Pray
scheme-trade = Trade
scheme-conspire = Conspire
scheme-kings_favour = King's Favour

## Parts of rewards and prices, as they stand in a list

part-labourer = { $number } { $number ->
        [one] Labourer
       *[other] Labourers
    }
part-scout = { $number } { $number ->
        [one] Scout
       *[other] Scouts
    }
part-merchant = { $number } { $number ->
        [one] Merchant
       *[other] Merchants
    }
part-fighter = { $number } { $number ->
        [one] Fighter
       *[other] Fighters
    }
part-cleric = { $number } { $number ->
        [one] Cleric
       *[other] Clerics
    }
part-criminal = { $number } { $number ->
        [one] Criminal
       *[other] Criminals
    }
part-strength = +{ $number } strength
part-influence = +{ $number } influence
part-faith = +{ $number } faith
part-silver = { $number } silver
part-provision = { $number } { $number ->
        [one] provision
       *[other] provisions
    }
part-tax = { $number } silver from tax
part-discard = { $number } suspicion discarded
part-destroy = a debt destroyed
part-flip = a debt paid
part-take = a new debt
part-pray = a prayer
part-recruit = a free hire
part-develop = a free workshop
part-vp = { $number } VP
part-or = { $one } or { $other }
part-and = { $one } and { $other }
part-choice = either { $what }
