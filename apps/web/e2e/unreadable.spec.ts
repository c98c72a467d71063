import { parseRecord } from '@adit/shelf'
import { tapeOfRecord } from '@adit/table'
import { chapter, LANGUAGES, tellerFor } from '@adit/words'
import { recordFile } from './records.ts'
import { expect, test } from './test.ts'
import './words.ts'

/** Two goals of gold, of which there is one. */
const IMPOSSIBLE = 'goals: gold gold stone-left'

for (const language of LANGUAGES) {
  test(`${language}: a game that cannot have been is refused in words, whoever sends it`, async ({
    visitor,
  }) => {
    const record = recordFile('saboteur')
    const opened = parseRecord(record)
    if (!opened.ok) throw new Error(opened.why.key)
    const tape = { ...tapeOfRecord(opened.value.game, opened.value.record), start: IMPOSSIBLE }
    const why = { key: 'position-too-many', slots: { card: 'gold', most: 1 } }
    const said = tellerFor({ name: 'saboteur' }, language).explain(why, { names: [] })
    expect(said).toBeTruthy()
    const page = await visitor({ language })
    await page.route('**/api/v1/tables/odd/tape', route => route.fulfill({ json: tape }))
    const file = JSON.stringify({ ...JSON.parse(record), start: IMPOSSIBLE })
    await page.addInitScript(text => sessionStorage.setItem('adit.record', text), file)
    for (const place of ['/replay/odd', '/replay/odd/moments', '/replay/file']) {
      await page.goto(place)
      const { notHere } = chapter(language, 'page/replay')
      await expect(page.getByRole('heading', { name: notHere })).toBeVisible()
      await expect(page.getByText(said ?? '', { exact: true })).toBeVisible()
    }
  })
}
