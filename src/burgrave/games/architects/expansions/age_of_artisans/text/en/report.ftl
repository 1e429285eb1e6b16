# Reports about many games: what artisans did, and what was crafted.

place-on_top = Guildhall, on top of another
deeds-artisan = Artisans
deeds-artisan-gain = Gain: by how much the turn raised the player's points, until the player's next one.
deeds-tool = Tools
deeds-tool-gain = Gain: what the final score would lack without the card.
deeds-adornment = Adornments
deeds-adornment-gain = Gain: what the final score would lack without the card.
artisan-quarry = { place-quarry }
artisan-forest = { place-forest }
artisan-mines = { place-mines }
artisan-silversmith = { place-silversmith }
artisan-storehouse = { place-storehouse }
artisan-workshop = { place-workshop }
artisan-tax_stand = { place-tax_stand }
artisan-guardhouse = { place-guardhouse }
artisan-town_centre = { place-town_centre }
artisan-market_left = { place-market_left }
artisan-market_middle = { place-market_middle }
artisan-market_right = { place-market_right }
