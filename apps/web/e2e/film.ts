import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { playOn } from './newcomer.ts'
import type { Server } from './server.ts'

/** In milliseconds, between two frames; so many at most, and so long at most. */
const FRAME = 450
const MOST_FRAMES = 1_200
const LONGEST = 900_000

interface Film {
  readonly folder: string
  readonly games: readonly string[]
  readonly sizes: Readonly<Record<string, number>>
}

/**
 * One round of each game as somebody sees it who looks at everything, frame by frame, as long as
 * anything changes; a game without rounds to its end. All widths at the same time.
 */
export async function film(browser: Browser, server: Server, { folder, games, sizes }: Film) {
  for (const game of games) {
    const filming = Object.entries(sizes).map(async ([width, height]) => {
      const context = await browser.newContext({
        baseURL: server.address,
        viewport: { width: Number(width), height },
        colorScheme: 'dark',
        locale: 'en-GB',
      })
      const into = path.join(folder, `film-${game}-${width}`)
      mkdirSync(into, { recursive: true })
      const frames = await shootRound(await context.newPage(), game, into)
      process.stdout.write(`${path.basename(into)}: ${frames} frames\n`)
      await context.close()
    })
    await Promise.all(filming)
  }
}

async function shootRound(page: Page, game: string, into: string): Promise<number> {
  await page.goto('/')
  await page.locator(`article.${game} button`).first().click()
  await page.locator('#hand').waitFor()
  const until = Date.now() + LONGEST
  let frames = 0
  let isOver = false
  const isEnough = (): boolean => isOver || frames >= MOST_FRAMES || Date.now() > until
  let last: Buffer = Buffer.alloc(0)
  const filming = (async () => {
    while (!isEnough()) {
      const frame = await shot(page)
      if (frame !== undefined && !frame.equals(last)) {
        writeFileSync(path.join(into, `${String(frames++).padStart(4, '0')}.png`), frame)
        last = frame
      }
      await page.waitForTimeout(FRAME)
    }
  })()
  await playOn(page, 'round over', { patient: true, isEnough })
  // What follows a round is part of it.
  await page.waitForTimeout(8_000)
  isOver = true
  await filming
  return frames
}

/** On a starved machine a frame may be missed; the next one is as good. */
async function shot(page: Page): Promise<Buffer | undefined> {
  return page.screenshot({ timeout: 10_000 }).catch(() => undefined)
}
