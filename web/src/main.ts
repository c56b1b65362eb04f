import '@fontsource/abril-fatface/latin-400.css'
import '@fontsource/alegreya-sans-sc/latin-700.css'
import '@fontsource/alegreya-sans/latin-400.css'
import '@fontsource/alegreya-sans/latin-500.css'
import '@fontsource/alegreya-sans/latin-700.css'
import './theme.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { ready } from './lib/ready'
import { watchSettings } from './lib/settings.svelte'

watchSettings()
const target = document.getElementById('app')
if (target) {
  void ready.then(() => target.querySelector('.boot')?.remove())
  mount(App, { target })
}
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js')
