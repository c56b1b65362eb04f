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

watchSettings()
const target = document.getElementById('app')
if (target) {
  void speak(settings.language).then(() => {
    target.textContent = ''
    mount(App, { target })
  })
}
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js')
