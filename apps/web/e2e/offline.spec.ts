import { follow } from './follow.ts'
import { nextBuildOf } from './next-build.ts'
import { expect, type Page, test } from './test.ts'
import { dailyWords, say, words } from './words.ts'

const w = words.en
const { title } = w.home.boxes['my-treasure']

/** The page is kept on the device from now on. */
async function kept(page: Page): Promise<void> {
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
}

/** By the browser's own judgement; a window that forgets everything never installs. */
async function whatForbidsInstalling(page: Page): Promise<readonly string[]> {
  const browser = await page.context().newCDPSession(page)
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  await browser.detach()
  return installabilityErrors.map(({ errorId }) => errorId).filter(id => id !== 'in-incognito')
}

async function playWithBots(page: Page): Promise<void> {
  await page.getByRole('button', { name: say(w.home.playWithBotsAt, { title }) }).click()
  await expect(page.locator('#hand')).toBeVisible()
}

test('from the second visit on, everything but the server’s tables works without a network', async ({
  visitor,
}) => {
  const page = await visitor({ serviceWorkers: 'allow', unhurried: true, hurried: true })
  await kept(page)
  expect(await whatForbidsInstalling(page)).toEqual([])
  await page.context().setOffline(true)
  for (const place of ['/rules/my-treasure', '/learn', '/games', '/replay']) {
    await page.goto(place)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto('/learn/veto')
  await follow(page, 'en')
  await page.goto('/daily/2026-11-11/my-treasure')
  await page.getByRole('button', { name: dailyWords.en.take, exact: true }).click()
  await expect(page.getByText(/ of 100/)).toBeVisible()
  await page.goto('/')
  await expect(page.getByText(w.shell.app.offline)).toBeVisible()
  await playWithBots(page)
  await expect(page.getByRole('log').first()).not.toBeEmpty()
  await page.reload()
  await expect(page.locator('#hand')).toBeVisible()
})

test('a new version that comes in mid-game is told of, and starts when the table is left', async ({
  visitor,
  server,
}) => {
  const next = await nextBuildOf(server)
  const page = await visitor({ server: next, serviceWorkers: 'allow', unhurried: true })
  await kept(page)
  await page.reload()
  await playWithBots(page)
  const at = page.url()
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  next.release()
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect(page.getByText(w.shell.app.later).first()).toBeVisible()
  await expect(page.locator('#hand')).toBeVisible()
  const isSamePage = (): Promise<boolean> => page.evaluate(() => 'isSamePage' in globalThis)
  expect(await isSamePage()).toBe(true)
  expect(page.url()).toBe(at)

  // Home again, the page is loaded anew: it is the other build's, and the game is where it was.
  await page.getByRole('link', { name: w.table.back }).click()
  await expect.poll(() => isSamePage().catch(() => true), { timeout: 60_000 }).toBe(false)
  expect(await page.evaluate(buildThatAnswers)).toMatch(/b$/)
  await expect(page.getByText(w.shell.app.ready)).toBeHidden()
  await page.getByRole('region', { name: w.home.mine.heading }).getByRole('link').first().click()
  await expect(page).toHaveURL(at)
  await expect(page.locator('#hand')).toBeVisible()
  next.close()
})

/** In the page: the newest build that is kept, if nothing waits to take its place. */
async function buildThatAnswers(): Promise<string | undefined> {
  const registration = await navigator.serviceWorker.ready
  const names = await caches.keys()
  const isTakenOver =
    registration.waiting === null && navigator.serviceWorker.controller === registration.active
  return isTakenOver ? names.findLast(name => name.startsWith('adit-page-')) : undefined
}
