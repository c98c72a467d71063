import { parseConfig } from '@adit/kernel'
import type { Opening } from '@adit/protocol'
import { saboteur } from '@adit/saboteur'
import { chapter } from '@adit/words'
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

/** One person and eleven bots at a table of the server. */
async function sitAmongBots(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const opening: Opening = {
    title: 'saboteur',
    config: everything(),
    clock: 'none',
    visibility: 'link',
    memory: 'full',
    bots: Array.from({ length: 11 }, (_none, at) => ({ seat: at + 1, bot: 'random' })),
    sit: true,
    pace: 'quick',
    moment: 3,
    gated: true,
  }
  const headers = { origin: new URL(page.url()).origin }
  const post = (path: string, data: object) =>
    page.request.post(`/api/v1${path}`, { data, headers })
  let table = ''
  // Until the server has met this browser it does not know who asks.
  await expect(async () => {
    const opened = await post('/tables', { id: 'o1', opening })
    expect(await opened.text()).toContain('"table"')
    table = (await opened.json()).table
  }).toPass({ timeout: 20_000 })
  await post(`/tables/${table}/start`, { id: 's1' })
  await page.goto(`/table/${table}`)
  await lookAtRole(page)
}

test('twelve seats, everything on, one person: three presses a move, none in between, and no jump', async ({
  visitor,
}) => {
  test.setTimeout(240_000)
  const page = await visitor({ viewport: { width: 360, height: 740 } })
  await page.addInitScript(() =>
    localStorage.setItem('adit.settings', JSON.stringify({ language: 'en', pace: 'quick' })),
  )
  await sitAmongBots(page)
  const myTurn = page.locator('.line.mine')
  await expect(myTurn).toBeVisible({ timeout: 100_000 })
  await page.evaluate(() => {
    const heights = new Set<number>()
    const seen = { heights, moments: 0 }
    Object.assign(globalThis, { seen })
    const look = (): void => {
      const mine = document.querySelector('#board .view')
      if (mine !== null) heights.add(Math.round(mine.getBoundingClientRect().height))
      if (document.querySelector('#hand .moment') !== null) seen.moments++
      requestAnimationFrame(look)
    }
    look()
  })
  let presses = 0
  const moves = 3
  for (let move = 0; move < moves; move++) {
    await expect(myTurn).toBeVisible({ timeout: 100_000 })
    const press = async (name: string | RegExp): Promise<void> => {
      await page.locator('#hand').getByRole('button', { name }).last().click()
      presses++
    }
    await press(w.discardMode)
    await page.locator('#hand [role=option]').first().click()
    presses++
    await press(/^Discard 1/)
    await expect(myTurn).toBeHidden()
  }
  expect(presses).toBeLessThanOrEqual(3 * moves)
  // Cards that could be stopped were played meanwhile, and nobody had to press for it.
  await expect(myTurn).toBeVisible({ timeout: 100_000 })
  const { heights, moments } = await page.evaluate(() => {
    const seen = Reflect.get(globalThis, 'seen')
    return { heights: [...seen.heights], moments: seen.moments }
  })
  expect(moments).toBeGreaterThan(0)
  expect(heights, 'the mine keeps its height').toHaveLength(1)
})
