# The virtual opponent for the printed box with the expansion: what it asks and says.

printed-answer-age_of_artisans = I play with the expansion Age of Artisans
printed-with-age_of_artisans = You play with the expansion Age of Artisans. The opponent has no artisan, no tools and no free apprentice. Whenever it works in the Guildhall, it takes an adornment, for its points only, and it never lays a worker on top of another.
printed-adornment = The opponent takes the visible adornment with the most VP, one of several by lot; fill the row. How many VP has that card? (without a card: 0)
printed-adornments = Its adornments are worth { $points } VP in all.
printed-seized = How many of its workers were captured from there?
printed-answer-seized = A tool captured some of its workers
