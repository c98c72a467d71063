import { LANGUAGES, type Language } from '@adit/words'
import { type Browser, chromium, type Page } from '@playwright/test'
import { launchOptions } from '../apps/web/e2e/chromium.ts'
import { openTable } from '../apps/web/e2e/people.ts'
import { replayCost } from '../apps/web/e2e/replay-cost.ts'
import { Server } from '../apps/web/e2e/server.ts'
import { SHIFT_BUDGET, shiftOf, watchShifts } from '../apps/web/e2e/shifts.ts'
import { words } from '../apps/web/e2e/words.ts'
import { findBrowser } from '../tools/browser.ts'
import { buildWeb } from '../tools/build.ts'
import { type FullMine, fullMine } from './full-mine.ts'

/**
 * What the page costs whoever opens it, in a real browser, beside what it may cost. Ends badly if
 * a budget is overspent. A word after the command measures only that: `npm run bench:web -- replay`.
 */
const wanted = process.argv.slice(2)
const isWanted = (part: string): boolean => wanted.length === 0 || wanted.includes(part)

/** A mine that is full, and one to compare it with. */
const MINES = [10, 70]
const SLOWNESS = 4
/** The middle of so many counts: the first wakes the worker that keeps the page. */
const STARTS = 3
/** As browsers call it: bytes a second, and milliseconds to and fro. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
}

/** In the page: the longest time from a press to the next picture. */
const WATCH_PRESSES = {
  content: `
    globalThis.slowest = 0
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) slowest = Math.max(slowest, duration)
    }).observe({ type: 'event', durationThreshold: 16 })`,
}

interface Row {
  readonly what: string
  readonly value: number
  readonly unit: 'ms' | 'kB' | 'MB' | ''
  readonly budget?: number
}
const rows: Row[] = []

buildWeb()
const began = performance.now()
const server = await Server.start({ fast: false })
await (await fetch(server.address)).text()
rows.push({ what: 'server: start to first answer', value: performance.now() - began, unit: 'ms' })
await sleep(2_000)
rows.push({ what: 'server: idle memory', value: (await server.memory()) / 2 ** 20, unit: 'MB' })
const browser = await chromium.launch({ ...launchOptions, executablePath: findBrowser() })
try {
  if (isWanted('load')) for (const language of LANGUAGES) await firstLoad(browser, language)
  if (isWanted('visit')) await slowVisit(browser)
  if (isWanted('offline')) await offlineStart(browser)
  if (isWanted('table')) for (const cards of MINES) await table(browser, cards)
  if (isWanted('replay')) await replay(browser)
} finally {
  await browser.close()
  await server.close()
}
for (const row of rows) print(row)
process.exit(rows.some(({ value, budget }) => value > (budget ?? Infinity)) ? 1 : 0)

/** All that a first visit fetches until nothing more comes, as it came over the wire. */
async function firstLoad(browser: Browser, language: Language): Promise<void> {
  const page = await browser.newPage({ locale: language })
  await watchShifts(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const types = new Map<string, string>()
  const bytes = { script: 0, all: 0 }
  devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength
    if (types.get(requestId) === 'Script') bytes.script += encodedDataLength
  })
  const began = performance.now()
  await page.goto(server.address)
  await page.locator('main h1').waitFor()
  rows.push({ what: `${language}: heading to read`, value: performance.now() - began, unit: 'ms' })
  await sleep(4_000)
  const { script, all } = bytes
  rows.push({ what: `${language}: script`, value: script / 1000, unit: 'kB', budget: 120 })
  rows.push({ what: `${language}: all files`, value: all / 1000, unit: 'kB', budget: 250 })
  await pushShift(page, `${language}: layout shift`)
  await page.close()
}

/** A newcomer with a slow network and a slow machine: to the home page, and from a press to a table. */
async function slowVisit(browser: Browser): Promise<void> {
  const page = await browser.newPage({ locale: 'en', viewport: { width: 360, height: 740 } })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS })
  const opened = performance.now()
  const slow = 'slow 4G, processor 4 × slower'
  const since = (what: string, budget?: number): void => {
    const value = performance.now() - opened
    rows.push({ what: `${slow}: ${what}`, value, unit: 'ms', ...(budget && { budget }) })
  }
  await page.goto(server.address, { waitUntil: 'commit' })
  await page.locator('h1:visible').first().waitFor()
  since('home to read', 1_800)
  await page.locator('article.saboteur button').first().waitFor()
  since('home to use')
  await sleep(2_000)
  // A person looks about and reads before pressing.
  const play = page.locator('article.saboteur button').first()
  await page.mouse.wheel(0, 120)
  await play.scrollIntoViewIfNeeded()
  await sleep(4_000)
  const pressed = performance.now()
  await play.click()
  await page.locator('.role-moment, [role=option]').first().waitFor()
  const value = performance.now() - pressed
  rows.push({ what: `${slow}: press to table`, value, unit: 'ms', budget: 2_500 })
  await page.close()
}

