# The names of the cards that come into decks. Languages with cases put them into gen and acc; English puts the article there.

## Common townsfolk

townsfolk-advocate = Advocate
    .gen = the Advocate
    .acc = the Advocate

townsfolk-apprentice = Apprentice
    .gen = the Apprentice
    .acc = the Apprentice

townsfolk-assassin = Assassin
    .gen = the Assassin
    .acc = the Assassin

townsfolk-brawler = Brawler
    .gen = the Brawler
    .acc = the Brawler

townsfolk-brute = Brute
    .gen = the Brute
    .acc = the Brute

townsfolk-custodian = Custodian
    .gen = the Custodian
    .acc = the Custodian

townsfolk-dealer = Dealer
    .gen = the Dealer
    .acc = the Dealer

townsfolk-devotee = Devotee
    .gen = the Devotee
    .acc = the Devotee

townsfolk-father = Father
    .gen = the Father
    .acc = the Father

townsfolk-follower = Follower
    .gen = the Follower
    .acc = the Follower

townsfolk-gatherer = Gatherer
    .gen = the Gatherer
    .acc = the Gatherer

townsfolk-goldsmith = Goldsmith
    .gen = the Goldsmith
    .acc = the Goldsmith

townsfolk-guildmaster = Guildmaster
    .gen = the Guildmaster
    .acc = the Guildmaster

townsfolk-herdsman = Herdsman
    .gen = the Herdsman
    .acc = the Herdsman

townsfolk-knight = Knight
    .gen = the Knight
    .acc = the Knight

townsfolk-maiden = Maiden
    .gen = the Maiden
    .acc = the Maiden

townsfolk-messenger = Messenger
    .gen = the Messenger
    .acc = the Messenger

townsfolk-partisan = Partisan
    .gen = the Partisan
    .acc = the Partisan

townsfolk-peddler_gates = Peddler
    .gen = the Peddler
    .acc = the Peddler

townsfolk-pilgrim = Pilgrim
    .gen = the Pilgrim
    .acc = the Pilgrim

townsfolk-proprietor = Proprietor
    .gen = the Proprietor
    .acc = the Proprietor

townsfolk-savage = Savage
    .gen = the Savage
    .acc = the Savage

townsfolk-street_urchin = Street Urchin
    .gen = the Street Urchin
    .acc = the Street Urchin

townsfolk-teacher = Teacher
    .gen = the Teacher
    .acc = the Teacher

townsfolk-traitor_gates = Traitor
    .gen = the Traitor
    .acc = the Traitor

townsfolk-vagrant = Vagrant
    .gen = the Vagrant
    .acc = the Vagrant

townsfolk-wayfarer = Wayfarer
    .gen = the Wayfarer
    .acc = the Wayfarer

townsfolk-weaver = Weaver
    .gen = the Weaver
    .acc = the Weaver

## Heroes

townsfolk-arnulf = Arnulf
    .gen = Arnulf
    .acc = Arnulf

townsfolk-charles = Charles
    .gen = Charles
    .acc = Charles

townsfolk-clotilde = Clotilde
    .gen = Clotilde
    .acc = Clotilde

townsfolk-louis = Louis
    .gen = Louis
    .acc = Louis

townsfolk-matilda = Matilda
    .gen = Matilda
    .acc = Matilda

## Outsiders

townsfolk-assassin_outsider = Assassin
    .gen = the Assassin
    .acc = the Assassin

townsfolk-carpenter = Carpenter
    .gen = the Carpenter
    .acc = the Carpenter

townsfolk-champion = Champion
    .gen = the Champion
    .acc = the Champion

townsfolk-envoy = Envoy
    .gen = the Envoy
    .acc = the Envoy

townsfolk-guardian = Guardian
    .gen = the Guardian
    .acc = the Guardian

townsfolk-hunter = Hunter
    .gen = the Hunter
    .acc = the Hunter

townsfolk-mercenary = Mercenary
    .gen = the Mercenary
    .acc = the Mercenary

townsfolk-outrider = Outrider
    .gen = the Outrider
    .acc = the Outrider

townsfolk-protector = Protector
    .gen = the Protector
    .acc = the Protector

townsfolk-rogue = Rogue
    .gen = the Rogue
    .acc = the Rogue

townsfolk-scholar = Scholar
    .gen = the Scholar
    .acc = the Scholar

townsfolk-translator = Translator
    .gen = the Translator
    .acc = the Translator

townsfolk-tyrant = Tyrant
    .gen = the Tyrant
    .acc = the Tyrant

townsfolk-warrior = Warrior
    .gen = the Warrior
    .acc = the Warrior

## King's Orders

townsfolk-kings_order = King's Order
    .gen = a King's Order
    .acc = a King's Order
    .short = King's Order
