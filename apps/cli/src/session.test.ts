import { tellerFor } from '@adit/i18n'
import { quickRandom } from '@adit/kernel'
import { titleNamed } from '@adit/shelf'
import { describe, expect, it } from 'vitest'
import { plainBoard } from './boards/board.ts'
import { configFrom } from './config.ts'
import { openDealer, seedFor } from './deal.ts'
import { fakeTerminal } from './fake-terminal.ts'
import type { Screen } from './screen.ts'
import { newMemory, playOn, type Session } from './session.ts'
import { openTable } from './table.ts'
import { words } from './words/index.ts'

const WIPED = 'wiped'

/** A screen that keeps all it was to show, and a person who always takes the first choice. */
function scriptedScreen(turns: number): { readonly screen: Screen; readonly shown: string[] } {
  const shown: string[] = []
  let left = turns
  const screen: Screen = {
    live: false,
    columns: 80,
    rows: 24,
    ended: () => undefined,
    show: page => shown.push(page),
    wipe: () => shown.push(WIPED),
    ask(prompt) {
      shown.push(prompt)
      if (prompt.includes('press Enter')) return Promise.resolve('')
      return Promise.resolve(left-- > 0 ? '1' : undefined)
    },
    rest: () => Promise.resolve(true),
    close() {},
  }
  return { screen, shown }
}

/** Two people at one keyboard, playing a game in which each holds cards of their own. */
function nimbleSession(screen: Screen): Session {
  const title = titleNamed('nimble-gnomes')
  const config = title && configFrom(title, { seats: '2', option: ['first=0'] })
  if (title === undefined || config?.ok !== true) throw new Error('Nimble Gnomes is not there')
  const { terminal } = fakeTerminal()
  const dealer = openDealer(title, config.value, seedFor(terminal, 5))
  const table = openTable({ title, config: config.value, names: ['Ann', 'Bo'], dealer })
  return {
    desk: { terminal, language: 'en', words: words.en, json: false },
    table,
    board: plainBoard(table.game),
    teller: tellerFor(title, 'en'),
    screen,
    bots: [undefined, undefined],
    random: quickRandom(1),
    pace: 0,
    memory: newMemory(),
  }
}

describe('two people at one keyboard', () => {
  it('each see their own hand, and never the other’s', async () => {
    const { screen, shown } = scriptedScreen(30)
    expect(await playOn(nimbleSession(screen))).toBe('left')
    let seat: number | undefined
    let tables = 0
    for (const text of shown) {
      const named = ['Ann', 'Bo'].findIndex(name => text.includes(`${name}, press Enter`))
      if (named >= 0) seat = named
      if (!text.includes('hand 0:')) continue
      tables++
      expect(text).toMatch(new RegExp(`^hand ${seat}:( [a-z-]+)+$`, 'm'))
      expect(text).toMatch(new RegExp(`^hand ${1 - (seat ?? 0)}:( [?])+$`, 'm'))
      expect(text).toMatch(/^deck:( [?])+$/m)
    }
    expect(tables).toBeGreaterThan(25)
  })

  it('have a page without a table between them', async () => {
    const { screen, shown } = scriptedScreen(8)
    await playOn(nimbleSession(screen))
    const wipes = shown.flatMap((text, at) => (text === WIPED ? [at] : []))
    expect(wipes).toHaveLength(5)
    for (const at of wipes) {
      expect(shown[at + 1].trim()).toMatch(/Pass the keyboard to (Ann|Bo)\./)
      expect(shown[at + 1]).not.toContain('hand')
      expect(shown[at + 2]).toMatch(/(Ann|Bo), press Enter/)
    }
  })
})
