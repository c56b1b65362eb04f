import type { GigantenEvent } from '../../lib/protocol'
import type { GameBoard } from '../interface'
import { dollars } from '../../lib/words.svelte'
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
import { changes, describe, prompt, reading, recap, say } from './words'

const telling: GigantenEvent['event'][] = [
  'drove',
  'railed',
  'built',
  'shipped',
  'sold',
  'auction-won',
  'bluff-called',
  'black-moved',
  'price-moved',
]

const sounds: GameBoard<'giganten'>['sounds'] = {
  'price-moved': 'dice',
  built: 'hammer',
  drilled: 'gusher',
  railed: 'train',
  'black-moved': 'train',
  'auction-won': 'gavel',
  sold: 'cash',
}

const components = { Board, Decision, Deduction, Progress, Player, Strip, Scores, Legend }
const words = { isOnMap, prompt, money: dollars, say, changes, describe, recap, reading }

export const board: GameBoard<'giganten'> = {
  ...components,
  ...words,
  telling,
  sounds,
  askingHeight: '18rem',
  hasSecrets: true,
  guide,
  guided,
}
