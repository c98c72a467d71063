import { chapter } from '@adit/words'
import { lookAtRole } from './people.ts'
import { expect, type Page, test } from './test.ts'
import { say, words } from './words.ts'

const w = words.en
const tips = chapter('en', 'page/common').tip

async function begin(page: Page): Promise<void> {
  await page.goto('/')
  const { title } = w.home.boxes.saboteur
  await page.getByRole('button', { name: say(w.home.playWithBotsAt, { title }) }).click()
  await lookAtRole(page)
}

/** Whether two things on the page lie over each other. */
function overlap(page: Page, one: string, other: string): Promise<boolean> {
  return page.evaluate(
    ([first, second]) => {
      const a = document.querySelector(first)?.getBoundingClientRect()
      const b = document.querySelector(second)?.getBoundingClientRect()
      if (a === undefined || b === undefined) throw new Error(`no ${first} or ${second}`)
      return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    },
    [one, other],
  )
}

for (const width of [360, 1440]) {
  test(`what is new says once what it does, at ${width} pixels`, async ({ visitor }) => {
    const page = await visitor({ curious: true, viewport: { width, height: 800 } })
    await begin(page)
    const tip = page.getByRole('note')
    await expect(tip).toBeVisible({ timeout: 60_000 })
    for (const place of ['.line', '.hand', '.crew']) {
      expect([place, await overlap(page, '[role=note]', place)]).toEqual([place, false])
    }
    const first = await tip.getAttribute('aria-label')
    // It can be walked into with the keys, and is said to who only hears the page.
    await expect(page.locator('.sr[aria-live=polite]')).toContainText(first ?? 'a name')
    await page.keyboard.press('Escape')
    await expect(tip).toBeHidden()

    // After a reload the same turn has another thing to tell, never the same.
    await page.reload()
    await expect(tip).toBeVisible({ timeout: 60_000 })
    expect(await tip.getAttribute('aria-label')).not.toBe(first)
    await tip.getByRole('button', { name: tips.off }).click()
    await expect(tip).toBeHidden()
    const kept = await page.evaluate(() => localStorage.getItem('adit.settings'))
    expect(JSON.parse(kept ?? '{}').tips).toBe('never')
  })
}
