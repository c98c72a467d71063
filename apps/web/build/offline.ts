import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import type { Build } from '../src/client/offline/keeper.ts'
import { webManifest } from './web-manifest.ts'

const WORKER = fileURLToPath(new URL('../src/client/offline/worker.ts', import.meta.url))

/** Read by the server alone, or not by pages at all. */
const NOT_KEPT = /^(ahead\.json|index\.html)$|\.(br|gz|map)$/

/** What lies in `public`, and is part of every build. */
const PUBLIC = ['/look.js', '/icons/192.png', '/icons/512.png']

/**
 * Writes `sw.js`, the worker that keeps the page on the device, with the list of every file of this
 * build in it; and the manifest by which the page can be installed.
 */
export function keptOffline(): Plugin {
  return {
    name: 'adit-offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        this.emitFile({
          type: 'asset',
          fileName: 'app.webmanifest',
          source: JSON.stringify(webManifest),
        })
        const names = Object.keys(bundle).filter(name => !NOT_KEPT.test(name))
        const files = ['/', '/app.webmanifest', ...PUBLIC, ...names.map(name => `/${name}`)].sort()
        const page = bundle['index.html']
        const html = page?.type === 'asset' ? page.source : ''
        const version = createHash('sha256').update(files.join('\n')).update(html).digest('hex')
        const source = await workerFor({
          version: version.slice(0, 16),
          files: [...new Set(files)],
        })
        this.emitFile({ type: 'asset', fileName: 'sw.js', source })
      },
    },
  }
}

async function workerFor(made: Build): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { ADIT_BUILD: JSON.stringify(made) },
    build: { write: false, lib: { entry: WORKER, formats: ['iife'], name: 'worker' } },
  })
  const [output] = [built].flat()
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined
  if (chunk === undefined) throw new Error('the offline worker was not built')
  return chunk.code
}
