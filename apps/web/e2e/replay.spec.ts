import { readFileSync } from 'node:fs'
import { seatCount } from '@adit/kernel'
import type { Tape } from '@adit/protocol'
import { closedAt, NOTHING_CLOSED } from '@adit/saboteur'
import { parseRecord, titleNamed } from '@adit/shelf'
import { Replay, tapeOfRecord } from '@adit/table'
import { chapter } from '@adit/words'
import { isBox, known, viewsInMemory } from './memory.ts'
import { playOn, playTogether } from './newcomer.ts'
import { begin } from './people.ts'
import { recordFile } from './records.ts'
import { expect, type Page, test } from './test.ts'
import { say, words } from './words.ts'

const w = chapter('en', 'page/replay')

/** Opens a record as somebody does who has the file. */
async function openFile(page: Page, text: string): Promise<void> {
  await page.goto('/replay')
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
  await expect(page).toHaveURL(/\/replay\/file/)
  await expect(slider(page)).toBeVisible()
}

/** The same, dropped on the page. */
async function dropFile(page: Page, record: string): Promise<void> {
  await page.goto('/replay')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const dropped = await page.evaluateHandle(text => {
    const data = new DataTransfer()
    data.items.add(new File([text], 'game.json', { type: 'application/json' }))
    return data
  }, record)
  await page.locator('main').dispatchEvent('drop', { dataTransfer: dropped })
  await expect(slider(page)).toBeVisible()
}

const slider = (page: Page) => page.getByRole('slider', { name: w.timeline.moment })
const stopOf = async (page: Page): Promise<number> =>
  Number(await slider(page).getAttribute('aria-valuenow'))

test('a record file is replayed with keys, and its address names moment and eye', async ({
  visitor,
}) => {
  const page = await visitor()
  await openFile(page, recordFile('saboteur'))
  await expect(page.getByRole('radio', { name: w.eyes.public })).toBeChecked()
  await page.keyboard.press('End')
  await expect(page.locator('.line .now')).toContainText(w.over)
  const last = await stopOf(page)
  expect(last).toBeGreaterThan(60)
  await page.keyboard.press('Home')
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '0')
  for (let step = 1; step <= 3; step++) {
    await page.keyboard.press('ArrowRight')
    await expect(slider(page)).toHaveAttribute('aria-valuenow', String(step))
  }
  await page.keyboard.press('ArrowLeft')
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '2')
  await page.keyboard.press('PageDown')
  await expect(page.locator('.line .now')).toContainText(say(w.dealt, { round: 2 }))
  const dealt = await stopOf(page)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => stopOf(page)).toBeGreaterThan(dealt)
  const mark = await stopOf(page)
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => stopOf(page)).toBeLessThan(mark)
  // The eyes of a seat, and the moment stays.
  const stop = await stopOf(page)
  await page.keyboard.press('Digit2')
  await expect(page.getByText(say(w.eyes.of, { name: 'Gleb' })).first()).toBeVisible()
  expect(await stopOf(page)).toBe(stop)
  await expect(page).toHaveURL(/\?eye=2#\d+$/)
  await page.keyboard.press('KeyO')
  await expect(page.getByRole('group', { name: say(w.eyes.hand, { name: 'Eva' }) })).toBeVisible()
  expect(await stopOf(page)).toBe(stop)
  // The address opens there.
  await expect(page).toHaveURL(/\?eye=all#\d+$/)
  await page.reload()
  await expect(slider(page)).toHaveAttribute('aria-valuenow', String(stop))
  await expect(page.getByRole('radio', { name: w.eyes.all })).toBeChecked()
  // It plays by itself and stops when told to.
  await page.keyboard.press('Space')
  await expect.poll(() => stopOf(page)).toBeGreaterThan(stop + 1)
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: w.timeline.play })).toBeVisible()
})

/** A finger that goes across the board, from here to there. */
async function fingerOn(page: Page): Promise<(from: number, to: number) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  const at = (x: number) => ({ touchPoints: [{ x, y: 420 }] })
  return async (from, to) => {
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) })
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at((from + to) / 2) })
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(to) })
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
}
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

