/** The boards: each folder here is one, named after its game and loaded when the game is opened. */

import type { GameBoard } from './interface'

const boards = import.meta.glob<{ board: GameBoard }>('./*/index.ts')

export async function boardOf(game: string): Promise<GameBoard> {
  const load = boards[`./${game}/index.ts`]
  if (!load) throw new Error(`no board for ${game}`)
  return (await load()).board
}
