import { defineConfig } from 'vitest/config'

/**
 * The tests that name rules, and the digging games: the laws and the random twin would make every
 * mutant cost minutes, and kill a different lot each time.
 */
export default defineConfig({
  test: {
    include: ['packages/saboteur/{src,trial}/**/*.test.ts'],
    exclude: ['**/kit.test.ts', '**/maze-twin.test.ts', '**/node_modules/**'],
    // One worker for all files: a mutant costs a third of a second instead of three.
    isolate: false,
    // Whether a mutant runs for ever is for Stryker to say: a test that is slow on a busy machine has not failed.
    testTimeout: 1_200_000,
  },
})
