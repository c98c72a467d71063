import { LANGUAGES } from '@adit/words'
import { lookAtRole } from './people.ts'
import { expect, test } from './test.ts'
import { bookWords, say, words } from './words.ts'

const w = words.en

test('every game has its rules, with the language of the reader', async ({ visitor }) => {
  const page = await visitor({ language: 'ru' })
  await page.goto('/rules')
  for (const { title } of Object.values(words.ru.home.boxes)) {
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    await expect(page.getByRole('link', { name: /[A-Z0-9]{3}-[0-9]+/ }).first()).toBeVisible()
    await page.goBack()
  }
})

test('a link to a rule shows that rule', async ({ visitor }) => {
  const page = await visitor()
  await page.goto('/rules/saboteur#SAB-50')
  const rule = page.locator('#SAB-50')
  await expect(rule).toBeInViewport()
  await page.getByRole('link', { name: say(w.rules.link, { id: 'SAB-23' }) }).click()
  await expect(page).toHaveURL(/#SAB-23$/)
  await expect(page.locator('#SAB-23')).toBeInViewport()
})

test('rules are searched by word and by number', async ({ visitor }) => {
  const page = await visitor()
  await page.goto('/rules/saboteur')
  const found = page.getByRole('search').getByRole('status')
  const box = page.getByLabel(w.rules.search)
  await box.fill('SAB-23')
  await expect(page.locator('#SAB-23')).toBeVisible()
  await expect(page.locator('#SAB-50')).toBeHidden()
  await box.fill('rock')
  await expect(found).toHaveText(/^\s*[0-9]+ rules found/)
  await box.fill('zeppelin')
  await expect(found).toContainText(say(w.rules.foundNone, { query: 'zeppelin' }))
  await page.getByRole('button', { name: w.rules.clear }).click()
  const all = await page.getByRole('link', { name: /SAB-/ }).count()
  await page.getByRole('switch', { name: w.rules.onlyRulings }).check()
  await expect(found).toHaveText(/^\s*[0-9]+ rules found/)
  expect(await page.getByRole('link', { name: /SAB-/ }).count()).toBeLessThan(all)
})

test('the contents go along with the reader', async ({ visitor }) => {
  const page = await visitor()
  await page.goto('/rules/saboteur#SAB-30')
  const contents = page.getByRole('navigation', { name: w.rules.contents })
  const here = contents.locator('[aria-current]')
  await expect(here).toHaveText('4. Reaching a goal')
  await page
    .getByRole('link', { name: say(w.rules.link, { id: 'SB2-13' }) })
    .scrollIntoViewIfNeeded()
  await expect(here).toHaveText('New tunnel cards')
  await contents.getByRole('link', { name: '2. The turn' }).click()
  await expect(page.getByRole('heading', { name: '2. The turn' })).toBeInViewport()
  await expect(here).toHaveText('2. The turn')
})

test('whoever comes from a table reads what holds there, and goes back', async ({ visitor }) => {
  const page = await visitor()
  const { here } = bookWords.en
  await page.goto('/')
  await page
    .getByRole('button', { name: say(w.home.playWithBotsAt, { title: 'Saboteur' }) })
    .click()
  await lookAtRole(page)
  const table = page.url()
  await page.locator('a[href="/rules/saboteur"]').click()
  const band = page.getByRole('region', { name: here.heading })
  await expect(band).toContainText('Jubilee')
  await expect(page.locator('#SAB-22')).toBeVisible()
  await expect(page.locator('#SB2-10')).toHaveCount(0)
  await band.getByRole('switch', { name: here.only }).uncheck()
  await expect(page.locator('#SB2-10')).toContainText(here.not)
  await expect(page.locator('#SAB-22')).not.toContainText(here.not)
  await band.getByRole('switch', { name: here.only }).check()
  // A rule that a link leads to is shown, whether it holds at the table or not.
  await page.goto(`${new URL(page.url()).pathname}#SB2-10`)
  await expect(page.locator('#SB2-10')).toBeInViewport()
  await band.getByRole('link', { name: here.back }).click()
  await expect(page).toHaveURL(table)
  await expect(page.locator('#hand')).toBeVisible()
})

test('a reference sheet of each game is one page of paper in every language', async ({
  visitor,
}) => {
  for (const language of LANGUAGES) {
    const page = await visitor({ language })
    for (const game of ['saboteur', 'nimble-gnomes', 'my-treasure']) {
      await page.goto(`/rules/${game}/sheet`)
      await expect(page.getByRole('button', { name: bookWords[language].print })).toBeVisible()
      const pdf = await page.pdf({ preferCSSPageSize: true })
      const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []
      expect([language, game, pages.length]).toEqual([language, game, 1])
    }
  }
})
