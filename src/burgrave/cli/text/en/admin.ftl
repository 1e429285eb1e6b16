# What the host of a site does beside the server.

help-admin = Look after a site: its tables, people, bans and copies. The server may run meanwhile.
help-admin-data = The directory of the database, as for burgrave serve.
help-admin-database = Where the games are kept, as for burgrave serve.
help-admin-lang = The language of these messages: pl or en.
help-admin-tables = List tables, the last changed first.
help-admin-tables-status = Only those that are open, playing, over or closed.
help-admin-tables-game = Only those of one game.
help-admin-tables-person = Only those of one person (id or nickname).
help-admin-tables-older = Only those where nothing was done for so many days.
help-admin-tables-limit = At most so many.
help-admin-show = Show a table with the ids of its people, and what was said there last.
help-admin-close = Close a table for good; its players are told in the log.
help-admin-prune = Delete old tables with all that belongs to them. Only those for which an age is given.
help-admin-prune-finished = Finished and closed ones where nothing was done for so many days.
help-admin-prune-abandoned = Open and running ones where nothing was done for so many days.
help-admin-prune-dry_run = Only say how many there are.
help-admin-ban = Let a person (id or nickname), an address or a network (192.0.2.0/24) in no more.
help-admin-unban = Let somebody in again.
help-admin-bans = List who is not let in.
help-admin-export = Write all that is kept about a person into a JSON file.
help-admin-delete = Delete a person. Bots take over in running games; in finished ones stays “Deleted guest”.
help-admin-backup = Copy the database, also while the server runs, and check the copy.
help-admin-backup-replace = Overwrite the file if it is there already.
help-admin-restore = Put a copy in the place of the database, while no server runs. SQLite: what was there is kept beside it.

admin-id = Id
admin-game = Game
admin-options = Options
admin-status = Status
admin-players = Players
admin-host = Host
admin-moves = Moves
admin-created = Set up
admin-moved = Last move
admin-age = Age
admin-open = open
admin-playing = playing
admin-over = over
admin-closed = closed
admin-free = (free)
admin-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
admin-tables =
    { $count ->
        [0] No tables.
        [one] { $count } table.
       *[other] { $count } tables.
    }
admin-did-close = Table { $id } is closed now.
admin-was-closed = Table { $id } was over or closed already.
admin-pruned =
    { $count ->
        [one] { $count } table was deleted.
       *[other] { $count } tables were deleted.
    }
admin-would-prune =
    { $count ->
        [one] { $count } table would be deleted.
       *[other] { $count } tables would be deleted.
    }
admin-banned = Not let in any more: { $who }. A running server knows it within seconds.
admin-unbanned = Let in again: { $who }. A running server knows it within seconds.
admin-bans =
    { $count ->
        [0] Nobody is banned.
        [one] { $count } ban.
       *[other] { $count } bans.
    }
admin-exported = Written to { $file }
admin-deleted = Deleted: { $who }.
admin-backed-up = The database is copied to { $file } ({ $size } bytes) and was checked. Keep { $secret } too: cookies are signed with it.
admin-restored = The database is again as in { $file }
admin-before = What was there before is kept in { $file }

error-admin-unknown = There is nobody and nothing called “{ $given }” here.
error-admin-several = Several people are called so; give the id of one: { $ids }.
error-admin-storage = The database can't be used just now: { $reason }.
error-admin-busy = The table changed several times meanwhile; try once more.
error-admin-no-file = There is no file { $file }; say where the data is with --data or --database.
error-admin-schema = The database is of another version of Burgrave: start the server once, it brings it up to date.
error-admin-status = A table can't be “{ $given }”; it is one of: { $allowed }.
error-admin-prune = Say how old: --finished DAYS, --abandoned DAYS, or both. Without an age nothing is deleted.
error-admin-exists = { $file } is there already; choose another name, or add --replace.
error-admin-program = { $program } is not installed: it comes with PostgreSQL's client (Debian: apt install postgresql-client).
error-admin-connected = Others are connected to the database: stop the server first.
error-admin-foreign = { $file } is not a database of Burgrave.
error-corrupt = The database { $file } is corrupt ({ $reason }): put a copy back with burgrave admin restore FILE; the damaged file is kept beside it.
error-in-use = Another Burgrave (process { $process }) serves from { $file }: stop it first, or choose another --data. Several processes need PostgreSQL.
