import { stripVTControlCharacters } from 'node:util'
import { quickRandom, type Seat } from '@adit/kernel'
import { titleNamed } from '@adit/shelf'
import type { Onlooker } from '@adit/table'
import { chapter, load, tellerFor } from '@adit/words'
import { beforeAll, describe, expect, it } from 'vitest'
import { boardFor } from './boards/index.ts'
import { configFrom } from './config.ts'
import { seedFor } from './deal.ts'
import { fakeTerminal } from './fake-terminal.ts'
import type { Screen } from './screen.ts'
import { newMemory, playOn, type Session } from './session.ts'
import { openTable, type Table } from './table.ts'

await load('en')

const NAMES = ['Ann', 'Bo', 'Cy']

/** What was on the screen, who sat before it, and whose eyes it was drawn with. */
interface Shown {
  readonly text: string
  readonly keyboard: Seat | undefined
  readonly viewers: readonly Onlooker[]
}

/** People who type numbers at random until they have typed so many lines. */
async function playAtOneKeyboard(name: string, option: string[], lines: number): Promise<Shown[]> {
  const shown: Shown[] = []
  const viewers: Onlooker[] = []
  const random = quickRandom(3)
  let left = lines
  let keyboard: Seat | undefined
  const show = (text: string): void => {
    shown.push({ text, keyboard, viewers: viewers.splice(0) })
  }
  const screen: Screen = {
    live: false,
    columns: 80,
    rows: 24,
    ended: () => undefined,
    show,
    wipe: () => show(WIPED),
    ask(prompt) {
      const called = NAMES.findIndex(each => prompt.includes(`${each}, press Enter`))
      if (called >= 0) keyboard = called
      show(prompt)
      if (called >= 0) return Promise.resolve('')
      return Promise.resolve(left-- > 0 ? String(random.below(8)) : undefined)
    },
    rest: () => Promise.resolve(true),
    close() {},
  }
  await playOn(await sessionOf(name, option, screen, viewers))
  return shown
}

const WIPED = 'wiped'

async function sessionOf(
  name: string,
  option: string[],
  screen: Screen,
  viewers: Onlooker[],
): Promise<Session> {
  const title = titleNamed(name)
  const config = title && configFrom(title, { seats: '3', option })
  if (title === undefined || config?.ok !== true) throw new Error(`${name} is not there`)
  const { terminal } = fakeTerminal()
  const serverSeed = seedFor(terminal, 5)
  const random = quickRandom(1)
  const opened = await openTable({ title, config: config.value, names: NAMES, serverSeed, random })
  if (!opened.ok) throw new Error(opened.why.key)
  const table = opened.value
  const watched: Table = {
    ...table,
    get happened() {
      return table.happened
    },
    get asked() {
      return table.asked
    },
    view(viewer) {
      viewers.push(viewer)
      return table.view(viewer)
    },
    viewAt(viewer, at) {
      viewers.push(viewer)
      return table.viewAt(viewer, at)
    },
    told(viewer, after, upTo) {
      viewers.push(viewer)
      return table.told(viewer, after, upTo)
    },
  }
  return {
    desk: { terminal, language: 'en', words: chapter('en', 'terminal'), json: false },
    table: watched,
    board: boardFor(title, table.game),
    teller: tellerFor(title, 'en'),
    screen,
    bots: NAMES.map(() => undefined),
    pace: 0,
    memory: newMemory(),
  }
}

/** Sentences that only the one they are about may read: of somebody by name, or of oneself. */
const secrets = {
  'nimble-gnomes': (name: string) => new RegExp(`${name} draws? (?!a card)`),
  saboteur: (name: string) =>
    new RegExp(`${name} (draws?|keeps?|discards?) (?!a card|one|\\d)|${name}: (?!$)`, 'm'),
} as const

describe.each([
  ['nimble-gnomes', [], 'Your hand:'],
  ['saboteur', [], 'You:'],
  ['saboteur', ['modules=saboteur-2,chests,gathering', 'championship=veto,treasury'], 'You:'],
] as const)('three people at one keyboard play %s %j', (name, option, own) => {
  let shown: Shown[] = []
  beforeAll(async () => {
    shown = await playAtOneKeyboard(name, [...option, 'first=0'], 400)
  })

  it('each are shown what they may see, through nobody else’s eyes', () => {
    const pages = shown.filter(({ text }) => text.includes(own))
    expect(pages.length).toBeGreaterThan(50)
    for (const { keyboard, viewers } of shown) {
      expect(new Set([keyboard, 'spectator', ...viewers]).size).toBe(2)
    }
  })

  it('never read of a card or a role that another has', () => {
    let own = 0
    for (const { text, keyboard } of shown) {
      for (const [seat, other] of NAMES.entries()) {
        const told = hiddenPart(text)
        const found = secrets[name](seat === keyboard ? 'You' : other).test(told)
        if (seat !== keyboard) expect([found, text]).toEqual([false, text])
        else if (found) own++
      }
    }
    expect(own).toBeGreaterThan(10)
  })

  it('have a page without a table between them', () => {
    const wipes = shown.flatMap(({ text }, at) => (text === WIPED ? [at] : []))
    expect(wipes.length).toBeGreaterThan(10)
    for (const at of wipes) {
      expect(shown[at + 1].text.trim()).toMatch(/^\S*Pass the keyboard to (Ann|Bo|Cy)\.\S*$/)
      expect(shown[at + 2].text).toMatch(/(Ann|Bo|Cy), press Enter/)
    }
  })
})

/** The log without what is told to everybody: the roles when a round is over, and questions. */
function hiddenPart(text: string): string {
  return stripVTControlCharacters(text)
    .replaceAll('\n   ', ' ')
    .split('\n')
    .filter(line => !/^ · (.* the gold|The giant spider)/.test(line))
    .join('\n')
}
