# Questions: one sentence, put to the player who answers.

has-silver = you have { $silver } silver

## The beginning of the game

prompt-pair = Which pair of cards do you take?
    .help = The player card says in which town your viscount begins and what you gain. The hero under it joins your deck (p. 8).
prompt-destroy_any = Which card of your deck do you destroy before you shuffle it?
    .help = A destroyed card leaves the game, and you gain silver of its value. You need not destroy any (p. 8).

## A turn

prompt-play = Whom do you play from your hand to the first slot of your board?
    .help = The value of the card says how far your viscount must go, and its icons help to pay for an action. A card with a criminal brings 1 corruption for every criminal on your board (p. 12).
prompt-move = Where does your viscount go? (at least { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    }; { has-silver })
    .help = Only along the arrows. Every space beyond the value of the card costs 1 silver. On the outer path you can trade and build, on the inner one place workers and transcribe manuscripts (p. 13).
prompt-action = Which primary action do you do? ({ has-silver })
    .help = You pay with the icons on your board; a criminal stands for any icon. For what is missing you add goods, one for an icon: silver to Trade, stone to build, gold for workers, ink for manuscripts. You may also dismiss the townsfolk beside your viscount: you pay their cost, and their icons count for this action (p. 14).
prompt-hire = Do you hire the townsfolk beside your viscount? ({ has-silver })
    .help = The card goes to your discard pile, and the effect at its top right happens at once (p. 22).

## Actions

prompt-times = How often do you trade? ({ has-silver })
    .help = The merchant and criminal icons on your board count first; every icon that is missing costs 1 silver (p. 15).
prompt-building = Which building do you construct?
    .help = Workshops are the cheapest, Guildhalls the dearest. Each uncovers an ability for the rest of the game, and the more of one kind, the more they are worth (p. 17).
prompt-free_building = Which building do you construct for free?
    .help = The ability that it uncovers lasts for the rest of the game (p. 32).
prompt-site = On which building spot does it stand?
    .help = You gain what the spot shows at once. Where a building stands at the other end of a link, the owners of both gain the link (p. 16).
prompt-workers = How many workers do you place in the castle?
    .help = They stand on the first tier beside your viscount. Where you have three in a section, one goes up to the second tier, and one to each side (p. 18).
prompt-pay = With what do you pay for the icons that are missing?
    .help = The cards on your board let you pay in several ways; choose what goes first (p. 14).

## The castle

prompt-section = In which section of the castle do you place workers?
    .help = Three of yours in a section rise: one goes up and brings what the section shows, and one goes to each side (p. 18).
prompt-castle_move = Which worker on the first tier do you move?
    .help = He goes to a neighbouring section. If that makes three of yours, one of them rises (p. 18).
prompt-trio = From which section does a worker go up to the second tier?
    .help = You have three workers in several sections; the order is yours. The effect of the second tier happens at once (p. 18).
prompt-push = Whose worker do you bump off { $section_gen } on the { $tier ->
        [1] first
       *[other] second
    } tier?
    .help = Three workers stay in a section. For one from the first tier the owner gains 2 silver, from the second tier 1 virtue and any resource (p. 19).

## Cards

prompt-discard = Which card do you discard?
    .help = From your hand, or unseen from the top of your draw pile, to the discard pile. You need not discard any (p. 32).
prompt-destroy = Which card do you destroy?
    .help = From your hand, or unseen from the top of your draw pile: it leaves the game, and you gain silver of its value. You need not destroy any (pp. 12 and 32).
prompt-rearrange = How do you arrange the cards on your board?
    .help = The rightmost card drops off in your next turn, the leftmost stays longest (p. 32).

## Rewards

prompt-resource = Which resource do you take?
    .help = Ink helps to transcribe manuscripts, gold to place workers, stone to build.
prompt-free_hire = Whom do you hire for free?
    .help = Any of the visible townsfolk. The card goes to your discard pile, and the effect at its top right happens at once (p. 32).
prompt-manuscript = Which manuscript do you take for free?
    .help = Sets of different ribbons count: one is 1 VP, two 4, three 9, four 16. Whoever is first to have three manuscripts of a colour gains its Cleric Bonus (p. 21).
prompt-choose = Which do you choose?
    .help = Only what can be done is offered; you give up the rest.
prompt-order = What comes first?{ $waiting_count ->
        [0] {""}
       *[other] {" "}({ $waiting })
    }
    .help = Several abilities act at once; the order is yours, the rest follows (p. 20).

waiting = { $source } – { $does }

## What brings a question about: it stands before it, with a colon

prompt-cause = { $cause }
cause-townsfolk-hire = { $card } (hired or dismissed)
cause-townsfolk-effect = { $card } ({ $when })
cause-manuscripts-effect = { $manuscript }
cause-buildings-effect = { $building } ({ $when })
cause-bonuses-effect = { $bonus } ({ $when })
cause-opponents_buildings-effect = { $building } ({ $when })
cause-track-above = Collision on space { $space }
cause-track-below = Another player's collision on space { $space }
cause-castle-effect = { $section } (entering the second tier of the castle)
cause-segments-left_trade = { $town } (Trade)
cause-segments-right_trade = { $town } (Trade)
cause-segments-printed_dismiss = Dismissed townsfolk, printed on the board
cause-segments-manuscript = Manuscript printed on the board
cause-sites-reward = { $site }
cause-links-reward = Link from { $site_gen }
cause-player_cards-goods = Player card { $number }
cause-player_cards-effect = Player card { $number }
cause-meeting = Another viscount comes to yours
cause-pushed = Worker bumped off the { $tier ->
        [1] first
       *[other] second
    } tier of the castle
cause-debt = Debt paid
cause-third = A worker enters the third tier of the castle
cause-moment = { $when }
cause-action = { $action }
