import type { Language } from '@adit/words'
import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { launchOptions } from './chromium.ts'
import { fasterPageScript, fasterScript } from './faster.ts'
import { Server } from './server.ts'

export { expect, type Page }

export interface VisitOptions extends BrowserContextOptions {
  /** In place of the worker's own server. */
  readonly server?: Pick<Server, 'address'>
  readonly language?: Language
  readonly theme?: 'mine' | 'paper'
  /** Bots of this device take their time, as they do for people. */
  readonly unhurried?: boolean
  /** Beats made for readers are short: for who only wants to get through a game. */
  readonly hurried?: boolean
  /** Has met nothing yet: what is new explains itself. */
  readonly curious?: boolean
}

interface Fixtures {
  /** Someone with a browser of their own, who has never been here. */
  visitor: (options?: VisitOptions) => Promise<Page>
  /** What went wrong in the visitors' browsers; empty at the end, or the test fails. */
  faults: string[]
}

export const test = base.extend<Fixtures, { server: Server }>({
  launchOptions: [launchOptions, { scope: 'worker' }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
    async ({}, use) => {
      const server = await Server.start()
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  faults: async ({}, use) => {
    const faults: string[] = []
    await use(faults)
    expect(faults, 'faults seen in the browsers').toEqual([])
  },
  visitor: async ({ browser, server, faults }, use) => {
    const opened: Page[] = []
    await use(async ({ server: own = server, ...options } = {}) => {
      const page = await visit(own.address, options)
      opened.push(page)
      return page
    })
    for (const page of opened) {
      // A worker that is still being fetched is waited for by nobody.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.context().close()
    }

    async function visit(
      baseURL: string,
      {
        language,
        theme,
        unhurried = false,
        hurried = false,
        curious = false,
        ...options
      }: VisitOptions,
    ): Promise<Page> {
      const context = await browser.newContext({
        baseURL,
        locale: language === undefined || language === 'en' ? 'en-GB' : language,
        colorScheme: theme === 'paper' ? 'light' : 'dark',
        reducedMotion: 'reduce',
        viewport: { width: 1280, height: 800 },
        serviceWorkers: 'block',
        ...options,
      })
      const page = await context.newPage()
      watch(page, baseURL, faults)
      if (!unhurried) await hurryWorkers(page)
      if (hurried) await page.addInitScript(fasterPageScript)
      if (!curious) await page.addInitScript(knowEverything)
      return page
    }
  },
})

/** Tips come and go when a person looks about; a test that does not ask for them has none. */
function knowEverything(): void {
  // An empty page keeps nothing.
  if (location.origin === 'null') return
  const kept = 'adit.settings'
  localStorage.setItem(kept, localStorage.getItem(kept) ?? '{"tips":"never"}')
}

/** Errors on the console, errors nobody caught, and requests that leave the house. */
function watch(page: Page, address: string, faults: string[]): void {
  page.on('pageerror', error => faults.push(`error: ${error.stack ?? error.message}`))
  page.on('console', message => {
    // A lost connection is said by the browser itself; the page has its own words for it.
    const isOurs = !/WebSocket connection to|net::ERR_/.test(message.text())
    if (message.type() === 'error' && isOurs) faults.push(`console: ${message.text()}`)
  })
  page.on('request', request => {
    const url = new URL(request.url())
    const isInside = url.protocol === 'data:' || url.protocol === 'blob:'
    if (!isInside && url.origin !== address) faults.push(`asked another host: ${url.href}`)
  })
  page.on('websocket', socket => {
    if (new URL(socket.url()).host !== new URL(address).host) {
      faults.push(`spoke to another host: ${socket.url()}`)
    }
  })
}

/** Bots of the device do not pause: in the tables' worker time runs faster. */
export async function hurryWorkers(page: Page): Promise<void> {
  await page.route(/\/assets\/worker-[^/]*\.js$/, async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: fasterScript + (await response.text()) })
  })
}
