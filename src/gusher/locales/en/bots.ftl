# Bots, the arena and hints.

bot-scripted = Scripted
bot-search = Search
bot-novice = Novice
    .about = Knows what matters, and often gets it wrong.
bot-wildcatter = Wildcatter
    .about = Slips up in close calls.
bot-foreman = Foreman
    .about = Plays sensibly, but wavers between good options.
bot-baron = Baron
    .about = Plays what looks best at a glance.
bot-tycoon = Tycoon
    .about = Thinks ahead as far as it can.
bot-tycoon-1 = Tycoon of 2026

error-bot-seconds = “{ $bot }” does not say how long the bot may think. Write it as search@0.5.
error-bot-file = There is no bot in “{ $file }”: it is not a Python file.
error-bot-broken = The bot in “{ $file }” cannot be used: { $detail }.
arena-other-contest = “{ $file }” holds games from another contest. Choose another file, or remove this one.

cli-help-arena = Let bots play many games against one another and report how certain the result is.
cli-help-arena-bots = A bot for each seat: one of ours (random, scripted, search, novice…), a file, an engine (./program or “cmd:node engine.js”); any of them with @SECONDS.
cli-help-arena-games = Number of games (rounded up, so that every deal is played in every seating).
cli-help-arena-strict = Exit with 1 if a bot failed.
cli-help-arena-seed = A number or text that determines all deals.
cli-help-arena-json = Write the results to this file; the games go into a file beside it, from which an interrupted arena resumes.
cli-help-arena-seconds = How long a bot may think per decision.
cli-help-arena-jobs = Number of games to play at a time (default: one per core).
cli-help-arena-ray = Play on the Ray cluster at this address (“auto”: the one on this machine).
cli-help-ladder = Let each of our bots play against the next weaker one, and write the ladder for the docs.
cli-help-ladder-up-to = The strongest bot to play.
cli-help-ladder-out = Where to write it.

arena-carried-on = { $games ->
        [one] One game had
       *[other] { $games } games had
    } already been played.
arena-title = { $game }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
arena-bot = bot
arena-share = win share (95%)
arena-rank = rank
arena-rating = rating
arena-ms = ms
arena-faults = faults
arena-legend = ms: average time per decision. Faults: errors / nonsense / too late; the scripted bot then decided instead.
ladder-written = The ladder is in { $file }.

hint-thinking = Thinking…
hint-does = The bot would play: { $action }
hint-expects = It expects a { $share } chance of winning and { $score } at the end, judging by what this seat knows.
hint-others = Next best: { $ideas }
hint-no-outlook = By judgement alone, with no forecast yet: there is only one choice, or the search is still warming up.
hint-score-giganten = ${ $score }
hint-score-nations = { $score } M
arena-faulty = { $bot } failed { $faults ->
    [one] once
   *[other] { $faults } times
}: the scripted bot decided instead, so its win share is partly not its own. What went wrong first:

error-engine-command = “{ $command }” cannot be started: there is no such program, or it is not executable.
error-engine-start = The engine “{ $command }” does not work: { $detail }.
error-engine-game = The engine “{ $command }” does not play { $game }. It plays: { $games }.
error-engine-option = The engine “{ $command }” has no option “{ $option }”. It has: { $options }.
error-engine-value = “{ $value }” does not fit the option “{ $option }” of “{ $command }”. Its default is { $default }.
error-engine-no-position = There is no position to decide on: send “position” before “go”.
error-engine-nonsense = The bot answered { $answer }, which is not an action of the game.

cli-help-engine = Bots in any language: serve one of ours to another program, or check one of yours.
cli-help-engine-serve = Answer the questions of another program on standard input and output (see docs/engine-protocol.md).
cli-help-engine-bot = The bot that answers: one of ours, or a file.
cli-help-engine-check = Put every kind of question to an engine, and report what it gets wrong.
cli-help-engine-command = The engine: a program, or a command with its arguments.
cli-help-engine-positions = Number of positions for each game and number of players.
cli-help-engine-seconds = How long the engine may think about each of them.
engine-check-hello = says hello
engine-check-games = plays games that we know
engine-check-options = accepts the defaults of its own options
engine-check-option-unknown = refuses an option that it does not have
engine-check-not-json = refuses a line that is not JSON, and carries on
engine-check-unknown = refuses a message that it does not know, and carries on
engine-check-plays = plays: legal actions, in time, sound expectations
engine-check-quit = exits when told to quit
engine-check-end = exits when its input ends
engine-check-sound = The engine does everything right.
engine-check-faults = { $count ->
        [one] One check failed.
       *[other] { $count } checks failed.
    }

# Datasets.
cli-help-dataset = Let bots play many games and keep every decision in Parquet files.
cli-help-dataset-out = The folder for the files. An interrupted dataset in it is continued.
cli-help-dataset-players = The bots, separated by commas; they fill the seats in rotation, shifting by one seat from game to game.
cli-help-dataset-games = Number of games.
cli-help-dataset-seed = The seed of the first game; the others follow it.
cli-help-dataset-records = Write a record of each game too. The rules then run interpreted.
dataset-written = { $games ->
        [one] One game is
       *[other] { $games } games are
    } in { $folder }.
dataset-bots-many = { $bots } bots are named, but there are { $players } players at the table.
dataset-other = “{ $folder }” holds another dataset. Choose another folder, or remove this one.
dataset-not-empty = “{ $folder }” holds other files. Choose another folder.
dataset-fault = { $bot } failed in game { $game }; decisions made in its place do not belong in a dataset. { $detail }

# Bots on a server.
cli-help-bot = Let a bot play in a seat on a server.
cli-help-bot-name = The bot: one of ours, a file or an engine, as in the arena.
cli-help-bot-seat = The seat: the link from an invitation, or TABLE/TOKEN.
cli-help-bot-server = The server (default: the one in the link, or this machine).
bot-sits = { $bot } plays: { $seat }.
bot-comes-back = To come back to this seat: --seat { $link }
bot-fault = { $bot } failed, and the scripted bot decided instead:
bot-over = The match is over. Score: { $score }.
client-no-server = There is no Gusher server at { $url }: { $detail }.
client-plan = A table cannot be set up like this: { $detail }.
client-closed = The server has closed this seat ({ $code }).
client-no-seat = No seat is free at table { $table }.
client-seat = “{ $seat }” does not name a seat. Give the link from an invitation, or TABLE/TOKEN.
