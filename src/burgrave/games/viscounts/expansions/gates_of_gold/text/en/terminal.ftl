# What the terminal shows of Gates of Gold.

terminal-outsiders = Outsiders (+{ $count })
terminal-orders = King's Orders
terminal-builders = Builders
terminal-leaders-card = Leader
terminal-columns = Columns: { $who }
