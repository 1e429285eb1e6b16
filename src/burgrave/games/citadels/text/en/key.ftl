## The key to icons

key-things = What you have
key-icon-coin = gold: it pays for districts
key-icon-cards = district cards in a hand
key-icon-crown = the crown: whoever has it chooses a character first
key-icon-house = districts of a city, and how many complete it
key-icon-vp = points
key-kinds = Kinds of districts
key-icon-noble = noble: income of the characters of rank 4
key-icon-religious = religious: income of the characters of rank 5
key-icon-trade = trade: income of the Merchant and the Trader
key-icon-military = military: income of the characters of rank 8
key-icon-unique = unique: each has an effect of its own
key-fates = What befalls a character
key-icon-killed = killed: its player loses the turn
key-icon-bewitched = bewitched: the Witch plays its turn
key-icon-robbed = robbed: the Thief takes all its gold when it is called
key-icon-warrant = a warrant lies on it, perhaps the signed one
key-icon-signed = the signed warrant: the Magistrate may take what it builds
key-icon-threat = a threat of the Blackmailer
key-icon-flower = the threat with the flower: it takes all the gold
key-signs = Other signs
key-icon-destroy = destroy a district
key-icon-hand = take a district over
key-icon-swap = exchange districts
key-icon-eye = cards of this hand that you have seen
key-icon-lock = can't be done now; beside it stands why
