# Pytania, z których liczy się punkty gry z pudełka.

sheet-order-1 = Królewski Dekret pierwszej rundy
sheet-order-2 = Królewski Dekret drugiej rundy
sheet-order-3 = Królewski Dekret trzeciej rundy
sheet-strength = Siła na torze
sheet-influence = Wpływy na torze
sheet-faith = Wiara na torze
sheet-develop = Zbudowane warsztaty
sheet-commission = Wysłani mnisi
sheet-fortify = Zbudowane mury
sheet-garrison = Zmobilizowane posterunki
sheet-absolve = Postawione dzbany
sheet-wall-points = Punkty wydrukowane na murach
sheet-converted = Nawróceni Najeźdźcy
sheet-paid = Spłacone długi
sheet-unpaid = Niespłacone długi
sheet-resources = Srebrniki i zapasy razem
sheet-attack = Zaatakowani Najeźdźcy
sheet-attacked-saracen = Zaatakowani Saraceni
sheet-attacked-byzantine = Zaatakowani Bizantyjczycy
sheet-attacked-viking = Zaatakowani Wikingowie
sheet-townsfolk = Zrekrutowani Mieszczanie
sheet-suspicion = Karty podejrzenia
