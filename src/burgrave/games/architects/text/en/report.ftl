# Reports about many games: who did and had what.

deeds-place = Places
deeds-place-gain = Gain: by how much the turn raised the player's points, until the player's next one.
deeds-character = Characters
deeds-character-gain = Gain: what the final score would lack without it.
deeds-apprentice = Apprentices
deeds-apprentice-gain = Gain: what the final score would lack without it.
deeds-building = Buildings
deeds-building-gain = Gain: what the final score would lack without it.
deeds-cathedral = Cathedral
deeds-cathedral-gain = Gain: what the final score would lack without it.
cathedral-1 = Level 1
cathedral-2 = Level 2
cathedral-3 = Level 3
cathedral-4 = Level 4
cathedral-5 = Level 5
