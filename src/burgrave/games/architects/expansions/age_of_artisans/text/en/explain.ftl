# What explains the cards of the expansion and its terms.

explain-craft-adornment = An adornment for 5 silver, 2 of it tax: { $points } VP at the end of the game; at once { $does }.
explain-craft-tool = A tool – { $does }.
explain-craft-guess = { $sure_count ->
        [0] Neither half of this card is known to us: it is reconstructed.
       *[other] Known: { $sure }. The rest of this card, and which halves belong together, is reconstructed.
    } Owners of the game can correct it in a file of corrections.
craft-sure-adornment = what the adornment does
craft-sure-vp = the points of the adornment
craft-sure-tool = what the tool does
explain-apprentice-guess = The ability is known; skills, virtue and how many such cards there are is reconstructed. Owners of the game can correct it in a file of corrections.
explain-enforcer-guess = It is known that this apprentice brings something for workers sent to the Prison; what and how much, the skill and the virtue are reconstructed. Owners of the game can correct it in a file of corrections.
explain-building-guess = The effect is known; cost, skills, virtue and points are reconstructed. Owners of the game can correct it in a file of corrections.

artisan = Artisan
explain-artisan = Everybody has one artisan beside the workers. It counts for two while being placed and for one afterwards, and whoever places it may ignore the loss of one point of virtue. Otherwise it is like any worker, but it never comes to the Guildhall.
adornment = Adornment
explain-adornment = The upper half of a craft card. Lay a worker on top of a worker of yours from an earlier turn in the Guildhall and pay 5 silver, 2 of it tax. The adornment comes under a building of yours, one under each, acts at once, and brings points at the end of the game.
tool = Tool
explain-tool = The lower half of a craft card. Lay a worker on top of a worker of yours from an earlier turn in the Guildhall, or place a worker on the middle space of the Black Market. The tool comes under an apprentice of yours, one under each, and works once a turn when you use the ability. At the end of the game 1, 2, 3, 4 and 5 tools count 1, 2, 4, 6 and 9 VP.
crafts = Craft cards
explain-crafts = Four lie open, and another comes where one was taken, as long as there are any in the pile. Each is an adornment or a tool, whichever somebody crafts of it.
