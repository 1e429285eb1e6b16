# Jak raporty o wielu partiach nazywają to, co liczą.

deeds-character = Postacie
deeds-character-gain = Zysk z tury tej postaci, w punktach: koszt wybudowanych dzielnic oraz po pół punktu za każdą monetę i kartę; liczy się też to, co postać przynosi później w tej rundzie. Zabita postać nie zyskuje nic.
deeds-district = Dzielnice
deeds-district-gain = Zysk: ile zabrakłoby w końcowym wyniku bez tej dzielnicy, pomijając premię za ukończone miasto.
