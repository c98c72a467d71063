import { chapter } from '@adit/words'
import { begin } from './people.ts'
import { Server } from './server.ts'
import { expect, test } from './test.ts'
import { say, words } from './words.ts'

const { table, home } = words.en
const common = chapter('en', 'page/common')

test('a seat that was left is played by a bot if the others agree, and given back', async ({
  visitor,
}) => {
  const [host, guest] = [await visitor(), await visitor()]
  await begin(host, [guest], { game: 'my-treasure', seats: 2 })
  await guest.getByRole('button', { name: common.menu }).click()
  await guest.getByRole('button', { name: common.menuItems.leave }).click()
  await guest.getByRole('button', { name: table.leave, exact: true }).click()
  await expect(guest.getByRole('heading', { name: home.heading })).toBeVisible()

  await host
    .getByRole('button', { name: say(table.vote.proposeBotFor, { name: 'Guest 1' }) })
    .click()
  const log = host.getByRole('log')
  await expect(log).toContainText(say(table.items.handedToBot[1], { name: 'Guest 1' }))

  const mine = guest.getByRole('region', { name: home.mine.heading })
  await mine.getByRole('link', { name: 'My Treasure' }).click()
  await expect(log).toContainText(say(table.items.handedBack[1], { name: 'Guest 1' }))
})

test('who closes the page looks away at once, and is back with the page', async ({ visitor }) => {
  // Whose minutes are minutes: there the table itself gives nobody up meanwhile.
  const server = await Server.start({})
  const [host, guest] = [await visitor({ server }), await visitor({ server })]
  await begin(host, [guest], { game: 'my-treasure', seats: 2 })
  const seat = host.locator('[data-seat="1"]')
  await expect(seat).toHaveAccessibleName(/Guest 1/)
  await expect(seat).not.toHaveAccessibleName(new RegExp(common.away))

  const address = guest.url()
  const page = await guest.context().newPage()
  await page.goto(address)
  await guest.goto('about:blank')
  // One of two pages is enough to be here.
  await expect(page.locator('#hand')).toBeVisible()
  await expect(seat).not.toHaveAccessibleName(new RegExp(common.away))
  await page.close()
  await expect(seat).toHaveAccessibleName(new RegExp(common.away))

  await guest.goto(address)
  await expect(seat).not.toHaveAccessibleName(new RegExp(common.away))
  await server.close()
})
