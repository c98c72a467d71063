import { parseConfig } from '@adit/kernel'
import type { Opening } from '@adit/protocol'
import { saboteur } from '@adit/saboteur'
import { chapter } from '@adit/words'
import type { Locator } from '@playwright/test'
import { openByServer } from './bot-table.ts'
import { lookAtRole } from './people.ts'
import { expect, type Page, test } from './test.ts'
import { words } from './words.ts'

const c = chapter('de', 'page/common')
/** Upright, on its side, and a tablet or a desk seen twice as large. */
const SIZES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 740, height: 360 },
  { width: 844, height: 390 },
  { width: 384, height: 512 },
  { width: 720, height: 450 },
]

/** All goals of the Jubilee, so that the mine is as large as it begins, and twelve seats. */
function everything(): Opening['config'] {
  const full = saboteur.presets.find(({ name }) => name === 'full-jubilee')?.config
  const read = full && parseConfig(saboteur, { ...full, seats: 12 })
  if (read?.ok !== true) throw new Error('no preset has everything for twelve')
  return read.value
}

test('on any phone a full table shows whose turn it is, what happened, all names and the whole hand', async ({
  visitor,
}) => {
  const page = await visitor({ viewport: { width: 360, height: 740 }, language: 'de' })
  const table = await openByServer(page, { title: 'saboteur', config: everything(), people: 1 })
  await page.goto(`/table/${table}`)
  await lookAtRole(page)
  await expect(page.locator('.line.mine')).toBeVisible({ timeout: 100_000 })
  for (const size of SIZES) {
    for (const letters of ['100%', '200%']) {
      const what = `${size.width} × ${size.height}, letters ${letters}`
      await page.setViewportSize(size)
      await page.evaluate(letters => {
        document.documentElement.style.fontSize = letters
      }, letters)
      await expectAllThere(page, what)
    }
  }
})

async function expectAllThere(page: Page, what: string): Promise<void> {
  await expectWithin(page.locator('header .line .who'), what)
  const was = page.locator('.was:visible')
  if ((await was.count()) > 0) await expectWithin(was, what)
  for (const name of await page.locator('.crew .name').all()) await expect(name, what).toBeVisible()
  for (const card of await page.locator('#hand').getByRole('option').all())
    await expectWithin(card, what)
  const strip = page.getByRole('list', { name: c.since })
  const isFlat = (page.viewportSize()?.height ?? 0) <= 500
  if (!isFlat) await expect(strip.getByRole('button').last(), what).toBeInViewport()
}

/** Whole, on the page and in whatever holds it. */
async function expectWithin(thing: Locator, what: string): Promise<void> {
  const missing = (): Promise<string> =>
    thing.evaluate(element => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const box = element.closest('.news, .bar, #hand')?.getBoundingClientRect() ?? new DOMRect()
      const low = Math.min(innerHeight, box.bottom)
      const isOut = left < -1 || right > innerWidth + 1 || top < box.top - 1 || bottom > low + 1
      return isOut
        ? `${element.textContent} ${left} ${right} ${top} ${bottom} in ${box.top} ${low}`
        : ''
    })
  await expect.poll(missing, what).toBe('')
}

test('what lies beyond the edge of a mine that has come closer is named, and one press away', async ({
  visitor,
}) => {
  const page = await visitor({ viewport: { width: 360, height: 740 } })
  const w = chapter('en', 'page/saboteur')
  const table = await openByServer(page, { title: 'saboteur', config: everything(), people: 1 })
  await page.goto(`/table/${table}`)
  await lookAtRole(page)
  await expect(page.locator('.line.mine')).toBeVisible({ timeout: 100_000 })
  const view = page.locator('#board .view')
  await expect(page.getByRole('button', { name: w.beyond.map })).toHaveCount(0)
  // Fingers bring it closer; a wheel does the same here.
  await view.hover()
  const isPanned = () => view.evaluate(box => box.scrollWidth > 2 * box.clientWidth)
  await expect(async () => {
    await page.mouse.wheel(0, -200)
    expect(await isPanned()).toBe(true)
  }).toPass()
  await view.evaluate(box => box.scrollTo(0, 0))
  const goals = page.locator('#board .edge').filter({ has: page.locator('.goals') })
  await expect(goals.first()).toHaveAccessibleName(/goal/)
  const before = await view.evaluate(box => box.scrollLeft)
  await page.locator('#board .edge.right').click()
  await expect.poll(() => view.evaluate(box => box.scrollLeft)).toBeGreaterThan(before + 40)
  const map = page.getByRole('button', { name: w.beyond.map })
  await map.click({ position: { x: 4, y: 4 } })
  await expect.poll(() => view.evaluate(box => box.scrollLeft)).toBeLessThan(10)
})

for (const [width, height] of [
  [768, 1024],
  [1440, 900],
] as const) {
  test(`at ${width} pixels what a player says covers neither whose turn it is nor what happened`, async ({
    visitor,
  }) => {
    const page = await visitor({ viewport: { width, height } })
    const table = await openByServer(page, { title: 'saboteur', config: everything(), people: 1 })
    await page.goto(`/table/${table}`)
    await lookAtRole(page)
    const line = page.locator('.line .now, .line .was')
    await expect(line.last()).toBeVisible()
    await page.getByRole('tab', { name: words.en.table.talk }).click()
    await page.getByLabel(words.en.table.chat.label).fill('I dig, you dig, all of us dig here.')
    await page.getByRole('button', { name: words.en.table.chat.send }).click()
    const bubble = page.locator('.crew li:first-child .says')
    await expect(bubble).toBeVisible()
    const said = await bubble.boundingBox()
    for (const one of await line.all()) {
      const told = await one.boundingBox()
      if (said === null || told === null) throw new Error('it went too soon')
      const isClear =
        said.y >= told.y + told.height ||
        said.y + said.height <= told.y ||
        said.x + said.width <= told.x ||
        said.x >= told.x + told.width
      expect(isClear, `${JSON.stringify(said)} on ${JSON.stringify(told)}`).toBe(true)
    }
  })
}

test('on a phone days that are left stand on no word of what happened', async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 360, height: 740 }, language: 'ru' })
  const table = await openByServer(page, {
    title: 'saboteur',
    config: { ...everything(), seats: 5 },
    clock: 'days',
    people: 1,
  })
  await page.goto(`/table/${table}`)
  await lookAtRole(page)
  await expect(page.locator('.line .time')).toBeVisible({ timeout: 100_000 })
  const widths = await page.locator('.line').evaluate(line => {
    const of = (selector: string): DOMRect | undefined =>
      line.querySelector(selector)?.getBoundingClientRect()
    return { end: of('.time')?.right, begin: of('.was span')?.left }
  })
  expect(widths.begin).toBeGreaterThanOrEqual(widths.end ?? 0)
})
