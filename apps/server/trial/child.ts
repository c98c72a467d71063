import { defaults, serve } from '../src/index.ts'
import { generous } from './generous.ts'
import { METRICS_TOKEN } from './metrics.ts'

/** A server in a process of its own, to be measured and killed. Prints its port when it listens. */
const [folder = '', port = '0', limits] = process.argv.slice(2)
const isDefault = limits === 'default'
/** By how much the wall clock was set: whoever started it may do so. */
let stepped = 0
const settings = {
  folder,
  port: Number(port),
  log: 'error' as const,
  metricsToken: METRICS_TOKEN,
  limits: isDefault ? defaults.limits : generous,
  // So that trials can come from many addresses.
  ...(isDefault ? { proxy: '127.0.0.1' } : {}),
}
const clock = (): number => Date.now() + stepped
const parts = isDefault ? { world: (await import('../src/world.ts')).realWorld(clock) } : {}
const running = await serve(settings, parts)
/** How often the loop is looked at, in milliseconds. */
const LOOK = 5
let longest = 0
let busy = process.threadCpuUsage()
// The time of its own processor: a machine that others use holds up every loop.
setInterval(() => {
  const now = process.threadCpuUsage()
  longest = Math.max(longest, (now.user + now.system - busy.user - busy.system) / 1_000)
  busy = now
}, LOOK).unref()
process.stdout.write(`${running.port}\n`)
/**
 * Whoever asks is told what is held once everything is let go of that can be, or for how many
 * milliseconds the loop was once kept busy by one thing since the last such question.
 */
process.on('message', question => {
  if (typeof question === 'object' && question !== null && 'step' in question) {
    stepped += Number(question.step)
    return
  }
  if (question === 'stall') {
    process.send?.(longest)
    longest = 0
    return
  }
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
