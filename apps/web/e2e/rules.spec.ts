import { LANGUAGES } from '@adit/words'
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
