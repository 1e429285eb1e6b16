# Questions: one sentence, put to the player who answers.

## The beginning of the game and of a round

prompt-first_hire = Whom do you hire for free to begin with?
    .help = They stay with you for the whole game. The lower half of a card shows after which action it acts and what it brings; the reward at the top right is for sending somebody away, and does not matter now.
prompt-play = Which paladin do you play this round?
    .help = For this round a paladin brings two workers, adds to your attributes, and makes one action cheaper or more rewarding. Choose the one that suits what you want to do.
prompt-on_top = Which paladin do you put on top of your deck? (the other goes to the bottom)
    .help = You will draw the one on top again next round; the one at the bottom comes back near the end of the game, if at all.
prompt-tavern = Which workers do you take from the tavern?
    .help = Four workers for this round. Their colours say which actions you can do; a Criminal stands in for anybody, but brings a suspicion card.

## A turn

prompt-turn = Your turn: what do you do? (you have { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }, { $silver } silver and { $provisions ->
        [one] { $provisions } provision
       *[other] { $provisions } provisions
    })
    .help = You do one action, then the others do theirs. The upper actions of your board bring resources and workers, the six lower ones points and attributes. Circles are the workers to be sent, the number beside them is the price. Whoever passes is out of this round and may keep three workers.
prompt-workers = Which workers do you send?
    .help = A coloured space asks for a worker of its colour, a dashed one takes anybody. A Criminal stands in for any: sometimes it is better saved.
prompt-keep = Which 3 workers do you keep for the next round? (you have { $count })
    .help = The others go back to the supply. Think of the actions that you want to do next round.

## Actions

prompt-hire = Whom do you hire for good? (you have { $silver } silver)
    .help = They stay for good and act after every action that they show. The price stands above the card; on the two places on the left a debt will do instead.
prompt-drop = Whom do you send away for the reward? (you have { $silver } silver)
    .help = The card leaves and you take the reward at its top right. The price stands above the card; on the two places on the left a debt will do instead.
prompt-price = How do you pay? (you have { $silver } silver)
    .help = An unpaid debt is −3 VP at the end of the game; it can still be paid or destroyed.
prompt-recruit = Whom do you hire for free?
    .help = They stay for good and act after every action that they show. Never mind the price above the card.
prompt-workshop = Which worker does the workshop replace from now on? (a worker who stands there goes home)
    .help = A space with a workshop needs no worker any more: from now on the action takes one fewer. Best where you want to come back every round.
prompt-clear = Which action do you take the workers off?
    .help = An action whose workers leave can be done once more this round.
prompt-space = Which space of the main board do you take?
    .help = You take the reward of the space at once. Regions further on ask for more faith (a monk) or strength (an outpost): the numbers stand above them.
prompt-jar = Which space does the jar go to? (besides its reward you gain 1 faith and discard 1 suspicion)
    .help = Each of the eight spaces works once in a game.
prompt-attack = Which outsider do you attack? (you have { $silver } silver)
    .help = You take the reward beside the swords, and influence always rises. The strength that is needed stands above the region over the card; every silver stands in for 2 missing points.
prompt-convert = Which outsider do you convert?
    .help = You take the reward beside the drop, and at the end of the game the card scores for what its foot shows. The faith that is needed stands above the region over the card.

## Rewards and the Inquisition

prompt-order = What comes first?
prompt-choose = Which do you choose?
prompt-inquisition = The Inquisition: whose ability do you use?
    .help = Abilities with a torch act before debts go to whoever has the most suspicion. A Conspirator lets you discard a suspicion card; you need not.
prompt-cause = { $cause }
