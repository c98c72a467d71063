import { chapter } from '@adit/words'
import { recordFile } from './records.ts'
import { expect, type Page, test } from './test.ts'
import { say } from './words.ts'

const w = chapter('en', 'page/archive')
const games = ['saboteur', 'my-treasure'] as const

/** Records as they are, one a line, and a line that is none. */
function archive(): string {
  const records = games.map(name => JSON.stringify(JSON.parse(recordFile(name))))
  return `${records.join('\n')}\nno game\n`
}

async function takeIn(page: Page, buffer: Buffer): Promise<void> {
  await page.goto('/games')
  const file = { name: 'games.jsonl', mimeType: 'application/jsonl', buffer }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.locator('a[href^="/replay/"]')).toHaveCount(games.length)
}
/** The stars, in the order of the list. */
const stars = (page: Page) => page.getByRole('button', { name: w.row.star })

test('all games leave in one file, with a star and a note, and come in again elsewhere', async ({
  visitor,
}) => {
  const page = await visitor()
  await takeIn(page, Buffer.from(archive()))
  // One line that cannot be read keeps nobody from the others.
  await expect(page.getByText(say(w.file.refused, { count: 1, lines: '3' }))).toBeVisible()
  await stars(page).first().click()
  await expect(stars(page).first()).toHaveAttribute('aria-pressed', 'true')
  await page
    .getByRole('button', { name: /^Note on/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: /^Note on/ }).fill('One card short')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: w.file.save }).click()
  const saved = await (await saving).createReadStream()
  const bytes = Buffer.concat(await saved.toArray())
  expect(bytes.toString().trim().split('\n')).toHaveLength(games.length)

  const other = await visitor()
  await takeIn(other, bytes)
  await expect(other.getByText('One card short')).toBeVisible()
  await expect(other.getByRole('button', { name: w.row.star, pressed: true })).toHaveCount(1)
  await other.locator('a[href^="/replay/"]').first().click()
  await expect(other.getByRole('slider')).toBeVisible()
})
