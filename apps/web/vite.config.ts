import { LANGUAGES } from '@adit/words'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { order } from '../../packages/shelf/src/order.ts'
import { sayAhead } from './build/ahead.ts'
import { compressed } from './build/compress.ts'
import { firstView } from './build/first-view.ts'
import { markFile } from './build/mark.ts'
import { keptOffline } from './build/offline.ts'

// The packages only define; a page that wants a list of cards must not get the engine with it.
const treeshake = { moduleSideEffects: [{ test: /\/packages\//, sideEffects: false }] }

/** How long which part took is of no use to whoever only starts the server. */
const checks = { bundlerTimings: false }

/**
 * Few files: each is an answer to wait for, and over a plain line only six come at a time. Whoever
 * opens a table has it in five. A group takes along what its modules need, the first group first.
 */
const codeSplitting = {
  groups: [
    // A face is on every page, a card is not. The worker of a replay is called before its page is there.
    {
      name: 'frame',
      test: /\/src\/(client\/router|shell|ui)\/(?!QrCode|Card)|\/src\/(forms|client\/replay\/ahead|pages\/common\/tables)\.ts/,
    },
    { name: 'art', test: /\/src\/(art|ui\/Card)/ },
    { name: 'common', test: /\/src\/(client|words|ui|pages\/common)\/(?!Lid)/, minShareCount: 4 },
    { name: 'rules', test: new RegExp(`/packages/(${['shelf', ...order].join('|')})/`) },
    { name: 'table', test: /\/src\/(table\/common|pages\/seats)\/(?!PlainTable)/ },
    // What a replay and the pages about its game share, and a table and the lessons of its game.
    { name: 'past', test: /\/src\/(pages|client)\/replay\//, minShareCount: 2 },
    { name: 'mine', test: /\/src\/table\/saboteur\//, minShareCount: 2 },
  ],
}

/** Where `npm start` serves tables, for the pages of the development server. */
const server = 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [svelte(), firstView(), markFile(), sayAhead(LANGUAGES), keptOffline(), compressed()],
  server: { proxy: { '/ws': { target: server, ws: true }, '/api': server } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { treeshake, checks, output: { codeSplitting } },
  },
  // Tables of this device and their bots run in workers that fetch what they need.
  worker: { format: 'es', rolldownOptions: { treeshake, checks } },
})
