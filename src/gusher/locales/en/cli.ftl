# The terminal: help, prompts, and what the commands say.

cli-error = gusher: { $detail }
cli-error-option = “{ $text }” is not an option. Write it as NAME=VALUE.
cli-error-no-file = There is no file “{ $file }”.
cli-error-read = “{ $file }” cannot be read: { $detail }.
cli-error-write = “{ $file }” cannot be written: { $detail }.
cli-error-file = “{ $file }” cannot be used: { $detail }.
cli-error-other-game = “{ $file }” is a match of { $game }. Open it with: { $command }
cli-error-seats-twice = Choose the players with --seat or with --humans, not both.
cli-error-seats-many = { $seats ->
        [one] { $seats } seat is
       *[other] { $seats } seats are
    } named, but there are { $players } players at the table.
cli-error-humans = There cannot be { $humans ->
        [one] { $humans } human
       *[other] { $humans } humans
    } among { $players } players.
cli-error-seat-kind = “{ $kind }” cannot sit there. Choose one of: { $kinds }.
cli-error-clause = { $game } has no clause “{ $clause }”. The nearest are: { $near }.
cli-error-at = There is no entry { $at }: the last entry of the record is { $last }.
cli-error-eyes = There is no seat “{ $seat }”: seats are numbered 0 to { $last }; “all” shows everything.
cli-error-no-table = No game can be set up with these options and this number of players.
error-bot-unknown = There is no bot “{ $bot }”. The bots are: { $bots }.

cli-help-gusher = Giganten and The Game of Nations: two out-of-print oil games to play and to study.
cli-help-version = Print the version and exit.
cli-help-game = The game, for example giganten.
cli-help-players = Number of players (default: as many as the game allows).
cli-help-seed = A number or text that determines every random event. Without one, nothing can be predicted.
cli-help-option = A rule option, as NAME=VALUE; can be repeated. Switches are on or off.
cli-help-rulebook = Set all options as in a rulebook; “gusher rules GAME options” lists the rulebooks.
cli-help-edition = An edition that comes with the game, or a file of your own.
cli-help-lang = The language (default: yours).
cli-help-play = Play a game in the terminal, against bots or with others at the same keyboard.
cli-help-humans = Number of humans at this keyboard (default: 1). The others are bots.
cli-help-seats = Who takes the next seat; repeat it for each seat.
cli-help-load = Carry on with a saved match.
cli-help-fast = Do not pause after each action of a bot.
cli-help-watch = Watch bots play.
cli-help-delay = Seconds between decisions.
cli-help-replay = Step through the record of a match.
cli-help-verify = Prove from the seed that nobody tampered with chance in a finished match.
cli-help-record = A record, as written by “save”.
cli-help-replay-seat = See the match as a seat sees it (0, 1…), or see everything (all).
cli-help-replay-at = Start at this entry.
cli-help-rules = Print a game’s whole rulebook, the contents of all rulebooks, or one clause such as 6.5.
cli-help-rules-game = The game. It may be left out before a clause.
cli-help-rules-clause = The clause, such as 6.5 or S4, or “options”.
cli-rulebooks = Rulebooks
cli-help-editions = Boards, cards and prices: list, show or check them.
cli-help-edition-check = Check an edition file of your own.
cli-help-edition-list = List the editions that come with the games.
cli-help-edition-show = Show an edition and where each part of it comes from.
cli-help-edition-file = The file to check.
cli-help-edition-name = An edition, or a file.
cli-help-edition-game = The game the edition is for.
cli-help-fuzz = Play huge numbers of random games and check every position.
cli-help-fuzz-games = Number of games (default: 10,000, unless --seconds is given).
cli-help-fuzz-seed = The seed of the first game; the others follow it.
cli-help-fuzz-interpreted = Run the rules interpreted: slow, but every dollar of every game is accounted for.
cli-help-fuzz-seconds = Stop after this many seconds.
cli-help-fuzz-jobs = Number of games to play at the same time.
cli-help-fuzz-out = Where to save the record of a failure.
cli-help-compile = Compile the rules now rather than when first needed.
cli-help-compile-game = The game (default: all of them).

