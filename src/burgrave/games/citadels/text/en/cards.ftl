# Names and short explanations of the Citadels cards.
#
# Every name has the attributes gen, dat, acc and ins. Languages with cases put the inflected singular there;
# English uses the name with its article in all four.
# The *-ability and *-effect messages are the help shown when a player asks about a card.

## Characters

character-assassin = Assassin
    .gen = the Assassin
    .dat = the Assassin
    .acc = the Assassin
    .ins = the Assassin
character-assassin-ability = Once in your turn, name another character of this game. When it is called, its holder stays silent, keeps the card hidden and loses the turn. A killed King or Patrician still takes the crown at the end of the round, and a killed Emperor then passes it on.

character-witch = Witch
    .gen = the Witch
    .dat = the Witch
    .acc = the Witch
    .ins = the Witch
character-witch-ability = Gather first (only Library, Gold Mine and Observatory work, and you build nothing), then you must name another character; your turn stops there. The holder of that character only gathers, and you play the rest of the turn in that role: its abilities, limits and bans, but your own hand, gold and city. You do not gather again and cannot use that player's districts; a bewitched King or Patrician takes the crown in person. If nobody holds the character this round, your turn does not resume.

character-magistrate = Magistrate
    .gen = the Magistrate
    .dat = the Magistrate
    .acc = the Magistrate
    .ins = the Magistrate
character-magistrate-ability = Lay 3 face-down warrants, one of them signed, on 3 different characters other than yourself. When the holder of the signed one pays for the first district of that turn, you may show the warrant and take the district into your city for free. The builder gets the gold back, but the district still counts towards the builder's limit. You cannot take a district you already have, nor one built without paying.

character-thief = Thief
    .gen = the Thief
    .dat = the Thief
    .acc = the Thief
    .ins = the Thief
character-thief-ability = Once in your turn, name another character. As soon as it is revealed, before it gathers, you take all the gold of its holder. You cannot name a rank 1 character, nor the killed or bewitched one.

character-spy = Spy
    .gen = the Spy
    .dat = the Spy
    .acc = the Spy
    .ins = the Spy
character-spy-ability = Once in your turn, choose another player and a district type, then look at that player's hand. For each card of that type you take 1 gold from the player and gain 1 card from the deck. If the player runs out of gold, you still gain a card for every match.

character-blackmailer = Blackmailer
    .gen = the Blackmailer
    .dat = the Blackmailer
    .acc = the Blackmailer
    .ins = the Blackmailer
character-blackmailer-ability = Lay 2 face-down threats, one with the flower, on 2 different characters; not on yourself, on rank 1, or on the killed or bewitched one. A threatened player gathers first, then either gives you half of the gold, rounded down, to remove the threat unseen, or refuses. After a refusal you may turn the threat over: with the flower you take all that player's gold, without it nothing happens.

character-magician = Magician
    .gen = the Magician
    .dat = the Magician
    .acc = the Magician
    .ins = the Magician
character-magician-ability = Once in your turn, do one of two things: swap your whole hand, even an empty one, with another player's, or discard any number of cards to the bottom of the deck and gain as many new ones.

character-wizard = Wizard
    .gen = the Wizard
    .dat = the Wizard
    .acc = the Wizard
    .ins = the Wizard
character-wizard-ability = Once in your turn, look at another player's hand and choose 1 card: pay for it and build it at once outside your building limit, or put it in your hand. This turn you may build districts identical to those in your city.

character-seer = Seer
    .gen = the Seer
    .dat = the Seer
    .acc = the Seer
    .ins = the Seer
character-seer-ability = Once in your turn, take 1 random card from the hand of every other player, then give each of them 1 card of your choice from your hand, even the same one. Players with no cards are left out. You may build up to 2 districts this turn.

character-king = King
    .gen = the King
    .dat = the King
    .acc = the King
    .ins = the King
character-king-ability = You must take the crown during your turn: from then on you call the characters, and you choose first in the next round. Income: 1 gold for each noble district in your city. A killed King takes the crown at the end of the round; a bewitched one takes it too, but the income goes to the Witch.

character-emperor = Emperor
    .gen = the Emperor
    .dat = the Emperor
    .acc = the Emperor
    .ins = the Emperor
character-emperor-ability = During your turn you must move the crown to a player who does not have it now, and not to yourself. Then take 1 gold or 1 random card from that player, if there is anything to take. Income: 1 gold for each noble district in your city. A killed Emperor moves the crown at the end of the round and takes nothing; the Emperor is not used with 2 players.

