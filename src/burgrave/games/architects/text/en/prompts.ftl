# Questions: one sentence, to the player who answers.

has-silver = you have { $silver } silver
times = { $count } left

## Setting up

prompt-character = Which character do you play?
    .help = The character says what you begin with, and has an ability for the whole game. The highest virtue begins.
prompt-apprentice = Which apprentice do you hire for free to begin with?
    .help = The skills of apprentices are needed for buildings, and their abilities work as soon as they are hired.
prompt-keep = Which building card do you keep?
    .help = The others are passed on to the left. In all you keep three.

## A turn

prompt-place = Where do you place a worker? ({ has-silver })
    .help = At most places every worker of yours who already stands there makes the action stronger; they stay until somebody captures them. A worker in the Guildhall stays there for the rest of the game.
prompt-take_back = From where do you take a worker back?
    .help = You have no workers in your supply, so your whole turn is to take one back: from a place in town or, if nobody of yours is there, from the Black Market, the Prison or another player's board.
prompt-limit = Which building card do you put away? (you may have { $limit } in hand)
    .help = At the end of a turn at most 6 cards stay in hand. The card goes under the pile.

## What is done at a place

prompt-dig = What do you dig in the Mines?
    .help = Clay: one, and one for each of your workers. Gold: one for every two.
prompt-trade = What do you trade in the King's Storehouse? ({ times })
    .help = You may do one trade for each of your workers, also the same one several times. Some apprentices add their own.
prompt-workshop = Do you hire an apprentice or draw building cards? ({ has-silver })
    .help = An apprentice costs 4 silver, 2 of it tax. The number of your workers says from how many columns, counted from the left, you may choose; for each further one you lay a silver on a skipped card of that row. The silver on the hired card is yours.
prompt-capture = Whom do you capture? ({ times }, { has-silver })
    .help = A capture takes all workers of one colour from one place. The first one costs 1 silver as tax, each further one 1 silver. Your own workers come back to your supply, others go to your board.
prompt-capture_free = Whom do you capture for free?
    .help = You take all workers of one colour from any place in town. Nobody has to be captured.
prompt-guard = What do you do in the Guardhouse? ({ times }, { has-silver })
    .help = For everybody you send to the Prison you gain a silver. Your own workers leave it for free, and come back from others for silver, or for a debt and 1 virtue. A paid debt brings 1 virtue.
prompt-market = Do you take an apprentice for free{ $able ->
        [0] {" "}or look at building cards?
       *[other] , look at building cards or craft a tool?
    }
    .help = You may take any of the visible apprentices with the silver on the card, or look at 5 building cards and keep one.
prompt-look = Which building card do you keep?
    .help = The others go under the pile.
prompt-hire_free = Whom do you hire for free?
    .help = You may take any of the visible apprentices with the silver on the card.
prompt-dismiss = Which of your apprentices do you discard?
    .help = You lose the skills and the ability, and the card goes under the pile. Virtue does not change.

## The Guildhall

prompt-guildhall = What do you build?
    .help = A building of your hand needs skills of your apprentices and goods. A level of the Cathedral costs goods and a building card of your hand, and brings a reward card.
prompt-cathedral = Which building card do you give for level { $level } of the Cathedral?
    .help = It goes under the pile.
prompt-discard = Which building card do you give?
    .help = It goes under the pile.
prompt-effect = Do you use the effect of the building?
    .help = You need not.
prompt-save = What do you not pay?
    .help = Your character pays one wood or one stone less.
prompt-mix = With what do you pay?
    .help = These goods stand for each other; choose how many of each you pay.

## Virtue, debts and the Prison

prompt-debt = Do you pay { $ransom } silver instead of taking a debt? ({ has-silver })
    .help = An unpaid debt costs 2 points at the end of the game.
prompt-destroy_debt = Do you destroy an unpaid debt?
    .help = Your virtue is the highest already: for each point beyond that you may destroy a debt.
prompt-release = How many of your workers do you release from the Prison?
    .help = They come back to your supply.
prompt-ends = Which effect at the end do you resolve first?
    .help = Some bring virtue, others take it; the order matters where virtue comes to an end of its track.

## Effects

prompt-choose = What do you choose?
    .help = Only what you see here can be done; the rest is lost.
prompt-pay = Do you pay?
    .help = Without payment the effect is lost.

## What brings a question about: it stands before it, with a colon

prompt-cause = { $cause }
cause-apprentices-effect = { $apprentice } ({ $when })
cause-characters-effect = { $character } ({ $when })
cause-buildings-effect = { $building } (when built)
cause-buildings-ends = { $building } (at the end of the game)
cause-rewards-effect = Reward card
cause-market_cards-small = Small market ({ $goods })
cause-market_cards-large = Large market ({ $goods })
