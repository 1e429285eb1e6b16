# The game as a whole: title, points, phases and settings.

game-title = Architects of the West Kingdom
game-about = Send workers for goods, hire apprentices, capture the workers of others, and raise buildings and the Cathedral – honestly or by way of the Black Market.

## Points

score-buildings = Buildings
score-effects = Effects of buildings
score-cathedral = Cathedral
score-virtue = Virtue track
score-debts = Unpaid debts
score-gold = Gold
score-marble = Marble
score-silver = Silver
score-prison = Workers in the Prison
score-handicap = Difficulty
score-total = Total

tie-break = Of equal points, whoever stands higher on the virtue track wins, then whoever has more silver. If that does not decide, the victory is shared.

## Phases

phase-characters = Choice of characters
phase-apprentices = First apprentices
phase-preparing = Before the first turn
phase-draft = Choice of building cards
phase-place = Placing a worker
phase-trade = Trades in the King's Storehouse
phase-capture = Captures in the Town Centre
phase-guard = Actions in the Guardhouse
phase-look = Looking at building cards
phase-reset = Black Market reset
phase-discard = End of the turn
phase-opponent = Turn of the virtual opponent
phase-ending = Before points are counted
phase-over = Game over

## Setting up

house-boards = The side of the player boards: "standard", or "advanced", where everybody plays a character; "standard" unless said.
    .form = Side of the player boards
    .about = In the advanced game everybody has a character with an ability and a beginning of its own.
house-characters = Characters in the advanced game: "dealt" by chance, or "chosen" one after the other; "dealt" unless said.
    .form = Characters in the advanced game
    .about = In the standard game this does not matter.
house-opponent = The virtual opponent of a solo game: "constantine" or "helena"; "constantine" unless said.
    .form = Opponent in the solo game
    .about = The scheme cards and boards of the box are not known to us: this is an opponent of our own. Constantine builds, Helena captures more.
house-difficulty = The difficulty of a solo game, from 0 to 2: each step gives the opponent 4 points; 0 unless said.
    .form = Difficulty of the solo game
    .about = Each step gives the virtual opponent 4 points at the end of the game.
house-promo = Whether to play with the 3 apprentices and 3 buildings that are not in every box; no unless said.
    .form = With the promo cards
    .about = 3 apprentices and 3 buildings that are not in every box.
house-free_first_apprentice = Whether everybody hires an apprentice for free to begin with; no unless said.
    .form = A free apprentice for everybody to begin with
    .about = They are chosen before the building cards, from the last player to the first.
house-conspirator_per_capture = Whether a Conspirator saves a silver on every further capture instead of once an action; no unless said.
    .form = A Conspirator saves a silver on every further capture
    .about = Else it is saved once an action in the Town Centre.
house-town_centre = Captures in the Town Centre with up to three players: groups of at most "two_places", or "each_elsewhere", every group from another place; "two_places" unless said.
    .form = Captures with up to three players
    .about = With four and more all groups of an action come from one place.
house-refresh_spaces = Whether workers on some spaces of the Guildhall exchange the first two apprentices after the turn, as on newer boards; no unless said.
    .form = Spaces of the Guildhall that exchange apprentices
    .about = After the turn both apprentices of the first column go under the pile, and others come.
house-first = The number of the seat, counted from 0, that begins; by lot unless said. With characters the highest virtue begins.
    .form = Who begins
    .about = The later somebody plays, the more silver they begin with. With characters the highest virtue begins.

## Values of settings

value-boards-standard = Standard
value-boards-advanced = Advanced, with characters
value-characters-dealt = Dealt by chance
value-characters-chosen = Chosen one after the other
value-opponent-constantine = Constantine
value-opponent-helena = Helena
value-town_centre-two_places = From at most two places
value-town_centre-each_elsewhere = Each group from another place
value-difficulty-0 = Normal
value-difficulty-1 = Hard: 4 points for the opponent
value-difficulty-2 = Very hard: 8 points for the opponent

## What takes part

taking-apprentices = Apprentices: { $count } cards
taking-buildings = Buildings: { $count } cards
taking-characters = Characters: { $count }
taking-promo = These cards join