character-patrician = Patrician
    .gen = the Patrician
    .dat = the Patrician
    .acc = the Patrician
    .ins = the Patrician
character-patrician-ability = You must take the crown during your turn: from then on you call the characters, and you choose first in the next round. Income: 1 card for each noble district in your city. A killed Patrician takes the crown at the end of the round; a bewitched one takes it too, but the income goes to the Witch.

character-bishop = Bishop
    .gen = the Bishop
    .dat = the Bishop
    .acc = the Bishop
    .ins = the Bishop
character-bishop-ability = This round your districts are safe from the ability of the rank 8 character, though not from the Armory. A killed Bishop has no protection, and a bewitched one loses it to the Witch. Income: 1 gold for each religious district in your city.

character-abbot = Abbot
    .gen = the Abbot
    .dat = the Abbot
    .acc = the Abbot
    .ins = the Abbot
character-abbot-ability = Income: 1 gold or 1 card for each religious district in your city, in a mix you declare beforehand. Once in your turn, if somebody has more gold than you, the richest player must give you 1 gold; if several are tied, you choose. If nobody has more gold than you, you get nothing.

character-cardinal = Cardinal
    .gen = the Cardinal
    .dat = the Cardinal
    .acc = the Cardinal
    .ins = the Cardinal
character-cardinal-ability = Once in your turn, when you lack gold for a district, you may take exactly the missing gold from one other player and give that player 1 card from your hand for each gold. The player cannot refuse, and you must build that district. Income: 1 card for each religious district in your city.

character-merchant = Merchant
    .gen = the Merchant
    .dat = the Merchant
    .acc = the Merchant
    .ins = the Merchant
character-merchant-ability = Gain 1 extra gold, whatever you gather. Income: 1 gold for each trade district in your city.

character-alchemist = Alchemist
    .gen = the Alchemist
    .dat = the Alchemist
    .acc = the Alchemist
    .ins = the Alchemist
character-alchemist-ability = At the end of your turn you get back all the gold you paid in it for building districts. You need enough gold when you build, and gold spent on anything else (Smithy, tax) does not come back.

character-trader = Trader
    .gen = the Trader
    .dat = the Trader
    .acc = the Trader
    .ins = the Trader
character-trader-ability = Trade districts do not use your building limit: build as many as you can pay for, and 1 other district besides. Income: 1 gold for each trade district in your city, once per turn. The School of Magic counts as trade for the income only.

character-architect = Architect
    .gen = the Architect
    .dat = the Architect
    .acc = the Architect
    .ins = the Architect
character-architect-ability = Gain 2 extra cards, whatever you gather. You may build up to 3 districts this turn.

character-navigator = Navigator
    .gen = the Navigator
    .dat = the Navigator
    .acc = the Navigator
    .ins = the Navigator
character-navigator-ability = Gain 4 gold or 4 cards on top of what you gather. You cannot build anything this turn, not even districts outside the limit such as the Stables.

character-scholar = Scholar
    .gen = the Scholar
    .dat = the Scholar
    .acc = the Scholar
    .ins = the Scholar
character-scholar-ability = Once in your turn, draw 7 cards, keep 1 and shuffle the rest into the deck. You may build up to 2 districts this turn.

character-warlord = Warlord
    .gen = the Warlord
    .dat = the Warlord
    .acc = the Warlord
    .ins = the Warlord
character-warlord-ability = Once in your turn you may destroy 1 district in any city, your own included, paying the bank 1 gold less than its cost. You cannot hit a completed city, the Bishop's city or the Keep; the Great Wall adds 1 gold to the price. Income: 1 gold for each military district in your city.

character-diplomat = Diplomat
    .gen = the Diplomat
    .dat = the Diplomat
    .acc = the Diplomat
    .ins = the Diplomat
character-diplomat-ability = Once in your turn you may swap 1 of your districts for 1 of another player's; if theirs costs more, you pay that player the difference, but you never get change. The other city must not be completed or the Bishop's, the Keep cannot be swapped, and a Great Wall in that city adds 1 gold to the price. Neither city may receive a district it already has. Income: 1 gold for each military district in your city.

character-marshal = Marshal
    .gen = the Marshal
    .dat = the Marshal
    .acc = the Marshal
    .ins = the Marshal
