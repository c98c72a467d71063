import type { Viewer } from '@adit/kernel'
import { HOLE } from '@adit/saboteur'
import { LANGUAGES, loadEveryLanguage } from '@adit/words'
import { describe, expect, it } from 'vitest'
import { widthOf } from '../../paint.ts'
import { sceneOf, walk } from '../walk.ts'
import { saboteurBoard } from './board.ts'
import { BASE, FULL, games, NAMES, plain, sceneAt } from './positions.ts'

await loadEveryLanguage()

describe.each(games)('the board of Saboteur, %s,', (_what, game) => {
  const names = NAMES.slice(0, game.seats)

  it.each([
    [80, 16],
    [100, 32],
    [80, Number.POSITIVE_INFINITY],
  ])('fits %i columns', (columns, rows) => {
    let turns = 0
    walk(game, columns, state => {
      if (turns++ % 4 > 0) return
      for (const viewer of [0, 'spectator', 'judge'] satisfies Viewer[]) {
        const language = LANGUAGES[viewer === 0 ? 0 : 1]
        const view = game.view(state, viewer)
        const scene = sceneOf(view, viewer, names, { language, columns, rows })
        for (const line of saboteurBoard.draw(scene).split('\n')) {
          expect(widthOf(line)).toBeLessThan(columns)
        }
      }
    })
  })
})

describe('the board of Saboteur', () => {
  it('shows a player the maze and what that player knows', () => {
    expect(plain(saboteurBoard.draw(sceneAt(BASE, 0).scene))).toEqual([
      '     −1   0   1   2   3   4   5   6   7   8   Round 2 of 3  deck 2  discard 0',
      ' −2   ·   ·   ·   ·   ·   ·   ·   ·   ·  [■]  You: saboteur  gold: 3',
      ' −1   ·   ·   ┣━  ·   ·   ·   ·   ·   ·   ·',
      '  0   · ⌂━╋━━━╋━━━━━──┘   ·   ·   ·   ·  [?]  ▸ 0 Ann          6 cards ✗lamp',
      '  1   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·     1 Bo           2 cards ▮',
      '  2   ·   ·   ·   ·   ·   ·   ·   ·   ·  [?]    2 Cy           1 card',
      '',
      ' 1  straight ↑↓                               goal 8 : −2 — stone',
      ' 2  T-junction ←↑→ ×2                         goal 8 : 2 — seen by Bo',
      ' 3  broken pick',
      ' 4  rock fall',
      ' 5  map',
      ' Your lamp is broken. Repair it, play an action or discard.',
    ])
  })

  it('shows a spectator neither hands nor roles nor what lies face down', () => {
    expect(plain(saboteurBoard.draw(sceneAt(BASE, 'spectator').scene))).toEqual([
      '     −1   0   1   2   3   4   5   6   7   8   Round 2 of 3  deck 2  discard 0',
      ' −2   ·   ·   ·   ·   ·   ·   ·   ·   ·  [?]',
      ' −1   ·   ·   ┣━  ·   ·   ·   ·   ·   ·   ·   ▸ 0 Ann          6 cards ▮▮ ✗lamp',
      '  0   · ⌂━╋━━━╋━━━━━──┘   ·   ·   ·   ·  [?]    1 Bo           2 cards ▮',
      '  1   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·     2 Cy           1 card',
      '  2   ·   ·   ·   ·   ·   ·   ·   ·   ·  [?]',
      '                                              goal 8 : −2 — seen by Ann',
      '                                              goal 8 : 2 — seen by Bo',
      ' Ann’s turn.',
    ])
  })

  it('shows the judge everything', () => {
    const text = plain(saboteurBoard.draw(sceneAt(BASE, 'judge').scene)).join('\n')
    expect(text).toMatch(/^ {2}0 .*\[★\]/m)
    expect(text).toContain('Bo: straight ↑↓, straight ←→')
    expect(text).toContain('2 Cy           1 card Digger')
  })

  it('draws a card in three lines where there is room', () => {
    const { scene } = sceneAt(BASE, 0)
    expect(plain(saboteurBoard.draw({ ...scene, columns: 100, rows: 30 })).slice(4, 10)).toEqual([
      '              ░░│░░                                       1 Bo           2 cards ▮',
      ' −1   ·    ·  ░░├──  ·    ·    ·    ·    ·    ·    ·      2 Cy           1 card',
      '              ░░│░░',
      '         ⌂░│░░░░│░░░░░░░░░╵░░                    ┌───┐  goal 8 : −2 — stone',
      '  0   ·  ──┼────┼───────╴░░░░  ·    ·    ·    ·  │ ? │  goal 8 : 2 — seen by Bo',
      '         ░░│░░░░│░░░░░░░░░░░░                    └───┘',
    ])
  })

  it('draws every sort of card, what lies closed, figures, traps and thieves', () => {
    const { scene } = sceneAt(FULL, 0, { modules: ['saboteur-2', 'gathering', 'party', 'chests'] })
    expect(plain(saboteurBoard.draw(scene)).slice(0, 9)).toEqual([
      '     −1   0   1   2   3   4   5   6   7   8   9   Round 1 of 3  deck 2',
      ' −2   ·   ·   · [$!]  ·   ·   ·   ·   ·  [■]  ·   discard 0  counter-clockwise',
      ' −1   ·   ·  (1)  ·   ·  [♦]  · [$?]  ·   ·   ·   You: geologist  gold: 1',
      '  0   · ⌂━╋━*━╋━━━╫━g ┠─━━╱━b━━━# ┗━  · ★━╋━  ·   ▸ 0 Ann          1 card',
      '  1   ·   ·   ·   ·   ·   ·   · [$?]  ·   ·   ·     1 Bo           1 card ?●',
      '  2   ·   ·   · [$?]  ·   ·   ·   ·   ·  [?]  ·        ✗pick trap saw then:',
      '                                                       boss',
      ' 1  straight ↑↓                                     2 Cy           1 card ?●',
      '                                                       thief',
    ])
    const large = plain(saboteurBoard.draw({ ...scene, columns: 100, rows: 40 }))
    expect(large.slice(5, 10).map(line => line.slice(0, 59).trimEnd())).toEqual([
      ' −1   ·    ·   (1)   ·    ·  │ ♦ │  ·  │$? │  ·    ·    ·',
      '                             └───┘     └───┘',
      '         ⌂░│░░*░│░░░░│░░g░│░░░░│░░b░░░░#░│░░     ★░│░░',
      '  0   ·  ──┼────┼────╫──░░│░╶──╱───────░░└──  ·  ──┼──  ·',
      '         ░░│░░░░│░░░░│░░░░│░░░░│░░░░░░░░░░░░     ░░│░░',
    ])
  })

  it('does not ask for an answer that goes without saying', () => {
    const { game } = sceneAt(BASE, 0)
    const silent = (text: string): boolean | undefined => {
      const move = game.notation.parseMove(text)
      return move.ok ? saboteurBoard.goesWithoutSaying?.(move.value) : undefined
    }
    expect(['allow', 'decline', 'veto', 'pass', 'lay TB 1,0'].map(silent)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })

  it('leaves draws of others out of the log', () => {
    expect(saboteurBoard.worthTelling?.({ type: 'drew', seat: 1, cards: [HOLE] })).toBe(false)
    expect(saboteurBoard.worthTelling?.({ type: 'drew', seat: 1, cards: [3] })).toBe(true)
  })
})
