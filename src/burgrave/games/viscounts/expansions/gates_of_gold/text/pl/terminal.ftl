# Co z Bram ze Złota widać w terminalu.

terminal-outsiders = Wyrzutkowie (+{ $count })
terminal-orders = Królewskie Rozkazy
terminal-builders = Budowniczowie
terminal-leaders-card = Pan na Zamku
terminal-columns = Kolumny: { $who }
