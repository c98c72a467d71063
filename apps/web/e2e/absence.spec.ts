import { chapter } from '@adit/words'
import { begin } from './people.ts'
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
