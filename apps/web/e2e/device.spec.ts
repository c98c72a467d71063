import { playOn } from './newcomer.ts'
import { expect, type Page, test } from './test.ts'
import { say, words } from './words.ts'

const w = words.en

/** Nothing sticks out to the right. */
async function fits(page: Page): Promise<void> {
  const { wide, room } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    room: innerWidth,
  }))
  expect(wide).toBeLessThanOrEqual(room)
}

test('on a phone of 360 pixels a game is played by touch', async ({ visitor }) => {
  const page = await visitor({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  for (const path of ['/', '/open?game=saboteur', '/rules/saboteur', '/settings']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await fits(page)
  }
  await page.goto('/')
  const { title } = w.home.boxes.saboteur
  await page.getByRole('button', { name: say(w.home.playWithBotsAt, { title }) }).tap()
  await expect(page.locator('#hand')).toBeVisible()
  await fits(page)
  const taps = await playOn(page, 'game over', {
    press: thing => thing.tap({ timeout: 5_000 }),
    presses: 20,
  })
  expect(taps).toBe(20)
  await fits(page)
})

test('without a mouse a game is begun and played with keys', async ({ visitor }) => {
  const page = await visitor()
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  const { title } = w.home.boxes.saboteur
  await tabTo(page, say(w.home.playWithBotsAt, { title }))
  await page.keyboard.press('Enter')
  await expect(page.locator('#hand')).toBeVisible()
  let laid = 0
  for (let turn = 0; turn < 40 && laid < 3; turn++) {
    await expect(page).toHaveTitle(/^●/)
    laid += (await playCard(page, (turn % 6) + 1)) ? 1 : 0
  }
  expect(laid).toBe(3)
})

async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.trim() ?? ''
    })
    if (typeof name === 'string' ? focused === name : name.test(focused)) return
  }
  throw new Error(`${name} is not reached with Tab`)
}

/** Takes up a card, goes to the first place it fits, and puts it there; true if it did. */
async function playCard(page: Page, digit: number): Promise<boolean> {
  const next = page.getByRole('button', { name: /^On to round/ })
  if (await next.isVisible()) {
    await tabTo(page, /^On to round/)
    await page.keyboard.press('Enter')
    return false
  }
  const held = await handOf(page)
  await page.keyboard.press(`Digit${digit}`)
  await page.keyboard.press('KeyN')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.waitForTimeout(400)
  const isPlayed = (await handOf(page)) !== held
  if (isPlayed) return true
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  return false
}

/** The names of the cards in hand. */
async function handOf(page: Page): Promise<string> {
  const names = await page
    .getByRole('option')
    .evaluateAll(cards => cards.map(card => card.getAttribute('aria-label')))
  return names.join()
}

test('keys are listed under ?', async ({ visitor }) => {
  const page = await visitor()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: w.shell.keys.heading })
  await expect(keys).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
})
