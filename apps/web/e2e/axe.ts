import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe has to say against a page as it is now, a line for each. */
export async function complaints(page: Page): Promise<string[]> {
  const first = await violations(page)
  if (first.length === 0) return []
  // What was caught in flight is gone at the second look.
  await page.waitForTimeout(1_000)
  const second = await violations(page)
  return first.filter(one => second.includes(one))
}

async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).analyze()
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}
