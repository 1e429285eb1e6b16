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
score-count-up = Policz
score-missing = Czegoś brakuje albo tak nie może być: spójrz na zaznaczone pola.

# Gracz wirtualny w grze z pudełka.

opponent-title = Gracz wirtualny: { $game }
opponent-link = Grasz w pojedynkę z pudełkiem? Poprowadzimy gracza wirtualnego
opponent-about = Ty grasz z pudełkiem, a gracz wirtualny gra tutaj. Mówi, co robi, karta po karcie, i pyta o to, co leży na stole. Jego karty schematów tasujemy tutaj. Adres strony przechowuje grę: zapisz go w zakładkach, a dokończysz ją później.
opponent-next = Dalej
opponent-back = Cofnij ostatnią odpowiedź
opponent-before = Co działo się wcześniej
