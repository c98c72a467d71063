import { LANGUAGES, type Language } from '@adit/words'
import { complaints } from './axe.ts'
import { recordFile } from './records.ts'
import { expect, test } from './test.ts'

interface Look {
  readonly theme: 'mine' | 'paper'
  readonly language: Language
  readonly width: number
}
/** `AXE=all` takes every theme, language and size. */
const isWhole = process.env.AXE === 'all'
const looks: readonly Look[] = isWhole
  ? (['mine', 'paper'] as const).flatMap(theme =>
      LANGUAGES.flatMap(language => [360, 768, 1440].map(width => ({ theme, language, width }))),
    )
  : [
      { theme: 'mine', language: 'en', width: 1280 },
      { theme: 'paper', language: 'ru', width: 360 },
    ]
for (const [nth, { theme, language, width }] of looks.entries()) {
  test(`axe finds nothing against replay and review (${theme} ${language} ${width})`, async ({
    visitor,
  }) => {
    const page = await visitor({ theme, language, viewport: { width, height: 800 } })
    await page.goto('/replay')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await complaints(page), 'open').toEqual([])
    for (const [name, pages] of [
      ['saboteur', ['moments', 'suspicion', 'distance', 'what-if', 'share', 'fair']],
      ['nimble-gnomes', ['caves', 'share']],
      ['my-treasure', ['orcs', 'share']],
    ] as const) {
      await page.goto('/replay')
      await page.locator('input[type=file]').setInputFiles({
        name: 'game.json',
        mimeType: 'application/json',
        buffer: Buffer.from(recordFile(name)),
      })
      await expect(page.getByRole('slider')).toBeVisible()
      await page.keyboard.press('KeyO')
      await page.keyboard.press('PageDown')
      await page.waitForTimeout(1_500)
      expect(await complaints(page), `replay of ${name}`).toEqual([])
      for (const [at, one] of pages.entries()) {
        // Each in one of the looks.
        if (!isWhole && at % looks.length !== nth) continue
        await page.goto(`/replay/file/${one}#40`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForTimeout(500)
        expect(await complaints(page), one).toEqual([])
      }
    }
  })
}
