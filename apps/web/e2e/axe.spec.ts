import { boxes } from '../src/words/boxes.ts'
import { complaints } from './axe.ts'
import { playOn } from './newcomer.ts'
import { openTable } from './people.ts'
import { expect, test } from './test.ts'
import { say, words } from './words.ts'

const w = words.en

const screens = {
  home: '/',
  open: '/open?game=saboteur',
  rules: '/rules',
  'rules of Nimble Gnomes': '/rules/nimble-gnomes',
  settings: '/settings',
  'another device': '/device',
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

  test(`axe finds nothing at the tables in the theme ${theme}`, async ({ visitor }) => {
    const page = await visitor({ theme })
    for (const { name } of boxes) {
      await page.goto('/')
      const { title } = w.home.boxes[name]
      await page.getByRole('button', { name: say(w.home.playWithBotsAt, { title }) }).click()
      await expect(page.locator('#hand')).toBeVisible()
      await playOn(page, 'game over', { presses: 5 })
      expect(await complaints(page), `table of ${name}`).toEqual([])
    }
  })
}
