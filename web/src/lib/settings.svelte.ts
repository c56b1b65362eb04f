/** What this browser remembers about its user.  Only the language is ever sent anywhere. */

import { stored } from './stored'
import { LANGUAGES, type Language } from './words.svelte'

export const PACES = { slow: 1.8, steady: 1, quick: 0.5 }
export type Pace = keyof typeof PACES

export interface Settings {
  language: Language
  theme: 'auto' | 'light' | 'dark'
  /** One click commits. */
  expert: boolean
  sound: boolean
  notify: boolean
  /** Play back what happened since my last turn. */
  playback: boolean
  /** How fast things are shown. */
  pace: Pace
  name: string
}

const KEY = 'gusher-settings'

function preferred(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2))
  return wanted.find((tag): tag is Language => (LANGUAGES as readonly string[]).includes(tag)) ?? 'en'
}

export const settings = $state<Settings>({
  language: preferred(),
  theme: 'auto',
  expert: false,
  sound: false,
  notify: false,
  playback: true,
  pace: 'steady',
  name: '',
  ...stored<Partial<Settings>>(KEY, {}),
})

/** How long to show something that would take this many milliseconds at a steady pace. */
export function paced(ms: number): number {
  return ms * PACES[settings.pace]
}

/** How long it takes to read a text. */
export function readingTime(text: string): number {
  return paced(1400 + 45 * text.length)
}

const night = matchMedia('(prefers-color-scheme: dark)')

function applyTheme(): void {
  const dark = settings.theme === 'dark' || (settings.theme === 'auto' && night.matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
}

/** Keep the page and the store in step with the settings, for as long as the page lives. */
export function watchSettings(): void {
  night.addEventListener('change', applyTheme)
  $effect.root(() => {
    $effect(applyTheme)
    $effect(() => localStorage.setItem(KEY, JSON.stringify(settings)))
  })
}
