# The library: many records in one place (gusher.study.library), and the page of your games.

cli-help-library = Many finished records in one place: filter, count, plot and export them.
cli-help-library-paths = Records, archives of records (.jsonl.gz) and folders of both.
cli-help-library-game = Only this game.
cli-help-library-players = Only games with this many players.
cli-help-library-seat = Only this seat (0, 1…).
cli-help-library-name = Only the seats of this player or bot.
cli-help-library-result = Only seats that won, or that lost.
cli-help-library-mistakes = Only reviewed seats with at least this many mistakes.
cli-help-library-review = Review the games that have no review yet; reviews are kept, as with “gusher review”.
cli-help-library-export = Write a row for each seat to this file: .parquet or .csv.
cli-help-library-plots = Draw the figures into this folder, as SVG.
error-library-running = The match is not finished, so nothing can be counted yet.
error-library-file = The file cannot be read: { $detail }
error-library-filter = There is no filter “{ $given }”. The filters are: { $known }.
library-left-out = Left out: { $file }: { $why }
library-found =
    { $all ->
        [one] One game
       *[other] { $all } games
    } read, { $games } chosen with { $seats } seats; { $copies ->
        [0] no copies
        [one] one copy
       *[other] { $copies } copies
    } of the same game.
library-lengths =
    { $games ->
        [one] One game
       *[other] { $games } games
    }. Decisions: median { $decisions-50 }, in four games out of five { $decisions-10 } to { $decisions-90 }. Rounds: median { $rounds-50 }, { $rounds-10 } to { $rounds-90 }.
library-by-seat = Wins by seat
library-by-order = Wins by turn order
library-by-name = Wins by player
library-by-opening = Wins by first choice: { $verb }
library-by-place = Wins by place taken
library-seat = Seat
library-order = Order
library-name = Player
library-opening = Choice
library-place = Place
library-seats = Seats
library-wins = Wins
library-interval = 95% interval
library-prices = Average prices at the end of each round
library-round = Round
library-tendencies = What was given away, by kind of decision
library-verb = Decision
library-decisions = Decisions
library-faults = Mistakes
library-given = Given away
library-worst = The worst moments
library-moment = { $file }, entry { $at }, { $seat }: { $action } gave away { $given }; { $better } was better.

# What kind of decision a verb answers.
giganten-verb-take = taking a card
giganten-verb-place = placing the truck
giganten-verb-drive = driving the truck
giganten-verb-rail = moving the locomotive
giganten-verb-halt = stopping
giganten-verb-price = changing a price
giganten-verb-store = storing a free crude
giganten-verb-setback = setting back the others
giganten-verb-decline = declining the special action
giganten-verb-build = building a derrick
giganten-verb-ship = shipping crude
giganten-verb-lose = discarding crude
giganten-verb-pass = passing
giganten-verb-bid = bidding
giganten-verb-sell = selling crude
giganten-verb-pay = paying with licences
nations-verb-place = placing a leader
nations-verb-agent = moving the secret agent
nations-verb-tanker-buy = buying a tanker
nations-verb-tanker-place = placing the tanker kept back
nations-verb-tanker-move = moving a tanker
nations-verb-tanker-sell = selling a tanker
nations-verb-pipe = laying a pipeline
nations-verb-end = ending the turn
nations-verb-pass = keeping the tanker back
nations-verb-coup = coup
nations-verb-revolution = revolution
nations-verb-launch = launching a tanker
nations-verb-lay = laying a pipeline by concession
nations-verb-lose-leader = losing a leader
nations-verb-lose-tanker = losing a tanker
nations-verb-revolt = palace revolt
nations-verb-move = moving a leader

# The page of your games in the browser.
library-heading = Your games
library-link = Your finished games: statistics and mistakes
library-none = No finished games yet. Games that you finish in this browser are counted here, as are records that you add.
library-none-chosen = No game matches these filters.
library-add = Add records
library-add-about = Choose files, or drop them anywhere on this page.
library-added =
    { $count ->
        [0] No game added.
        [one] One game added.
       *[other] { $count } games added.
    }
library-not-added = { $file } was not added: { $why }
library-not-record = this is not a record
library-full = This browser has no room left for more games. Remove some first.
library-choice = Which games
library-game = Game
library-players = Players
library-whose = Whose seats
library-mine = mine
library-everybody = everybody
library-any = any
library-result = Result
library-won = won
library-lost = lost
library-option = Option
library-reviewed = reviewed
library-with-faults = with mistakes
library-without-faults = without mistakes
library-sum =
    { $seats ->
        [one] One seat
       *[other] { $seats } seats
    } in { $games ->
        [one] one game
       *[other] { $games } games
    }: { $share } of the wins; par is { $par }.
library-course = Share of the wins from game to game
library-games = The games
library-when = When
library-length = Decisions
library-wrong = What you tend to get wrong
library-wrong-none = None of these games has been reviewed yet.
library-wrong-nothing = The reviews found no mistakes.
library-review-all =
    { $count ->
        [one] Review one game
       *[other] Review { $count } games
    }
library-reviewing = Reviewing: { $done } of { $of } games.
library-stop = Stop
library-fault = { $verb }, { $given } given away: { $action }. Better: { $better }.
library-export = Save as CSV
