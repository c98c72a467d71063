import { defineConfig } from '@playwright/test'

/** These take minutes: begun last, they would keep one worker busy while the others have nothing to do. */
const LONG = /(television|whole-game|moments|replay|axe)\.spec\.ts$/

/** In real Chromium, against a real server. `npm test` has built the page before. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results',
  fullyParallel: true,
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'short', testIgnore: LONG },
  ],
  // More than there are processors: a good part of the time is spent waiting for what a person would look at.
  workers: 5,
  // A starved machine may lose a browser; what never passes is a fault.
  retries: 2,
  // A whole game is played in its beats, twelve times as fast; a starved machine needs minutes for it.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Recording costs a third of the time: only what failed is run again with it.
    trace: 'on-first-retry',
  },
})
