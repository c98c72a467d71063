import { chapter, LANGUAGES } from '@adit/words'
import { boxes } from '../src/words/boxes.ts'
import { complaints } from './axe.ts'
import { playedByBots } from './bot-table.ts'
import { lookAtRole } from './people.ts'
import { recordFile } from './records.ts'
import { expect, type Page, test } from './test.ts'
import { say, words } from './words.ts'

const screens = {
  home: '/',
  open: '/open?game=saboteur',
  'open for Nimble Gnomes': '/open?game=nimble-gnomes',
  rules: '/rules',
  'rules of Saboteur': '/rules/saboteur',
  settings: '/settings',
  'my games': '/games',
  'open a record': '/replay',
  'another device': '/device',
  'no such page': '/nowhere',
}
const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]
const themes = ['mine', 'paper'] as const

/** A game of each title, the first with a star and a note. */
function archiveFile(): string {
  const lines = boxes.map(({ name }, at) => ({
    record: JSON.parse(recordFile(name)),
    star: at === 0,
    note: at === 0 ? 'One card short' : '',
    at: 1_794_700_000_000,
  }))
  return lines.map(line => `${JSON.stringify(line)}\n`).join('')
}

/** Every screen at every size in every theme and language takes long: `AXE=all` does it. */
const isWhole = process.env.AXE === 'all'
if (isWhole) test.describe.configure({ timeout: 1_200_000, retries: 0 })

/** Each size in one of the languages, and in one theme; the next screen changes places. */
async function look(page: Page, screen: string, turn: number): Promise<void> {
  for (const [at, size] of sizes.entries()) {
    if (!isWhole && (at + screen.length) % LANGUAGES.length !== turn) continue
    await page.setViewportSize(size)
    const [one, other] = themes
    const worn = (at + turn) % themes.length === 0 ? one : other
    for (const theme of isWhole ? themes : [worn]) {
      await wear(page, theme)
      // All that is wrong on all screens, and not only the first of it.
      const expecting = isWhole ? expect.soft : expect
      expecting(await complaints(page), `${screen}, ${size.width}, ${theme}`).toEqual([])
    }
  }
}

async function wear(page: Page, theme: (typeof themes)[number]): Promise<void> {
  await page.evaluate(theme => {
    // A page that changes its dress while it is looked at must not be caught between the two.
    const still = new CSSStyleSheet()
    still.replaceSync('*, *::before, *::after { transition: none !important }')
    document.adoptedStyleSheets = [still]
    document.documentElement.dataset.theme = theme
  }, theme)
}

test('axe would find something if there were anything', async ({ visitor }) => {
  const page = await visitor()
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() =>
    document.querySelector('main')?.append(document.createElement('button')),
  )
  for (const look of ['first', 'second']) {
    expect([look, await complaints(page)]).toEqual([look, [expect.stringContaining('button-name')]])
  }
})

for (const [turn, language] of LANGUAGES.entries()) {
  const w = words[language]

  test(`axe finds nothing on the pages in ${language}`, async ({ visitor }) => {
    const page = await visitor({ language })
    for (const [name, path] of Object.entries(screens)) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await look(page, name, turn)
    }
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: w.shell.keys.heading })).toBeVisible()
    await look(page, 'keys', turn)
    await page.goto('/open?game=my-treasure')
    await page.getByRole('button', { name: w.open.ticket.open }).click()
    await expect(page.getByRole('heading', { name: w.seats.invite.heading })).toBeVisible()
    await look(page, 'seats', turn)
  })

  test(`axe finds nothing at the tables in ${language}`, async ({ visitor }) => {
    const page = await visitor({ language })
    for (const { name } of boxes) {
      await page.goto('/')
      const { title } = w.home.boxes[name]
      await page.getByRole('button', { name: say(w.home.playWithBotsAt, { title }) }).click()
      await expect(page.locator('#hand')).toBeVisible()
      if (name === 'saboteur') {
        await expect(page.locator('.role-moment')).toBeVisible()
        await look(page, 'role', turn)
        await lookAtRole(page)
      }
      await look(page, `table of ${name}`, turn)
    }
  })

  test(`axe finds nothing at the end of a game in ${language}`, async ({ visitor }) => {
    const page = await visitor({ language })
    for (const { name } of boxes) {
      // The long one is read in one language: its words are those of the others.
      if (name === 'saboteur' && turn > 0 && !isWhole) continue
      const table = await playedByBots(page, name)
      await page.goto(`/table/${table}`)
      await expect(page.getByRole('button', { name: w.table.end.share })).toBeVisible()
      await look(page, `end of ${name}`, turn)
      await page.goto(`/replay/${table}?eye=all#20`)
      await expect(page.getByRole('slider')).toBeVisible()
      await look(page, `replay of ${name}`, turn)
    }
    await page.goto('/games')
    await page.locator('input[type=file]').setInputFiles({
      name: 'games.jsonl',
      mimeType: 'application/jsonl',
      buffer: Buffer.from(archiveFile()),
    })
    await expect(page.locator('a[href^="/replay/"]')).toHaveCount(boxes.length)
    const archive = chapter(language, 'page/archive')
    await look(page, 'games', turn)
    await page.getByRole('tab', { name: archive.tabs.figures }).click()
    await expect(page.getByRole('tabpanel', { name: archive.tabs.figures })).toBeVisible()
    await look(page, 'figures', turn)
  })
}
