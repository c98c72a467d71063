import { expect, test } from './test.ts'
import { say, words } from './words.ts'

const w = words.en

test('how far a line of gems is from six is seen at every margin', async ({ visitor }) => {
  const page = await visitor()
  const { title } = w.home.boxes['nimble-gnomes']
  await page.goto('/')
  await page.getByRole('button', { name: say(w.home.playWithBotsAt, { title }) }).click()
  await expect(page.locator('#hand')).toBeVisible()
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height })
    const wide = await page
      .locator('td .pips i')
      .evaluateAll(pips => pips.map(pip => pip.getBoundingClientRect().width))
    expect(wide.length).toBeGreaterThan(100)
    // Edges alone are two pixels.
    expect(Math.min(...wide)).toBeGreaterThan(4)
  }
})
