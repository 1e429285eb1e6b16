# What is asked to count the points of a printed game.

sheet-order-1 = King's Order of the first round
sheet-order-2 = King's Order of the second round
sheet-order-3 = King's Order of the third round
sheet-strength = Strength on the track
sheet-influence = Influence on the track
sheet-faith = Faith on the track
sheet-develop = Workshops built
sheet-commission = Monks sent
sheet-fortify = Walls built
sheet-garrison = Outposts sent
sheet-absolve = Jars placed
sheet-wall-points = Points printed on the walls
sheet-converted = Converted outsiders
sheet-paid = Paid debts
sheet-unpaid = Unpaid debts
sheet-resources = Silver and provisions together
sheet-attack = Attacked outsiders
sheet-attacked-saracen = Attacked Saracens
sheet-attacked-byzantine = Attacked Byzantines
sheet-attacked-viking = Attacked Vikings
sheet-townsfolk = Townsfolk hired
sheet-suspicion = Suspicion cards
