// A boardgame.io server with a game of Giganten's size: about 6 kB of state, hidden hands, a turn for each move.
// Matches are kept in memory: nothing is written to a disk.
const { Server } = require('boardgame.io/server')
const { PlayerView } = require('boardgame.io/core')

const setup = () => ({
  cells: Array.from({ length: 1200 }, (_, n) => n % 97),
  secret: { deck: Array.from({ length: 60 }, (_, n) => n) },
  players: Object.fromEntries([0, 1, 2, 3].map((seat) => [seat, { cash: 15000, hand: Array(40).fill(seat) }])),
})

const act = ({ G, ctx }, number) => {
  for (let n = 0; n < 20; n++) G.cells[(number * 31 + n) % G.cells.length] = number % 97
  G.players[ctx.currentPlayer].cash -= number % 7
}

const game = {
  name: 'peer',
  setup,
  moves: { act },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: PlayerView.STRIP_SECRETS,
  minPlayers: 4,
  maxPlayers: 4,
}

Server({ games: [game], origins: ['http://127.0.0.1'] }).run(Number(process.argv[2]))
