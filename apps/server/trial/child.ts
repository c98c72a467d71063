import { serve } from '../src/index.ts'
import { generous } from './generous.ts'

/** A server in a process of its own, to be measured and killed. Prints its port when it listens. */
const [folder, port = '0'] = process.argv.slice(2)
const running = await serve({ folder, port: Number(port), log: 'error', limits: generous })
process.stdout.write(`${running.port}\n`)
/** Whoever asks is told what is held once everything is let go of that can be. */
process.on('message', () => {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  process.send?.(heapUsed + external)
})
// Should whoever started it fall over, it must not go on alone.
process.once('disconnect', () => process.exit(1))
process.once('SIGTERM', () => {
  running.close().then(
    () => process.exit(0),
    () => process.exit(1),
  )
})
