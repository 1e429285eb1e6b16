# How Age of Artisans is played: a chapter of the page that teaches the game.
#
# ¶ separates the paragraphs of the chapter; pages are those of the expansion's rulebook.

lesson-age_of_artisans = The expansion: Age of Artisans
    .picture = An artisan with a hammer and a card of two halves: the adornment goes under a building, the tool to a worker.
    .text =
        Craft cards adorn buildings and equip apprentices, and everybody has an artisan. One click on the first page begins a game with it, and when a table is set up it is switched on among the variants; up to six can play with it; pages in brackets are those of its rulebook. There are new apprentices, buildings and two characters, too. ¶
        Before the draft everybody hires an apprentice for free, the last player first (p. 3). ¶
        Craft cards: four lie open. The upper half is an adornment, the lower half a tool; whoever crafts one of them uses only that half. There are 24 of them, and the pile is never renewed (p. 3, 5). ¶
        On top in the Guildhall: instead of a new space you may lay a worker on top of a worker of yours who has lain there since an earlier turn, to craft an adornment or a tool. It stays for the rest of the game, but fills no space and causes nothing (p. 4). ¶
        Adornments cost 5 silver, 2 of it tax. One comes under each of your buildings for good, does at once what it shows, for good or bad, and brings its points at the end (p. 4, 5). ¶
        Tools cost nothing in the Guildhall; the middle space of the Black Market lets you craft one, too. One comes under each of your apprentices and works whenever you use the ability, before or after it, but once a turn and once at a reset. 1, 2, 3, 4 and 5 tools count 1, 2, 4, 6 and 9 VP at the end (p. 6, 7, 10). ¶
        Artisans: the worker with a hammer. It counts for two while being placed, and for one afterwards. Whoever places it may ignore the loss of one point of virtue in that turn. It can be captured and imprisoned like any worker, but never comes to the Guildhall (p. 9). To place it, click the hammer beside a place. ¶
        Spaces of the Guildhall with a hiring sign: after the turn of the first worker there the apprentices of the first column leave, with the silver on them, and others come (p. 4). ¶
        In a solo game the opponent has neither an artisan nor tools; whenever it works in the Guildhall, it takes the open adornment with the most points, for the points alone (p. 10). ¶
        Many values on these cards are not known to us: they are reconstructed. Half a craft card with a question mark is not, or not wholly, known; every card says on a closer look what of it is sure.

lesson-group-crafts = Craft cards

lesson-icon-artisan = Artisan
    .text = It counts for two while being placed; its piece carries this hammer.
lesson-icon-adornment = Adornment
    .text = The upper half of a craft card: under a building, for points.
lesson-icon-tool = Tool
    .text = The lower half of a craft card: under an apprentice, it works with the ability.
lesson-icon-spare = Spared
    .text = So much less to pay, or to lose: silver, tax or virtue.
