import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// Threads that tests start find there what `tools/warm.ts` compiled for them.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
  new URL('node_modules/.cache/adit', import.meta.url),
)

export default defineConfig({
  test: {
    // Whoever waits on a starved machine has not failed: no test has a limit of its own.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    globalSetup: 'tools/warm.ts',
    // Many tests wait for servers more than they compute.
    maxWorkers: 3,
    projects: [
      // What keeps nothing between tests has its modules loaded once for all files.
      of('packages', ['packages/*/{src,trial}/**/*.test.ts'], { isolate: false }),
      of('page', ['apps/{web,cli}/{build,src}/**/*.test.ts'], { isolate: false }),
      of('servers', ['apps/server/{src,trial}/**/*.test.ts', 'tools/**/*.test.ts'], {
        isolate: true,
      }),
    ],
  },
})

function of(name: string, include: string[], { isolate }: { isolate: boolean }) {
  return { extends: true as const, test: { name, include, isolate } }
}
