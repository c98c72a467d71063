import { digOf } from '@adit/puzzles'
import { complaints } from './axe.ts'
import { expect, test } from './test.ts'
import { say, dailyWords as words } from './words.ts'

test('a puzzle of a day is solved, kept and shared; a bet is weighed against the truth', async ({
  visitor,
}) => {
  const page = await visitor()
  const { kinds, solve, giveUp, bet, take, toList, result } = words.en
  await page.goto('/daily/2026-11-11')
  await expect(page.getByRole('link', { name: solve })).toHaveCount(3, { timeout: 60_000 })
  expect(await complaints(page)).toEqual([])

  await page.goto('/daily/2026-11-11/my-treasure')
  await page.getByRole('button', { name: take, exact: true }).click()
  await expect(page.getByText(/ of 100/)).toBeVisible()
  await page.getByRole('link', { name: toList }).click()
  await expect(page.getByText(/^Adit 315 · \d+\/300 · streak 0$/m)).toBeVisible()

  await page.goto('/daily/2026-11-11/saboteur')
  await expect(page.getByRole('heading', { name: kinds.who.title })).toBeVisible({
    timeout: 60_000,
  })
  await page.getByRole('slider').first().fill('70')
  await expect(page.getByRole('slider').nth(1)).toHaveValue('10')
  await page.getByRole('button', { name: bet, exact: true }).click()
  await expect(page.getByRole('columnheader', { name: result.truth })).toBeVisible()

  await page.goto('/daily/2026-11-11/nimble-gnomes')
  await page.getByRole('button', { name: giveUp }).click({ timeout: 60_000 })
  await expect(page.getByText('0 of 100')).toBeVisible()
  // Made here and there: another machine finds the same.
  const split = digOf('nimble-gnomes', '2026-11-11')
  if (split.kind !== 'split') throw new Error(split.kind)
  const sizes = split.best.flatMap((count, at) => Array<number>(count).fill(6 - at))
  await expect(page.getByText(say(result.splitWas, { sets: sizes.join(' · ') }))).toBeVisible()
})