character-marshal-ability = Once in your turn you may take 1 district costing at most 3 gold from another player, paying that player its cost. It cannot be the Keep, a district of a completed city or of the Bishop's, or one you already have; the Great Wall adds 1 gold to the price. Income: 1 gold for each military district in your city.

character-queen = Queen
    .gen = the Queen
    .dat = the Queen
    .acc = the Queen
    .ins = the Queen
character-queen-ability = Gain 3 gold if your left or right neighbour has revealed the rank 4 character this round. If that character was killed, you get the gold at the end of the round, when the card is shown. The Queen is used only with 5 or more players.

character-artist = Artist
    .gen = the Artist
    .dat = the Artist
    .acc = the Artist
    .ins = the Artist
character-artist-ability = Beautify up to 2 of your districts by putting 1 gold from your stash on each. The cost of such a district rises by 1 for good: for points, for destroying it and for everything else. The same district cannot be beautified again.

character-tax_collector = Tax Collector
    .gen = the Tax Collector
    .dat = the Tax Collector
    .acc = the Tax Collector
    .ins = the Tax Collector
character-tax_collector-ability = While this character is in the set, everyone puts 1 gold on the Tax Collector's token after every build, even a free one; those with no gold pay nothing, and neither do you in this turn. Once in your turn you may take all the gold from the token. The tax is due also in rounds when nobody holds the Tax Collector, and the gold waits for later rounds.

## Basic districts

district-temple = Temple
    .gen = the Temple
    .dat = the Temple
    .acc = the Temple
    .ins = the Temple

district-church = Church
    .gen = the Church
    .dat = the Church
    .acc = the Church
    .ins = the Church

district-monastery = Monastery
    .gen = the Monastery
    .dat = the Monastery
    .acc = the Monastery
    .ins = the Monastery

district-cathedral = Cathedral
    .gen = the Cathedral
    .dat = the Cathedral
    .acc = the Cathedral
    .ins = the Cathedral

district-watchtower = Watchtower
    .gen = the Watchtower
    .dat = the Watchtower
    .acc = the Watchtower
    .ins = the Watchtower

district-prison = Prison
    .gen = the Prison
    .dat = the Prison
    .acc = the Prison
    .ins = the Prison

district-barracks = Barracks
    .gen = the Barracks
    .dat = the Barracks
    .acc = the Barracks
    .ins = the Barracks

district-fortress = Fortress
    .gen = the Fortress
    .dat = the Fortress
    .acc = the Fortress
    .ins = the Fortress

district-manor = Manor
    .gen = the Manor
    .dat = the Manor
    .acc = the Manor
    .ins = the Manor

district-castle = Castle
    .gen = the Castle
    .dat = the Castle
    .acc = the Castle
    .ins = the Castle

district-palace = Palace
    .gen = the Palace
    .dat = the Palace
    .acc = the Palace
    .ins = the Palace

district-tavern = Tavern
    .gen = the Tavern
    .dat = the Tavern
    .acc = the Tavern
    .ins = the Tavern

district-market = Market
    .gen = the Market
    .dat = the Market
    .acc = the Market
    .ins = the Market

district-trading_post = Trading Post
    .gen = the Trading Post
    .dat = the Trading Post
    .acc = the Trading Post
    .ins = the Trading Post

district-docks = Docks
    .gen = the Docks
    .dat = the Docks
    .acc = the Docks
    .ins = the Docks

district-harbor = Harbor
    .gen = the Harbor
    .dat = the Harbor
    .acc = the Harbor
    .ins = the Harbor

district-town_hall = Town Hall
    .gen = the Town Hall
    .dat = the Town Hall
    .acc = the Town Hall
    .ins = the Town Hall

## Unique districts

district-armory = Armory
    .gen = the Armory
    .dat = the Armory
    .acc = the Armory
    .ins = the Armory
district-armory-effect = In your turn you may destroy the Armory to destroy 1 other district, free of charge, in any city that is not completed. The Bishop, the Keep and the Great Wall are no defence.

district-basilica = Basilica
    .gen = the Basilica
    .dat = the Basilica
    .acc = the Basilica
    .ins = the Basilica
district-basilica-effect = End of game: 1 extra point for each district in your city with an odd cost. A beautified district counts with its raised cost.

district-capitol = Capitol
    .gen = the Capitol
    .dat = the Capitol
    .acc = the Capitol
    .ins = the Capitol
