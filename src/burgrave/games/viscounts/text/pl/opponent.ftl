# SI do gry z pudełka: o co pyta i co mówi.

## Przygotowanie

printed-player = Gracz
printed-board = Na której planszy gra SI?
printed-ring = Jak leży plansza główna? Idź zgodnie z ruchem wskazówek zegara: która część jest następna po tej: { $segment }?
printed-castle = Która sekcja zamku leży obok tej części: { $segment }?
printed-begins = Wybierz swoją parę kart. SI zaczyna tam, gdzie wskazuje druga karta Gracza: która to?

## Tury

printed-your-turn = Wykonaj swoją turę. Czy stało się coś, co dotyczy SI? Podaj to po kolei, a potem powiedz, że gotowe.
printed-linked = Na którym polu budowy stoi twój nowy budynek?
printed-pushed = Skąd wypchnięto jej Robotnika?
printed-collided = Na którym polu spotkały się twoje znaczniki, po użyciu twoich zdolności?
printed-townsfolk = SI odsyła Mieszczanina { $segment_at }. Co pokazuje prawy górny róg tamtejszej wierzchniej karty?
printed-cost = SI szuka manuskryptu { $segment_at }. Ile kosztuje tamtejszy wierzchni?
printed-manuscript = SI bierze manuskrypt { $segment_at }. Który to?
printed-site = Czy to pole budowy jest wolne: { $site }?
printed-favour = SI ma trzy manuskrypty jednego koloru. Czy ta Przychylność Kościoła jest jeszcze do wzięcia: { $ribbon }?
printed-workers = SI wchodzi do zamku. Ilu twoich Robotników jest w { $section_gen } na { $tier ->
        [1] pierwszym
       *[other] drugim
    } poziomie?
printed-third = Ilu masz Robotników na trzecim poziomie zamku?
printed-criminal = SI rozpatruje Kolizję. Najpierw użyj swoich zdolności działających przy Kolizji. Czy masz na planszy Złoczyńcę?
printed-dismisses = SI odsyła Mieszczanina obok swojego Wicehrabiego: karta znika z gry.
printed-resource = Bierzesz za to dowolny zasób.
printed-meets = (Jeśli stoi tam twój Wicehrabia, możesz zmienić kolejność swoich kart.)
log-yours = Ty też to dostajesz: { $reward }.
printed-standing = Ma teraz: kałamarze { $ink }, złoto { $gold }, kamień { $stone }; długi: niespłacone { $unpaid }, spłacone { $paid }; lenna: zdobyte { $acquired }, nadane { $approved }; Robotnicy w puli { $workers }; Korupcja na polu { $corruption }, Cnoty na polu { $virtue }. Jej Wicehrabia: { $town }.

## Koniec

printed-ending = Koniec gry. Która karta jest odkryta?
printed-approved = Ile masz nadanych lenn?
printed-paid = Ile masz spłaconych długów?
printed-leads = Czy SI ma kartę Pana na Zamku?
printed-end = Punkty SI: { $total }, w tym:
printed-tie = Aby wygrać, musisz mieć więcej punktów niż SI.

## Odpowiedzi

printed-place = { $tier ->
        [1] Pierwszy poziom
       *[other] Drugi poziom
    }: { $section }
printed-cost-of = Koszt { $cost }
printed-answer-yes = Tak
printed-answer-no = Nie
printed-answer-done = Gotowe
printed-answer-last = Gotowe, to była moja ostatnia tura
printed-answer-met = Mój Wicehrabia skończył ruch tam, gdzie stoi Wicehrabia SI
printed-answer-linked = Mój nowy budynek łączy się z budynkiem SI
printed-answer-pushed = Wypycham z zamku Robotnika SI
printed-answer-collided = Rozpatruję Kolizję
printed-answer-both = Obie: Ubóstwo i Dobrobyt
printed-answer-gone = Stos jest pusty
