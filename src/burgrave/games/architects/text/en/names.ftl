# The names of apprentices and buildings; the attributes are what the Polish sentences need.

## Apprentices

apprentice-acolyte = Acolyte
    .acc = the Acolyte
    .gen = the Acolyte

apprentice-conspirator = Conspirator
    .acc = the Conspirator
    .gen = the Conspirator

apprentice-debt_collector = Debt Collector
    .acc = the Debt Collector
    .gen = the Debt Collector

apprentice-gatekeeper = Gatekeeper
    .acc = the Gatekeeper
    .gen = the Gatekeeper

apprentice-illusionist = Illusionist
    .acc = the Illusionist
    .gen = the Illusionist

apprentice-jeweller = Jeweller
    .acc = the Jeweller
    .gen = the Jeweller

apprentice-labourer = Labourer
    .acc = the Labourer
    .gen = the Labourer

apprentice-merchant = Merchant
    .acc = the Merchant
    .gen = the Merchant

apprentice-miner = Miner
    .acc = the Miner
    .gen = the Miner

apprentice-patron = Patron
    .acc = the Patron
    .gen = the Patron

apprentice-pickpocket = Pickpocket
    .acc = the Pickpocket
    .gen = the Pickpocket

apprentice-squire = Squire
    .acc = the Squire
    .gen = the Squire

apprentice-stonecutter = Stonecutter
    .acc = the Stonecutter
    .gen = the Stonecutter

apprentice-swindler = Swindler
    .acc = the Swindler
    .gen = the Swindler

apprentice-thief = Thief
    .acc = the Thief
    .gen = the Thief

apprentice-trader = Trader
    .acc = the Trader
    .gen = the Trader

apprentice-trickster = Trickster
    .acc = the Trickster
    .gen = the Trickster

apprentice-woodcutter = Woodcutter
    .acc = the Woodcutter
    .gen = the Woodcutter

apprentice-enforcer = Enforcer
    .acc = the Enforcer
    .gen = the Enforcer

apprentice-overseer = Overseer
    .acc = the Overseer
    .gen = the Overseer

apprentice-peddler = Peddler
    .acc = the Peddler
    .gen = the Peddler

## Buildings

building-smithy = Smithy
    .acc = the Smithy

building-steeple = Steeple
    .acc = the Steeple

building-stone_market = Stone Market
    .acc = the Stone Market

building-tavern = Tavern
    .acc = the Tavern

building-thieves_den = Thieves' Den
    .acc = the Thieves' Den

building-tilers_hut = Tiler's Hut
    .acc = the Tiler's Hut

building-trading_post = Trading Post
    .acc = the Trading Post

building-treasury = Treasury
    .acc = the Treasury

building-university = University
    .acc = the University

building-watchtower = Watchtower
    .acc = the Watchtower

building-well = Well
    .acc = the Well

building-wood_market = Wood Market
    .acc = the Wood Market

building-aqueduct = Aqueduct
    .acc = the Aqueduct

building-armoury = Armoury
    .acc = the Armoury

building-barracks = Barracks
    .acc = the Barracks

building-betting_house = Betting House
    .acc = the Betting House

building-carpenters_hut = Carpenter's Hut
    .acc = the Carpenter's Hut

building-castle = Castle
    .acc = the Castle

building-chapel = Chapel
    .acc = the Chapel

building-church = Church
    .acc = the Church

building-clay_market = Clay Market
    .acc = the Clay Market

building-clay_pit = Clay Pit
    .acc = the Clay Pit

building-drafting_room = Drafting Room
    .acc = the Drafting Room

building-dungeon = Dungeon
    .acc = the Dungeon

building-factory = Factory
    .acc = the Factory

building-fortress = Fortress
    .acc = the Fortress

building-fountain = Fountain
    .acc = the Fountain

building-gamblers_den = Gambler's Den
    .acc = the Gambler's Den

building-hideout = Hideout
    .acc = the Hideout

building-keep = Keep
    .acc = the Keep

building-library = Library
    .acc = the Library

building-lighthouse = Lighthouse
    .acc = the Lighthouse

building-lumber_camp = Lumber Camp
    .acc = the Lumber Camp

building-masons_hut = Mason's Hut
    .acc = the Mason's Hut

building-moneylender = Moneylender
    .acc = the Moneylender

building-monument = Monument
    .acc = the Monument

building-observatory = Observatory
    .acc = the Observatory

building-palace = Palace
    .acc = the Palace

building-reservoir = Reservoir
    .acc = the Reservoir

building-silver_market = Silver Market
    .acc = the Silver Market

building-crane = Crane
    .acc = the Crane

building-graveyard = Graveyard
    .acc = the Graveyard

building-museum = Museum
    .acc = the Museum
