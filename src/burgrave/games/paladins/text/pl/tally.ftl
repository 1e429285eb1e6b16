# Pytania, z których liczy się punkty gry z pudełka.

tally-order-1 = Królewski Dekret pierwszej rundy
tally-order-2 = Królewski Dekret drugiej rundy
tally-order-3 = Królewski Dekret trzeciej rundy
tally-strength = Siła na torze
tally-influence = Wpływy na torze
tally-faith = Wiara na torze
tally-develop = Zbudowane warsztaty
tally-commission = Wysłani mnisi
tally-fortify = Zbudowane mury
tally-garrison = Zmobilizowane posterunki
tally-absolve = Postawione dzbany
tally-wall-points = Punkty wydrukowane na murach
tally-converted = Nawróceni Najeźdźcy
tally-paid = Spłacone długi
tally-unpaid = Niespłacone długi
tally-resources = Srebrniki i zapasy razem
tally-attack = Zaatakowani Najeźdźcy
tally-attacked-saracen = Zaatakowani Saraceni
tally-attacked-byzantine = Zaatakowani Bizantyjczycy
tally-attacked-viking = Zaatakowani Wikingowie
tally-townsfolk = Zrekrutowani Mieszczanie
tally-suspicion = Karty podejrzenia
