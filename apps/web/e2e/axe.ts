import { readFileSync } from 'node:fs'
import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** As it is for machines: half as much to read at every page. */
const AXE = readFileSync(
  path.join(import.meta.dirname, '../../../node_modules/axe-core/axe.min.js'),
  'utf8',
)

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
  // Read once by each page, and by no other beside it: none of ours has frames.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  const found = await new AxeBuilder({ page, axeSource: 'undefined' })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}
