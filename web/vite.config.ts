import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { PORT } from './src/lib/protocol'

const server = process.env.GUSHER_SERVER ?? `http://127.0.0.1:${PORT}`

// The build goes into the Python package: the wheel carries it and the server serves it.
export default defineConfig({
  base: '/',
  plugins: [svelte()],
  build: {
    outDir: '../src/gusher/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // a strict CSP allows no data: addresses
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
})