test('at 360 pixels a dropped record is turned by touch, and goes to somebody else with its link', async ({
  visitor,
}) => {
  const page = await visitor(PHONE)
  await dropFile(page, recordFile('saboteur'))
  const { wide, room } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    room: innerWidth,
  }))
  expect(wide).toBeLessThanOrEqual(room)
  const swipe = await fingerOn(page)
  await swipe(300, 120)
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '1')
  await swipe(300, 120)
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '2')
  await swipe(100, 280)
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '1')
  // Pressed, not tapped: a tap that a busy machine sends slowly is a long press.
  await page.getByRole('button', { name: w.timeline.on, exact: true }).click()
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '2')
  await page.keyboard.press('ArrowRight')
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '3')
  await page.getByText(w.eyes.all, { exact: true }).click()
  await expect(page.getByRole('radio', { name: w.eyes.all })).toBeChecked()
  await page.goto(`/replay/file/share${new URL(page.url()).hash}`)
  await page.getByRole('switch', { name: w.review.share.spoilers }).check({ force: true })
  const link = page.getByRole('textbox', { name: w.review.share.address })
  await expect(link).toHaveValue(/eye=public#record=/)
  const friend = await visitor()
  await friend.goto(await link.inputValue())
  await expect(friend.getByRole('radio', { name: w.eyes.public })).toBeChecked()
})

test('two curses on a phone are pictures, and the field stays where it is', async ({ visitor }) => {
  const page = await visitor(PHONE)
  const topUnder = async (...laid: readonly string[]): Promise<number> => {
    await openFile(page, caveWith(laid))
    await page.keyboard.press('Digit1')
    await expect(page.locator('.own .chips li')).toHaveCount(laid.length)
    return page.locator('.own .gems').evaluate(one => one.getBoundingClientRect().top)
  }
  expect(await topUnder('cave', 'fog-orange', 'fog-green')).toBe(await topUnder('cave'))
})

/** A game of Nimble Gnomes in which that lies in front of the first player. */
function caveWith(laid: readonly string[]): string {
  const start = [
    'phase: take',
    'first: 0',
    'turn: 0',
    'open: cave wind-red wind-blue',
    'deck: cave cave ruby-round diamond',
    'discard:',
    `laid 0: ${laid.join(' ')}`,
    'laid 1: cave',
    ...[0, 1].flatMap(seat => [`hand ${seat}: cave wind-red ruby-round diamond`, `seen ${seat}:`]),
  ].join('\n')
  const title = 'nimble-gnomes'
  const revision = titleNamed(title)?.revision
  const config = { seats: 2 }
  return JSON.stringify({
    title,
    revision,
    config,
    seats: ['Eva', 'Gleb'],
    start,
    moves: ['0 take deck'],
  })
}

test('without spoilers the page holds nothing hidden, in memory either', async ({ visitor }) => {
  const page = await visitor()
  await openFile(page, recordFile('saboteur'))
  // The record itself was handed to the page by its reader; what the replay gives it is looked at.
  await page.keyboard.press('PageDown')
  for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowRight')
  await expect.poll(() => stopOf(page)).toBeGreaterThan(12)
  const views = await viewsInMemory(page)
  expect(views.length).toBeGreaterThan(0)
  expect(views.filter(view => !isBox(view)).flatMap(known)).toEqual([])
  // The check would find something if there were anything.
  await page.keyboard.press('KeyO')
  await expect(page.getByRole('group', { name: say(w.eyes.hand, { name: 'Eva' }) })).toBeVisible()
  expect(
    (await viewsInMemory(page)).filter(view => !isBox(view)).flatMap(known).length,
  ).toBeGreaterThan(20)
})

interface Sent {
  readonly seq: number
  readonly view: unknown
}

/** What a page was shown over its socket, by the number of the last entry. */
function wireViews(page: Page): Sent[] {
  const sent: Sent[] = []
  page.on('websocket', socket => {
    socket.on('framereceived', ({ payload }) => {
      const message: unknown = JSON.parse(String(payload))
      const { type, seq, game, items = [] } = Object(message)
      const isMove = Array.isArray(items) && items.at(-1)?.type === 'moved'
      if (type === 'update' && game !== undefined && isMove) sent.push({ seq, view: game.view })
    })
  })
  return sent
}

