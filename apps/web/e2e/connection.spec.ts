import { playTogether } from './newcomer.ts'
import { begin } from './people.ts'
import { Server } from './server.ts'
import { expect, type Page, test } from './test.ts'
import { words } from './words.ts'

const w = words.en

function lost(page: Page) {
  return page.getByText(w.shell.link.lost)
}

/** Whose turn it is: the title of a tab also tells of a round that waits for its players. */
async function turn(pages: readonly Page[]): Promise<Page> {
  for (let tries = 0; tries < 600; tries++) {
    for (const page of pages) {
      const draw = drawing(page)
      if ((await draw.isVisible()) && (await draw.isEnabled())) return page
    }
    await pages[0].waitForTimeout(50)
  }
  throw new Error('nobody may draw')
}

function drawing(page: Page) {
  return page.getByRole('button', { name: /^Draw a card/ })
}

/** At a server where time runs as it does for people: no clock plays for them on a slow machine. */
async function atServer(play: (server: Server) => Promise<void>): Promise<void> {
  const server = await Server.start({ fast: false })
  try {
    await play(server)
  } finally {
    await server.close()
  }
}

/** A treasure or an orc: whichever it was, the press was not lost. */
async function hasDrawn(page: Page): Promise<void> {
  await expect(drawing(page).and(page.locator(':not([aria-disabled="true"])'))).toBeHidden()
}

test('a player who loses the connection in mid-turn comes back and loses nothing', ({ visitor }) =>
  atServer(async server => {
    const pages = [await visitor({ server }), await visitor({ server })]
    await begin(pages[0], [pages[1]], { game: 'my-treasure', seats: 2 })
    const page = await turn(pages)
    const other = pages[page === pages[0] ? 1 : 0]
    await page.context().setOffline(true)
    await drawing(page).click()
    await expect(lost(page)).toBeVisible()
    expect((await other.title()).startsWith('●')).toBe(false)

    // What was pressed without a connection is done when there is one again.
    await page.context().setOffline(false)
    await expect(lost(page)).toBeHidden()
    await hasDrawn(page)
    await playTogether(pages, 'game over', { presses: 6 })
  }))

test('a table outlives its server', ({ visitor }) =>
  atServer(async server => {
    const pages = [await visitor({ server }), await visitor({ server })]
    await begin(pages[0], [pages[1]], { game: 'my-treasure', seats: 2 })
    const page = await turn(pages)
    await server.pause('SIGKILL')
    for (const one of pages) await expect(lost(one)).toBeVisible()
    await drawing(page).click()
    await server.resume()
    for (const one of pages) await expect(lost(one)).toBeHidden({ timeout: 60_000 })
    await hasDrawn(page)
    await playTogether(pages, 'game over', { presses: 6 })
  }))
