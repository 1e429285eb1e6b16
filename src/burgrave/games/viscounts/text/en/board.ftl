# The page of a table: names, numbers and explanations of what lies there.

## The ring

board-town = Town { $number }
    .about = Here you trade, or build on the free building spots on this bank of the river (pp. 15 and 16).
board-inner-town = Inner town { $left }–{ $right }
    .about = Here you place workers in the castle, or transcribe the manuscript (pp. 18 and 21).
board-stands-here = Here: { $who }.
board-stands-on-site = { $what } of { $who }
board-pile = Cards in this pile: { $count }
board-printed-card = Townsman
board-printed-manuscript = Manuscript printed on the board
board-section = { $name }, tier { $tier }: { $count ->
        [0] nobody
        [one] 1 worker
       *[other] { $count } workers
    }
board-walls = The turrets stand on the walls between sections. Of three workers of one player one goes up, and on the first tier the other two go to the sides; where there are more than three in a section, somebody is bumped off (pp. 18 and 19).
board-workers-of = { $who }: { $count }
board-third-tier = Third tier: { $count ->
        [0] nobody
        [one] 1 worker
       *[other] { $count } workers
    }. { $leader }
    .about = A worker counts 3 points here. Whoever has most workers leads the castle: 5 points, and the ability of that card (p. 19).
board-leader = Leads: { $who }
board-no-leader = Nobody leads the castle

## The player board

board-row = Cards on the board, the newest first
board-empty-slot = Slot { $number } is empty
    .about = As long as no card lies here, the printed icons count (p. 7).
board-sums = Icons
board-sum = { $count } { $count ->
        [one] { $icon }
       *[other] { $icon_many }
    }
board-from-cards = cards: { $count }
board-from-slots = empty slots: { $count }
board-from-built = buildings and Cleric Bonuses: { $count }
board-from-dismissed = the dismissed card: { $count }
board-from-criminals = criminals count as any icon: { $count }
board-from-silver = silver to spend: { $count }
board-from-stone = stone to spend: { $count }
board-from-gold = gold to spend: { $count }
board-from-ink = ink to spend: { $count }
board-from-number = from { $need }
board-action-needs = { $name }: from { $need ->
        [one] { $need } icon
       *[other] { $need } icons
    }
board-action-trade = In an outer town: exchange merchant icons and silver for what the town shows, as often as you can pay for it (p. 15).
    .name = Trade
board-action-build = In an outer town: put one of your buildings on a free building spot beside it, for builder icons and stone (p. 16).
    .name = Build
board-action-place_workers = In an inner town: put workers in the section of the castle beside it, for noble icons and gold (p. 18).
    .name = Workers
board-action-transcribe = In an inner town: take the manuscript there, for cleric icons and ink (p. 21).
    .name = Transcribe
board-space = Space { $number } of the track
board-track = Corruption on space { $corruption }, virtue on space { $virtue } of 7
board-kind-workshop = Workshops
    .about = Three buildings of this kind, the cheapest. The number at the hammer says how many builder icons each of them costs; stone stands for them. A building that was built uncovers what is under it (pp. 16 and 17).
board-kind-trading_post = Trading Posts
    .about = Three buildings of this kind. The number at the hammer says how many builder icons each of them costs; stone stands for them. A building that was built uncovers what is under it (pp. 16 and 17).
board-kind-guildhall = Guildhalls
    .about = Three buildings of this kind, the dearest. The number at the hammer says how many builder icons each of them costs; stone stands for them. A building that was built uncovers what is under it (pp. 16 and 17).
board-worth = Points: { $count }
    .about = What one, two or three buildings of this kind are worth together at the end of the game (p. 17).
board-built = built
board-unbuilt = not built yet
board-good-silver = Silver: { $count }
    .name = Silver
    .about = It hires and dismisses townsfolk, pays for more steps and counts as merchant icons (p. 14).
board-good-stone = Stone: { $count }
    .name = Stone
    .about = Each counts as a builder icon (p. 14).
board-good-gold = Gold: { $count }
    .name = Gold
    .about = Each counts as a noble icon (p. 14).
board-good-ink = Ink: { $count }
    .name = Ink
    .about = Each counts as a cleric icon (p. 14).
board-resources = Resources: { $count }
    .name = Resources
    .about = Ink, gold and stone together.
board-workers = Workers in the supply: { $count }
    .name = Workers
    .about = They wait to be placed in the castle (p. 18).
board-in-castle = Workers in the castle: { $count } ({ $tiers } by tier)
    .name = Workers in the castle
    .about = On the first, second and third tier, they count 1, 2 and 3 points (p. 24).
board-criminals = Criminal icons: { $count }
    .name = Criminals
    .about = A criminal counts as any icon, and corrupts when played and when cards are shuffled (pp. 10 and 12).
board-debts = Debts: { $front } unpaid, { $back } paid
    .name = Debts
    .about = An unpaid debt loses 2 points. If Prosperity is revealed, whoever has paid most gains points (p. 9).
board-deeds = Deeds: { $front } not approved, { $back } approved
    .name = Deeds
    .about = A deed is worth 1 point, an approved one 3. If Poverty is revealed, whoever has approved most gains points (p. 9).
board-draw-pile = Draw pile: { $count }
    .name = Draw pile
    .about = What it and the hand consist of is known to all; the order is not (p. 23).
board-discard-pile = Discard pile: { $count }
    .name = Discard pile
    .about = It lies open.
board-ribbons = Manuscripts: { $count }
board-hand = Hand: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
board-arranging = Click the cards in their new order, from the left, or drag one to another place. The rightmost one drops off next.
board-no-hand = Your hand is empty.

## The rest of the table

board-round = Round { $round }
board-last-round = the last one is { $last }
board-left-poverty = Debts left until Poverty: { $count }
board-to-poverty = to Poverty
board-left-prosperity = Deeds left until Prosperity: { $count }
board-to-prosperity = to Prosperity
board-poverty =
    .about = When the last debt is taken, the game ends after one more round; whoever has approved most deeds gains points (pp. 23 and 24).
board-prosperity =
    .about = When the last deed is taken, the game ends after one more round; whoever has paid most debts gains points (pp. 23 and 24).
board-whole-ring = The whole ring
board-whole-board = Whole board
board-scheme-starting = Starting
board-scheme-future = Future
board-current-scheme = Current
board-future = Future schemes that may still come: { $count }
board-phase-play = Cards
    .about = The cards shift to the right, and the one that drops off may bring something. Then you play a card from your hand to the first slot (p. 12).
board-phase-move = Move
    .about = The viscount goes along the arrows, at least as many spaces as the card that was played says; every further space costs 1 silver (p. 13).
board-phase-act = Action
    .about = One of the actions that can be done where the viscount stands, or none (p. 14).
board-phase-recruit = Recruit
    .about = You may hire the townsfolk beside your viscount (p. 22).
board-phase-collide = Collision
    .about = If the markers of corruption and virtue have met, you gain what is above their space, and the others what is below it; then the markers go back to the ends of the track (p. 22).
board-phase-draw = Draw
    .about = You draw cards up to your hand limit (p. 23).
