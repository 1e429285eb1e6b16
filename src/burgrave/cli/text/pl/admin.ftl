# Co gospodarz strony robi obok serwera.

help-admin = Opieka nad stroną: stoły, ludzie, blokady i kopie. Serwer może w tym czasie działać.
help-admin-data = Katalog bazy danych, jak w burgrave serve.
help-admin-database = Gdzie trzymane są gry, jak w burgrave serve.
help-admin-lang = Język tych komunikatów: pl albo en.
help-admin-tables = Wypisuje stoły, ostatnio zmienione najpierw.
help-admin-tables-status = Tylko otwarte (open), w trakcie (playing), skończone (over) albo zamknięte (closed).
help-admin-tables-game = Tylko stoły jednej gry.
help-admin-tables-person = Tylko stoły jednej osoby (identyfikator albo imię).
help-admin-tables-older = Tylko te, przy których od tylu dni nic się nie działo.
help-admin-tables-limit = Najwyżej tyle.
help-admin-show = Pokazuje stół z identyfikatorami ludzi i ostatnimi wiadomościami.
help-admin-close = Zamyka stół na dobre; gracze widzą to w dzienniku.
help-admin-prune = Usuwa stare stoły ze wszystkim, co do nich należy. Tylko te, dla których podano wiek.
help-admin-prune-finished = Skończone i zamknięte, przy których od tylu dni nic się nie działo.
help-admin-prune-abandoned = Otwarte i trwające, przy których od tylu dni nic się nie działo.
help-admin-prune-dry_run = Mówi tylko, ile ich jest.
help-admin-ban = Przestaje wpuszczać osobę (identyfikator albo imię), adres lub sieć (192.0.2.0/24).
help-admin-unban = Wpuszcza kogoś z powrotem.
help-admin-bans = Wypisuje, kto nie jest wpuszczany.
help-admin-export = Zapisuje wszystko, co wiadomo o osobie, do pliku JSON.
help-admin-delete = Usuwa osobę. W trwających grach zastępują ją boty, w skończonych zostaje „Usunięty gość”.
help-admin-backup = Kopiuje bazę danych, także gdy serwer działa, i sprawdza kopię.
help-admin-backup-replace = Nadpisuje plik, jeśli już istnieje.
help-admin-restore = Wstawia kopię w miejsce bazy, gdy żaden serwer nie działa. SQLite: dotychczasowa baza zostaje obok.

admin-id = Id
admin-game = Gra
admin-options = Opcje
admin-status = Stan
admin-players = Gracze
admin-host = Gospodarz
admin-moves = Ruchy
admin-created = Założony
admin-moved = Ostatni ruch
admin-age = Wiek
admin-open = otwarty
admin-playing = w trakcie
admin-over = skończony
admin-closed = zamknięty
admin-free = (wolne)
admin-days =
    { $count ->
        [one] { $count } dzień
       *[other] { $count } dni
    }
admin-tables =
    { $count ->
        [0] Brak stołów.
        [one] { $count } stół.
        [few] { $count } stoły.
       *[other] { $count } stołów.
    }
admin-did-close = Stół { $id } jest teraz zamknięty.
admin-was-closed = Stół { $id } był już skończony albo zamknięty.
admin-pruned =
    { $count ->
        [one] Usunięto { $count } stół.
        [few] Usunięto { $count } stoły.
       *[other] Usunięto { $count } stołów.
    }
admin-would-prune =
    { $count ->
        [one] Do usunięcia: { $count } stół.
        [few] Do usunięcia: { $count } stoły.
       *[other] Do usunięcia: { $count } stołów.
    }
admin-banned = Odtąd bez wstępu: { $who }. Działający serwer wie o tym po kilku sekundach.
admin-unbanned = Znów ze wstępem: { $who }. Działający serwer wie o tym po kilku sekundach.
admin-bans =
    { $count ->
        [0] Nikt nie jest zablokowany.
        [one] { $count } blokada.
        [few] { $count } blokady.
       *[other] { $count } blokad.
    }
admin-exported = Zapisano w { $file }
admin-deleted = Usunięto: { $who }.
admin-backed-up = Baza jest skopiowana do { $file } (bajtów: { $size }) i sprawdzona. Zachowaj też { $secret }: nim podpisane są ciasteczka.
admin-restored = Baza jest znów taka jak w { $file }
admin-before = To, co było wcześniej, zostaje w { $file }

error-admin-unknown = Nie ma tu nikogo ani niczego o nazwie „{ $given }”.
error-admin-several = Kilka osób tak się nazywa; podaj identyfikator jednej z nich: { $ids }.
error-admin-storage = Bazy danych nie można teraz użyć: { $reason }.
error-admin-busy = Stół zmienił się w tym czasie kilka razy; spróbuj jeszcze raz.
error-admin-no-file = Nie ma pliku { $file }; powiedz, gdzie są dane, przez --data albo --database.
error-admin-schema = Baza jest z innej wersji Burgrave: uruchom raz serwer, to ją zaktualizuje.
error-admin-status = Stół nie może być w stanie „{ $given }”; możliwe: { $allowed }.
error-admin-prune = Podaj wiek: --finished DNI, --abandoned DNI albo oba. Bez wieku nic nie jest usuwane.
error-admin-exists = Plik { $file } już istnieje; wybierz inną nazwę albo dodaj --replace.
error-admin-program = Nie zainstalowano { $program }: należy do klienta PostgreSQL (Debian: apt install postgresql-client).
error-admin-connected = Inni są połączeni z bazą danych: najpierw zatrzymaj serwer.
error-admin-foreign = { $file } nie jest bazą danych Burgrave.
error-corrupt = Baza danych { $file } jest uszkodzona ({ $reason }): wstaw kopię poleceniem burgrave admin restore PLIK; uszkodzony plik zostanie obok.
error-in-use = Inny Burgrave (proces { $process }) korzysta z { $file }: najpierw go zatrzymaj albo wybierz inny --data. Kilka procesów wymaga PostgreSQL.
