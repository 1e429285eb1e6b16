# Gra jako całość: tytuł, punktacja, fazy i ustawienia.

game-title = Cytadela
game-about = Wybieraj w tajemnicy postacie, wykorzystuj ich zdolności i zbuduj miasto cenniejsze niż miasta rywali.

## Punktacja

score-districts = Koszt dzielnic
score-all_types = Wszystkie rodzaje dzielnic
score-completion = Ukończone miasto
score-unique = Unikatowe dzielnice
score-total = Razem

tie-break = Przy równej liczbie punktów wygrywa, kto w ostatniej rundzie ujawnił postać o najwyższej randze.

## Fazy

phase-new-round = Początek rundy
phase-selection = Wybór postaci
phase-theater = Teatr
phase-calling = Wywoływanie postaci
phase-turn = Tura gracza
phase-end-of-round = Koniec rundy
phase-adviser = Doradca Cesarza
phase-over = Koniec gry

## Przygotowanie gry

house-cast = Zestaw postaci i unikatowych dzielnic: gotowy, losowy („random”) albo własny („custom”); domyślnie pierwsza rozgrywka („first_game”).
    .form = Zestaw postaci i unikatowych dzielnic
house-characters = Lista postaci, po jednej każdej rangi, zamiast tych z zestawu; domyślnie brak, czyli postacie z zestawu.
    .form = Własny zestaw: po jednej postaci każdej rangi
house-districts = Lista 14 unikatowych dzielnic zamiast tych z zestawu; domyślnie brak, czyli dzielnice z zestawu.
    .form = Własny zestaw: 14 unikatowych dzielnic
house-ninth = Postać o randze 9: „auto” dodaje ją tylko tam, gdzie wymagają tego zasady, „none” nigdy, a nazwa wskazuje którą; domyślnie „auto”.
    .form = Postać o randze 9
house-crown = Numer miejsca, liczony od 0, które zaczyna grę z koroną; domyślnie brak, czyli decyduje los.
    .form = Kto zaczyna z koroną

## Zasady domowe

house-wizard_builds_before_gathering = Czarodziej może od razu wybudować zabraną kartę także przed pobraniem zasobów; domyślnie tak.
    .form = Czarodziej może od razu wybudować zabraną kartę także przed pobraniem zasobów
house-great_wall_covers_itself = Wielki mur podnosi o 1 monetę także cenę za samego siebie; domyślnie tak.
    .form = Wielki mur podnosi o 1 monetę także cenę za samego siebie
house-keep_can_be_given = Dyplomata może oddać w zamian własną Warownię; domyślnie nie.
    .form = Dyplomata może oddać w zamian własną Warownię
house-magistrate_hits_own_character = W grze na 2 lub 3 osoby Sędzia może skonfiskować dzielnicę, którą ten sam gracz buduje swoją drugą postacią; domyślnie nie.
    .form = W grze na 2 lub 3 osoby Sędzia może skonfiskować dzielnicę, którą ten sam gracz buduje swoją drugą postacią
house-first_keeps_bonus = Kto pierwszy ukończy miasto, zachowuje 4 punkty, nawet jeśli potem straci dzielnicę; domyślnie tak.
    .form = Kto pierwszy ukończy miasto, zachowuje 4 punkty, nawet jeśli potem straci dzielnicę
house-armory_leaves_completed_city = Zbrojowni można użyć, nawet jeśli stoi w ukończonym mieście; domyślnie tak.
    .form = Zbrojowni można użyć, nawet jeśli stoi w ukończonym mieście
house-face_up_can_be_named = Można wskazać zdolnością także postać, która leży odkryta wśród odrzuconych; domyślnie tak.
    .form = Można wskazać zdolnością także postać, która leży odkryta wśród odrzuconych
house-bishop_protects_all_round = W grze na 2 lub 3 osoby Biskup chroni miasto przez całą rundę, a nie tylko w swojej turze; domyślnie tak.
    .form = W grze na 2 lub 3 osoby Biskup chroni miasto przez całą rundę, a nie tylko w swojej turze
house-ask_for_optional_effects = Czy gra pyta o efekty, z których można nie skorzystać (Kopalnia złota, Biblioteka, Obserwatorium, Park, Dom biedoty, zwrot monet Alchemika); domyślnie nie: działają same.
    .form = Pytaj o efekty, z których można nie skorzystać (Kopalnia złota, Biblioteka, Obserwatorium, Park, Dom biedoty, zwrot monet Alchemika)
house-unkept_cards = Niezatrzymane karty trafiają na spód talii w kolejności dobrania („in order”) albo potasowane („shuffled”); domyślnie „in order”.
    .form = Jak niezatrzymane karty trafiają na spód talii

## Wartości ustawień

value-cast-random = Losowy
value-cast-custom = Własny (wybierz poniżej)
value-ninth-auto = Tylko gdy wymagają tego zasady
value-ninth-none = Żadna
value-unkept_cards-in-order = W kolejności dobrania
value-unkept_cards-shuffled = Potasowane

## Co bierze udział

taking-characters = Postacie
taking-uniques = Unikatowe dzielnice: { $count } z { $all }
taking-random = Po jednej postaci każdej rangi i 14 unikatowych dzielnic, wylosowane przed grą.
taking-districts = Dzielnice, które są w każdej grze
