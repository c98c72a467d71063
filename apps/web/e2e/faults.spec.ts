import { expect, test } from './test.ts'
import { words } from './words.ts'

const w = words.en

test('a table that fails while it is drawn says so, and leads on', async ({ visitor, faults }) => {
  const page = await visitor()
  await page.route(/\/assets\/TreasureTable-[^/]*\.js$/, route =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default () => { throw new Error("the lamp went out") }',
    }),
  )
  await page.goto('/')
  await page.getByRole('button', { name: 'Play My Treasure with bots' }).click()
  await expect(page.getByRole('heading', { name: w.shell.errors.broken })).toBeVisible()
  await expect(page.getByText('the lamp went out')).toBeVisible()
  expect(faults.splice(0)).toEqual([expect.stringContaining('the lamp went out')])

  // What was mended meanwhile is shown as soon as the page is loaded again.
  await page.unroute(/\/assets\/TreasureTable-[^/]*\.js$/)
  await page.getByRole('button', { name: w.shell.link.reload }).click()
  await expect(page.locator('#board')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: w.home.heading })).toBeVisible()
})

test('tables of the device whose script did not come are asked for again', async ({ visitor }) => {
  const page = await visitor({ unhurried: true })
  let asked = 0
  await page.route(/\/assets\/worker-[^/]*\.js$/, route =>
    ++asked === 1 ? route.abort() : route.continue(),
  )
  await page.goto('/')
  await page.getByRole('button', { name: 'Play My Treasure with bots' }).click()
  await expect(page.locator('#board')).toBeVisible()
  expect(asked).toBeGreaterThan(1)
})
