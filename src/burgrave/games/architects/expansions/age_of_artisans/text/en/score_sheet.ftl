# The questions from which the points of a printed game with the expansion are counted.

sheet-age_of_artisans = Age of Artisans (a tool with every skill counts as one more apprentice with each)
sheet-adornment-points = VP on adornments, in all
sheet-adornments = Number of adornments
sheet-tools = Number of tools
