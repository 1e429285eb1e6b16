# How Citadels is played: the chapters of the page that teaches it.
#
# The sign ¶ stands between the paragraphs of a chapter.

## Chapters

lesson-goal = The goal
    .picture = A city at dusk: a tower, a tavern, a church, a palace, a castle with a crown and a school of magic, side by side.
    .text =
        You build a city, district by district. Whoever has the most points at the end wins, and most points are the cost of the districts that stand there. ¶
        The game is played in rounds. Each round you choose a character in secret and later play its turn: you get gold or cards, build, and use what the character can do. In the next round you may be somebody else entirely. ¶
        There is one character of each rank from 1 to 8, and sometimes one more of rank 9. Districts are of five types: noble, religious, trade, military and unique. Every unique one has an effect of its own. The deck has 54 basic districts and 14 unique ones. ¶
        Everybody begins with 4 district cards and 2 gold, and somebody gets the crown. On this page chance usually decides who; by the rulebook it is the oldest player. ¶
        Everybody sees the cities, and how much gold and how many cards each player has. The cards in hand are secret, and so are the characters until they are revealed. You may have as much gold and as many cards as you like.

lesson-selection = Choosing characters
    .picture = Two cards are out face down; of the King, the Magician and the Thief one card is kept and the others go on.
    .text =
        Every round begins with this choice. The cards of all characters are shuffled, and some of them are out for the round. ¶
        First, random cards are discarded face up. With 8 characters: two with 4 players, one with 5 players, none with 6 or 7. With 9 characters: three with 4 players, two with 5 players, one with 6 players, none with 7 or 8. The character of rank 4 is never discarded face up: another one is drawn instead. Then one more random card, this time any, is discarded face down. ¶
        The player with the crown looks at the remaining cards, keeps one in secret and passes the rest to the left. The next player does the same, and so on until everybody has a character. The card that the last player does not choose is discarded face down. With 2, 3, 7 and 8 players this goes a little differently; a chapter of its own tells how. ¶
        What do you know? Nobody has a character that was discarded face up. Those that you pass on go to somebody after you or are discarded. A character that is neither face up nor among the cards passed to you was taken by somebody who chose earlier, or it lies face down. ¶
        The crown stays where it is until the character of rank 4 moves it: the King and the Patrician take it, the Emperor passes it to somebody else. Whoever has it at the end of the round chooses first in the next one.

lesson-turn = A turn
    .picture = Two coins or two cards, then the Merchant, who takes coins for a market.
    .text =
        After the choice the ranks are called one by one, from 1 upwards. At a real table the player with the crown does it, here the game itself. Whoever has the character that is called reveals it and plays its turn. If nobody answers, nobody has the character, or it was killed. ¶
        In your turn you must gather resources once. Take 2 gold from the bank, or draw 2 district cards: you keep one, and the other goes face down under the deck. After that you may build. ¶
        You use the abilities of your character when you like: before gathering, after it or after building, unless the text names another moment. Each works once per turn. You need not use it unless the text says that you must. The effects of unique districts are voluntary, too, unless the text says otherwise; those that only give you something, such as the Gold Mine, usually work by themselves here. ¶
        Income is also an ability: you get gold or cards for the districts of one type in your city. The character of rank 4 has an income from noble districts, rank 5 from religious ones, the Merchant and the Trader from trade districts, and rank 8 from military ones. You take the whole income at once: before building if you need the gold, or after it, so that the new district counts as well. ¶
        When your character is killed, you stay silent, keep the card hidden and lose the turn. Only a killed character of rank 4 is revealed at the end of the round, and then it still moves the crown. When your character is robbed, the Thief takes all your gold as soon as it is revealed, before you gather. The Thief can't rob rank 1, nor the killed or the bewitched character. ¶
        When your character is bewitched, you reveal it and only gather resources. The Witch plays the rest of the turn in that role, but with the Witch's own gold, cards and city. A bewitched King or Patrician still takes the crown in person. If nobody has the bewitched character, the Witch's turn is not continued. The warrants and the threats are explained on the cards of the Magistrate and the Blackmailer.

lesson-building = Building
    .picture = A tavern, a monastery and barracks stand already; coins go to a palace that is not there yet.
    .text =
        After gathering you may build 1 district. You put a card from your hand into your city and pay its cost to the bank. You need not build. ¶
        You can't build a district of the same name as one that stands in your city already. Only a player with the Quarry in the city may do so, and the Wizard in the Wizard's turn. ¶
        Some characters have another limit. The Architect may build up to 3 districts, the Seer and the Scholar up to 2, the Navigator none. The Trader may build any number of trade districts and 1 other besides. The Wizard may at once pay for and build a card taken from another hand, outside the limit. ¶
        Some characters affect the payment. The Cardinal may take missing gold from another player and give that player 1 card from the hand for each. The Alchemist gets the gold spent on building back at the end of the turn. If the Tax Collector is in the set, you put 1 gold aside for that character after every build, if you have any; the Tax Collector's own turn is free of tax. The Magistrate may take home the first district that the character with the signed warrant pays for: the builder gets the gold back, but the limit is used. ¶
        Unique districts bring exceptions of their own. For example, the Stables don't use the limit, destroying the Framework replaces the payment, and the Secret Vault can't be built at all. ¶
        A district can also be lost to the character of rank 8. The Warlord destroys a district for 1 gold less than it costs. The Diplomat swaps a district for one of another player's and pays the difference if that one costs more. The Marshal takes a district of another player's that costs 3 at most and pays that cost to its owner. Completed cities of other players are safe from them, and so is the Bishop's city, unless the Bishop was killed or bewitched. A destroyed district goes face down under the deck.

