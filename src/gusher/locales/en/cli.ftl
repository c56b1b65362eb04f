# The terminal: help, prompts, and what the commands say.

cli-error = gusher: { $detail }
cli-error-option = “{ $text }” is no option. Write it as NAME=VALUE.
cli-error-no-file = There is no file “{ $file }”.
cli-error-read = “{ $file }” cannot be read: { $detail }.
cli-error-write = “{ $file }” cannot be written: { $detail }.
cli-error-other-game = “{ $file }” is a match of { $game }. Open it with: { $command }
cli-error-seats-twice = Say who plays either with --seat or with --humans, not with both.
cli-error-seats-many = { $seats } seats are named, but { $players } players are at the table.
cli-error-humans = There cannot be { $humans } humans among { $players } players.
cli-error-seat-kind = Nobody called “{ $kind }” can sit there. It can be: { $kinds }.
cli-error-clause = { $game } has no clause “{ $clause }”. Near it: { $near }.
cli-error-at = There is no entry { $at }: the record has { $last } entries.
cli-error-eyes = There is no seat “{ $seat }”: seats are numbered 0 to { $last }, or “all”.
cli-error-no-table = No table can be played with these options and players.
error-bot-unknown = There is no bot “{ $bot }”. The bots are: { $bots }.
error-no-judgement = { $game } has no scripted player, so no bot but “random” can play it.

cli-help-gusher = Giganten and The Game of Nations: out-of-print oil games to play and to study.
cli-help-version = Print the version and leave.
cli-help-game = The game, for example giganten.
cli-help-players = How many play (as many as the game allows, unless you say so).
cli-help-seed = A number or text that fixes all chance. Without it nobody can guess what comes.
cli-help-option = A rule option of the table; may be repeated. Off and on for switches.
cli-help-edition = An edition that comes with the game, or a file of your own.
cli-help-lang = The language. Yours, unless you say otherwise.
cli-help-play = Play a game in the terminal, against bots or with others at the same keyboard.
cli-help-humans = How many humans play at this keyboard (1). The others are bots.
cli-help-seats = Who sits at the next seat; repeat it for each seat.
cli-help-load = Play on from a saved match.
cli-help-fast = Do not pause after each action of a bot.
cli-help-watch = Watch bots play.
cli-help-delay = Seconds between two decisions.
cli-help-replay = Step through the record of a match.
cli-help-verify = Prove from the seed that nobody tampered with chance in a finished match.
cli-help-record = A record, as “save” writes it.
cli-help-replay-seat = Look through the eyes of a seat (0, 1 …), or see everything (all).
cli-help-replay-at = Begin at this entry.
cli-help-rules = Print the rules: the headings, or one clause such as 6.5.
cli-help-rules-game = The game. It can be left out before a clause.
cli-help-rules-clause = The clause, such as 6.5 or S4.
cli-help-editions = Boards, cards and prices: list, show or check them.
cli-help-edition-check = Check an edition file that you have typed in.
cli-help-edition-list = List the editions that come with the games.
cli-help-edition-show = Show an edition and where each part of it comes from.
cli-help-edition-file = The file to check.
cli-help-edition-name = An edition, or a file.
cli-help-edition-game = The game it is for.
cli-help-fuzz = Play random games in great number and check every position.
cli-help-fuzz-games = How many games (10,000, unless --seconds is given).
cli-help-fuzz-seed = The seed of the first game; the others follow it.
cli-help-fuzz-interpreted = Run the rules interpreted: slow, but every coin of every game is accounted for.
cli-help-fuzz-seconds = Stop after so many seconds.
cli-help-fuzz-jobs = How many games to play at the same time.
cli-help-fuzz-out = Where to put the record of a failure.
cli-help-compile = Compile the rules now instead of when they are first needed.
cli-help-compile-game = The game; all of them if left out.

