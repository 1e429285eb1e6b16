# Names in Viscounts of the West Kingdom, and the words in which rewards are told; the townsfolk have a file of their own.
#
# A name alone begins with a capital, since it may be a title. Its attributes are what a sentence needs: languages with
# cases put them into gen, acc, ins and loc; few and many follow a number, each says "every", at says where.

## Primary actions

action-trade = Trade
    .acc = Trade
    .loc = trading

action-build = Construct a Building
    .acc = Construct a Building
    .loc = constructing a building

action-place_workers = Place Workers
    .acc = Place Workers
    .loc = placing workers

action-transcribe = Transcribe a Manuscript
    .acc = Transcribe a Manuscript
    .loc = transcribing a manuscript

## Icons, silver and resources

unit-trade = merchant icon
    .acc = merchant icon
    .few = merchant icons
    .many = merchant icons
    .each = every merchant icon
    .ins = with merchant icons

unit-build = builder icon
    .acc = builder icon
    .few = builder icons
    .many = builder icons
    .each = every builder icon
    .ins = with builder icons

unit-noble = noble icon
    .acc = noble icon
    .few = noble icons
    .many = noble icons
    .each = every noble icon
    .ins = with noble icons

unit-cleric = cleric icon
    .acc = cleric icon
    .few = cleric icons
    .many = cleric icons
    .each = every cleric icon
    .ins = with cleric icons

unit-criminal = criminal icon
    .acc = criminal icon
    .few = criminal icons
    .many = criminal icons
    .each = every criminal icon
    .ins = with criminal icons

unit-silver = silver
    .acc = silver
    .few = silver
    .many = silver
    .each = every silver
    .ins = with silver

unit-stone = stone
    .acc = stone
    .few = stone
    .many = stone
    .each = every stone
    .ins = with stone

unit-gold = gold
    .acc = gold
    .few = gold
    .many = gold
    .each = every gold
    .ins = with gold

unit-ink = ink
    .acc = ink
    .few = ink
    .many = ink
    .each = every ink
    .ins = with ink

icons-trade = { $number ->
        [one] merchant
       *[other] { $number }× merchant
    }
icons-build = { $number ->
        [one] builder
       *[other] { $number }× builder
    }
icons-noble = { $number ->
        [one] noble
       *[other] { $number }× noble
    }
icons-cleric = { $number ->
        [one] cleric
       *[other] { $number }× cleric
    }
icons-criminal = { $number ->
        [one] criminal
       *[other] { $number }× criminal
    }

## Buildings

building-trading_post_1 = First Trading Post
    .acc = the first Trading Post

building-trading_post_2 = Second Trading Post
    .acc = the second Trading Post

building-trading_post_3 = Third Trading Post
    .acc = the third Trading Post

building-guildhall_1 = First Guildhall
    .acc = the first Guildhall

building-guildhall_2 = Second Guildhall
    .acc = the second Guildhall

building-guildhall_3 = Third Guildhall
    .acc = the third Guildhall

building-workshop_1 = First Workshop
    .acc = the first Workshop

building-workshop_2 = Second Workshop
    .acc = the second Workshop

building-workshop_3 = Third Workshop
    .acc = the third Workshop

## The main board and the castle

segment = Segment with towns { $left } and { $right }
    .at = at towns { $left } and { $right }

town-outer = Town { $number }
    .gen = town { $number }

town-inner = Inner town { $left }–{ $right }
    .gen = the inner town { $left }–{ $right }

site = Building spot { $number } at town { $town }
    .loc = building spot { $number } at town { $town }
    .gen = building spot { $number } at town { $town }

link = Link between building spots

section-0 = The ink and stone section
    .gen = the ink and stone section

section-1 = The flipping section
    .gen = the flipping section

section-2 = The gold section
    .gen = the gold section

section-3 = The hiring section
    .gen = the hiring section

section-4 = The virtue section
    .gen = the virtue section

track = Space { $number } of the corruption and virtue track

## Manuscripts and cleric bonuses

ribbon-grey = Grey ribbon
    .ins = a grey ribbon

ribbon-black = Black ribbon
    .ins = a black ribbon

ribbon-yellow = Yellow ribbon
    .ins = a yellow ribbon

ribbon-blue = Blue ribbon
    .ins = a blue ribbon

manuscript = Manuscript with { $ribbon_ins }, cost { $cost }
    .acc = a manuscript of cost { $cost } with { $ribbon_ins }{ $does_count ->
        [0] {""}
       *[other] {" "}({ $does })
    }
favour = Cleric Bonus for manuscripts with { $ribbon_ins }

## Player cards, Poverty and Prosperity, the Castle Leader

player-card = Player card { $number }
    .acc = player card { $number }
poverty = Poverty
prosperity = Prosperity
leader = Castle Leader
bonus-castle_leader = { leader }
    .acc = the Castle Leader card

## The solo game

opponent = The AI
    .gen = the AI
    .acc = the AI
    .within = the AI

opponent-cleric = The cleric AI
opponent-builder = The builder AI
opponent-noble = The noble AI
opponent-card = The card AI
scheme-says = first { $brings }, then { $move ->
        [one] { $move } space
       *[other] { $move } spaces
    } further, at last { $tried }
scheme-starting = Starting scheme: { $icons }
    .acc = a starting scheme ({ $icons })
    .says = { scheme-says }
scheme-future = Future scheme: { $icons }
    .acc = a future scheme ({ $icons })
    .says = { scheme-says }