/** What the replay's worker gives this page from now on. */
async function listenToWorker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const given: unknown[] = []
    Reflect.set(globalThis, 'given', given)
    const { Worker: Plain } = globalThis
    globalThis.Worker = class extends Plain {
      constructor(...args: ConstructorParameters<typeof Plain>) {
        super(...args)
        this.addEventListener('message', ({ data }) => {
          if (data?.type === 'glimpse')
            given.push({ seq: data.glimpse.seq, view: data.glimpse.game.view })
        })
      }
    }
  })
}

test('a game of the server is seen again as each seat was shown it, and by a second browser', async ({
  visitor,
}) => {
  const seated = [await visitor({ hurried: true }), await visitor({ hurried: true })]
  const sent = seated.map(wireViews)
  await begin(seated[0], seated.slice(1), { game: 'my-treasure', seats: 2 })
  await playTogether(seated, 'game over')
  const [, table] = /\/table\/(.+)$/.exec(new URL(seated[0].url()).pathname) ?? []
  await expect(seated[0].getByRole('link', { name: words.en.table.end.replay })).toBeVisible()
  // Each page draws the deal again by itself, and one press shows every number.
  const { fair, more } = words.en.table.end.deal
  for (const page of seated) await expect(page.getByText(fair)).toBeVisible()
  await seated[1].getByRole('link', { name: more }).click()
  const all = new RegExp(`^${w.review.fair.all.replace('{count}', '\\d+')}$`)
  await expect(seated[1].getByRole('heading', { name: all })).toBeVisible()
  for (const [seat, frames] of sent.entries()) {
    const page = await visitor()
    await listenToWorker(page)
    await page.goto(`/replay/${table}?eye=${seat + 1}#0`)
    await expect(slider(page)).toBeVisible()
    const stops = Number(await slider(page).getAttribute('aria-valuemax'))
    for (let step = 0; step < stops; step++) await page.keyboard.press('ArrowRight')
    await expect(page.locator('.line .now')).toContainText(w.over, { timeout: 120_000 })
    const given: readonly Sent[] = await page.evaluate(() => Reflect.get(globalThis, 'given'))
    const shown = new Map(given.map(({ seq, view }) => [seq, view]))
    const both = frames.filter(({ seq }) => shown.has(seq))
    expect(both.length).toBeGreaterThan(10)
    for (const { seq, view } of both) expect(shown.get(seq), `entry ${seq}`).toEqual(view)
  }
  // Whoever did not play is shown no spoilers, at the moment that was shared; here on a phone.
  const stranger = await visitor(PHONE)
  await stranger.goto(`/replay/${table}#12`)
  await expect(stranger.getByRole('radio', { name: w.eyes.public })).toBeChecked()
  await expect(stranger).toHaveURL(/#1[0-9]$/)
  const stop = await stopOf(stranger)
  const swipe = await fingerOn(stranger)
  await swipe(300, 120)
  await expect(slider(stranger)).toHaveAttribute('aria-valuenow', String(stop + 1))
})

test('a game of the device is seen again, and played on from its middle to another end', async ({
  visitor,
}) => {
  const page = await visitor({ hurried: true, hasTouch: true })
  await page.goto('/')
  const { title } = words.en.home.boxes['my-treasure']
  await page.getByRole('button', { name: say(words.en.home.playWithBotsAt, { title }) }).click()
  await playOn(page, 'game over')
  await page.getByRole('link', { name: words.en.table.end.replay }).click()
  await expect(slider(page)).toBeVisible()
  // One's own eyes, in a game that one has played.
  await expect(page).toHaveURL(/eye=1/)
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight')
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '5')
  const wide = page.viewportSize() ?? PHONE.viewport
  await page.setViewportSize(PHONE.viewport)
  const swipe = await fingerOn(page)
  await swipe(300, 120)
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '6')
  await page.setViewportSize(wide)
  // The page comes later than the moment that was left is written down.
  await page.route(/\/assets\/.*Review/, async route => {
    await page.waitForTimeout(1_500)
    await route.continue()
  })
  await page.keyboard.press('ArrowRight')
  await page.getByRole('link', { name: w.review['what-if'].tab }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: w.review['what-if'].heading }),
  ).toBeVisible()
  await expect(page).toHaveURL(/what-if/)
  const game = page.url()
  await page.getByRole('button', { name: w.review['what-if'].sit }).click()
  await expect(page).toHaveURL(/\/table\/local-/)
  await expect(page.locator('#hand')).toBeVisible()
  await playOn(page, 'game over')
  await page.getByRole('link', { name: words.en.table.end.replay }).click()
  await expect(slider(page)).toBeVisible()
  // It is kept beside its game, and held against it.
  await page.goto(game)
  const branches = page.getByRole('region', { name: w.review['what-if'].branches })
  await branches.getByRole('button', { name: w.review['what-if'].compare }).click()
  await expect(branches.getByRole('status')).toContainText(/\S/)
  await expect(branches.getByRole('figure')).toHaveCount(2)
})

