# What somebody's move means to whoever reads: a heading before the sentence of the log. $number is how much they lose or gain.

befell-captures = { $number ->
        [one] One of your workers was captured.
       *[other] { $number } of your workers were captured.
    }
befell-sends = { $number ->
        [one] One of your workers goes to Prison.
       *[other] { $number } of your workers go to Prison.
    }
befell-debt = You have a new debt.
befell-virtue = You { $sign ->
        [-1] lose
       *[other] gain
    } { $number } virtue.

# What is said before everybody's points when the market has been reset: there are no rounds.
round-over = After the reset of the Black Market:
