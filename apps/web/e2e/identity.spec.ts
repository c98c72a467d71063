import { openTable } from './people.ts'
import { expect, test } from './test.ts'
import { say, words } from './words.ts'

const w = words.en
const { give, take } = w.settings.device

test('a person moves to another device with their tables, by a code that works once', async ({
  visitor,
}) => {
  const first = await visitor()
  await first.goto('/settings')
  await first.getByLabel(w.seats.me.name, { exact: true }).fill('Marta')
  await first.getByRole('button', { name: w.seats.me.save }).click()
  await openTable(first, 'my-treasure')
  await first.goto('/settings')
  await first.getByRole('link', { name: w.settings.device.open }).click()
  await first.getByRole('button', { name: give.make }).click()
  const code = await first.getByText(/^[A-Z0-9]{5} [A-Z0-9]{5}$/).innerText()

  const second = await visitor({ viewport: { width: 360, height: 640 } })
  await second.goto(`/device#${code.replace(' ', '')}`)
  await expect(second.getByLabel(take.label)).toHaveValue(code)
  await second.getByRole('button', { name: take.action }).click()
  await expect(second.getByRole('heading', { name: w.home.heading })).toBeVisible()
  await expect(
    second.getByRole('link', { name: say(w.shell.you, { name: 'Marta' }) }),
  ).toBeVisible()
  const mine = second.getByRole('region', { name: w.home.mine.heading })
  await expect(mine.getByRole('link', { name: 'My Treasure' })).toBeVisible()
})

test('a code that nobody lent is refused, and one that is too short is not even sent', async ({
  visitor,
  faults,
}) => {
  const page = await visitor()
  await page.goto('/device')
  await page.getByLabel(take.label).fill('ABC')
  await page.getByRole('button', { name: take.action }).click()
  await expect(page.getByText(/this has 3 signs/)).toBeVisible()
  await page.getByLabel(take.label).fill('aaaaa-aaaaa')
  await page.getByRole('button', { name: take.action }).click()
  await expect(page.getByText(take.unknown)).toBeVisible()
  // The browser's own word for the server's answer.
  expect(faults.splice(0)).toEqual([expect.stringContaining('404')])
})
