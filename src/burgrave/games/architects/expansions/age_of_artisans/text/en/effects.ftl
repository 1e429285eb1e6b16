# Effects as sentences: the verbs, moments and lasting changes that the expansion adds.

## Verbs

verb-again = repeat the immediate effect of the building that this adornment lies under
verb-new_apprentices = discard all apprentices of the main board, reveal others, and you may hire one of them for free
verb-spare = { $what ->
        [silver] pay { part-silver.acc } less
        [tax] pay { $number } tax less
       *[virtue] lose { part-virtue.acc } less
    }
verb-seize = { $what ->
        [all] capture all workers of one colour where you place yours
       *[other] capture { $number ->
            [one] one worker
           *[other] up to { $number } workers of one colour
        } where you place yours
    }
verb-release_artisan = release your artisan from the Prison
verb-adorn = craft an adornment for free
verb-equip = craft a tool for free

## Parts of rewards, one after the other

part-again = the immediate effect of the building that this adornment lies under, once more
    .acc = { part-again }
part-new_apprentices = other apprentices on the main board, one of them for free
    .acc = { part-new_apprentices }
part-spare = { $what ->
        [silver] { part-silver } less to pay
        [tax] { $number } tax less to pay
       *[virtue] { part-virtue } less to lose
    }
    .acc = { part-spare }
part-seize = { $what ->
        [all] all workers of one colour captured where you place yours
       *[other] { $number ->
            [one] one worker
           *[other] up to { $number } workers of one colour
        } captured where you place yours
    }
    .acc = { part-seize }
part-release_artisan = your artisan out of the Prison
    .acc = your artisan out of the Prison
part-adorn = a free adornment
    .acc = a free adornment
part-equip = a free tool
    .acc = a free tool

## When something acts, and what lasts

moment-artisan = when you place your artisan
modifier-benefits = { $action_at } you also gain what is good in the adornment of that card
every-skill = the apprentice also has one skill of each kind
action-artisan = Artisan
    .at = for the artisan, when you place it,
action-tool = Tool
    .at = when you craft a tool,
