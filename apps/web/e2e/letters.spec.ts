import { LANGUAGES, type Language } from '@adit/words'
import { SHIFT_BUDGET, shiftOf, watchShifts } from './shifts.ts'
import { expect, type Page, test } from './test.ts'
import { say, words } from './words.ts'

const WIDTHS = [360, 768, 1440]

/** Such files come when they are let go. */
async function hold(page: Page, files: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(files, async route => {
    await promise
    await route.continue()
  })
  return resolve
}

/** How many files of letters have come; they are counted by the page. */
function lettersOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.fonts].filter(one => one.display === 'swap' && one.status === 'loaded').length,
  )
}

/** All letters have come, and what they are drawn with was painted. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
}

async function playWithBots(page: Page, language: Language): Promise<void> {
  const { home } = words[language]
  const { title } = home.boxes.saboteur
  await page.getByRole('button', { name: say(home.playWithBotsAt, { title }) }).click()
  await expect(page.locator('.role-moment')).toBeVisible()
}

for (const language of LANGUAGES) {
  test(`the letters of ${language} are there before the script draws with them`, async ({
    visitor,
  }) => {
    for (const path of ['/', '/open?game=saboteur', '/table/000001']) {
      const page = await visitor({ language })
      const draw = await hold(page, '**/assets/*.js')
      await page.goto(path, { waitUntil: 'commit' })
      // Three faces; a language of two scripts has two files of each.
      await expect.poll(() => lettersOf(page)).toBe(language === 'ru' ? 6 : 3)
      draw()
      await expect(page.locator('main h1')).toBeVisible()
    }
  })

  for (const width of WIDTHS) {
    test(`nothing moves: ${language}, ${width} pixels`, async ({ visitor }) => {
      const page = await visitor({ language, viewport: { width, height: 800 } })
      await watchShifts(page)
      const come = await hold(page, '**/*.woff2')
      await page.goto('/', { waitUntil: 'commit' })
      await expect(page.locator('article.saboteur .pic').first()).toBeVisible()
      expect(await lettersOf(page)).toBe(0)
      come()
      await settled(page)
      expect(await shiftOf(page), 'the first page, when letters come late').toBeLessThanOrEqual(
        SHIFT_BUDGET,
      )

      await page.goto('/open?game=saboteur')
      await expect(page.locator('main h1')).toBeVisible()
      await settled(page)
      expect(await shiftOf(page), 'a new table').toBeLessThanOrEqual(SHIFT_BUDGET)

      await page.goto('/')
      await playWithBots(page, language)
      await page.reload()
      await expect(page.locator('.role-moment, [role=option]').first()).toBeVisible()
      await settled(page)
      expect(await shiftOf(page), 'a table').toBeLessThanOrEqual(SHIFT_BUDGET)
    })
  }
}
