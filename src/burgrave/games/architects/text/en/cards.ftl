# Names in Architects of the West Kingdom: places, skills, goods, characters, cards without a name of their own.
#
# A name alone begins with a capital, since it may be a title. The attributes are its form in a sentence: at (where),
# from (where from), and the cases of the Polish texts.

## Places

place-quarry = Quarry
    .at = in the Quarry
    .from = from the Quarry
place-forest = Forest
    .at = in the Forest
    .from = from the Forest
place-mines = Mines
    .at = in the Mines
    .from = from the Mines
place-silversmith = Silversmith
    .at = at the Silversmith
    .from = from the Silversmith
place-storehouse = King's Storehouse
    .at = in the King's Storehouse
    .from = from the King's Storehouse
place-workshop = Workshop
    .at = in the Workshop
    .from = from the Workshop
place-tax_stand = Tax Stand
    .at = at the Tax Stand
    .from = from the Tax Stand
place-guardhouse = Guardhouse
    .at = in the Guardhouse
    .from = from the Guardhouse
place-town_centre = Town Centre
    .at = in the Town Centre
    .from = from the Town Centre
place-market_left = Black Market (small market)
    .at = at the small market of the Black Market
    .from = from the small market of the Black Market
place-market_middle = Black Market (middle space)
    .at = at the middle space of the Black Market
    .from = from the middle space of the Black Market
place-market_right = Black Market (large market)
    .at = at the large market of the Black Market
    .from = from the large market of the Black Market
place-guildhall = Guildhall
    .at = in the Guildhall
    .from = from the Guildhall
place-prison = Prison
    .at = in the Prison
    .from = from the Prison
place-cathedral = Cathedral
    .at = at the Cathedral
    .from = from the Cathedral
players-board = Board of { $whom_of }
    .at = on the board of { $whom_of }
    .from = from the board of { $whom_of }
location-market_left = First free space of the Black Market
location-market_right = Last free space of the Black Market

action-town_centre = { place-town_centre }
    .at = { place-town_centre.at }
    .tax = {" "}(but not of the tax)
action-black_market = Black Market
    .at = at the Black Market
    .tax = {""}
action-workshop = { place-workshop }
    .at = { place-workshop.at }
    .tax = {" "}(but not of the tax)
action-tax_stand = { place-tax_stand }
    .at = { place-tax_stand.at }
action-guildhall = { place-guildhall }
    .at = { place-guildhall.at }
action-cathedral = { place-cathedral }
    .at = { place-cathedral.at }
action-guardhouse = { place-guardhouse }
    .at = { place-guardhouse.at }
action-storehouse = { place-storehouse }
    .at = { place-storehouse.at }
action-debt = Debt
    .at = with a debt
action-build = Construction
    .at = when constructing
action-seize = Capture
    .at = when capturing

## Skills

skill-carpentry = Carpentry
    .name = carpentry
skill-tiling = Tiling
    .name = tiling
skill-masonry = Masonry
    .name = masonry

## Goods

unit-clay = clay
    .acc = clay
    .few = clay
    .many = clay
unit-wood = wood
    .acc = wood
    .few = wood
    .many = wood
unit-stone = stone
    .acc = stone
    .few = stone
    .many = stone
unit-gold = gold
    .acc = gold
    .few = gold
    .many = gold
unit-marble = marble
    .acc = marble
    .few = marble
    .many = marble
unit-silver = silver
    .acc = silver
    .few = silver
    .many = silver

## Characters

character-lothaire = Lothaire
character-therese = Therese
character-hugo = Hugo
character-caroline = Caroline
character-ada = Ada
character-clovis = Clovis
character-frederick = Frederick
character-fara = Fara
character-rudolf = Rudolf
character-bertha = Bertha
own-character = Character
    .acc = their character
    .gen = their character

## Cards without a name of their own

reward = Reward card
    .gained = reveals a reward card: { $does_acc }
reward-title = Reward card: { $does }
printed-reward = Reward printed on the board
    .gained = gains the reward that is printed on the board: { $does_acc }
market-card = Black Market card
    .small = { $small }
    .large = { $large }
level = Cathedral, level { $number }
virtue-space = Virtue track, space { $number }
workers-of = { $whom } { $number }

## The solo game

opponent = The virtual opponent
    .of = the virtual opponent
player = { $name }
    .of = { $name }
opponent-constantine = Constantine
opponent-helena = Helena
scheme = Scheme: { $place }
    .acc = a scheme ({ $place })
