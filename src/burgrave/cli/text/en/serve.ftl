# The server as a command.

help-serve = Serve games to browsers and programs, until Ctrl-C.
help-serve-host = The address to listen on (usually 127.0.0.1: this machine only; 0.0.0.0: the whole network).
help-serve-port = The port (usually 8000; 0: any that is free).
help-serve-data = The directory for the database and the secret.
help-serve-database = Where the games are kept: postgresql://user@host/name; usually an SQLite file in the data directory.
help-serve-workers = Processes that serve; more than one needs PostgreSQL.
help-serve-secure = Cookies over HTTPS only: behind a proxy that speaks it.
help-serve-browser = Open the address in a browser, if there is one.
help-serve-lang = The language of these messages: pl or en.
serving = Burgrave is at { $address } (games: { $database }). Ctrl-C stops it.
serving-data = Data: { $data }
serving-without-database = The database is away: every page says so until it is back.
serving-network = In the same network: { $address } (open it yourself as well: then the links that you send work for others).
serving-alone = Friends elsewhere can't reach it; make serve ARGS="--host 0.0.0.0" lets in everybody in the same network.
error-port = { $host }:{ $port } can't be used: { $reason }; choose another with --port.
error-no-server = The server is not installed (no { $module }): pip install '.[server]' in Burgrave's folder.

# Servers show this from the beginning of a game.
verified-seed = SHA-256 of its seed: { $hash }
