import { chapter } from '@adit/words'
import { playedByBots } from './bot-table.ts'
import { begin } from './people.ts'
import { expect, type Page, test } from './test.ts'
import { say, words } from './words.ts'

const w = words.en.table
const common = chapter('en', 'page/common')

/** All agree to end it. */
async function endByVote(proposer: Page, other: Page): Promise<void> {
  await proposer.getByRole('button', { name: common.menu }).click()
  await proposer.getByRole('button', { name: common.menuItems.proposeEnd }).click()
  await other.getByRole('button', { name: w.vote.yes }).click()
}

test('two play again in the same seats with one press each', async ({ visitor }) => {
  const pages = [await visitor(), await visitor()]
  await begin(pages[0], [pages[1]], { game: 'my-treasure', seats: 2 })
  const first = pages[0].url()
  await endByVote(pages[0], pages[1])
  const again = (page: Page) => page.getByRole('button', { name: w.end.rematch })
  await again(pages[1]).click()
  await expect(pages[1].getByRole('button', { name: w.end.waits })).toBeVisible()
  const ready = say(w.end.ready, { count: 1, all: 2 })
  await expect(pages[0].getByRole('list', { name: ready })).toBeVisible()
  await again(pages[0]).click()
  for (const page of pages) {
    await expect(page).not.toHaveURL(first)
    await expect(page.locator('#hand')).toBeVisible()
  }
  expect(pages[0].url()).toBe(pages[1].url())
})

test('someone new plays on for one who has left', async ({ visitor }) => {
  const pages = [await visitor(), await visitor()]
  await begin(pages[0], [pages[1]], { game: 'my-treasure', seats: 2 })
  await pages[1].getByRole('button', { name: common.menu }).click()
  await pages[1].getByRole('button', { name: common.menuItems.leave }).click()
  await pages[1].getByRole('dialog').getByRole('button', { name: w.leave }).click()
  const guest = await visitor()
  await guest.goto(pages[0].url())
  await guest.getByRole('button', { name: w.takeSeat }).click()
  await expect(guest.getByRole('button', { name: w.takeSeat })).toBeHidden()
  await expect(guest.getByText(words.en.table.watching)).toBeHidden()
})

test('when a game is over everybody sees what each got in which round', async ({ visitor }) => {
  test.slow()
  const page = await visitor()
  const table = await playedByBots(page, 'saboteur')
  await page.goto(`/table/${table}`)
  const standings = page.getByRole('list', { name: w.end.standings })
  await standings.dispatchEvent('pointerdown')
  const lines = standings.getByRole('listitem')
  await expect(lines).toHaveCount(5)
  await expect(async () => {
    for (const line of await lines.all()) {
      const sum = Number(await line.locator('.line > b').innerText())
      const parts = await line.locator('.parts i').allInnerTexts()
      expect([parts.reduce((all, part) => all + Number(part), 0), parts.includes('')]).toEqual([
        sum,
        false,
      ])
    }
  }).toPass()
})

test('the shorter games tell up to three moments too when they are over', async ({ visitor }) => {
  test.slow()
  const page = await visitor()
  for (const game of ['nimble-gnomes', 'my-treasure'] as const) {
    const { moments } = chapter('en', `page/${game}`).end
    const table = await playedByBots(page, game)
    await page.goto(`/table/${table}`)
    await page.getByRole('list', { name: w.end.standings }).dispatchEvent('pointerdown')
    const told = page.getByRole('region', { name: moments }).getByRole('listitem')
    // What did not happen in a game of chance is not told.
    await expect(told.nth(1)).toBeVisible()
    expect(await told.count()).toBeLessThanOrEqual(3)
    await expect(told.first()).toContainText(/[0-9]|one/)
  }
})
