# Gracz wirtualny do gry z pudełka: o co pyta i co mówi.

printed-player = Gracz
printed-workshop = Przed grą gracz wirtualny dostaje warsztaty. Odkryj losowy Królewski Dekret ({ $number } z { $count }) i połóż kolejny jego warsztat przy tej akcji. Który to dekret?
printed-refresh = Odśwież planszę: odrzuć Mieszczan z dwóch miejsc z prawej i Najeźdźców z dwóch miejsc z lewej, jeśli jeszcze tam leżą; pozostałych przesuń i dołóż nowych.
printed-round = Runda { $number }.
printed-order = Odkryj Królewski Dekret tej rundy; gracz wirtualny kładzie warsztat przy tej akcji. Który to dekret?
printed-new-favour = Odkryj Królewską Łaskę tej rundy; jej karta schematu trafia na odrzucone schematy. Która to łaska?
printed-tavern = Wybierz paladyna i kartę karczmy i weź Robotników. Co się stało?
printed-criminals = Ilu Złoczyńców jest na karcie karczmy, która została?
printed-your-turn = Wykonaj swoją turę. Co się stało?
printed-stall = Szuka kogoś z Mieszczan. Kto leży na miejscu { $place }, licząc od lewej?
printed-camp = Szuka Najeźdźcy. Kto leży na miejscu { $place }, licząc od lewej?
printed-space = Szuka pola. Czy to pole planszy głównej jest wolne: { $space } ({ $reward })?
printed-favour = Czy ta Królewska Łaska jest w tej rundzie wolna: { $favour }?
printed-wall = Gracz wirtualny wznosi mur: odkryj kartę z wierzchu talii. Co daje?
printed-suspicion = Gracz wirtualny bierze kartę podejrzenia: odkryj ją. Ile jest na niej podatku?
printed-tax = Ile srebrników jest w puli podatków przed tą turą gracza wirtualnego?
printed-suspected = Nadchodzi Inkwizycja. Najpierw użyj swoich zdolności; ile masz potem kart podejrzenia?
printed-standing = Ma teraz: Robotnicy { $workers }, znacznik zasobów na polu { $marker }, siła { $strength }, wpływy { $influence }, wiara { $faith }, karty podejrzenia { $suspicion }, niespłacone długi { $unpaid }.
printed-end = Koniec gry. Punkty gracza wirtualnego: { $total }, w tym:
printed-tie = Przy równej liczbie punktów wygrywa, kto ma więcej punktów za Królewskie Dekrety, a potem kto ma mniej kart podejrzeń (gracz wirtualny ma ich { $suspicion }). Gdy i to nie rozstrzyga, zwycięstwo jest wspólne.
printed-answer-yes = Tak
printed-answer-no = Nie
printed-answer-done = Gotowe, nic szczególnego
printed-answer-passed = Pasuję do końca rundy
printed-answer-inquisition = Przyszła Inkwizycja
printed-answer-gone = Pusto: nie ma tu żadnej karty
