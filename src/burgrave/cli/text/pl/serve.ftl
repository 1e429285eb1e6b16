# Serwer jako polecenie.

help-serve = Udostępnia gry przeglądarkom i programom, aż do Ctrl-C.
help-serve-host = Adres, na którym serwer słucha (zwykle 127.0.0.1: tylko ten komputer; 0.0.0.0: cała sieć).
help-serve-port = Port (zwykle 8000; 0: dowolny wolny).
help-serve-data = Katalog na bazę danych i sekret.
help-serve-database = Gdzie trzymane są gry: postgresql://user@host/name; zwykle plik SQLite w katalogu danych.
help-serve-workers = Liczba procesów; więcej niż jeden wymaga PostgreSQL.
help-serve-secure = Ciasteczka tylko przez HTTPS: za serwerem pośredniczącym, który go obsługuje.
help-serve-browser = Otwiera adres w przeglądarce, jeśli jakaś jest.
help-serve-lang = Język tych komunikatów: pl albo en.
serving = Burgrave działa pod adresem { $address } (gry: { $database }). Ctrl-C kończy.
serving-data = Dane: { $data }
serving-without-database = Baza danych nie odpowiada: dopóki nie wróci, każda strona o tym mówi.
serving-network = W tej samej sieci: { $address } (otwórz go też u siebie: wtedy wysłane odnośniki zadziałają u innych).
serving-alone = Znajomi z innych komputerów tu nie wejdą; make serve ARGS="--host 0.0.0.0" wpuszcza wszystkich z tej samej sieci.
error-port = Nie można użyć { $host }:{ $port }: { $reason }; wybierz inny przez --port.
error-no-server = Serwer nie jest zainstalowany (brak { $module }): w katalogu Burgrave wpisz pip install '.[server]'.

# Serwery pokazują to od początku gry.
verified-seed = SHA-256 jej ziarna: { $hash }