/** Kept on the device: from the second visit on there need be no network, and a slow machine starts all the same. */
async function offlineStart(browser: Browser): Promise<void> {
  const context = await browser.newContext({ baseURL: server.address, locale: 'en' })
  const first = await context.newPage()
  await first.goto('/')
  await first.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await first.close()
  await context.setOffline(true)
  const times: number[] = []
  for (let nth = 0; nth < STARTS; nth++) {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS })
    const opened = performance.now()
    await page.goto('/', { waitUntil: 'commit' })
    await page.locator('article.saboteur button').first().waitFor()
    times.push(performance.now() - opened)
    await page.close()
  }
  const value = times.sort((a, b) => a - b)[Math.floor(STARTS / 2)] ?? 0
  rows.push({
    what: 'offline, processor 4 × slower: home to use',
    value,
    unit: 'ms',
    budget: 1_000,
  })
  await context.close()
}

/** A table of Saboteur on a slow machine. */
async function table(browser: Browser, cards: number): Promise<void> {
  const fill = filling(cards)
  const page = await browser.newPage({
    baseURL: server.address,
    locale: 'en',
    viewport: { width: 1440, height: 900 },
  })
  await watchShifts(page)
  await page.addInitScript(WATCH_PRESSES)
  let isFilled = false
  await page.routeWebSocket(/\/ws\b/, socket => {
    const onward = socket.connectToServer()
    onward.onMessage(data => {
      const text = String(data)
      if (!isFilled) socket.send(text)
      // Bots that play on behind the picture would take the cards out of the reader's hand.
      else if (JSON.parse(text).type !== 'update') socket.send(fill(text))
    })
  })
  await openTable(page, 'saboteur', { preset: 'Saboteur 2' })
  await page.getByRole('button', { name: words.en.seats.foot.startBots }).click()
  await page.getByRole('option').first().waitFor()
  isFilled = true
  await page.reload()
  await page.getByRole('option').first().waitFor()
  await sleep(1_500)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS })
  const slow = `${cards} cards, processor ${SLOWNESS} × slower`
  await presses(page, `${slow}: take up a card`, page.getByRole('option'))
  const cells = page.getByRole('gridcell', { name: /can be/ })
  for (const card of await page.getByRole('option').all()) {
    if ((await cells.count()) === 0) await card.click()
  }
  await presses(page, `${slow}: point at a cell`, cells)
  await pushShift(page, `${slow}: layout shift`)
  await page.close()
}

/** A replay of twelve players, looked at with all cards open. */
async function replay(browser: Browser): Promise<void> {
  const { first, worst, median, processor, script } = await replayCost(
    browser,
    server.address,
    SLOWNESS,
  )
  const slow = `replay, processor ${SLOWNESS} × slower`
  rows.push({ what: `${slow}: first picture`, value: first, unit: 'ms', budget: 1_000 })
  rows.push({ what: `${slow}: usual jump`, value: median, unit: 'ms' })
  rows.push({ what: 'replay: processor of a usual jump, in all', value: processor, unit: 'ms' })
  rows.push({ what: `${slow}: slowest jump`, value: worst, unit: 'ms', budget: 50 })
  rows.push({ what: 'replay: script beyond a table', value: script, unit: 'kB', budget: 40 })
}

/** The slowest of a few presses, from the press to the next picture. */
async function presses(page: Page, what: string, things: ReturnType<Page['getByRole']>) {
  await page.evaluate(() => Object.assign(globalThis, { slowest: 0 }))
  const count = Math.min(6, await things.count())
  if (count === 0) throw new Error(`${what}: nothing to press`)
  for (let at = 0; at < count; at++) {
    // What the tool would do to see that nothing lies over it is not the page's. A hand has come there
    // before it presses, and goes down before it comes up; a tool does all three in the same instant,
    // and the picture of the last would be waited for since the first.
    await things.nth(at % (await things.count())).hover({ force: true })
    await sleep(150)
    await page.mouse.down()
    await sleep(80)
    await page.mouse.up()
    await sleep(300)
  }
  const value = await page.evaluate(() => Number(Reflect.get(globalThis, 'slowest')))
  rows.push({ what, value, unit: 'ms', budget: 100 })
}

/** Puts a mine of so many cards into what the server says of the table. */
function filling(cards: number): (text: string) => string {
  let config: Parameters<typeof fullMine>[0] | undefined
  let mine: FullMine | undefined
  return text => {
    const message = JSON.parse(text)
    config = message.info?.config ?? config
    if (message.game === undefined || config === undefined) return text
    mine ??= fullMine(config, cards)
    const asked = [{ seat: 0, since: message.seq }]
    return JSON.stringify({ ...message, game: { view: mine.view, asked } })
  }
}

async function pushShift(page: Page, what: string): Promise<void> {
  rows.push({ what, value: await shiftOf(page), unit: '', budget: SHIFT_BUDGET })
}

function print({ what, value, unit, budget }: Row): void {
  const shown = value.toFixed(unit === '' ? 3 : value < 10 ? 1 : 0)
  const allowed = budget === undefined ? '' : `≤ ${budget}`
  const verdict = budget === undefined ? '' : value <= budget ? 'ok' : 'OVER'
  process.stdout.write(
    `${what.padEnd(56)}${`${shown} ${unit}`.padStart(12)}${allowed.padStart(9)}  ${verdict}\n`,
  )
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds))
}
