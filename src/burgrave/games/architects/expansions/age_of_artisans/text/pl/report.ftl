# Raporty o wielu grach: co robili Rzemieślnicy i co wytworzono.

place-on_top = Dom Gildii, na swoim Robotniku
deeds-artisan = Rzemieślnicy
deeds-artisan-gain = Zysk: o ile ta tura podniosła punkty gracza, aż do jego następnej tury.
deeds-tool = Narzędzia
deeds-tool-gain = Zysk: tyle punktów mniej miałby wynik bez tej karty.
deeds-adornment = Zdobienia
deeds-adornment-gain = Zysk: tyle punktów mniej miałby wynik bez tej karty.
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
