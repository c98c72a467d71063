import { join } from 'node:path'
import { botNamed, mixed, playing, USUAL_PLAYOUTS } from '@adit/bots'
import { parseConfig, quickRandom } from '@adit/kernel'
import { titleNamed } from '@adit/shelf'
import type { Task } from '@adit/table'
import { chromium } from '@playwright/test'
import { build } from 'rolldown'
import { launchOptions } from '../apps/web/e2e/chromium.ts'
import { everything } from '../packages/saboteur/src/presets.ts'
import { findBrowser } from '../tools/browser.ts'

/**
 * npm run bench:thinking -- <questions>. How long a master thinks at twelve seats with everything on, by
 * the page's own `answer`, in a browser whose processor is slowed four times. Ends badly if a move takes
 * longer than a second. The worker's code runs in the page itself here: only a page can be slowed.
 */
const [wanted = '60'] = process.argv.slice(2)
const SLOWNESS = 4
const BUDGET = 1_000
/** Every so manieth question of a game of miners is put to the master. */
const EVERY = 7

const tasks = listTasks(Number(wanted))
const browser = await chromium.launch({ ...launchOptions, executablePath: findBrowser() })
const spent: number[] = []
try {
  const page = await browser.newPage()
  await page.addScriptTag({ content: await bundled() })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS })
  for (const task of tasks) spent.push(await page.evaluate(TIMED, task))
} finally {
  await browser.close()
}
const sorted = spent.toSorted((one, other) => one - other)
const [median, most] = [sorted[sorted.length >> 1], sorted[sorted.length - 1]]
const line = `${spent.length} moves of masters: median ${median.toFixed(0)}, longest ${most.toFixed(0)} ms\n`
process.stdout.write(line)
process.exit(most > BUDGET ? 1 : 0)

/** Questions from all over games of twelve, as the page's table would put them. */
function listTasks(count: number): readonly Task[] {
  const title = titleNamed('saboteur')
  const miner = botNamed('saboteur', 'miner')
  if (title === undefined || miner === undefined) throw new Error('no Saboteur on the shelf')
  const config = parseConfig(title, { seats: 12, ...everything })
  if (!config.ok) throw new Error(config.why.key)
  const game = title.open(config.value)
  const found: Task[] = []
  for (let nth = 0; found.length < count; nth++) {
    const play = playing(game, game.setup(), { chance: quickRandom(nth), seed: mixed(nth, 1) })
    let asked = play.next()
    for (let at = 0; asked.done !== true && found.length < count; at++) {
      const { seat, view, past, legal } = asked.value
      if (at % EVERY === 0 && legal.length > 1) {
        const texts = legal.map(move => game.notation.printMove(move))
        const question = {
          title: title.name,
          config: config.value,
          bot: 'master',
          seat,
          view,
          past,
          claims: [],
          within: Number.POSITIVE_INFINITY,
        }
        found.push({ ...question, table: 't', legal: texts, seed: at, playouts: USUAL_PLAYOUTS })
      }
      asked = play.next(miner.choose(asked.value))
    }
  }
  return found
}

/** The page's own code for a bot's answer, as a script that leaves it behind for `TIMED`. */
async function bundled(): Promise<string> {
  const { output } = await build({
    input: join(import.meta.dirname, '../apps/web/src/client/local/thought.ts'),
    platform: 'browser',
    output: { format: 'iife', name: 'thought', codeSplitting: false },
    write: false,
    logLevel: 'silent',
  })
  return output[0].code
}

/** In the page: milliseconds for one answer. */
function TIMED(task: Task): number {
  const { thought } = globalThis as unknown as {
    thought: { answer(task: Task, time: number): unknown }
  }
  const start = performance.now()
  thought.answer(task, 600)
  return performance.now() - start
}
