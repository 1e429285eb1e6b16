# What is seen of Age of Artisans in a terminal.

terminal-crafts = Crafts (+{ $count })
terminal-tools = Tools
terminal-adornments = Adornments
terminal-artisan = Artisan
terminal-in-supply = in supply
terminal-at-board = captured, on the board of { $who }
terminal-on-top = in the Guildhall workers on workers: { $count }
