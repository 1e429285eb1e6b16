# Dodatek jako całość: punktacja i ustawienie.

score-adornments = Zdobienia
score-tools = Narzędzia

house-age_of_artisans = Dodatek Wiek Rzemieślników: zdobienia, narzędzia, Rzemieślnicy i szósty gracz; domyślnie nie.
    .form = Wiek Rzemieślników
    .about = Karty rzemiosła ozdabiają budynki i wyposażają Pomocników, a każdy ma Rzemieślnika, który w chwili stawiania liczy się za dwóch. Gra dla najwyżej sześciu osób. Wielu wartości na kartach dodatku nie znamy: te są naszą rekonstrukcją.

## Co bierze udział

taking-crafts = Karty rzemiosła: { $count }, każda zdobieniem albo narzędziem
taking-newcomers = Nowe osoby: { $count }
