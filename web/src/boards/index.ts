/** The boards, loaded when their game is opened. */

import type { GameBoard } from './interface'

const boards: Record<string, () => Promise<{ board: GameBoard }>> = {
  giganten: () => import('./giganten'),
  nations: () => import('./nations'),
}

export async function boardOf(game: string): Promise<GameBoard> {
  const load = boards[game]
  if (!load) throw new Error(game)
  return (await load()).board
}
