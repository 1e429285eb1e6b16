# Questions: one sentence, put to the player who answers.

## The beginning of the game and of a round

prompt-first_hire = Whom do you hire for free to begin with?
prompt-play = Which paladin do you play this round?
prompt-on_top = Which paladin do you put on top of your deck? (the other goes to the bottom)
prompt-tavern = Which workers do you take from the tavern?

## A turn

prompt-turn = Your turn: what do you do? (you have { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }, { $silver } silver and { $provisions ->
        [one] { $provisions } provision
       *[other] { $provisions } provisions
    })
prompt-workers = Which workers do you send?
prompt-keep = Which 3 workers do you keep for the next round? (you have { $count })

## Actions

prompt-hire = Whom do you hire for good? (you have { $silver } silver)
prompt-drop = Whom do you send away for the reward? (you have { $silver } silver)
prompt-price = How do you pay? (you have { $silver } silver)
prompt-recruit = Whom do you hire for free?
prompt-workshop = Which worker does the workshop replace from now on? (a worker who stands there goes home)
prompt-clear = Which action do you take the workers off?
prompt-space = Which space of the main board do you take?
prompt-jar = Which space does the jar go to? (besides its reward you gain 1 faith and discard 1 suspicion)
prompt-attack = Which outsider do you attack? (you have { $silver } silver)
prompt-convert = Which outsider do you convert?

## Rewards and the Inquisition

prompt-order = What comes first?
prompt-choose = Which do you choose?
prompt-inquisition = The Inquisition: whose ability acts first?
