/** It is your turn: the page's title, a sound, a notification; each only if wanted. */

import { settings } from './settings.svelte'
import { t } from './words.svelte'

export function announceTurn(mine: boolean): void {
  document.title = mine ? `● ${t('web-your-turn')} — Gusher` : 'Gusher'
  if (!mine) return
  if (settings.sound) chime()
  if (settings.notify && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
    new Notification('Gusher', { body: t('web-your-turn'), tag: 'gusher-turn', icon: '/favicon.svg' })
  }
}

function chime(): void {
  const audio = new AudioContext()
  const gain = audio.createGain()
  gain.connect(audio.destination)
  gain.gain.setValueAtTime(0.12, audio.currentTime)
  gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.9)
  for (const [at, pitch] of [
    [0, 523.25],
    [0.14, 659.25],
  ] as const) {
    const tone = audio.createOscillator()
    tone.type = 'triangle'
    tone.frequency.value = pitch
    tone.connect(gain)
    tone.start(audio.currentTime + at)
    tone.stop(audio.currentTime + 0.9)
  }
}
