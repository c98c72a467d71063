import type { Browser, CDPSession, Page } from '@playwright/test'
import { recordFile } from './records.ts'
import { words } from './words.ts'

/** What a replay of the largest table costs on a machine so much slower. */
export interface ReplayCost {
  /** From the address to the picture that has the mine of the moment asked for, and its timeline. */
  readonly first: number
  /**
   * The slowest of many jumps to anywhere, and the usual one: from the key to the picture that has the mine
   * of the other moment. Its words, hands, log and marks come with the pictures after it.
   */
  readonly worst: number
  readonly median: number
  /** The page's processor for a usual jump with all that comes after the picture, not slowed: load does not change it. */
  readonly processor: number
  /** Kilobytes of script beyond what a table has. */
  readonly script: number
}

/** In the page: when the first picture with the mine was shown, counted from the address. */
const WATCH_PICTURE = {
  content: `
    globalThis.pictured = new Promise(resolve => {
      const isThere = name => document.querySelector(name) !== null
      const look = () => {
        const isDrawn = isThere('.mine:not(.unmeasured) [data-card]') && isThere('[role=slider]')
        if (isDrawn) setTimeout(() => resolve(performance.now()))
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })`,
}

const JUMPS = [
  'End',
  'Home',
  'PageDown',
  'PageDown',
  'PageUp',
  'ArrowDown',
  'ArrowLeft',
  'End',
  'PageUp',
  'Home',
]

export async function replayCost(
  browser: Browser,
  baseURL: string,
  slowness: number,
): Promise<ReplayCost> {
  const record = recordFile('saboteur', { seats: 12, preset: 'saboteur-2' })
  const table = await tableScript(browser, baseURL)
  const page = await browser.newPage({
    baseURL,
    locale: 'en',
    viewport: { width: 1440, height: 900 },
  })
  const script = await counting(page)
  await page.addInitScript(text => sessionStorage.setItem('adit.record', text), record)
  await page.goto('/replay/file?eye=all#100')
  await page.getByRole('slider').waitFor()
  await page.waitForTimeout(1_000)
  const own = script()
  const devtools = await page.context().newCDPSession(page)
  const used: number[] = []
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  for (const key of [...JUMPS, ...JUMPS]) {
    const before = await threadTime(devtools)
    if ((await page.evaluate(jump, key)) > 0)
      used.push(1000 * ((await threadTime(devtools)) - before))
  }
  await devtools.send('Performance.disable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  const times: number[] = []
  for (let round = 0; round < 3; round++) {
    for (const key of JUMPS) times.push(await page.evaluate(jump, key))
  }
  await page.addInitScript(WATCH_PICTURE)
  await page.reload()
  const first = await page.evaluate(() => Reflect.get(globalThis, 'pictured'))
  await page.close()
  const sorted = times.filter(time => time > 0).sort((one, other) => one - other)
  used.sort((one, other) => one - other)
  return {
    processor: used[used.length >> 1],
    first,
    worst: sorted[sorted.length - 1],
    median: sorted[sorted.length >> 1],
    script: (own - table) / 1000,
  }
}

/** Seconds that the page's own thread has worked. */
async function threadTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
}

/** In the page: from a key to the picture of another moment; 0 if the key leads nowhere. */
async function jump(code: string): Promise<number> {
  const slider = document.querySelector('[role=slider]')
  if (slider === null) throw new Error('no timeline')
  const began = performance.now()
  const moved = new Promise<boolean>(resolve => {
    const watch = new MutationObserver(() => resolve(true))
    watch.observe(slider, { attributes: true, attributeFilter: ['aria-valuenow'] })
    setTimeout(() => resolve(false), 2_000)
  })
  dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }))
  if (!(await moved)) return 0
  await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
  const took = performance.now() - began
  await new Promise(resolve => setTimeout(resolve, 250))
  return took
}

/** The script of a table of this device, as it came over the wire. */
async function tableScript(browser: Browser, baseURL: string): Promise<number> {
  const page = await browser.newPage({ baseURL, locale: 'en' })
  const script = await counting(page)
  await page.goto('/')
  const title = words.en.home.boxes.saboteur.title
  await page
    .getByRole('button', { name: words.en.home.playWithBotsAt.replace('{title}', title) })
    .click()
  await page.locator('#hand').waitFor()
  await page.waitForTimeout(1_000)
  await page.close()
  return script()
}

/** Bytes of script that the page itself has fetched. */
async function counting(page: Page): Promise<() => number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const scripts = new Set<string>()
  let bytes = 0
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  return () => bytes
}
