import { chapter } from '@adit/words'
import { begin, openTable, sitDown } from './people.ts'
import { expect, type Page, test } from './test.ts'
import { say, words } from './words.ts'

const w = words.en
const common = chapter('en', 'page/common')
const mine = chapter('en', 'page/saboteur')
const cave = chapter('en', 'page/my-treasure')

test('a guest who is taken off is told, and comes back when asked', async ({ visitor }) => {
  const host = await visitor()
  const guest = await visitor()
  const code = await openTable(host, 'my-treasure')
  await guest.goto(`/join/${code}`)
  await sitDown(guest, 'Wanda')
  await host.getByRole('button', { name: say(w.seats.clearSeat, { name: 'Wanda' }) }).click()
  await expect(guest.getByText(w.seats.removedYou).first()).toBeVisible()
  await expect(guest.getByRole('button', { name: w.seats.me.sit, exact: true })).toBeHidden()
  await host.getByRole('button', { name: w.seats.askBack }).click()
  await guest.getByRole('button', { name: w.seats.me.sit, exact: true }).click()
  await expect(guest.getByText(say(w.seats.you, { name: 'Wanda' })).first()).toBeVisible()
})

/** Takes whatever lies there and leaves the cave, after a card of one's own where nothing does. */
async function leaveTheCave(page: Page): Promise<void> {
  const hand = page.locator('#hand')
  const take = hand.locator('.stake.take')
  const top = page.locator(`.place[aria-label*="${cave.mayTake}"]`)
  await expect(take).toBeVisible({ timeout: 60_000 })
  if ((await top.count()) === 0) {
    await hand.locator('.stake.draw').click()
    const place = page.locator(`.place[aria-label*="${cave.mayPlace}"]`).first()
    // What was drawn may have been an orc.
    await expect(place.or(page.getByText(/^You wake an orc/)).first()).toBeVisible()
    if (await place.isVisible()) await place.click()
    await expect(take).toBeHidden()
    return leaveTheCave(page)
  }
  await page.getByRole('button', { name: cave.kinds.ring, exact: true }).click()
  await top.first().click()
  await take.click()
}

test('who has left the cave hurries the rest, and the round is counted', async ({ visitor }) => {
  const page = await visitor({ unhurried: true })
  await page.goto('/')
  const { title } = w.home.boxes['my-treasure']
  await page.getByRole('button', { name: say(w.home.playWithBotsAt, { title }) }).click()
  await leaveTheCave(page)
  await page.getByRole('button', { name: cave.hurry }).click()
  await expect(page.getByRole('button', { name: cave.hurried })).toBeDisabled()
  const counted = page.getByRole('region', { name: say(cave.scored, { round: 1 }) })
  await expect(counted).toBeVisible({ timeout: 100_000 })
})

test('a slip is taken back while the ring runs, and what others did since is looked at', async ({
  visitor,
}) => {
  const [host, guest] = [await visitor(), await visitor()]
  await begin(host, [guest], { game: 'saboteur', seats: 3 })
  const pages = [host, guest]
  const isMine = (page: Page) => page.locator('.line.mine').isVisible()
  await expect(async () => expect(await Promise.all(pages.map(isMine))).toContain(true)).toPass()
  const mover = (await isMine(host)) ? host : guest
  const other = mover === host ? guest : host
  const hand = mover.locator('#hand')
  const discard = hand.getByRole('button', { name: say(mine.discardCount, { count: 1 }) })
  await hand.getByRole('button', { name: mine.discardMode }).last().click()
  await hand.getByRole('option').first().click()
  const cards = () =>
    hand.getByRole('option').evaluateAll(all => all.map(one => one.getAttribute('aria-label')))
  const held = await cards()
  await discard.click()
  await hand.getByRole('button', { name: common.undo }).click()
  await expect(mover.locator('.line.mine')).toBeVisible()
  expect(await cards()).toEqual(held)
  await discard.click()
  await hand.getByRole('button', { name: common.held.now }).click()
  await expect(mover.locator('.line.mine')).toBeHidden()
  // Nothing happens while somebody thinks.
  await expect(other.locator('.line.mine')).toBeVisible({ timeout: 60_000 })
  const deed = other.getByRole('list', { name: common.since }).getByRole('button').first()
  await deed.click()
  await expect(deed).toHaveAttribute('aria-pressed', 'true')
  await expect(other.locator('.line .was')).toHaveText(
    (await deed.getAttribute('aria-label')) ?? '',
  )
})
