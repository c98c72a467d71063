import { lessons } from '@adit/lessons'
import { LANGUAGES } from '@adit/words'
import { complaints } from './axe.ts'
import { follow, look, press } from './follow.ts'
import { expect, test } from './test.ts'
import { lessonWords as words } from './words.ts'

/** Every lesson in every language at both sizes takes long: `LESSONS=all` does it. */
const isWhole = process.env.LESSONS === 'all'
const sizes = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
] as const
/** One of each game, and one that begins with a position: the rules play all of them in a unit test. */
const few: readonly string[] = ['first-dig', 'two-teams', 'nimble-gnomes', 'my-treasure']

const combinations = lessons.flatMap(lesson =>
  LANGUAGES.flatMap((language, tongue) =>
    sizes.map((viewport, size) => {
      const at = few.indexOf(lesson.id)
      const isTurn = at % LANGUAGES.length === tongue && at % sizes.length === size
      return { lesson, language, viewport, isPlayed: isWhole || (at >= 0 && isTurn) }
    }),
  ),
)

for (const { lesson, language, viewport, isPlayed } of combinations) {
  if (!isPlayed) continue
  const name = `${lesson.id} is learned by following the light (${language}, ${viewport.width})`
  test(name, async ({ visitor }) => {
    const page = await visitor({ language, viewport, hurried: true })
    await page.goto(`/learn/${lesson.id}`)
    await follow(page, language)
  })
}

for (const lesson of lessons) {
  if (!isWhole && lesson.id !== 'first-dig') continue
  test(`${lesson.id} is played by keys alone: what is due has the focus`, async ({ visitor }) => {
    const page = await visitor({ hurried: true })
    await page.goto(`/learn/${lesson.id}`)
    const over = page.getByRole('dialog', { name: words.en.guide.finish.heading })
    const due = page.locator('[data-lit]:focus, [data-lit] :focus')
    for (let presses = 0; presses < 60; presses++) {
      await expect(due.or(over).first()).toBeVisible({ timeout: 60_000 })
      if (await over.isVisible()) return
      const before = await page.evaluate(look)
      await page.keyboard.press('Enter')
      const isOn = async (): Promise<boolean> =>
        (await over.isVisible()) || (await page.evaluate(look)) !== before
      await expect.poll(isOn).toBe(true)
    }
    throw new Error('the lesson does not end')
  })
}

test('a wrong press is answered kindly, and a step can be seen again', async ({ visitor }) => {
  const page = await visitor()
  await page.goto('/learn/first-dig')
  const { guide, lessons: said } = words.en
  const steps = said['first-dig'].steps
  const says = page.locator('.guide .say')
  const answer = page.locator('.guide .answer')
  await press(page.locator('[data-lit]').last())
  await page.getByRole('button', { name: guide.next }).click()
  await expect(says).toContainText(steps.card.say)
  await press(page.locator('[data-lit]').last())
  await expect(says).toContainText(steps.lay.say)
  await page.getByRole('gridcell', { name: /^−1 : 0/ }).click()
  await page.keyboard.press('Enter')
  await expect(answer).toContainText(steps.lay.wrong['cell-left-of-the-start'])
  await page.getByRole('button', { name: guide.again }).click()
  await expect(answer).toBeHidden()
  await page.getByRole('button', { name: guide.back, exact: true }).last().click()
  await expect(says).toContainText(steps.card.say)

  await page.goto('/learn')
  await expect(page.getByText(guide.heading).first()).toBeVisible()
  expect(await complaints(page)).toEqual([])
})