cli-welcome = { $game } — the deal is sealed: its seed has the hash { $hash }…
cli-pass-keyboard = Pass the keyboard to { $seat }. { $seat }: press Enter.
cli-earlier = … { $count ->
        [one] one line
       *[other] { $count } lines
    } before this
cli-earlier-log = … { $count ->
        [one] one line
       *[other] { $count } lines
    } before this (“log” shows them)
cli-legal-more = … (“legal” shows all { $count })
cli-ambiguous = “{ $text }” could mean: { $actions }. Please write more of it.
cli-see-clause = (clause { $clause }; “rules { $clause }” prints it)
cli-why-what = Why what? Write an action after it, for example “why pass”.
cli-log-number = “{ $text }” is no number of lines. Write for example “log 20”.
cli-undo-bot = The last to decide was { $seat }, a bot, and bots do not take back. Your own decision lies before it and stands.
cli-undo-agree = Something has come to light since, or somebody has acted. { $seat }, do you agree to take it back? (y/n)
cli-undo-refused = { $seat } does not agree; nothing is taken back.
cli-undone = Taken back.
cli-yes = y yes
cli-save-where = Save where? Write a file name after it, for example “save mygame.json”.
cli-saved = Saved in { $file }. Play on with: { $command }
cli-left = Nothing to save. Until next time!
cli-no-hand = You hold nothing that the others do not see.
cli-save-record = Keep the record of this match? Write a file name, or just press Enter.
cli-record-saved = The record is in { $file }. Look at it with “gusher replay { $file }”, prove the deal with “gusher verify { $file }”.
cli-play-help =
    Write an action as it is listed; the Tab key completes it. What is clear may be cut short: “{ $short }”, or only “{ $rest }”.

    why ACTION   why something may or may not be done, with the clause
    rules 6.5    print a clause; without a number, the one that applies now
    legal        all that you may do now (so does Enter)
    board        draw the board again
    hand         what only you can see
    log 20       the last 20 lines of what happened
    hint         what a bot would do, and what it expects
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

cli-replay-prompt = entry { $at }/{ $last } · Enter or → on, ← back, number, q quits:
cli-verified = The deal is proved: the seed has the published hash { $hash } and gives all { $count } outcomes of chance.

cli-rules-more = A whole clause: { $command }
cli-edition-default = (default)
cli-edition-faults = { $count ->
        [one] One fault.
       *[other] { $count } faults.
    }
cli-edition-sound = { $file } is a sound edition of { $game }.
cli-edition-where = File: { $file }
cli-edition-line = line { $line }
cli-origin-rules = from the rulebooks
cli-origin-transcribed = transcribed from the printed game
cli-origin-reviews = known from reviews of its time
cli-origin-reconstructed = reconstructed: our best guess

cli-compile-done = { $game }: compiled in { $seconds } s.
cli-compile-cached = { $game }: loaded from the cache in { $seconds } s.
cli-compile-cache = The cache is { $folder }{ $removed ->
        [0] .
        [one] ; one old folder was removed.
       *[other] ; { $removed } old folders were removed.
    }
cli-compile-running = compiling the rules { $step }/{ $total } …

cli-fuzz-begins = Fuzzing { $game } from seed { $seed }: { $tables ->
        [one] one combination
       *[other] { $tables } combinations
    } of players and options.
cli-fuzz-compiling = compiling the rules …
cli-fuzz-rates = { $games } games/s, { $decisions } decisions/s
cli-fuzz-done = { $games } games, { $decisions } decisions in { $seconds } s:
cli-fuzz-sound = Every position was sound.
cli-fuzz-stopped = Stopped; up to here every position was sound.
cli-fuzz-failed = The game with seed { $seed } and { $players } players ({ $options }) is not sound:
cli-fuzz-breaks = It breaks when { $seat } does “{ $action }”; the record ends before that.
cli-fuzz-open = It is in { $file }. Open it with: { $command }
cli-fuzz-again = Play it again with: { $command }