district-capitol-effect = End of game: 3 extra points if your city has at least 3 districts of one type. Scored only once, however many such triples you have.

district-dragon_gate = Dragon Gate
    .gen = the Dragon Gate
    .dat = the Dragon Gate
    .acc = the Dragon Gate
    .ins = the Dragon Gate
district-dragon_gate-effect = End of game: 2 extra points.

district-factory = Factory
    .gen = the Factory
    .dat = the Factory
    .acc = the Factory
    .ins = the Factory
district-factory-effect = You build every other unique district for 1 gold less. Points and everything else still use its full cost.

district-framework = Framework
    .gen = the Framework
    .dat = the Framework
    .acc = the Framework
    .ins = the Framework
district-framework-effect = When you build a district, you may destroy the Framework instead of paying the cost. Such a build still uses your building limit.

district-gold_mine = Gold Mine
    .gen = the Gold Mine
    .dat = the Gold Mine
    .acc = the Gold Mine
    .ins = the Gold Mine
district-gold_mine-effect = When you gather gold, you take 3 instead of 2.

district-great_wall = Great Wall
    .gen = the Great Wall
    .dat = the Great Wall
    .acc = the Great Wall
    .ins = the Great Wall
district-great_wall-effect = The rank 8 character pays 1 gold more to use its ability on any district in your city. This does not apply to a district the Diplomat gives away from the Diplomat's own city.

district-haunted_quarter = Haunted Quarter
    .gen = the Haunted Quarter
    .dat = the Haunted Quarter
    .acc = the Haunted Quarter
    .ins = the Haunted Quarter
district-haunted_quarter-effect = In the final scoring it may pass for a district of any type. If it changes type it is no longer unique; it never affects income during the game.

district-imperial_treasury = Imperial Treasury
    .gen = the Imperial Treasury
    .dat = the Imperial Treasury
    .acc = the Imperial Treasury
    .ins = the Imperial Treasury
district-imperial_treasury-effect = End of game: 1 extra point for each gold in your stash.

district-ivory_tower = Ivory Tower
    .gen = the Ivory Tower
    .dat = the Ivory Tower
    .acc = the Ivory Tower
    .ins = the Ivory Tower
district-ivory_tower-effect = End of game: 5 extra points if it is the only unique district in your city.

district-keep = Keep
    .gen = the Keep
    .dat = the Keep
    .acc = the Keep
    .ins = the Keep
district-keep-effect = The ability of the rank 8 character does not work on the Keep. Other effects, such as the Armory, can destroy it.

district-laboratory = Laboratory
    .gen = the Laboratory
    .dat = the Laboratory
    .acc = the Laboratory
    .ins = the Laboratory
district-laboratory-effect = Once per turn, you may discard 1 card from your hand to gain 2 gold.

district-library = Library
    .gen = the Library
    .dat = the Library
    .acc = the Library
    .ins = the Library
district-library-effect = When you gather cards, you keep all the cards you draw.

district-map_room = Map Room
    .gen = the Map Room
    .dat = the Map Room
    .acc = the Map Room
    .ins = the Map Room
district-map_room-effect = End of game: 1 extra point for each card in your hand.

district-monument = Monument
    .gen = the Monument
    .dat = the Monument
    .acc = the Monument
    .ins = the Monument
district-monument-effect = You cannot build it if your city already has 5 or more districts. It counts as 2 districts for completing a city, and as 1 for everything else.

district-museum = Museum
    .gen = the Museum
    .dat = the Museum
    .acc = the Museum
    .ins = the Museum
district-museum-effect = Once per turn, you may slip 1 card from your hand face down under the Museum; at the end of the game each of them is worth 1 point. The cards go with the Museum to a new owner; if it is destroyed, they go to the bottom of the deck.

district-necropolis = Necropolis
    .gen = the Necropolis
    .dat = the Necropolis
    .acc = the Necropolis
    .ins = the Necropolis
district-necropolis-effect = Instead of paying its cost you may destroy 1 district in your city. Built that way, the Necropolis cannot be confiscated by the Magistrate.

district-observatory = Observatory
    .gen = the Observatory
    .dat = the Observatory
    .acc = the Observatory
    .ins = the Observatory
district-observatory-effect = When you gather cards, you draw 3 instead of 2. You still keep 1, or all of them with the Library.

district-park = Park
    .gen = the Park
    .dat = the Park
    .acc = the Park
    .ins = the Park
