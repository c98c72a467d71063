import type { Page } from '@playwright/test'

/** What may move, as browsers count it, before somebody loses their place. */
export const SHIFT_BUDGET = 0.01

/** From the next page on, sums up what moves without having been asked to. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript({
    content: `
      globalThis.shifted = 0
      new PerformanceObserver(list => {
        for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) shifted += value
      }).observe({ type: 'layout-shift', buffered: true })`,
  })
}

export async function shiftOf(page: Page): Promise<number> {
  return Number(await page.evaluate(() => Reflect.get(globalThis, 'shifted')))
}
