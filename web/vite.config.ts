import { readdirSync, readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { PORT } from './src/lib/protocol'

const server = process.env.GUSHER_SERVER ?? `http://127.0.0.1:${PORT}`

// `build.license` overlooks what only a style sheet names.
const fontLicences: Plugin = {
  name: 'font-licences',
  generateBundle() {
    const fonts = 'node_modules/@fontsource'
    for (const font of readdirSync(fonts))
      this.emitFile({
        type: 'asset',
        fileName: `licences/${font}.txt`,
        source: readFileSync(`${fonts}/${font}/LICENSE`, 'utf8'),
      })
  },
}

// Fontsource's style sheets bring each typeface a second time, in a format for browsers that cannot run the client.
const onlyWoff2: Plugin = {
  name: 'only-woff2',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('@fontsource') ? code.replace(/, url\([^)]+\.woff\) format\('woff'\)/, '') : null,
}

// The typefaces come with the page, not after its style sheet.
const preloadedFonts: Plugin = {
  name: 'preloaded-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
          injectTo: 'head', // after the scripts
        })),
  },
}

// The build goes into the Python package: the wheel carries it and the server serves it.
export default defineConfig({
  base: '/',
  plugins: [svelte(), fontLicences, onlyWoff2, preloadedFonts],
  build: {
    outDir: '../src/gusher/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // a strict CSP allows no data: addresses
    modulePreload: { polyfill: false },
    // A browser asks for six files at a time: what several pages use is one of them, and so are all styles.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'style', test: /\.css$/, priority: 1 }, // as imported: the theme before what refines it
            { name: 'shared', minShareCount: 2 },
          ],
        },
      },
    },
    cssCodeSplit: false,
    license: { fileName: 'licences/libraries.md' },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
})
