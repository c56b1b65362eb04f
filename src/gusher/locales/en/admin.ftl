# What the operator of a server sees and asks for (English).

cli-help-admin = Look after a server: tables, retention, backups, bans.
cli-help-admin-tables = List tables, the most recently used first.
cli-help-admin-most = List at most this many.
cli-help-admin-finished = Only finished tables, or only unfinished ones.
cli-help-admin-table = The table’s id, as `gusher admin tables` lists it.
cli-help-admin-record = Print a table’s record. Before the end it holds what the players keep from each other.
cli-help-admin-out = Write the record to this file.
cli-help-admin-remove = Remove a table for good.
cli-help-admin-retention = Count the tables that are old enough to be removed. The server removes them automatically, every hour.
cli-help-admin-apply = Remove them now.
cli-help-admin-backup = Write the whole database to a file. The server may keep running.
cli-help-admin-restore = Fill an empty database from a backup.
cli-help-admin-file = The file of the backup.
cli-help-admin-ban = Shut out an address or a network, within two seconds. An IPv6 address stands for its /64.
cli-help-admin-address = An address such as 203.0.113.7, or a network such as 203.0.113.0/24.
cli-help-admin-days = For this many days (default: for good).
cli-help-admin-note = Why, for your own memory.
cli-help-admin-unban = Let a banned address or network in again.
cli-help-admin-bans = List the bans.
cli-help-serve-metrics = Where to serve metrics for Prometheus, such as 127.0.0.1:9321 (default: nowhere).
cli-help-serve-log-format = How to write the log: lines of text, or JSON.
cli-help-serve-keep-unused = Remove a table that nobody came to after this many days; 0 keeps it for good.
cli-help-serve-keep-abandoned = Remove an unfinished table after this many days without a visit; 0 keeps it for good.
cli-help-serve-keep-finished = Remove a finished table after this many days without a visit; 0 keeps it for good.

cli-admin-head-table = Table
cli-admin-head-game = Game
cli-admin-head-people = People
cli-admin-head-events = Events
cli-admin-head-state = State
cli-admin-head-created = Created (UTC)
cli-admin-head-used = Last used
cli-admin-over = finished
cli-admin-running = running
cli-admin-count = { $shown } of { $count } tables.
cli-admin-removed = Table { $table } has been removed.
cli-admin-unused = Nobody came: { $count }
cli-admin-abandoned = Abandoned: { $count }
cli-admin-finished = Finished: { $count }
cli-admin-expired = { $count ->
        [one] One table has been removed.
       *[other] { $count } tables have been removed.
    }
cli-admin-would-expire = { $count ->
        [one] One table would be removed. Use --apply to remove it.
       *[other] { $count } tables would be removed. Use --apply to remove them.
    }
cli-admin-backed-up = { $file } holds the whole database ({ $rows } rows). It contains the seeds of running matches: keep it safe.
cli-admin-restored = The database has been restored from { $file } ({ $rows } rows).
cli-admin-banned = { $network } is banned for good.{ $note }
cli-admin-banned-until = { $network } is banned until { $until } UTC.{ $note }
cli-admin-unbanned = { $network } is no longer banned.

admin-no-database = There is no Gusher database here. Name it with --database or --data-dir.
admin-version = The database has version { $found }; this program needs version { $here }. Start this version’s server once: it migrates the database.
admin-unreachable = The database cannot be reached.
admin-no-table = There is no table { $table }.
admin-not-banned = { $network } is not banned.
admin-not-empty = There is already a Gusher database here. A backup can only be restored into an empty one.
admin-no-backup = { $file } is not a complete Gusher backup. Nothing has changed.
admin-newer = { $file } comes from a newer Gusher (database version { $found }; this one has { $here }). Nothing has changed.
admin-address = “{ $address }” is neither an IP address nor a network, such as 203.0.113.7 or 2001:db8::/48.
admin-everybody = { $address } would shut out everybody.
admin-keep-abandoned = An unfinished table must be kept for at least { $least } days, because a decision may take 60; { $days } is too short. 0 keeps it for good.
