# What somebody's move means to whoever reads: a heading before the sentence of the log. $number is how much they lose or gain.

befell-inquisition = The tax chest is empty: whoever has most suspicion takes a debt.
befell-debt = You have a new debt.
befell-discards-suspicion = { $count ->
        [one] One suspicion against you is gone.
       *[other] { $count } suspicions against you are gone.
    }
befell-uses = One of your townsfolk helps.
