# Gracz wirtualny do gry z pudełka: o co pyta i co mówi.

automaton-player = Gracz
automaton-workshop = Przed grą gracz wirtualny dostaje warsztaty. Odkryj losowy Królewski Dekret ({ $number } z { $count }) i połóż kolejny jego warsztat przy tej akcji. Który to dekret?
automaton-refresh = Odśwież planszę: odrzuć Mieszczan z dwóch miejsc z prawej i Najeźdźców z dwóch miejsc z lewej, jeśli jeszcze tam leżą; pozostałych przesuń i dołóż nowych.
automaton-round = Runda { $number }.
automaton-order = Odkryj Królewski Dekret tej rundy; gracz wirtualny kładzie warsztat przy tej akcji. Który to dekret?
automaton-new-favour = Odkryj Królewską Łaskę tej rundy; jej karta schematu trafia na odrzucone schematy. Która to łaska?
automaton-tavern = Wybierz paladyna i kartę karczmy i weź Robotników. Co się stało?
automaton-criminals = Ilu Złoczyńców jest na karcie karczmy, która została?
automaton-your-turn = Wykonaj swoją turę. Co się stało?
automaton-stall = Szuka kogoś z Mieszczan. Kto leży na miejscu { $place }, licząc od lewej?
automaton-camp = Szuka Najeźdźcy. Kto leży na miejscu { $place }, licząc od lewej?
automaton-space = Szuka pola. Czy to pole planszy głównej jest wolne: { $space } ({ $reward })?
automaton-favour = Czy ta Królewska Łaska jest w tej rundzie wolna: { $favour }?
automaton-wall = Gracz wirtualny wznosi mur: odkryj kartę z wierzchu talii. Co daje?
automaton-suspicion = Gracz wirtualny bierze kartę podejrzenia: odkryj ją. Ile jest na niej podatku?
automaton-tax = Ile srebrników jest w puli podatków przed tą turą gracza wirtualnego?
automaton-suspected = Nadchodzi Inkwizycja. Najpierw użyj swoich zdolności; ile masz potem kart podejrzenia?
automaton-standing = Ma teraz: Robotnicy { $workers }, znacznik zasobów na polu { $marker }, siła { $strength }, wpływy { $influence }, wiara { $faith }, karty podejrzenia { $suspicion }, niespłacone długi { $unpaid }.
automaton-end = Koniec gry. Punkty gracza wirtualnego: { $total }, w tym:
automaton-answer-yes = Tak
automaton-answer-no = Nie
automaton-answer-done = Gotowe, nic szczególnego
automaton-answer-passed = Pasuję do końca rundy
automaton-answer-inquisition = Przyszła Inkwizycja
automaton-answer-gone = Pusto: nie ma tu żadnej karty
