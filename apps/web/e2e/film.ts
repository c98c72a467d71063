import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '@adit/words'
import type { Browser, Page } from '@playwright/test'
import { playOn } from './newcomer.ts'
import type { Server } from './server.ts'

/** In milliseconds, between two frames; so many at most, and so long at most. */
const FRAME = 160
const MOST_FRAMES = 3_000
const LONGEST = 900_000

interface Film {
  readonly folder: string
  readonly games: readonly string[]
  readonly sizes: Readonly<Record<string, number>>
  readonly language: Language
  readonly theme: 'mine' | 'paper'
  /** With reduced motion. */
  readonly isStill: boolean
}

/**
 * One round of each game as somebody sees it who looks at everything, frame by frame, as long as
 * anything changes; a game without rounds to its end. A frame is called by its time. All widths at the same time.
 */
export async function film(
  browser: Browser,
  server: Server,
  { folder, games, sizes, ...look }: Film,
) {
  const { language, theme, isStill } = look
  const dress = [language, theme, ...(isStill ? ['still'] : [])].join('-')
  for (const game of games) {
    const filming = Object.entries(sizes).map(async ([width, height]) => {
      const context = await browser.newContext({
        baseURL: server.address,
        viewport: { width: Number(width), height },
        colorScheme: theme === 'paper' ? 'light' : 'dark',
        locale: language === 'en' ? 'en-GB' : language,
        reducedMotion: isStill ? 'reduce' : 'no-preference',
      })
      const into = path.join(folder, `film-${game}-${width}-${dress}`)
      mkdirSync(into, { recursive: true })
      const page = await context.newPage()
      // Whoever plays for it reads no tips, and would press what lies below them for ever.
      await page.addInitScript(
        kept => {
          if (location.origin !== 'null') localStorage.setItem('adit.settings', kept)
        },
        JSON.stringify({ language, tips: 'never' }),
      )
      const frames = await shootRound(page, game, into)
      process.stdout.write(`${path.basename(into)}: ${frames} frames\n`)
      await context.close()
    })
    await Promise.all(filming)
  }
}

async function shootRound(page: Page, game: string, into: string): Promise<number> {
  await page.goto('/')
  const began = Date.now()
  let frames = 0
  const camera = await page.context().newCDPSession(page)
  camera.on('Page.screencastFrame', ({ data, metadata: { timestamp }, sessionId }) => {
    const at = Math.round((timestamp ?? 0) * 1_000 - began)
    const name = `${String(at).padStart(6, '0')}.jpg`
    writeFileSync(path.join(into, name), Buffer.from(data, 'base64'))
    frames++
    // The next one comes when this one is acknowledged; the page may be closed by then.
    const next = (): void =>
      void camera.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
    setTimeout(next, FRAME)
  })
  await camera.send('Page.startScreencast', { format: 'jpeg', quality: 85 })
  await page.locator(`article.${game} button`).first().click()
  await page.locator('#hand').waitFor()
  const until = began + LONGEST
  const isEnough = (): boolean => frames >= MOST_FRAMES || Date.now() > until
  await playOn(page, 'round over', { patient: true, isEnough })
  // What follows a round is part of it: the roles, and the gold.
  await page.waitForTimeout(8_000)
  await playOn(page, 'game over', { patient: true, isEnough, presses: 2 })
  await page.waitForTimeout(4_000)
  await camera.detach()
  return frames
}
