# Prowadzona partia z tym, co nowe: co mówi krok, po co i co zrobić.

guide-artisans-new = Rzemiosło w mieście
    .what = Cztery karty rzemiosła leżą odkryte. Górna połowa zdobi budynek, dolna to narzędzie dla Pomocnika. Kto bierze kartę, używa tylko jednej połowy.
    .why = A każdy ma Rzemieślnika: Robotnika z młotkiem. Reszta jest taka, jak już wiesz.

guide-artisans-apprentice = Pomocnik na początek
    .what = Przed wyborem kart każdy zatrudnia jednego za darmo.
    .why = Skalnik przynosi z Kamieniołomu o jeden kamień więcej. Niedługo tam pójdziesz.
    .do = Naciśnij Skalnika. Potem zatrzymaj trzy budynki, jak chcesz.

guide-artisans-market = Narzędzie z Czarnego Rynku
    .what = Środkowe pole pozwala teraz wytworzyć także narzędzie, za 2 srebrniki i punkt Cnót.
    .why = W Domu Gildii narzędzia nic nie kosztują, ale dopiero później, na wierzchu twojego Robotnika, który już tam leży.
    .do = Naciśnij środkowe pole Czarnego Rynku.

guide-artisans-tool = Coś pożytecznego
    .what = Narzędzie trafia pod twojego Pomocnika. Działa, ilekroć używasz jego umiejętności, raz w turze.
    .why = Z Cyrklem dobierasz kartę budynku za każdym razem, gdy pracuje Skalnik.
    .do = Wytwórz Cyrkiel.

guide-artisans-crew = Dobrze wyposażony
    .what = Oto twój Skalnik z narzędziem. Jedno narzędzie na Pomocnika, a jednych i drugich możesz mieć pięć.
    .why = Na koniec 1, 2, 3, 4 i 5 narzędzi jest wartych 1, 2, 4, 6 i 9 punktów.

guide-artisans-artisan = Dwóch w jednym
    .what = Rzemieślnik w chwili stawiania liczy się za dwóch, potem za jednego. W tej turze możesz też zignorować stratę jednego punktu Cnót.
    .why = W Kamieniołomie to od razu 2 kamienie, jeden więcej dzięki Skalnikowi i karta dzięki narzędziu.
    .do = Naciśnij młotek przy Kamieniołomie.

guide-artisans-adornment = Zdobienia
    .what = Gdy masz budynek, zdobienie może trafić pod niego za 5 srebrników, w tym 2 podatku. Od razu robi to, co pokazuje, i zostaje na zawsze.
    .why = Jego punkty liczą się na koniec. Po jednym na budynek.

guide-artisans-guildhall = Jeden na drugim
    .what = Żeby coś wytworzyć, połóż Robotnika na swoim, który leży w Domu Gildii od wcześniejszej tury. Nie zajmuje to pola.
    .why = Zyskujesz coś, nie przybliżając końca gry. Rzemieślnik nigdy nie trafia do Domu Gildii.

guide-artisans-finish = To wszystko, co nowe
    .what = Narzędzia, zdobienia, Rzemieślnik. Graj dalej tutaj, z tymi samymi łagodnymi botami.
    .why = Są też nowi Pomocnicy i budynki. Wskaż kartę, a przeczytasz, co robi.
