/** It is your turn: the page's title, a sound, a notification; each only if wanted. */

import { settings } from './settings.svelte'
import { sound } from './sound'
import { t } from './words.svelte'

export function announceTurn(mine: boolean): void {
  document.title = mine ? `● ${t('web-your-turn')} — Gusher` : 'Gusher'
  if (!mine) return
  sound('turn')
  if (settings.notify && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
    new Notification('Gusher', { body: t('web-your-turn'), tag: 'gusher-turn', icon: '/favicon.svg' })
  }
}
