import type { NationsEvent } from '../../lib/protocol'
import type { GameBoard } from '../interface'
import Board from './Board.svelte'
import Decision from './Decision.svelte'
import { guide, guided } from './guide'
import Legend from './Legend.svelte'
import Player from './Player.svelte'
import Progress from './Progress.svelte'
import Scores from './Scores.svelte'
import { changes, describe, millions, prompt, say } from './words'

const telling: NationsEvent['event'][] = [
  'moved',
  'agent-moved',
  'placed',
  'fell',
  'control',
  'tanker-moved',
  'tankers-taken',
  'card-taken',
  'pipeline',
]

export const board: GameBoard<'nations'> = {
  Board,
  Decision,
  Progress,
  Player,
  Scores,
  Legend,
  prompt,
  money: millions,
  say,
  changes,
  describe,
  telling,
  guide,
  guided,
}
