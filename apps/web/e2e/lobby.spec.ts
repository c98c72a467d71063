import { boxes } from '../src/words/boxes.ts'
import { openTable, sitDown } from './people.ts'
import { expect, test } from './test.ts'
import { say, words } from './words.ts'

const w = words.en

test.describe('the start page', () => {
  for (const { name } of boxes) {
    test(`leads into a game of ${name} with one press`, async ({ visitor }) => {
      const page = await visitor()
      await page.goto('/')
      const { title } = w.home.boxes[name]
      await page.getByRole('button', { name: say(w.home.playWithBotsAt, { title }) }).click()
      await expect(page).toHaveURL(/\/table\/local-/)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await page.goto('/')
      const mine = page.getByRole('region', { name: w.home.mine.heading })
      await expect(mine.getByRole('link', { name: title })).toBeVisible()
    })
  }

  test('speaks the language of the browser, and the other one on request', async ({ visitor }) => {
    const page = await visitor({ language: 'ru' })
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.ru.home.heading)
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.home.heading)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.home.heading)
  })

  test('says so where an address leads nowhere', async ({ visitor }) => {
    const page = await visitor()
    for (const path of ['/no-such-page', '/daily/2020-13-45', '/learn/nothing']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.shell.errors.noPage)
      await expect(page.getByText(say(w.shell.errors.noPageWhy, { path }))).toBeVisible()
    }
  })
})

test.describe('around one device', () => {
  test('people are named first, bots fill up, and the game begins', async ({ visitor }) => {
    const page = await visitor()
    await page.goto('/open?game=my-treasure')
    await page.getByRole('radio', { name: w.open.whos.around }).check()
    await page.getByRole('button', { name: w.open.addPerson }).click()
    await page.getByLabel(say(w.open.personName, { number: 2 })).fill('Wanda')
    await page.getByRole('button', { name: w.open.ticket.start }).click()
    await expect(page).toHaveURL(/\/table\/local-/)
    await page.locator('.curtain').getByRole('button').press('Enter')
    await expect(page.getByText('Wanda').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: w.seats.seatsHeading })).toBeHidden()
  })
})

test.describe('a table', () => {
  test('is joined by its code, and by someone who reads Russian', async ({ visitor }) => {
    const host = await visitor()
    const code = await openTable(host, 'nimble-gnomes')
    const guest = await visitor({ language: 'ru' })
    await guest.goto('/')
    await guest.getByLabel(words.ru.home.join.label).fill(code)
    await guest.getByRole('button', { name: words.ru.home.join.sit, exact: true }).click()
    await expect(guest).toHaveURL(/\/table\//)
    await sitDown(guest, 'Соня', 'ru')
    const chair = host.getByRole('listitem').filter({ hasText: 'Соня' })
    await expect(chair).toContainText(w.seats.notReady)
    await guest.getByRole('button', { name: words.ru.seats.iAmReady, exact: true }).click()
    await expect(chair).toContainText(w.seats.ready)
    await host.getByRole('button', { name: w.seats.foot.startBots }).click()
    await expect(guest.getByRole('heading', { name: w.seats.seatsHeading })).toBeHidden()
  })

  test('with a wrong code is not found, and the page says why', async ({ visitor }) => {
    const page = await visitor()
    await page.goto('/')
    const code = page.getByLabel(w.home.join.label)
    await code.fill('12')
    await page.getByRole('button', { name: w.home.join.sit, exact: true }).click()
    await expect(page.getByText(say(w.home.join.short, { count: 2 }))).toBeVisible()
    await code.fill('000001')
    await page.getByRole('button', { name: w.home.join.sit, exact: true }).click()
    await expect(page.getByText(say(w.home.join.unknown, { code: '000 001' }))).toBeVisible()
  })

  test('that is public is listed for others, and taken off when it is gone', async ({
    visitor,
  }) => {
    const host = await visitor()
    const other = await visitor()
    await other.goto('/')
    await host.goto('/open?game=my-treasure')
    await host.getByRole('radio', { name: w.open.visibilities.public }).check()
    await host.getByRole('button', { name: w.open.ticket.open }).click()
    await expect(host.getByRole('heading', { name: w.seats.invite.heading })).toBeVisible()
    const listed = other
      .getByRole('region', { name: w.home.public.heading })
      .getByRole('link', { name: w.home.boxes['my-treasure'].title })
    await expect(listed.first()).toBeVisible()
    await host.getByRole('button', { name: w.seats.leave }).click()
    await expect(listed).toHaveCount(0)
  })

  test('offers what the game declares, and says what cannot go together', async ({ visitor }) => {
    const page = await visitor()
    await page.goto('/open?game=saboteur')
    await expect(page.getByRole('group', { name: w.open.presets })).toBeVisible()
    await expect(page.getByRole('complementary', { name: w.open.ticket.heading })).toContainText(
      w.open.ticket.game,
    )
    await page.getByRole('radio', { name: 'My Treasure' }).check()
    await expect(page.getByRole('group', { name: w.open.presets })).toBeHidden()
  })
})
