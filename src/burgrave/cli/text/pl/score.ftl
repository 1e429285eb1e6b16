# Punkty gry rozegranej z pudełka.

score-players = Ilu graczy? ({ $low }–{ $high })
score-player = Gracz { $number }
score-card = Numer odpowiedzi.
score-cards = Numery kart, oddzielone odstępami; kreska, jeśli żadnej.
score-again = Tak nie może być. Spróbuj jeszcze raz.
score-eof = Dane skończyły się, zanim wszystko zostało podane.
error-score = Punktów gry { $game } nie da się tu policzyć; można policzyć punkty tych gier: { $able }
help-score = Policz punkty gry rozegranej z pudełka.
help-score-game = Gra.
help-score-players = Liczba graczy; przy 1 liczy też gracza wirtualnego.
help-score-lang = Język: pl albo en.

# Gracz wirtualny w grze z pudełka.

error-opponent = Gra { $game } nie ma gracza wirtualnego; mają go te gry: { $able }
error-difficulty = Nie ma poziomu „{ $given }”; do wyboru: { $allowed }
help-opponent = Prowadź gracza wirtualnego w grze z pudełka.
help-opponent-game = Gra.
help-opponent-difficulty = Jak jest silny; każda gra ma własne poziomy.
help-difficulties = --difficulty w grze { $game }: { $allowed }; domyślnie { $usual }.
help-opponent-seed = Ta sama liczba daje te same karty schematu.
help-opponent-lang = Język: pl albo en.
