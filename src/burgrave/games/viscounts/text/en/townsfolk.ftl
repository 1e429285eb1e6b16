# The names of the townsfolk. Languages with cases put them into gen and acc; English puts the article there.

## Common townsfolk

townsfolk-acolyte = Acolyte
    .gen = the Acolyte
    .acc = the Acolyte

townsfolk-antagonist = Antagonist
    .gen = the Antagonist
    .acc = the Antagonist

townsfolk-architect = Architect
    .gen = the Architect
    .acc = the Architect

townsfolk-aristocrat = Aristocrat
    .gen = the Aristocrat
    .acc = the Aristocrat

townsfolk-artisan = Artisan
    .gen = the Artisan
    .acc = the Artisan

townsfolk-artist = Artist
    .gen = the Artist
    .acc = the Artist

townsfolk-benefactor = Benefactor
    .gen = the Benefactor
    .acc = the Benefactor

townsfolk-bishop = Bishop
    .gen = the Bishop
    .acc = the Bishop

townsfolk-charlatan = Charlatan
    .gen = the Charlatan
    .acc = the Charlatan

townsfolk-chevalier = Chevalier
    .gen = the Chevalier
    .acc = the Chevalier

townsfolk-clergyman = Clergyman
    .gen = the Clergyman
    .acc = the Clergyman

townsfolk-conspirator = Conspirator
    .gen = the Conspirator
    .acc = the Conspirator

townsfolk-courier = Courier
    .gen = the Courier
    .acc = the Courier

townsfolk-deacon = Deacon
    .gen = the Deacon
    .acc = the Deacon

townsfolk-debt_collector = Debt Collector
    .gen = the Debt Collector
    .acc = the Debt Collector

townsfolk-defender = Defender
    .gen = the Defender
    .acc = the Defender

townsfolk-diplomat = Diplomat
    .gen = the Diplomat
    .acc = the Diplomat

townsfolk-disciple = Disciple
    .gen = the Disciple
    .acc = the Disciple

townsfolk-enforcer = Enforcer
    .gen = the Enforcer
    .acc = the Enforcer

townsfolk-foreman = Foreman
    .gen = the Foreman
    .acc = the Foreman

townsfolk-friar = Friar
    .gen = the Friar
    .acc = the Friar

townsfolk-gatekeeper = Gatekeeper
    .gen = the Gatekeeper
    .acc = the Gatekeeper

townsfolk-illusionist = Illusionist
    .gen = the Illusionist
    .acc = the Illusionist

townsfolk-jeweller = Jeweller
    .gen = the Jeweller
    .acc = the Jeweller

townsfolk-lookout = Lookout
    .gen = the Lookout
    .acc = the Lookout

townsfolk-mason = Mason
    .gen = the Mason
    .acc = the Mason

townsfolk-meddler = Meddler
    .gen = the Meddler
    .acc = the Meddler

townsfolk-miner = Miner
    .gen = the Miner
    .acc = the Miner

townsfolk-missionary = Missionary
    .gen = the Missionary
    .acc = the Missionary

townsfolk-overseer = Overseer
    .gen = the Overseer
    .acc = the Overseer

townsfolk-pastor = Pastor
    .gen = the Pastor
    .acc = the Pastor

townsfolk-patron = Patron
    .gen = the Patron
    .acc = the Patron

townsfolk-peddler = Peddler
    .gen = the Peddler
    .acc = the Peddler

townsfolk-pickpocket = Pickpocket
    .gen = the Pickpocket
    .acc = the Pickpocket

townsfolk-priest = Priest
    .gen = the Priest
    .acc = the Priest

townsfolk-princess = Princess
    .gen = the Princess
    .acc = the Princess

townsfolk-racketeer = Racketeer
    .gen = the Racketeer
    .acc = the Racketeer

townsfolk-scoundrel = Scoundrel
    .gen = the Scoundrel
    .acc = the Scoundrel

townsfolk-sculptor = Sculptor
    .gen = the Sculptor
    .acc = the Sculptor

townsfolk-stonecutter = Stonecutter
    .gen = the Stonecutter
    .acc = the Stonecutter

townsfolk-strongman = Strongman
    .gen = the Strongman
    .acc = the Strongman

townsfolk-swindler = Swindler
    .gen = the Swindler
    .acc = the Swindler

townsfolk-tinker = Tinker
    .gen = the Tinker
    .acc = the Tinker

townsfolk-traitor = Traitor
    .gen = the Traitor
    .acc = the Traitor

townsfolk-traveller = Traveller
    .gen = the Traveller
    .acc = the Traveller

townsfolk-trickster = Trickster
    .gen = the Trickster
    .acc = the Trickster

townsfolk-vicar = Vicar
    .gen = the Vicar
    .acc = the Vicar

townsfolk-watchman = Watchman
    .gen = the Watchman
    .acc = the Watchman

townsfolk-woodcutter = Woodcutter
    .gen = the Woodcutter
    .acc = the Woodcutter

## Starting townsfolk

townsfolk-abbot = Abbot
    .gen = the Abbot
    .acc = the Abbot

townsfolk-financier = Financier
    .gen = the Financier
    .acc = the Financier

townsfolk-journeyman = Journeyman
    .gen = the Journeyman
    .acc = the Journeyman

townsfolk-labourer = Labourer
    .gen = the Labourer
    .acc = the Labourer

townsfolk-lender = Lender
    .gen = the Lender
    .acc = the Lender

townsfolk-squire = Squire
    .gen = the Squire
    .acc = the Squire

townsfolk-thief = Thief
    .gen = the Thief
    .acc = the Thief

townsfolk-trader = Trader
    .gen = the Trader
    .acc = the Trader

## Heroes

townsfolk-ada = Ada
    .gen = Ada
    .acc = Ada

townsfolk-bertha = Bertha
    .gen = Bertha
    .acc = Bertha

townsfolk-clovis = Clovis
    .gen = Clovis
    .acc = Clovis

townsfolk-emma = Emma
    .gen = Emma
    .acc = Emma

townsfolk-guntram = Guntram
    .gen = Guntram
    .acc = Guntram

townsfolk-judith = Judith
    .gen = Judith
    .acc = Judith

townsfolk-lothaire = Lothaire
    .gen = Lothaire
    .acc = Lothaire

townsfolk-merovech = Merovech
    .gen = Merovech
    .acc = Merovech

townsfolk-rudolf = Rudolf
    .gen = Rudolf
    .acc = Rudolf

townsfolk-therese = Therese
    .gen = Therese
    .acc = Therese

## The card printed under an empty pile

townsfolk-printed = the card printed on the board
    .gen = the card printed on the board
    .acc = the card printed on the board