lesson-end = The end of the game
    .picture = A city of seven districts, and above it seven spaces filled.
    .text =
        A city is complete when enough districts stand in it: eight with 2 or 3 players, seven with 4 to 8 players. The Monument counts as two here. ¶
        The round in which somebody completes a city is the last one, but it is played to its end. Characters that have not had their turn yet get it as usual. So others may complete their cities, too. ¶
        A completed city may go on growing, and every new district brings points. The Warlord, the Marshal and the Armory can't touch anything in it, and the Diplomat can't take anything from it. But the Diplomat may give away a district from the Diplomat's own completed city. ¶
        Gold in your stash and cards in your hand bring no points at the end. Some unique districts make exceptions: the Imperial Treasury counts your gold, the Map Room your cards in hand, and the Secret Vault scores right from your hand.

lesson-scoring = Points
    .picture = Five districts of five kinds by night, above each a coin with its cost.
    .text =
        Each district in your city gives you as many points as it costs, even if you paid less for it. A district that the Artist has beautified is worth 1 more. ¶
        You get 3 points for a city with at least one district of each of the five types. The Haunted Quarter may pass for any type at the end, but then it is no longer unique; here the game itself chooses what brings most. The School of Magic is only unique when points are counted. ¶
        The first player to complete a city gets 4 points. Everybody else who completes one gets 2. ¶
        Add the extra points of unique districts, as their cards tell. ¶
        The highest total wins. Of players who tie, the one who revealed the character of the highest rank in the last round wins.

lesson-few-players = With 2, 3, 7 or 8 players
    .picture = Each of two players has two character cards.
    .text =
        With 2 and 3 players everybody has two characters and plays two turns each round, one for each of them. Gold, hand and city are shared by the two. Abilities and the building limit work only in the turn of the character that has them. Only the Bishop's protection lasts the whole round, unless the table's settings say otherwise. No character is discarded face up, and a city is complete with 8 districts. ¶
        With 2 players the characters of ranks 1 to 8 take part, but not the Emperor. One random card is discarded face down. The player with the crown keeps one of 7 cards and passes 6. From then on, whoever gets the cards keeps one, discards another face down and passes the rest back: the opponent chooses from 6 cards, the player with the crown from 4, and the opponent from the last 2. ¶
        With 3 players the characters of ranks 1 to 9 take part, but not the Queen. One random card is discarded face down, then the players choose in turn from 8, 7 and 6 cards. One of the 5 cards that remain, at random, is discarded face down. The second characters are chosen in the same order, from 4, 3 and 2 cards, and the last card is discarded face down. ¶
        With 7 players and 8 characters, or 8 players and 9 characters, a single card reaches the last player. That player therefore also takes the one discarded face down at the start of the round, keeps one of the two and discards the other face down. ¶
        A character of rank 9 is needed with 3 and with 8 players, may be added with 4 to 7, and is not used with 2. The Queen is used only with 5 or more players. Here you choose the character of rank 9 when you set up the table; if you change nothing, one joins only where the rules ask for it.

lesson-interface = How to play on this page
    .picture = Three cards in a hand; the one in the middle glows and a hand points at it. Beside them the signs of undo and hint.
    .text =
        One sentence always says whose move it is and what is asked. What glows on the table can be clicked now. The same answers are buttons below the question, and the digits 1 to 9 choose the first nine of them. The key u or the button “Take back” takes back your last answer, as long as nothing was revealed, drawn or decided by chance and nobody else has answered. ¶
        Point at a card or a character, or hold your finger on it, to read what it does. If you can't use it now, you also read why. ¶
        When characters are chosen, the cards for you lie under “To choose from”: click the one that you keep. “Passed on” reminds you which other cards were in your hands. The row of characters on the table shows who has been revealed, killed, bewitched or robbed, and who is out. ¶
        The log tells the game sentence by sentence. Click a sentence or move the slider to see the table at that moment; “Back to now” leads back. During the game you look back with your own eyes, after its end with those of any player. ¶
        “Hint” shows up to three moves that the strongest bot likes best, with the points it expects; other people at the table see in the log that you asked. “Points” under “More” tell how it would be if the game ended now. After the game, “Analysis” judges your decisions and names the three that cost most. ¶
        When several people play on one device, the screen covers the cards before the next player and says who gets the device. It shows cards again only when that person confirms being there.

## Groups of cards

lesson-rank = Characters of rank { $rank }
lesson-type-noble = Noble districts
lesson-type-religious = Religious districts
lesson-type-trade = Trade districts
lesson-type-military = Military districts
lesson-type-unique = Unique districts
