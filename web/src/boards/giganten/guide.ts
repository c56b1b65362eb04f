/** The guided first game: a word at each thing that is met for the first time. */

import type { View } from '../../lib/protocol'
import type { GuideStep } from '../interface'

const mine = (verb: string) => (view: View) => view.legal.some((action) => action.split(' ')[0] === verb)

export const guide: GuideStep[] = [
  { key: 'welcome', when: () => true },
  { key: 'take', when: mine('take') },
  { key: 'place', when: mine('place') },
  { key: 'drive', when: mine('drive') },
  { key: 'price', when: mine('price') },
  { key: 'store', when: mine('store') },
  { key: 'build', when: mine('build') },
  { key: 'ship', when: mine('ship') },
  { key: 'bid', when: mine('bid') },
  { key: 'pay', when: mine('pay') },
  { key: 'sell', when: mine('sell') },
  { key: 'round', when: (view) => (view.state.round as number) >= 2 },
]
