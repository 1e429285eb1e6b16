# What stands on the screen when Viscounts is played in a terminal.

## The ring and the castle

terminal-round = Round { $round }
terminal-setup = Setting up
terminal-turn = turn: { $who }
terminal-last = the last one is round { $round }
terminal-stacks = Stacks
terminal-poverty = { $count ->
        [0] Poverty is uncovered
       *[other] debts on Poverty: { $count }
    }
terminal-prosperity = { $count ->
        [0] Prosperity is uncovered
       *[other] deeds on Prosperity: { $count }
    }
terminal-favours = Cleric Bonuses
terminal-third-tier = Third tier
terminal-pairs = Pairs
terminal-trade = Trade: { $trade } for { $count ->
        [one] { terminal-icon-trade }
       *[other] { terminal-icon-trade }×{ $count }
    }
terminal-inner = { $left }–{ $right }
terminal-section = Castle: { $reward }
terminal-tier-of = { $tier ->
        [1] first tier
       *[other] second tier
    } { $workers }
terminal-spots = Spots
terminal-townsfolk = Townsfolk
terminal-manuscript = Manuscript
terminal-manuscript-about = { $ribbon }{ $cost ->
        [0] {""}
       *[other] , cost { $cost }
    }{ $does_count ->
        [0] {""}
       *[other] : { $does }
    }
terminal-printed = printed on the board:
terminal-at-once = at once: { $reward }
terminal-left = { $count } left

## Icons: three letters each, so that colour is never the only sign

terminal-icon-trade = Mer
terminal-icon-build = Bui
terminal-icon-noble = Nob
terminal-icon-cleric = Cle
terminal-icon-criminal = Cri
terminal-legend = 3+2: icons and what goods add · ● corruption · ○ virtue

## Players

terminal-you = you
terminal-first = first player
terminal-goods = Goods
terminal-silver = { $count } silver
terminal-stone = { $count } stone
terminal-gold = { $count } gold
terminal-ink = { $count } ink
terminal-icons = Icons
terminal-do-trade = trade
terminal-do-build = build
terminal-do-place_workers = workers
terminal-do-transcribe = transcribe
terminal-board = Board
terminal-hand = Hand
terminal-track = Track
terminal-collision = a collision: { $reward }
terminal-cards = Debts, deeds
terminal-unpaid = unpaid debts { $count }
terminal-paid = paid { $count }
terminal-acquired = acquired deeds { $count }
terminal-approved = approved { $count }
terminal-workers = Workers
terminal-supply = supply { $count }
terminal-tier = { $tier ->
        [1] first tier
        [2] second
       *[other] third
    } { $count }
terminal-buildings = Buildings
terminal-uncovered = Uncovered
terminal-kind-trading_post = Trading Post
terminal-kind-guildhall = Guildhall
terminal-kind-workshop = Workshop
terminal-price = { terminal-icon-build } { $count }
terminal-manuscripts = Manuscripts
terminal-deck = Deck
terminal-held = in hand { $count }
terminal-draw = draw pile { $count }
terminal-discarded = discarded: { $cards }
terminal-none = none

## The AI

terminal-schemes = Schemes
terminal-future = future ones left: { $count }
terminal-points = Points
terminal-points-total = { $count } in all
