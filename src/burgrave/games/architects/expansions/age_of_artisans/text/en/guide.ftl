# The guided game of what is new: what a step tells, why, and what is to be done.

guide-artisans-new = Crafts have come to town
    .what = Four craft cards lie open. The upper half adorns a building, the lower half is a tool for an apprentice. Whoever takes one uses one half only.
    .why = And everybody has an artisan: a worker with a hammer. All else is as you know it.

guide-artisans-apprentice = An apprentice to begin with
    .what = Before the draft everybody hires one of them for free.
    .why = The Stonecutter brings one stone more in the Quarry. You will go there soon.
    .do = Press the Stonecutter. Then keep three buildings as you like.

guide-artisans-market = A tool from the Black Market
    .what = The middle space now lets you craft a tool, too, for 2 silver and a point of virtue.
    .why = In the Guildhall tools cost nothing, but only later, on top of a worker of yours who lies there already.
    .do = Press the middle space of the Black Market.

guide-artisans-tool = Something useful
    .what = A tool comes under an apprentice of yours. It works whenever you use that ability, once a turn.
    .why = With the Drawing Compass you draw a building card each time your Stonecutter is at work.
    .do = Craft the Drawing Compass.

guide-artisans-crew = Well equipped
    .what = Here is your Stonecutter with the tool. One tool for each apprentice, and you may have five of both.
    .why = At the end 1, 2, 3, 4 and 5 tools are worth 1, 2, 4, 6 and 9 points.

guide-artisans-artisan = Two in one
    .what = The artisan counts for two while being placed, and for one afterwards. In that turn you may also ignore the loss of one virtue.
    .why = In the Quarry that is 2 stone at once, one more by the Stonecutter, and a card by the tool.
    .do = Press the hammer at the Quarry.

guide-artisans-adornment = Adornments
    .what = Once you have a building, an adornment can come under it for 5 silver, 2 of them tax. It does at once what it shows, and stays for ever.
    .why = Its points count at the end. One for each building.

guide-artisans-guildhall = On top of each other
    .what = To craft, lay a worker on top of one of yours who has been in the Guildhall since an earlier turn. That fills no space.
    .why = So you gain something without bringing the end nearer. The artisan never goes to the Guildhall.

guide-artisans-finish = That is all that is new
    .what = Tools, adornments, the artisan. Play on right here, against the same gentle bots.
    .why = There are new apprentices and buildings, too. Point at a card to read what it does.
