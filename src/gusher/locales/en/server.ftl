# What the server refuses, standing orders, and the names of bots (English).

server-no-table = There is no such table, or this link does not open it.
server-malformed = The server did not understand this message.
server-too-fast = Too many requests at once. Please wait a moment.
server-too-many-tables = Too many new tables. Please wait a while.
server-too-many-connections = Too many connections from your address.
server-too-large = This is too large for the server.
server-spectator = You are watching; only players can do this.
server-not-over = This is open only after the end of the match.
server-bot-plays = A bot is playing this seat. Take it back first.
server-bot-unknown = There is no bot “{ $bot }”. The bots are: { $bots }.
server-no-vote = There is nothing to vote on.
server-no-orders = This game has no standing orders.
server-chat-full = The chat of this table is full.
server-seat-bot = This seat belongs to a bot.
server-seat-other = Only its own player can take a seat back.
server-seat-present = Its player is here, or has been until a moment ago.
server-seat-same = This seat is in these hands already.
server-time-other = Time can be given to another player, at a table with a clock.
server-no-rematch = This table cannot be set up again.
server-webhook-address = This is not an address that the server can call.
server-no-edition = There is no such edition.
server-seats = A seat for each of the { $players } players is needed.
server-clock = The clock needs at least ten seconds, or more than no days.
server-seed-people = A seed can be chosen only where at most one person plays.
server-no-hint = The bot has no hint here. Please ask once more.
giganten-order-twice = Only one standing order for each company.
giganten-order-form = A standing order needs a company ({ $companies }), the highest bid, and “pass” or “ask”.
giganten-order-bid = The highest bid of a standing order is a number from 0 to { $most }.
bot-random = Random

cli-help-serve = Play in the browser: start the server and open the page.
cli-help-serve-host = The address to listen on; 0.0.0.0 lets others in.
cli-help-serve-port = The port to listen on.
cli-help-serve-no-open = Do not open a browser.
cli-help-serve-database = The URL of a PostgreSQL or SQLite database. Without it: a file in the data folder.
cli-help-serve-data-dir = The folder for data. Without it: gusher in XDG_DATA_HOME.
