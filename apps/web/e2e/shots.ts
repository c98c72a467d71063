import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES, type Language } from '@adit/words'
import { type Browser, chromium, type Page } from '@playwright/test'
import { launchOptions } from './chromium.ts'
import { film } from './film.ts'
import { playOn } from './newcomer.ts'
import { openTable } from './people.ts'
import { recordFile } from './records.ts'
import { Server } from './server.ts'
import { hurryWorkers } from './test.ts'

/**
 * Pictures of every screen at three widths, in both themes and every language, in `shots`. Words
 * after the command choose: `npm run shots -- saboteur 360 mine` makes those whose names have all.
 * `npm run shots -- film` makes one round of each game, frame by frame, at two widths; words choose game, width, theme
 * and language here, too, and `still` has nothing move: `npm run shots -- film saboteur 360 paper de still`.
 */
const SHOTS = path.join(import.meta.dirname, '../../../shots')
const wanted = process.argv.slice(2)
const sizes = { 360: 740, 768: 1024, 1440: 900 }
const themes = ['mine', 'paper'] as const
const languages = LANGUAGES
const games = ['saboteur', 'nimble-gnomes', 'my-treasure'] as const

const pages: Readonly<Record<string, string>> = {
  home: '/',
  open: '/open?game=saboteur',
  'open-nimble-gnomes': '/open?game=nimble-gnomes',
  'open-my-treasure': '/open?game=my-treasure',
  archive: '/games',
  record: '/replay',
  learn: '/learn',
  'learn-saboteur': '/learn/first-dig',
  daily: '/daily',
  tv: '/tv',
  rules: '/rules',
  'rules-saboteur': '/rules/saboteur#SAB-23',
  'rules-sheet': '/rules/nimble-gnomes/sheet',
  settings: '/settings',
  device: '/device',
  gallery: '/gallery',
  nowhere: '/nowhere',
  refused: '/join/ZZZZZZ',
}

/** What there is to be seen of a finished game, besides its replay. */
const reviews = {
  saboteur: ['moments', 'suspicion', 'distance', 'what-if', 'share', 'fair'],
  'nimble-gnomes': ['caves', 'share'],
  'my-treasure': ['orcs', 'share'],
} as const

/** How a screen is come to, and how it is looked at: a page once open is dressed anew. */
interface Look {
  readonly width: keyof typeof sizes
  readonly theme: (typeof themes)[number]
  readonly language: Language
}

const looks: readonly Look[] = ([360, 768, 1440] as const).flatMap(width =>
  themes.flatMap(theme => languages.map(language => ({ width, theme, language }))),
)

function nameOf(screen: string, { width, theme, language }: Look): string {
  return `${screen}-${width}-${theme}-${language}`
}

function isWanted(screen: string, look: Look): boolean {
  const parts = nameOf(screen, look).split('-')
  return wanted.every(word => parts.includes(word))
}

/** One table in all its looks: the page stays where it is while its dress and language change. */
async function shoot(page: Page, screen: string): Promise<void> {
  for (const look of looks.filter(one => isWanted(screen, one))) {
    const { width, theme, language } = look
    await page.setViewportSize({ width, height: sizes[width] })
    await page.evaluate(
      ([theme, language]) => {
        localStorage.setItem('adit.look', JSON.stringify({ theme }))
        localStorage.setItem('adit.settings', JSON.stringify({ language, tips: 'never' }))
      },
      [theme, language],
    )
    await page.reload()
    await page.locator('h1').first().waitFor()
    if (screen.endsWith('-over')) await countOut(page)
    await take(page, nameOf(screen, look))
  }
}

/** One press, and all of a game's end stands there. */
async function countOut(page: Page): Promise<void> {
  const end = page.locator('.hero')
  await end.waitFor()
  await end.dispatchEvent('pointerdown')
  await page.locator('.again').waitFor()
}

async function visit(browser: Browser, server: Server): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.address, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.addInitScript(() => {
    if (localStorage.getItem('adit.settings') === null) {
      localStorage.setItem('adit.settings', JSON.stringify({ language: 'en', tips: 'never' }))
    }
  })
  await hurryWorkers(page)
  return page
}

