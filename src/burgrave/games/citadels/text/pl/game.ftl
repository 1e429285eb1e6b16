# Gra jako całość: tytuł, punktacja, fazy i ustawienia.

game-title = Cytadela
game-about = Wybieraj w tajemnicy postacie, wykorzystuj ich zdolności i zbuduj miasto cenniejsze niż miasta rywali.

## Punktacja

score-districts = Koszt dzielnic
score-all_types = Wszystkie rodzaje dzielnic
score-completion = Ukończone miasto
score-unique = Unikatowe dzielnice
score-total = Razem

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
house-characters = Lista postaci, po jednej każdej rangi, zamiast tych z zestawu; domyślnie brak, czyli postacie z zestawu.
house-districts = Lista 14 unikatowych dzielnic zamiast tych z zestawu; domyślnie brak, czyli dzielnice z zestawu.
house-ninth = Postać o randze 9: „auto” dodaje ją tylko tam, gdzie wymagają tego zasady, „none” nigdy, a nazwa wskazuje którą; domyślnie „auto”.
house-crown = Numer miejsca, liczony od 0, które zaczyna grę z koroną; domyślnie brak, czyli decyduje los.

## Zasady domowe

house-wizard_builds_before_gathering = Czarodziej może od razu wybudować zabraną kartę także przed pobraniem zasobów; domyślnie tak.
house-great_wall_covers_itself = Wielki mur podnosi o 1 monetę także cenę za samego siebie; domyślnie tak.
house-keep_can_be_given = Dyplomata może oddać w zamian własną Warownię; domyślnie nie.
house-magistrate_hits_own_character = W grze na 2 lub 3 osoby Sędzia może skonfiskować dzielnicę, którą ten sam gracz buduje swoją drugą postacią; domyślnie nie.
house-first_keeps_bonus = Kto pierwszy ukończy miasto, zachowuje 4 punkty, nawet jeśli potem straci dzielnicę; domyślnie tak.
house-armory_leaves_completed_city = Zbrojowni można użyć, nawet jeśli stoi w ukończonym mieście; domyślnie tak.
house-face_up_can_be_named = Można wskazać zdolnością także postać, która leży odkryta wśród odrzuconych; domyślnie tak.
house-bishop_protects_all_round = W grze na 2 lub 3 osoby Biskup chroni miasto przez całą rundę, a nie tylko w swojej turze; domyślnie tak.
house-ask_for_optional_effects = Czy gra pyta o efekty, z których można nie skorzystać (Kopalnia złota, Biblioteka, Obserwatorium, Park, Dom biedoty, zwrot monet Alchemika); domyślnie nie: działają same.
house-unkept_cards = Niezatrzymane karty trafiają na spód talii w kolejności dobrania („in order”) albo potasowane („shuffled”); domyślnie „in order”.

## Wartości ustawień

value-cast-random = Losowa
value-cast-custom = Własna (wybierz poniżej)
value-ninth-auto = Tylko gdy wymagają tego zasady
value-ninth-none = Żadna
value-unkept_cards-in-order = W kolejności dobrania
value-unkept_cards-shuffled = Potasowane
