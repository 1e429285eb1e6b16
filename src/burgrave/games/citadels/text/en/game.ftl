# The game as a whole: title, scoring, phases and settings.

game-title = Citadels
game-about = Choose your characters in secret, put their abilities to use and build a city worth more than those of your rivals.

## Scoring

score-districts = Cost of districts
score-all_types = Districts of all types
score-completion = Completed city
score-unique = Unique districts
score-total = Total

tie-break = Among equal points the highest rank revealed in the last round wins.

## Phases

phase-new-round = Start of the round
phase-selection = Choice of characters
phase-theater = Theater
phase-calling = Calling the characters
phase-turn = A player's turn
phase-end-of-round = End of the round
phase-adviser = The Emperor's adviser
phase-over = Game over

## Setting up

house-cast = The set of characters and unique districts: ready-made, random (“random”) or your own (“custom”); by default the first game (“first_game”).
    .form = The set of characters and unique districts
house-characters = A list of characters, one of each rank, instead of those in the set; by default none, so the set decides.
    .form = My own set: one character of each rank
house-districts = A list of 14 unique districts instead of those in the set; by default none, so the set decides.
    .form = My own set: 14 unique districts
house-ninth = The character of rank 9: “auto” adds one only where the rules ask for it, “none” never, and a name says which; by default “auto”.
    .form = The character of rank 9
house-crown = The number of the seat, counted from 0, that begins with the crown; by default none, so chance decides.
    .form = Who begins with the crown

## House rules

house-wizard_builds_before_gathering = The Wizard may build the taken card at once even before gathering resources; by default yes.
    .form = The Wizard may build the taken card at once even before gathering resources
house-great_wall_covers_itself = The Great Wall also adds 1 gold to the price of the Great Wall itself; by default yes.
    .form = The Great Wall also adds 1 gold to the price of the Great Wall itself
house-keep_can_be_given = The Diplomat may give away a Keep from the Diplomat's own city; by default no.
    .form = The Diplomat may give away a Keep from the Diplomat's own city
house-magistrate_hits_own_character = With 2 or 3 players the Magistrate may confiscate a district that the same player builds with the other character; by default no.
    .form = With 2 or 3 players the Magistrate may confiscate a district that the same player builds with the other character
house-first_keeps_bonus = Whoever completes a city first keeps the 4 points even if the city shrinks again; by default yes.
    .form = Whoever completes a city first keeps the 4 points even if the city shrinks again
house-armory_leaves_completed_city = The Armory can be used even while it stands in a completed city; by default yes.
    .form = The Armory can be used even while it stands in a completed city
house-face_up_can_be_named = An ability may name a character that lies discarded face up; by default yes.
    .form = An ability may name a character that lies discarded face up
house-bishop_protects_all_round = With 2 or 3 players the Bishop protects the city for the whole round, not only in the Bishop's own turn; by default yes.
    .form = With 2 or 3 players the Bishop protects the city for the whole round, not only in the Bishop's own turn
house-ask_for_optional_effects = Whether the game asks about effects that one can do without (Gold Mine, Library, Observatory, Park, Poor House, the Alchemist's refund); by default it does not: they just work.
    .form = Ask about effects that one can do without (Gold Mine, Library, Observatory, Park, Poor House, the Alchemist's refund)
house-unkept_cards = Cards that are not kept go under the deck in the order they were drawn (“in order”) or shuffled (“shuffled”); by default “in order”.
    .form = How cards that are not kept go under the deck

## Values of settings

value-cast-random = Random
value-cast-custom = My own (choose below)
value-ninth-auto = Only where the rules ask for it
value-ninth-none = None
value-unkept_cards-in-order = In the order they were drawn
value-unkept_cards-shuffled = Shuffled

## What takes part

taking-characters = Characters
taking-uniques = Unique districts: { $count } of { $all }
taking-random = One character of each rank and 14 unique districts, drawn by lot before the game.
taking-districts = Districts that are in every game
