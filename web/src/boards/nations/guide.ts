/** The guided first game. */

import type { View } from '../../lib/protocol'
import type { GuideStep } from '../interface'
import { parse } from './model'

const mine = (verb: string) => (view: View) => view.legal.some((action) => parse(action).verb === verb)

export const guide: GuideStep[] = [
  { key: 'welcome', when: () => true },
  { key: 'place', when: mine('place') },
  { key: 'agent', when: mine('agent') },
  { key: 'move', when: mine('move') },
  { key: 'tanker', when: mine('tanker buy') },
  { key: 'pipe', when: mine('pipe') },
  { key: 'round', when: (view) => (view.state.round as number) >= 3 },
]
