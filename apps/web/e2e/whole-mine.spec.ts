import { recordFile } from './records.ts'
import { expect, test } from './test.ts'

const record = recordFile('saboteur', { seats: 12, preset: 'saboteur-2' })

for (const [width, height] of [
  [360, 740],
  [768, 1024],
] as const) {
  test(`at ${width} pixels the mine of twelve with all cards open is seen whole`, async ({
    visitor,
  }) => {
    const page = await visitor({ viewport: { width, height } })
    await page.addInitScript(text => sessionStorage.setItem('adit.record', text), record)
    await page.goto('/replay/file?eye=all#9999')
    await expect(page.getByRole('grid')).toBeVisible()
    const room = await page.locator('#board .view').boundingBox()
    const plan = await page.getByRole('grid').boundingBox()
    if (room === null || plan === null) throw new Error('no mine')
    expect(plan.x).toBeGreaterThanOrEqual(room.x)
    expect(plan.y).toBeGreaterThanOrEqual(room.y)
    expect(plan.x + plan.width).toBeLessThanOrEqual(room.x + room.width)
    expect(plan.y + plan.height).toBeLessThanOrEqual(room.y + room.height)
  })
}
