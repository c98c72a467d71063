import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { markFile } from './build/mark.ts'
import { preloadFonts } from './build/preload.ts'

export default defineConfig({
  plugins: [svelte(), markFile(), preloadFonts()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The packages only define; a page that wants a list of cards must not get the engine with it.
      treeshake: { moduleSideEffects: [{ test: /\/packages\//, sideEffects: false }] },
    },
  },
})
