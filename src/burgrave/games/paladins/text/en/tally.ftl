# What is asked to count the points of a printed game.

tally-order-1 = King's Order of the first round
tally-order-2 = King's Order of the second round
tally-order-3 = King's Order of the third round
tally-strength = Strength on the track
tally-influence = Influence on the track
tally-faith = Faith on the track
tally-develop = Workshops built
tally-commission = Monks sent
tally-fortify = Walls built
tally-garrison = Outposts sent
tally-absolve = Jars placed
tally-wall-points = Points printed on the walls
tally-converted = Converted outsiders
tally-paid = Paid debts
tally-unpaid = Unpaid debts
tally-resources = Silver and provisions together
tally-attack = Attacked outsiders
tally-attacked-saracen = Attacked Saracens
tally-attacked-byzantine = Attacked Byzantines
tally-attacked-viking = Attacked Vikings
tally-townsfolk = Townsfolk hired
tally-suspicion = Suspicion cards
