import { lessons } from '@adit/lessons'
import { LANGUAGES, type Language } from '@adit/words'
import { complaints } from './axe.ts'
import { expect, type Page, test } from './test.ts'
import { lessonWords as words } from './words.ts'

/** Every lesson in every language at both sizes takes long: `LESSONS=all` does it. */
const isWhole = process.env.LESSONS === 'all'
const sizes = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
] as const

const combinations = lessons.flatMap((lesson, at) =>
  LANGUAGES.flatMap((language, tongue) =>
    sizes.map((viewport, size) => ({
      lesson,
      language,
      viewport,
      // Otherwise each lesson is played once, so that languages and sizes take turns.
      isPlayed:
        isWhole || (at % LANGUAGES.length === tongue && (at + tongue) % sizes.length === size),
    })),
  ),
)

for (const { lesson, language, viewport, isPlayed } of combinations) {
  if (!isPlayed) continue
  const name = `${lesson.id} is learned by following the light (${language}, ${viewport.width})`
  test(name, async ({ visitor }) => {
    const page = await visitor({ language, viewport })
    await page.goto(`/learn/${lesson.id}`)
    await follow(page, language, press)
  })
}

test('the first dig is learned by keys alone', async ({ visitor }) => {
  const page = await visitor()
  await page.goto('/learn/first-dig')
  await follow(page, 'en', async lit => {
    await lit.focus()
    await page.keyboard.press('Enter')
  })
})

test('a wrong press is answered kindly, and a step can be seen again', async ({ visitor }) => {
  const page = await visitor()
  await page.goto('/learn/first-dig')
  const { guide, lessons: said } = words.en
  const steps = said['first-dig'].steps
  await press(page.locator('[data-lit]').last())
  await page.getByRole('button', { name: guide.next }).click()
  await expect(page.getByText(steps.card.say)).toBeVisible()
  await press(page.locator('[data-lit]').last())
  await expect(page.getByText(steps.lay.say)).toBeVisible()
  await page.getByRole('gridcell', { name: /^−1 : 0/ }).click()
  await page.keyboard.press('Enter')
  await expect(page.getByText(steps.lay.wrong['cell-left-of-the-start'])).toBeVisible()
  await page.getByRole('button', { name: guide.again }).click()
  await expect(page.getByText(steps.lay.wrong['cell-left-of-the-start'])).toBeHidden()
  await page.getByRole('button', { name: guide.back, exact: true }).last().click()
  await expect(page.getByText(steps.card.say)).toBeVisible()

  await page.goto('/learn')
  await expect(page.getByText(guide.heading).first()).toBeVisible()
  expect(await complaints(page)).toEqual([])
})

type Press = (lit: ReturnType<Page['locator']>) => Promise<void>

async function press(lit: ReturnType<Page['locator']>): Promise<void> {
  await lit.click({ timeout: 5_000 })
}

/** Presses what is lit until the lesson is over, and nothing else. */
async function follow(page: Page, language: Language, how: Press): Promise<void> {
  const over = page.getByRole('dialog', { name: words[language].guide.finish.heading })
  const lit = page.locator('[data-lit]').last()
  for (let presses = 0; presses < 120; presses++) {
    await expect(lit.or(over).first()).toBeVisible({ timeout: 60_000 })
    if (await over.isVisible()) return
    const before = await page.evaluate(look)
    // It may go, or be another, before the press is there: then it is looked for again.
    await how(lit).catch(() => undefined)
    await expect
      .poll(() => page.evaluate(look), { timeout: 5_000 })
      .not.toBe(before)
      .catch(() => undefined)
  }
  throw new Error('the lesson does not end')
}

function look(): string {
  const lit = [...document.querySelectorAll<HTMLElement>('[data-lit]')]
  return `${document.querySelector('.guide')?.textContent} ${lit.map(one => one.getAttribute('aria-label') ?? one.textContent).join()}`
}
