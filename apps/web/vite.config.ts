import { LANGUAGES } from '@adit/words'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { sayAhead } from './build/ahead.ts'
import { compressed } from './build/compress.ts'
import { markFile } from './build/mark.ts'
import { keptOffline } from './build/offline.ts'
import { preloadFonts } from './build/preload.ts'

// The packages only define; a page that wants a list of cards must not get the engine with it.
const treeshake = { moduleSideEffects: [{ test: /\/packages\//, sideEffects: false }] }

/** How long which part took is of no use to whoever only starts the server. */
const checks = { bundlerTimings: false }

/**
 * What every page needs comes in two files, not in fifty of which most would be smaller than the head
 * of their answer. A QR code brings its own library and is not needed by all.
 */
const codeSplitting = {
  groups: [
    { name: 'art', test: /\/src\/art\//, priority: 1 },
    { name: 'frame', test: /\/src\/(router|shell|ui)\/(?!QrCode)/ },
  ],
}

/** Where `npm start` serves tables, for the pages of the development server. */
const server = 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [svelte(), markFile(), preloadFonts(), sayAhead(LANGUAGES), keptOffline(), compressed()],
  server: { proxy: { '/ws': { target: server, ws: true }, '/api': server } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { treeshake, checks, output: { codeSplitting } },
  },
  // Tables of this device and their bots run in workers that fetch what they need.
  worker: { format: 'es', rolldownOptions: { treeshake, checks } },
})