cli-welcome = { $game } — the deal is sealed: its seed has the hash { $hash }…
cli-pass-keyboard = Pass the keyboard to { $seat }. { $seat }, press Enter.
cli-earlier = … { $count ->
        [one] one line
       *[other] { $count } lines
    } before this
cli-earlier-log = … { $count ->
        [one] one line
       *[other] { $count } lines
    } before this (“log” shows them)
cli-legal-more = … (“legal” shows all { $count })
cli-ambiguous = “{ $text }” could mean: { $actions }. Please type more of it.
cli-see-clause = (clause { $clause }; “rules { $clause }” prints it)
cli-why-what = Why what? Type an action after it, for example “why pass”.
cli-log-number = “{ $text }” is not a number of lines. Type, for example, “log 20”.
cli-undo-bot = The last decision was made by { $seat }, a bot, and bots do not take moves back. Your own, earlier decision stands.
cli-undo-agree = Since then something has been revealed, or somebody has acted. { $seat }, do you agree to take it back? (y/n)
cli-undo-refused = { $seat } does not agree; nothing is taken back.
cli-undone = Taken back.
cli-yes = y yes
cli-save-where = Save where? Type a file name after it, for example “save mygame.json”.
cli-saved = Saved in { $file }. Carry on with: { $command }
cli-left = Nothing to save. See you next time!
cli-no-hand = You hold nothing that the others cannot see.
cli-save-record = Keep the record of this match? Type a file name, or just press Enter.
cli-record-saved = The record is in { $file }. Look at it with “gusher replay { $file }”, verify the deal with “gusher verify { $file }”.
cli-play-help =
    Type an action as listed; the Tab key completes it. You may shorten it as long as it is clear: “{ $short }”, or just “{ $rest }”.

    why ACTION   why an action is legal or not, with the clause
    rules 6.5    print a clause; without a number, the one that applies now
    legal        all legal actions (or just press Enter)
    board        draw the board again
    hand         what only you can see
    log 20       the last 20 lines of the log
    hint         what a bot would do, and what it expects
    deduce       what you can work out about what is hidden
    undo         take back the last decision
    save FILE    save the match
    quit         save and leave

cli-score-sheet = Score sheet
cli-total = Total
cli-winners = { $count ->
        [one] { $seats } wins!
       *[other] A shared win: { $seats }!
    }
cli-seed = The seed was { $seed } (hash { $hash }…).
cli-chance = Chance

cli-replay-prompt = entry { $at }/{ $last } · Enter or → next, ← back, a number, q to quit:
cli-verified = The deal is proven: the seed has the published hash { $hash } and yields all { $count } random outcomes.

cli-rules-more = To read a whole rulebook: { $command }
cli-edition-default = (default)
cli-edition-faults = { $count ->
        [one] One fault.
       *[other] { $count } faults.
    }
cli-edition-sound = { $file } is a sound edition of { $game }.
cli-edition-where = File: { $file }
cli-edition-line = line { $line }

cli-compile-done = { $game }: compiled in { $seconds } s.
cli-compile-cached = { $game }: loaded from the cache in { $seconds } s.
cli-compile-cache = The cache is in { $folder }{ $removed ->
        [0] .
        [one] ; one old folder was removed.
       *[other] ; { $removed } old folders were removed.
    }
cli-compile-running = compiling the rules { $step }/{ $total }…

cli-fuzz-begins = Fuzzing { $game } from seed { $seed }: { $tables ->
        [one] one combination
       *[other] { $tables } combinations
    } of players and options.
cli-fuzz-compiling = compiling the rules…
cli-fuzz-rates = { $games } games/s, { $decisions } decisions/s
cli-fuzz-done = { $games ->
        [one] One game
       *[other] { $games } games
    }, { $decisions } decisions in { $seconds } s:
cli-fuzz-sound = Every position was sound.
cli-fuzz-stopped = Stopped; every position up to here was sound.
cli-fuzz-failed = The game with seed { $seed } and { $players } players ({ $options }) is not sound:
cli-fuzz-breaks = It fails when { $seat } plays “{ $action }”; the record ends before that.
cli-fuzz-open = It is in { $file }. Open it with: { $command }
cli-fuzz-again = Play it again with: { $command }