district-park-effect = If you end your turn with no cards in hand, you gain 2 cards.

district-poor_house = Poor House
    .gen = the Poor House
    .dat = the Poor House
    .acc = the Poor House
    .ins = the Poor House
district-poor_house-effect = If you end your turn with no gold in your stash, you gain 1 gold. The Alchemist gains it before the building costs are returned.

district-quarry = Quarry
    .gen = the Quarry
    .dat = the Quarry
    .acc = the Quarry
    .ins = the Quarry
district-quarry-effect = You may build any number of districts identical to those in your city. It does not let you acquire copies as the Magistrate, Diplomat or Marshal.

district-school_of_magic = School of Magic
    .gen = the School of Magic
    .dat = the School of Magic
    .acc = the School of Magic
    .ins = the School of Magic
district-school_of_magic-effect = For income it counts as a district of the type you choose. For scoring and everything else it stays unique.

district-secret_vault = Secret Vault
    .gen = the Secret Vault
    .dat = the Secret Vault
    .acc = the Secret Vault
    .ins = the Secret Vault
district-secret_vault-effect = It cannot be built. End of game: you show it from your hand for 3 extra points.

district-smithy = Smithy
    .gen = the Smithy
    .dat = the Smithy
    .acc = the Smithy
    .ins = the Smithy
district-smithy-effect = Once per turn, you may pay 2 gold to gain 3 cards.

district-stables = Stables
    .gen = the Stables
    .dat = the Stables
    .acc = the Stables
    .ins = the Stables
district-stables-effect = Building the Stables does not use your building limit. The Navigator cannot build them all the same.

district-statue = Statue
    .gen = the Statue
    .dat = the Statue
    .acc = the Statue
    .ins = the Statue
district-statue-effect = End of game: 5 extra points if you have the crown.

district-theater = Theater
    .gen = the Theater
    .dat = the Theater
    .acc = the Theater
    .ins = the Theater
district-theater-effect = After each selection phase you may exchange your character card with another player's, without knowing which it is. With 2 or 3 players you choose which of your cards to give and take a random one of the opponent's two.

district-thieves_den = Thieves' Den
    .gen = the Thieves' Den
    .dat = the Thieves' Den
    .acc = the Thieves' Den
    .ins = the Thieves' Den
district-thieves_den-effect = You may pay any part of its cost with cards from your hand, 1 card for 1 gold. If it is confiscated, only the gold comes back.

district-wishing_well = Wishing Well
    .gen = the Wishing Well
    .dat = the Wishing Well
    .acc = the Wishing Well
    .ins = the Wishing Well
district-wishing_well-effect = End of game: 1 extra point for each unique district in your city, the Wishing Well included.

## District types (gen, gen-plural and acc are case forms; English repeats the word)

type-noble = noble
    .gen = noble
    .gen-plural = noble
    .acc = noble

type-religious = religious
    .gen = religious
    .gen-plural = religious
    .acc = religious

type-trade = trade
    .gen = trade
    .gen-plural = trade
    .acc = trade

type-military = military
    .gen = military
    .gen-plural = military
    .acc = military

type-unique = unique
    .gen = unique
    .gen-plural = unique
    .acc = unique

## Sets of characters and unique districts

cast-first_game = First game
cast-first_game-about = Classic characters and straightforward districts, just right for learning the game.

cast-devious_dignitaries = Devious Dignitaries
cast-devious_dignitaries-about = Bluff, see through the plans of your rivals and thwart them in time.

cast-illustrious_emissaries = Illustrious Emissaries
cast-illustrious_emissaries-about = Guard your city and find gold and cards in unlikely places.

cast-vicious_nobles = Vicious Nobles
cast-vicious_nobles-about = Open and merciless conflict: theft, murder and tearing down.

cast-ambitious_aristocrats = Ambitious Aristocrats
cast-ambitious_aristocrats-about = Build fast and build a lot, and lay your hands on what the others put up.

cast-cunning_agents = Cunning Agents
cast-cunning_agents-about = Profit from other people's abilities and gold without giving your plans away.

cast-tenacious_delegates = Tenacious Delegates
cast-tenacious_delegates-about = Collect knowledge and cards, and patiently save up points for the end of the game.

cast-random = Random set
cast-random-about = One character of each rank and 14 unique districts, all drawn at random.

cast-custom = Custom set
cast-custom-about = You choose the characters and the unique districts yourself.
