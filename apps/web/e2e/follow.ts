import type { Language } from '@adit/words'
import { expect, type Page } from './test.ts'
import { lessonWords as words } from './words.ts'

export async function press(lit: ReturnType<Page['locator']>): Promise<void> {
  await lit.click({ timeout: 5_000 })
}

/** Presses what is lit until the lesson is over, and nothing else. */
export async function follow(page: Page, language: Language): Promise<void> {
  const over = page.getByRole('dialog', { name: words[language].guide.finish.heading })
  const lit = page.locator('[data-lit]').last()
  for (let presses = 0; presses < 120; presses++) {
    await expect(lit.or(over).first()).toBeVisible({ timeout: 60_000 })
    if (await over.isVisible()) return
    const before = await page.evaluate(look)
    // It may go, or be another, before the press is there: then it is looked for again.
    await press(lit).catch(() => undefined)
    await expect
      .poll(() => page.evaluate(look), { timeout: 5_000 })
      .not.toBe(before)
      .catch(() => undefined)
  }
  throw new Error('the lesson does not end')
}

/** In the page: what is said and lit now. */
export function look(): string {
  const lit = [...document.querySelectorAll<HTMLElement>('[data-lit]')]
  return `${document.querySelector('.guide')?.textContent} ${lit.map(one => one.getAttribute('aria-label') ?? one.textContent).join()}`
}
