import { parseConfig } from '@adit/kernel'
import type { Opening } from '@adit/protocol'
import { saboteur } from '@adit/saboteur'
import { chapter } from '@adit/words'
import { openByServer } from './bot-table.ts'
import { playOn } from './newcomer.ts'
import { lookAtRole } from './people.ts'
import { expect, type Page, test } from './test.ts'
import './words.ts'

const w = chapter('en', 'page/saboteur')

/** Everything that goes with everything else, and twelve seats. */
function everything(): Opening['config'] {
  const full = saboteur.presets.find(({ name }) => name === 'full-jubilee')?.config
  const read = full && parseConfig(saboteur, { ...full, seats: 12 })
  if (read?.ok !== true) throw new Error('no preset has everything for twelve')
  return read.value
}

/** Eleven bots play between two of them. */
const MOST_MOVES = 8

/** One person and eleven bots at a table of the server. */
async function sitAmongBots(page: Page): Promise<void> {
  // Time runs faster at the server: the longest moment is just long enough to be seen.
  const table = await openByServer(page, {
    title: 'saboteur',
    config: everything(),
    people: 1,
    moment: 8,
  })
  await page.goto(`/table/${table}`)
  await expect(page.locator('.role-moment')).toBeVisible()
  const isWhole = await page
    .locator('#board .view')
    .evaluate(box => box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight)
  expect(isWhole, 'start and goals are in sight').toBe(true)
  await lookAtRole(page)
}

test('twelve seats, everything on, one person: three presses a move, none in between, and no jump', async ({
  visitor,
}) => {
  const page = await visitor({ hurried: true, viewport: { width: 360, height: 740 } })
  await page.addInitScript(() =>
    localStorage.setItem(
      'adit.settings',
      JSON.stringify({ language: 'en', pace: 'quick', tips: 'never' }),
    ),
  )
  // Quick diggers may reach the gold before any card could be stopped: then another table is opened.
  let seen = await playSomeMoves(page)
  for (let tables = 1; seen.moments === 0 && tables < 3; tables++) seen = await playSomeMoves(page)
  expect(seen.moments).toBeGreaterThan(0)
  expect(seen.moves).toBeGreaterThan(0)
  expect(seen.presses).toBeLessThanOrEqual(3 * seen.moves)
  expect(seen.asked, 'questions before a move').toBeLessThanOrEqual(seen.moves)
  expect(seen.heights, 'the mine keeps its height').toHaveLength(1)
  expect(seen.heights[0], 'half of the page').toBeGreaterThanOrEqual(740 / 2)
})

/** A few turns of one person: until a moment has been seen, or the round is over. */
async function playSomeMoves(page: Page) {
  await sitAmongBots(page)
  const myTurn = page.locator('.line.mine')
  await expect(myTurn).toBeVisible({ timeout: 100_000 })
  await watchTheMine(page)
  const momentsSeen = () => page.evaluate(() => Number(Reflect.get(globalThis, 'seen').moments))
  const hand = page.locator('#hand')
  const discard = hand.getByRole('button', { name: w.discardMode }).last()
  const roundEnd = page.getByRole('list', { name: w.roundEnd.roles })
  let presses = 0
  let asked = 0
  let moves = 0
  // Cards that can be stopped are played sooner or later, and nobody has to press for it.
  while (moves < 3 || (moves < MOST_MOVES && (await momentsSeen()) === 0)) {
    await expect(myTurn.or(roundEnd).first()).toBeVisible({ timeout: 100_000 })
    if (await roundEnd.isVisible()) break
    await expect(discard.or(hand.locator('.prompt .button')).first()).toBeVisible()
    if (!(await discard.isVisible())) {
      // What is asked is answered by one press; a toll is asked for in another's turn.
      asked += await playOn(page, 'round over', { presses: 1 })
      continue
    }
    await discard.click()
    await hand.getByRole('option').first().click()
    await hand
      .getByRole('button', { name: /^Discard 1/ })
      .last()
      .click()
    presses += 3
    moves++
    await expect(myTurn).toBeHidden()
  }
  const heights = await page.evaluate((): number[] => [...Reflect.get(globalThis, 'seen').heights])
  return { presses, asked, moves, moments: await momentsSeen(), heights }
}

/** In the page, at every picture: how high the mine is, and whether there is a moment. */
async function watchTheMine(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heights = new Set<number>()
    const seen = { heights, moments: 0 }
    Object.assign(globalThis, { seen })
    const look = (): void => {
      const mine = document.querySelector('#board .view')
      const isPlaying = document.querySelector('#hand') !== null
      if (mine !== null && isPlaying) heights.add(Math.round(mine.getBoundingClientRect().height))
      if (document.querySelector('#hand .moment') !== null) seen.moments++
      requestAnimationFrame(look)
    }
    look()
  })
}

test('at a table of days an order is given in the menu, and is kept', async ({ visitor }) => {
  const c = chapter('en', 'page/common')
  const page = await visitor()
  const table = await openByServer(page, {
    title: 'saboteur',
    config: everything(),
    clock: 'days',
    people: 1,
  })
  await page.goto(`/table/${table}`)
  await lookAtRole(page)
  await page.getByRole('button', { name: c.menu }).click()
  const order = page.getByRole('dialog').getByRole('group', { name: c.order.label })
  const pass = order.getByRole('radio', { name: c.order.names.pass })
  await pass.click()
  await expect(pass).toBeChecked()
  await expect(order.getByText(c.order.stands)).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: c.menu }).click()
  await expect(pass).toBeChecked()
})
