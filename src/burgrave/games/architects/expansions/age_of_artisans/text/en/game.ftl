# The expansion as a whole: points and the option.

score-adornments = Adornments
score-tools = Tools

house-age_of_artisans = The expansion Age of Artisans: adornments, tools, artisans and a sixth player; default no.
    .form = Age of Artisans
    .about = Craft cards adorn buildings and equip apprentices, and everybody has an artisan who counts for two while being placed. For up to six players. Many values on the cards of the expansion are not known to us: those are reconstructed.

## What takes part

taking-crafts = Crafts: { $count } cards, each an adornment or a tool
taking-newcomers = New people: { $count }
