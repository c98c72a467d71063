import { quickRandom } from '@adit/kernel'
import { openShared } from '../../src/cluster.ts'
import { startServer } from '../../src/server.ts'
import { generous } from '../generous.ts'
import { lossy } from '../lossy.ts'
import { METRICS_TOKEN } from '../metrics.ts'
import type { NodeSpec } from './node.ts'

/** One node of several in a process of its own. Prints its port when it listens. */
const { port, store, hub, node, skew, loss, seed }: NodeSpec = JSON.parse(process.argv[2])
const trouble = (error: unknown): void => void process.stderr.write(`${node}: ${String(error)}\n`)
const opened = await openShared(store, { hub, node }, trouble)
const shared = { ...opened, hub: lossy(opened.hub, quickRandom(seed), loss) }
const running = await startServer(
  { folder: '', port, log: 'error', limits: generous, node, metricsToken: METRICS_TOKEN },
  { shared, wall: () => Date.now() + skew },
)
process.stdout.write(`${running.port}\n`)
// Should whoever started it fall over, it must not go on alone.
process.once('disconnect', () => process.exit(1))
process.once('SIGTERM', () => {
  running.close().then(
    () => process.exit(0),
    () => process.exit(1),
  )
})
