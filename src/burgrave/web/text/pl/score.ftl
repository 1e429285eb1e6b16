# Punkty gry rozegranej z pudełka.

score-title = Policz punkty: { $game }
score-link = Gracie z pudełka? Policzcie punkty
score-about = Dla gry rozegranej przy prawdziwym stole. Pytamy tylko o to, co się liczy; po niektórych odpowiedziach zapytamy o coś jeszcze.
score-count = { $count ->
        [one] w pojedynkę
       *[other] { $count } graczy
    }
score-table = Stół
score-player = Gracz { $number }
score-chosen = zaznaczone:
score-count-up = Policz
score-missing = Czegoś brakuje albo tak nie może być: spójrz na zaznaczone pola.

# Gracz wirtualny w grze z pudełka.

opponent-title = Przeciwnik do gry z pudełka: { $game }
opponent-link = Grasz w pojedynkę z pudełkiem? Poprowadzimy przeciwnika
opponent-turns = Grasz swoje tury
    .about = Rozkładasz grę z pudełka i grasz jak zwykle.
opponent-tells = Przeciwnik gra tutaj
    .about = Po twojej turze mówimy krok po kroku, co robi; ty przestawiasz jego elementy. Jego karty Schematów tasujemy my: swoich nie potrzebujesz.
opponent-asks = Pytamy o stół
    .about = Gdy trzeba wiedzieć, co leży na stole, pytamy.
opponent-keeps = Nic nie ginie
    .about = Cała gra jest w adresie strony: dodaj go do zakładek, a dokończysz ją później.
opponent-next = Dalej
opponent-back = Cofnij ostatnią odpowiedź
opponent-does = Co się teraz dzieje
opponent-before = Co działo się wcześniej
