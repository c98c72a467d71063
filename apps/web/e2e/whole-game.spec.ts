import { boxes } from '../src/words/boxes.ts'
import { complaints } from './axe.ts'
import { playOn } from './newcomer.ts'
import { expectRoundEndsInOrder, watchRoundEnds } from './round-end.ts'
import { expect, test } from './test.ts'
import { say, words } from './words.ts'

const games = [
  ...boxes.map(({ name }) => ({ name, language: 'en' as const })),
  { name: 'my-treasure' as const, language: 'ru' as const },
]

for (const { name, language } of games) {
  test(`a newcomer plays a whole game of ${name} against bots (${language})`, async ({
    visitor,
  }) => {
    const w = words[language]
    const page = await visitor({ language, hurried: true })
    await watchRoundEnds(page)
    await page.goto('/')
    const { title } = w.home.boxes[name]
    await page.getByRole('button', { name: say(w.home.playWithBotsAt, { title }) }).click()
    await expect(page).toHaveURL(/\/table\/local-/)
    const first = await playOn(page, 'round over')
    expect(await complaints(page), 'what axe says of a round’s end').toEqual([])
    const presses = first + (await playOn(page, 'game over'))
    expect(presses).toBeGreaterThan(3)
    const again = page.getByRole('button', { name: w.table.end.rematch })
    await expect(again).toBeVisible()
    await expectRoundEndsInOrder(page, name === 'saboteur' ? 3 : 0)
    await page.waitForTimeout(400)
    expect(await complaints(page), 'what axe says of the end').toEqual([])
    // One press begins the next game: bots agree to everything.
    const played = page.url()
    await again.click()
    await expect(page).not.toHaveURL(played)
    await expect(page.locator('#hand')).toBeVisible()
  })
}
