# What reports about many games call the things that they count.

deeds-character = Characters
deeds-character-gain = Gain of a turn as that character, in points: the cost of districts built, plus half a point for each coin and each card; what it brings later in the round counts along. A killed character gains nothing.
deeds-district = Districts
deeds-district-gain = Gain: what the final score would lack without the district, the bonus for a completed city apart.
