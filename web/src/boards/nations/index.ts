import type { NationsEvent } from '../../lib/protocol'
import type { GameBoard } from '../interface'
import Board from './Board.svelte'
import Decision from './Decision.svelte'
import Deduction from './Deduction.svelte'
import { guide, guided } from './guide'
import Legend from './Legend.svelte'
import Player from './Player.svelte'
import Progress from './Progress.svelte'
import { isOnMap } from './notation'
import Scores from './Scores.svelte'
import Strip from './Strip.svelte'
import { changes, describe, millions, prompt, reading, recap, say } from './words'

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

const sounds: GameBoard<'nations'>['sounds'] = {
  'card-taken': 'gavel',
  pipeline: 'hammer',
  collected: 'cash',
  received: 'cash',
  'tanker-placed': 'train',
  fell: 'gavel',
}

const components = { Board, Decision, Deduction, Progress, Player, Strip, Scores, Legend }
const words = { isOnMap, prompt, money: millions, say, changes, describe, recap, reading }

export const board: GameBoard<'nations'> = {
  ...components,
  ...words,
  telling,
  sounds,
  askingHeight: '13.6rem',
  hasSecrets: false,
  guide,
  guided,
}
