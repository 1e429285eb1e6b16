# What somebody's move means to whoever reads: a heading before the sentence of the log. $number is how much they lose or gain.

befell-pushed = { $number ->
        [one] One of your workers is pushed out of the castle.
       *[other] { $number } of your workers are pushed out of the castle.
    }
befell-leads = You lose the Castle Leader card: somebody else leads in the castle now.
befell-debt = You have a new debt.
befell-deed = You have a new deed.
befell-pays = Your debt is paid.
befell-approves = Your deed is approved.
befell-corruption = Your corruption rises.
befell-virtue = Your virtue rises.
