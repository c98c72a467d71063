import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { markFile } from './build/mark.ts'
import { preloadFonts } from './build/preload.ts'

// The packages only define; a page that wants a list of cards must not get the engine with it.
const treeshake = { moduleSideEffects: [{ test: /\/packages\//, sideEffects: false }] }

/** Where `npm start` serves tables, for the pages of the development server. */
const server = 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [svelte(), markFile(), preloadFonts()],
  server: { proxy: { '/ws': { target: server, ws: true }, '/api': server } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { treeshake },
  },
  // Tables of this device and their bots run in workers that fetch what they need.
  worker: { format: 'es', rolldownOptions: { treeshake } },
})