/** What a reload would put away: dressed anew where it stands, in the language it was played in. */
async function shootStanding(page: Page, screen: string): Promise<void> {
  for (const look of looks.filter(one => one.language === 'en' && isWanted(screen, one))) {
    const { width, theme } = look
    await page.setViewportSize({ width, height: sizes[width] })
    await page.evaluate(theme => {
      document.documentElement.dataset.theme = theme
    }, theme)
    await take(page, nameOf(screen, look))
  }
}

async function take(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(700)
  await page.screenshot({ path: path.join(SHOTS, `${name}.png`) })
  process.stdout.write(`${name}\n`)
}

/** The table of a game as it begins, in the middle, and when it is over. */
async function shootGame(page: Page, game: string): Promise<void> {
  const states = ['begins', 'middle', 'round-end', 'over'].map(state => `table-${game}-${state}`)
  if (!states.some(state => looks.some(look => isWanted(state, look)))) return
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await page.locator(`article.${game} button`).first().click()
  await page.locator('#hand').waitFor()
  await shoot(page, `table-${game}-begins`)
  await speakEnglish(page)
  await playOn(page, 'game over', { presses: 18 })
  await shoot(page, `table-${game}-middle`)
  await speakEnglish(page)
  if (game === 'saboteur') {
    await playOn(page, 'round over')
    await shootStanding(page, `table-${game}-round-end`)
  }
  await playOn(page, 'game over')
  await shoot(page, `table-${game}-over`)
}

/** A finished game seen again: every eye at one moment, and the pages about it. */
async function shootReplay(page: Page, game: (typeof games)[number]): Promise<void> {
  const screens = [
    ['public', '?eye=public#44'],
    ['seat', '?eye=2#44'],
    ['open', '?eye=all#44'],
    ...reviews[game].map(name => [name, `/${name}#44`] as const),
  ] as const
  const named = screens.map(([name, address]) => [`replay-${game}-${name}`, address] as const)
  const chosen = named.filter(([name]) => looks.some(look => isWanted(name, look)))
  if (chosen.length === 0) return
  await page.goto('/replay')
  await page.evaluate(text => sessionStorage.setItem('adit.record', text), recordFile(game))
  for (const [name, address] of chosen) {
    await page.goto(`/replay/file${address}`)
    await shoot(page, name)
  }
}

/** Whoever plays here reads English. */
async function speakEnglish(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.evaluate(() =>
    localStorage.setItem('adit.settings', '{"language":"en","tips":"never"}'),
  )
  await page.reload()
  await page.locator('#hand').waitFor()
}

if (wanted.length === 0) rmSync(SHOTS, { recursive: true, force: true })
mkdirSync(SHOTS, { recursive: true })
// A film is at the pace that people have.
const server = await Server.start({ fast: !wanted.includes('film') })
const browser = await chromium.launch(launchOptions)
try {
  if (wanted.includes('film')) await shootFilm()
  else await shootScreens()
} finally {
  await browser.close()
  await server.close()
}

async function shootFilm(): Promise<void> {
  await film(browser, server, {
    folder: SHOTS,
    games: chosenOf(games),
    sizes: Object.fromEntries(
      chosenOf(['360', '1440'] as const).map(width => [width, sizes[width]]),
    ),
    language: languages.find(one => wanted.includes(one)) ?? 'en',
    theme: themes.find(one => wanted.includes(one)) ?? 'mine',
    isStill: wanted.includes('still'),
  })
}

/** Those that are named; all of them if none is. */
function chosenOf<T extends string>(all: readonly T[]): readonly T[] {
  const chosen = all.filter(one => wanted.includes(one))
  return chosen.length === 0 ? all : chosen
}

async function shootScreens(): Promise<void> {
  const page = await visit(browser, server)
  for (const [screen, place] of Object.entries(pages)) {
    if (!looks.some(look => isWanted(screen, look))) continue
    await page.goto(place)
    await shoot(page, screen)
  }
  if (looks.some(look => isWanted('seats', look))) {
    await speakEnglishAt(page, '/')
    await openTable(page, 'saboteur')
    await shoot(page, 'seats')
  }
  for (const game of games) await shootReplay(await visit(browser, server), game)
  for (const game of games) await shootGame(await visit(browser, server), game)
}

async function speakEnglishAt(page: Page, place: string): Promise<void> {
  await page.goto(place)
  await page.evaluate(() =>
    localStorage.setItem('adit.settings', '{"language":"en","tips":"never"}'),
  )
}
