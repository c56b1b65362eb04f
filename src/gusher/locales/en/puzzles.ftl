# Puzzles (gusher.study.puzzles).

cli-help-puzzles = Puzzles: positions with one clearly best choice. Solve, list, make or check them.
cli-help-puzzles-make = Make puzzles from games. If stopped, the same command resumes from FILE.journal.
cli-help-puzzles-list = List the puzzles of a game, the easiest first.
cli-help-puzzles-play = Solve the puzzle of the day, the one with this ID, or a whole theme.
cli-help-puzzles-check = Have the strongest bot solve the puzzles again, and report how many still hold.
cli-help-puzzles-out = The file to write.
cli-help-puzzles-games = The most games that bots may play for this.
cli-help-puzzles-seed = The seed of these games.
cli-help-puzzles-from = Look for puzzles in the records of this folder instead. Take only games whose players agree.
cli-help-puzzles-most = Stop when there are this many.
cli-help-puzzles-theme = Only puzzles of this theme, such as bluff or tankers.
cli-help-puzzles-file = Your own file of puzzles.
cli-help-puzzles-id = The puzzle.
cli-help-puzzles-sample = Check only this many.
cli-help-puzzles-check-seed = The seed of the samples.
error-puzzle-unknown = { $game } has no puzzle “{ $puzzle }”. “gusher puzzles list { $game }” lists them.
error-puzzles-none = There are no puzzles for { $game } yet.
error-puzzle-theme = There is no theme “{ $theme }”. The themes are: { $themes }.
error-puzzle-file = The puzzles in “{ $file }” cannot be read: { $detail }.
error-puzzle-folder = There are no records (*.json) in “{ $folder }”.
error-puzzle-game = The folder has a match of { $given }, but the puzzles are for { $game }.
error-puzzle-journal = “{ $file }” belongs to puzzles of another game or other rules. Choose another file.

puzzles-so-far = { $found } puzzles
puzzles-made = { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    } written to { $file }.
puzzles-levels = The levels are rated: { $levels }.
puzzles-ask = Puzzle { $id }, rating { $rating }. One choice is clearly best. Which one?
puzzles-fails = { $id }: the strongest bot no longer finds { $action } best.
puzzles-held = { $held } of { $of } puzzles still hold.

puzzle-heading = Puzzles
puzzle-daily = Puzzle of the day
puzzle-none = There are no puzzles for this game yet.
puzzle-about = Given what you know here, one choice is clearly better than all the others. Find it.
puzzle-rating = Rating { $rating }
puzzle-own = Your rating: { $rating }. Solved: { $solved } of { $all }.
puzzle-next = Next puzzle
puzzle-right = { $action }: right, this is best.
puzzle-wrong = { $action }: this is not the best choice. Better: { $best }.
puzzle-why = It wins { $share } of such games; the next best choice wins { $other } ({ $second }).
puzzle-score-more = You can expect to end { $score } richer.
puzzle-score-less = You can expect to end { $score } poorer, but ahead of the others more often.
puzzle-choice = Choice
puzzle-odds = Chance of winning
puzzle-at-end = Expected at the end
puzzle-yours = your choice
puzzle-unlooked = { $action } was not tried often enough to say how good it is.
puzzle-found = How often the levels find it:
puzzle-line = How play might continue
puzzle-line-about = In one of the positions that you cannot tell apart, with dice and cards drawn once.

puzzle-theme = Theme
puzzle-theme-any = All themes
puzzle-theme-agent = The agent
puzzle-theme-attack = Attack
puzzle-theme-auction = Auction
puzzle-theme-bluff = Bluff
puzzle-theme-building = Building
puzzle-theme-canal = The canal
puzzle-theme-card = Action card
puzzle-theme-crude = Free crude
puzzle-theme-incident = Incident cards
puzzle-theme-leaders = Leaders
puzzle-theme-locomotive = Locomotive
puzzle-theme-looking = Looking at tiles
puzzle-theme-pipelines = Pipelines
puzzle-theme-price = Price
puzzle-theme-saving = Saving money
puzzle-theme-selling = Selling
puzzle-theme-star = Close to the star
puzzle-theme-tankers = Tankers
puzzle-theme-transport = Transport
puzzle-theme-truck = Truck
