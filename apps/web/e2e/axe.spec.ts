import { AxeBuilder } from '@axe-core/playwright'
import { openTable } from './people.ts'
import { expect, type Page, test } from './test.ts'
import { words } from './words.ts'

const w = words.en

/** What axe has to say against a page as it is now, a line for each. */
async function complaints(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}

const screens = {
  home: '/',
  open: '/open?game=saboteur',
  rules: '/rules',
  'rules of Nimble Gnomes': '/rules/nimble-gnomes',
  settings: '/settings',
  'no such page': '/nowhere',
}

for (const theme of ['mine', 'paper'] as const) {
  test(`axe finds nothing on the pages in the theme ${theme}`, async ({ visitor }) => {
    const page = await visitor({ theme })
    for (const [name, path] of Object.entries(screens)) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await complaints(page), name).toEqual([])
    }
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: w.shell.keys.heading })).toBeVisible()
    expect(await complaints(page), 'keys').toEqual([])
    await openTable(page, 'my-treasure')
    expect(await complaints(page), 'seats').toEqual([])
  })
}
