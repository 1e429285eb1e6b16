# Co z Wieku Rzemieślników widać w terminalu.

terminal-crafts = Rzemiosła (+{ $count })
terminal-tools = Narzędzia
terminal-adornments = Zdobienia
terminal-artisan = Rzemieślnik
terminal-in-supply = w puli
terminal-at-board = pojmany, na planszy: { $who }
terminal-on-top = w Domu Gildii Robotnicy na Robotnikach: { $count }
