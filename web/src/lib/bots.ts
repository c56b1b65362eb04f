/** The bots as people meet them: levels from the easiest to the strongest, and the rest apart. */

import type { BotLevel } from './protocol'
import { has, t } from './words.svelte'

export function botName(level: string): string {
  return has(`bot-${level}`) ? t(`bot-${level}`) : level
}

export function aboutBot(level: string): string {
  const words = t(`bot-${level}.about`)
  return words.startsWith('bot-') ? '' : words
}

/** The levels to play against, from the easiest to the strongest. */
export function levels(bots: BotLevel[]): BotLevel[] {
  const named = bots.filter((bot) => bot.level !== null)
  return named.length > 0 ? named.sort((a, b) => (a.level ?? 0) - (b.level ?? 0)) : bots
}
