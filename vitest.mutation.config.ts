import { defineConfig } from 'vitest/config'

/** The tests that name rules: the laws and the random twin would make every mutant cost minutes. */
export default defineConfig({
  test: {
    include: ['packages/saboteur/src/**/*.test.ts'],
    exclude: ['**/conformance.test.ts', '**/maze-twin.test.ts', '**/node_modules/**'],
    testTimeout: 60_000,
  },
})