test('a record that is dropped on the page becomes a film', async ({ visitor }) => {
  const page = await visitor({ hurried: true })
  await dropFile(page, recordFile('my-treasure', { seats: 2 }))
  await page.getByRole('button', { name: w.share.picture }).click()
  const dialog = page.getByRole('dialog', { name: w.share.picture })
  const saved = page.waitForEvent('download', { timeout: 60_000 })
  await dialog.getByRole('button', { name: w.share.film }).click()
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  const file = readFileSync(await (await saved).path())
  // A film of that kind, and more than one picture in it.
  expect(file.subarray(0, 4).toString('hex')).toBe('1a45dfa3')
  expect(file.length).toBeGreaterThan(20_000)
})

test('two who have the same face have looked at one goal', async ({ visitor }) => {
  const opened = parseRecord(recordFile('saboteur', { seats: 10 }))
  if (!opened.ok) throw new Error(opened.why.key)
  const told = tapeOfRecord(opened.value.game, opened.value.record)
  const seats = told.info.seats.map(seat => ({ ...seat, avatar: 'ida' }))
  const tape = { ...told, info: { ...told.info, seats } }
  const moment = momentOfTwoLooks(tape)
  const page = await visitor()
  await page.route('**/api/v1/tables/alike/tape', route => route.fulfill({ json: tape }))
  await page.goto(`/replay/alike?eye=all#${moment}`)
  await expect(
    page.locator('[data-note] .faces').filter({ has: page.locator('.face + .face') }),
  ).not.toHaveCount(0)
  // Whoever asks is told who they are, beside what they have asked about, and over all else.
  const goal = page.getByRole('gridcell', { name: /looked at by/ }).first()
  await goal.click()
  const answer = page.locator('.why')
  await expect(answer).toContainText(w.known.goal)
  const [place, bubble] = [await goal.boundingBox(), await answer.boundingBox()]
  if (place === null || bubble === null) throw new Error('nothing is told')
  expect(bubble.x).toBeLessThan(place.x + place.width)
  expect(bubble.x + bubble.width).toBeGreaterThan(place.x)
  const apart = Math.max(place.y - bubble.y - bubble.height, bubble.y - place.y - place.height)
  expect(apart).toBeLessThan(30)
  const isOver = await answer.evaluate(one => {
    const { right, top, height } = one.getBoundingClientRect()
    return one.contains(document.elementFromPoint(right - 12, top + height / 2))
  })
  expect(isOver).toBe(true)
})

/** The first moment at which two have looked at a goal that is still closed. */
function momentOfTwoLooks(tape: Tape): number {
  const read = Replay.read(tape, titleNamed)
  if (!read.ok) throw new Error(read.why.key)
  const replay = read.value
  const isSeenByTwo = (moment: number): boolean => {
    const { maze, goalSeen } = Object(replay.sight(moment, 'judge').game.view)
    return maze.goals.some(
      (at: number, slot: number) =>
        closedAt(maze, at) !== NOTHING_CLOSED && seatCount(goalSeen[slot]) === 2,
    )
  }
  const found = replay.stops.find(isSeenByTwo)
  if (found === undefined) throw new Error('nobody looked where another had looked')
  return found
}
