import type { Language } from '@adit/i18n'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'
import { say, words } from './words.ts'

/** Opens a table on the server as the game's page offers it, and says its code. */
export async function openTable(page: Page, game: string, preset?: string): Promise<string> {
  const w = words.en
  await page.goto(`/open?game=${game}`)
  if (preset !== undefined) await page.getByRole('button', { name: preset }).click()
  await page.getByRole('button', { name: w.open.ticket.open }).click()
  await expect(page.getByRole('heading', { name: w.seats.invite.heading })).toBeVisible()
  const label = await page.getByLabel(say(w.seats.invite.codeLabel, { code: '' })).textContent()
  return (label ?? '').replace(/[^0-9]/g, '')
}

/** Takes the first free seat under a name. */
export async function sitDown(page: Page, name: string, language: Language = 'en'): Promise<void> {
  const { me } = words[language].seats
  await page.getByRole('button', { name: me.sit, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(me.name).fill(name)
  await dialog.getByRole('button', { name: me.sit, exact: true }).click()
  await expect(dialog).toBeHidden()
}
