import '@fontsource/abril-fatface/latin-400.css'
import '@fontsource/alegreya-sans-sc/latin-700.css'
import '@fontsource/alegreya-sans/latin-400.css'
import '@fontsource/alegreya-sans/latin-500.css'
import '@fontsource/alegreya-sans/latin-700.css'
import '@fontsource/alegreya-sans/latin-800.css'
import './theme.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { settings, watchSettings } from './lib/settings.svelte'
import { speak } from './lib/words.svelte'

const PATIENCE_MS = 500
/** The typefaces come with the words, not after the first text: else all that is there would move once more. */
const typefaces = () =>
  Promise.race([
    Promise.allSettled([...document.fonts].map((face) => face.load())),
    new Promise((late) => setTimeout(late, PATIENCE_MS)),
  ])

watchSettings()
const target = document.getElementById('app')
if (target) {
  void Promise.all([speak(settings.language), typefaces()]).then(() => {
    target.textContent = ''
    mount(App, { target })
  })
}
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js')
