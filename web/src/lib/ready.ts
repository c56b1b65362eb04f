/** The words and the typefaces: nothing is drawn until both are there, or else everything would shift. */

import { settings } from './settings.svelte'
import { speak } from './words.svelte'

const PATIENCE_MS = 500
const typefaces = Promise.race([
  Promise.allSettled([...document.fonts].map((face) => face.load())),
  new Promise((late) => setTimeout(late, PATIENCE_MS)),
])

export const ready = Promise.all([speak(settings.language), typefaces])
