import { expect, test } from './test.ts'
import { words } from './words.ts'

const w = words.en

test('settings take effect at once and are there on the next visit', async ({ visitor }) => {
  const page = await visitor({ theme: 'mine' })
  await page.goto('/settings')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-theme', 'mine')
  await page.getByRole('radio', { name: w.settings.themes.paper }).check()
  await expect(root).toHaveAttribute('data-theme', 'paper')
  await page.getByRole('radio', { name: w.settings.cardSizes.large }).check()
  await expect(root).toHaveAttribute('data-cards', 'large')
  await page.getByRole('switch', { name: w.settings.signs }).check()
  await page.getByRole('switch', { name: new RegExp(`^${w.settings.calm}`) }).check()
  await page.getByRole('switch', { name: new RegExp(`^${w.settings.mute}`) }).check()
  await page.getByRole('radio', { name: 'Русский' }).check()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.ru.settings.heading)

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.ru.settings.heading)
  await expect(root).toHaveAttribute('data-theme', 'paper')
  await expect(root).toHaveAttribute('data-cards', 'large')
  await expect(root).toHaveAttribute('data-signs', 'more')
  await expect(root).toHaveAttribute('data-calm', '')
  await expect(
    page.getByRole('switch', { name: new RegExp(`^${words.ru.settings.mute}`) }),
  ).toBeChecked()
})

test('a name and a face are kept, and others read them', async ({ visitor }) => {
  const page = await visitor()
  await page.goto('/settings')
  await page.getByLabel(w.seats.me.name, { exact: true }).fill('Marta')
  await page.getByRole('button', { name: w.seats.me.save }).click()
  await page.reload()
  await expect(page.getByRole('link', { name: /Marta/ })).toBeVisible()
})
