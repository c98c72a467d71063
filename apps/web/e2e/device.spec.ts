import { chapter } from '@adit/words'
import { boxes } from '../src/words/boxes.ts'
import { offers, playOn } from './newcomer.ts'
import { lookAtRole } from './people.ts'
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
    hurried: true,
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
  // Whoever wants no motion is not shown a mine that waits for a transition.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  const taps = await playOn(page, 'game over', {
    press: thing => thing.tap({ timeout: 5_000 }),
    presses: 20,
  })
  expect(taps).toBe(20)
  await fits(page)
})

test('a card is drawn out of the hand into the mine', async ({ visitor }) => {
  const page = await visitor({ unhurried: true })
  const { title } = w.home.boxes.saboteur
  const open = page
    .getByRole('gridcell', { name: chapter('en', 'page/saboteur').cell.mayLay })
    .first()
  const hand = page.getByRole('option')
  let place = -1
  // A tool may be broken before the first turn: then it is another game's.
  while (place < 0) {
    await page.goto('/')
    await page.getByRole('button', { name: say(w.home.playWithBotsAt, { title }) }).click()
    await lookAtRole(page)
    await expect(page.locator('.line.mine')).toBeVisible({ timeout: 60_000 })
    for (let card = 0; place < 0 && card < (await hand.count()); card++) {
      await hand.nth(card).click()
      if ((await open.count()) > 0) place = card
    }
  }
  const at = await open.getAttribute('data-at')
  await page.keyboard.press('Escape')
  await hand.nth(place).dragTo(page.locator(`[role=gridcell][data-at="${at}"]`))
  await expect(page.locator(`[data-card="${at}"]`)).toBeVisible()
  await expect(page).not.toHaveTitle(/^●/)
})

test('at 200 % nothing sticks out, and a game can be played', async ({ visitor }) => {
  // A window of 1280 × 800 pixels holds half as many of the page's when it is zoomed.
  const viewport = { width: 640, height: 400 }
  const page = await visitor({ viewport, deviceScaleFactor: 2, hurried: true })
  for (const path of ['/', '/open?game=saboteur', '/rules/saboteur', '/settings']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await fits(page)
  }
  for (const { name } of boxes) {
    await page.goto('/')
    const { title } = w.home.boxes[name]
    await page.getByRole('button', { name: say(w.home.playWithBotsAt, { title }) }).click()
    await expect(page.locator('#hand')).toBeVisible()
    expect(await playOn(page, 'game over', { presses: 6 })).toBe(6)
    await fits(page)
  }
})

test('without a mouse a round is played to its end with keys', async ({ visitor }) => {
  const page = await visitor({ hurried: true })
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  const { title } = w.home.boxes.saboteur
  await tabTo(page, label => label === say(w.home.playWithBotsAt, { title }))
  await page.keyboard.press('Enter')
  await expect(page.locator('#hand')).toBeVisible()
  const moment = page.locator('.role-moment')
  await expect(moment).toBeVisible()
  await page.keyboard.press('Enter')
  // What is said behind an open dialog is heard by nobody.
  const role = await moment.getByRole('heading').innerText()
  await expect(moment.getByRole('alert')).toContainText(role)
  await page.keyboard.press('Enter')
  await expect(moment).toBeHidden()
  await expect(page.getByRole('alert').filter({ hasText: role })).toHaveCount(0)
  const onward = page.getByRole('button', { name: /^On to round/ })
  let laid = 0
  while (!(await onward.isVisible())) {
    if (!(await page.locator('.line.mine').isVisible())) {
      // Space goes on to what comes next.
      await page.keyboard.press('Space')
      await page.waitForTimeout(50)
    } else if (await page.locator('#hand .prompt').isVisible()) await answer(page)
    else if (await layCard(page)) laid++
    else await dropCard(page)
  }
  expect(laid).toBeGreaterThan(0)
  // The focus has come along, and goes on to the next role.
  await expect.poll(() => focused(page)).toMatch(/^On to round/)
  // The table has not gone up with it, and cannot.
  const scrolled = await page.locator('.table').evaluate(table => {
    table.scrollTop += 99
    return table.scrollTop
  })
  expect(scrolled).toBe(0)
  await page.keyboard.press('Enter')
  await expect(onward).toBeHidden()
  await expect(page.locator('.role-moment .button')).toBeFocused()
})

/** Goes through the page with Tab until the focus is on what is looked for. */
async function tabTo(page: Page, isIt: (label: string) => boolean): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    if (isIt(await focused(page))) return
  }
  throw new Error('it is not reached with Tab')
}

/** The name of what has the focus. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.trim() ?? ''
  })
}

/** Takes up the first card that has a place, goes there and puts it down; false if none has. */
async function layCard(page: Page): Promise<boolean> {
  const cards = await page.getByRole('option').count()
  for (let digit = 1; digit <= cards; digit++) {
    await page.keyboard.press(`Digit${digit}`)
    await page.keyboard.press('KeyN')
    const label = await focused(page)
    if (offers.some(words => label.includes(words))) {
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      await pause(page)
      return true
    }
    await page.keyboard.press('Escape')
  }
  return false
}

async function dropCard(page: Page): Promise<void> {
  await page.keyboard.press('KeyD')
  await page.keyboard.press('Digit1')
  await page.keyboard.press('Enter')
  await pause(page)
}

/** The prompt has taken the focus: the arrows choose, the button below answers. */
async function answer(page: Page): Promise<void> {
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await pause(page)
}

/** As long as a person waits to see what came of it. */
function pause(page: Page): Promise<void> {
  return page.waitForTimeout(200)
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
