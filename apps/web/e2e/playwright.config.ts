import { defineConfig } from '@playwright/test'

/** In real Chromium, against a real server. `npm test` has built the page before. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 150_000,
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    trace: 'retain-on-failure',
  },
})
