import type { Language } from '@adit/words'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'
import { say, words } from './words.ts'

interface TableWish {
  /** The name of a ready-made set. */
  readonly preset?: string
  readonly seats?: number
}

/** Opens a table on the server as the game's page offers it, and says its code. */
export async function openTable(
  page: Page,
  game: string,
  { preset, seats }: TableWish = {},
): Promise<string> {
  const w = words.en
  await page.goto(`/open?game=${game}`)
  await expect(page.getByRole('radio', { name: w.open.whos.online })).toBeChecked()
  if (preset !== undefined) {
    await page
      .getByRole('group', { name: w.open.presets })
      .getByRole('button', { name: preset })
      .click()
  }
  const count = page.getByRole('group', { name: w.open.seats, exact: true })
  while (seats !== undefined && !(await count.innerText()).includes(String(seats))) {
    await page.getByRole('button', { name: w.open.fewerSeats }).click()
  }
  await page.getByRole('button', { name: w.open.ticket.open }).click()
  await expect(page.getByRole('heading', { name: w.seats.invite.heading })).toBeVisible()
  const label = await page.getByLabel(say(w.seats.invite.codeLabel, { code: '' })).textContent()
  return (label ?? '').replace(/\s/g, '')
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

interface Gathering extends TableWish {
  readonly game: string
  /** What the guests read. */
  readonly language?: Language
}

/** Opens a table and brings guests to it by its link; all are seated and the game has begun. */
export async function begin(
  host: Page,
  guests: readonly Page[],
  { game, language = 'en', ...wish }: Gathering,
): Promise<void> {
  const code = await openTable(host, game, wish)
  for (const [at, guest] of guests.entries()) {
    await guest.goto(`/join/${code}`)
    await expect(guest).toHaveURL(/\/table\//)
    await sitDown(guest, `Guest ${at + 1}`, language)
    await guest.getByRole('button', { name: words[language].seats.iAmReady, exact: true }).click()
  }
  const { foot } = words.en.seats
  const start = host.getByRole('button', { name: new RegExp(`^${foot.start}`) })
  await expect(start).toBeEnabled()
  await start.click()
  for (const page of [host, ...guests]) {
    await expect(page.locator('#hand')).toBeVisible()
    if (game === 'saboteur') await lookAtRole(page)
  }
}

/** Turns the role up and puts it away. */
export async function lookAtRole(page: Page): Promise<void> {
  const moment = page.locator('.role-moment')
  await moment.getByRole('button').click()
  await moment.getByRole('button').click()
  await expect(moment).toBeHidden()
}
