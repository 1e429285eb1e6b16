# Pytania: jedno zdanie, zwrócone do gracza, który odpowiada.

prompt-begin = Czy przed przesunięciem kart korzystasz z planszy manuskryptów? ({ has-silver })
    .help = Odblokowanych kolumn możesz używać w swojej turze dowolnie często. Potem karty na twojej planszy przesuwają się w prawo.
prompt-before_collision = Czy przed Kolizją dobierasz kartę? ({ has-silver })
    .help = Twoja talia jest pusta: żeby teraz dobrać kartę, najpierw ją tasujesz, a to przesuwa znacznik (str. 4; gra podstawowa, str. 23).
prompt-welcome = Którego Wyrzutka przyjmujesz?
    .help = Karta trafia za darmo na twój stos kart odrzuconych i na koniec gry daje to, co na niej jest. Nie liczy się to jako zatrudnienie.
prompt-refuse = Którego Wyrzutka wyganiasz?
    .help = Karta znika z gry, a efekt z jej prawego górnego rogu działa od razu na ciebie.
prompt-ribbon = Za jaki kolor liczy się wstęga tego manuskryptu?
    .help = Manuskrypt trafia do kolumny tego koloru i już tam zostaje. Kolumna z co najmniej jednym manuskryptem jest odblokowana.
prompt-coin = Czym płacisz zamiast srebrnika? ({ has-silver })
    .help = Zamiast każdego srebrnika możesz wydać jeden zasób. Jeśli wybierzesz srebrniki, zapłacisz nimi całą resztę.
prompt-resources = Który zasób oddajesz za zmianę kolejności kart?
    .help = Zasoby mogą być dowolne, także różne.
cause-column = Plansza Manuskryptów, kolumna { $number }
