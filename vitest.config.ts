import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'apps/*/{src,trial}/**/*.test.ts',
      'tools/**/*.test.ts',
    ],
    testTimeout: 300_000,
    // Many tests wait for servers more than they compute: one less than there are processors is too few.
    maxWorkers: 2,
  },
})
