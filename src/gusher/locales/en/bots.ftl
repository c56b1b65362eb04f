# Bots, the arena and hints.

bot-scripted = Scripted
bot-search = Search
bot-novice = Novice
    .about = Knows what matters, and often gets it wrong.
bot-wildcatter = Wildcatter
    .about = Errs where it is close.
bot-foreman = Foreman
    .about = Does what looks best, without thinking ahead.
bot-baron = Baron
    .about = Thinks ahead, but not for long.
bot-tycoon = Tycoon
    .about = Thinks ahead, for up to a second on two cores.

error-bot-seconds = “{ $bot }” does not say how long the bot may think. Write it as search@0.5.
error-bot-file = There is no bot in “{ $file }”: it is no Python file.
error-bot-broken = The bot in “{ $file }” cannot be used: { $detail }.
arena-other-contest = “{ $file }” holds the games of another contest. Name another file, or remove it.

cli-help-arena = Let bots play many games against each other, and say how sure the result is.
cli-help-arena-bots = A bot for each seat: one of ours (random, scripted, search, novice …), a file, or either with @SECONDS.
cli-help-arena-games = How many games (rounded up, so that every deal is played in every seating).
cli-help-arena-seed = A number or text that fixes all deals.
cli-help-arena-json = Write the results there; the games go into a file beside it, from which a stopped arena carries on.
cli-help-arena-seconds = How long a bot may think about a decision.
cli-help-arena-jobs = How many games at a time (one for each core).
cli-help-arena-ray = Play on the Ray cluster at this address (“auto”: the one of this machine).
cli-help-ladder = Let every bot of ours play against the next weaker one, and write the ladder for the docs.
cli-help-ladder-up-to = The strongest bot to play.
cli-help-ladder-out = Where to write it.

arena-carried-on = { $games } games were played before.
arena-title = { $game }, { $games } games
arena-bot = bot
arena-share = win share (95 %)
arena-rank = rank
arena-rating = rating
arena-ms = ms
arena-faults = faults
arena-legend = ms: the average decision. Faults: errors / nonsense / too late, each then decided by the scripted player.
arena-no-ray = Ray is not installed. Install it with: pip install 'gusher[ray]'
ladder-written = The ladder is in { $file }.

hint-thinking = Thinking …
hint-does = The bot would: { $action }
hint-expects = It expects { $share } of a win and { $score } at the end, from what this seat knows.
hint-others = Next best: { $ideas }
hint-no-outlook = By judgement alone: no outlook yet, because there is one choice only or the search is still being prepared.
hint-score-giganten = $ { $score }
hint-score-nations = { $score } M
