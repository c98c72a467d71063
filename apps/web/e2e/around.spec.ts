import { playOn } from './newcomer.ts'
import { expect, type Page, test } from './test.ts'
import { say, words } from './words.ts'

const { open, table } = words.en

/** Opens a game for so many around this device. */
async function sitAround(
  page: Page,
  people: number,
  { isFlat = false, game = 'my-treasure' }: { isFlat?: boolean; game?: string },
) {
  await page.goto(`/open?game=${game}`)
  await page.getByRole('radio', { name: open.whos.around }).check()
  const names = page.getByRole('textbox', { name: /^Name of player/ })
  while ((await names.count()) < people - 1) {
    const count = await names.count()
    await page.getByRole('button', { name: open.addPerson }).click()
    await expect(names).toHaveCount(count + 1)
  }
  for (let at = 0; at < people - 1; at++) await names.nth(at).fill(`Guest ${at + 2}`)
  if (isFlat) await page.getByRole('switch', { name: open.lying }).click()
  await page.getByRole('button', { name: open.ticket.start }).click()
}

/** Where the middle of something is, seen from the middle of the screen. */
async function edgeOf(thing: ReturnType<Page['locator']>): Promise<string> {
  return thing.evaluate(element => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [(left + width / 2) / innerWidth - 0.5, (top + height / 2) / innerHeight - 0.5]
    if (Math.abs(x) > Math.abs(y)) return x < 0 ? 'west' : 'east'
    return y < 0 ? 'north' : 'south'
  })
}

test('on a tablet that lies flat each has a tray at their own edge, and holds it to play', async ({
  visitor,
}) => {
  const page = await visitor({ hurried: true, viewport: { width: 1180, height: 820 } })
  await sitAround(page, 4, { isFlat: true })
  const trays = page.locator('.tray')
  await expect(trays).toHaveCount(4)
  const edges = (): Promise<string[]> => Promise.all([0, 1, 2, 3].map(at => edgeOf(trays.nth(at))))
  await expect
    .poll(async () => (await edges()).toSorted())
    .toEqual(['east', 'north', 'south', 'west'])
  await expect(page.locator('#hand')).toBeHidden()

  // Each in turn: brushed it stays shut, held it opens towards its edge, and shuts when its owner has played.
  for (let turn = 0; turn < 4; turn++) {
    const hold = page.getByRole('button', { name: table.hotSeat.myTurn })
    const edge = await edgeOf(hold)
    await hold.click()
    await expect(page.locator('#hand')).toBeHidden()
    await hold.hover()
    await page.mouse.down()
    await expect(page.locator('#hand')).toBeVisible()
    await page.mouse.up()
    await expect(page.locator(`.page.${edge}`)).toBeVisible()
    let isShut = false
    void hold.waitFor({ timeout: 0 }).then(
      () => (isShut = true),
      () => undefined,
    )
    await playOn(page, 'game over', { isEnough: () => isShut })
  }
})

test('a device that is passed around shows no hand before its owner holds it, also when the page is opened again', async ({
  visitor,
}) => {
  const page = await visitor({ hurried: true })
  await sitAround(page, 3, { game: 'saboteur' })
  const curtain = page.getByRole('heading', { name: say(table.hotSeat.pass, { name: '' }).trim() })
  const take = page.locator('.curtain').getByRole('button')
  for (let times = 0; times < 2; times++) {
    await expect(curtain).toBeVisible()
    await expect(page.locator('#hand')).toBeHidden()
    await take.press('Enter')
    await expect(page.locator('#hand')).toBeVisible()
    await page.reload()
  }
})
