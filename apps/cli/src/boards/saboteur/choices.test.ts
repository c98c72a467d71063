import type { Move } from '@adit/saboteur'
import { LANGUAGES, loadEveryLanguage } from '@adit/words'
import { describe, expect, it } from 'vitest'
import { type Choices, type Entry, follow } from '../../choices.ts'
import { widthOf } from '../../paint.ts'
import { sceneOf, walk } from '../walk.ts'
import { saboteurBoard } from './board.ts'
import { BASE, games, NAMES, plain, sceneAt } from './positions.ts'

await loadEveryLanguage()

/** Every move that can be typed, with what is typed for it, and every page on the way. */
function* everyEntry(choices: Choices, typed = ''): Generator<readonly [string, Entry]> {
  for (const [word, entry] of choices.entries) {
    yield [`${typed}${word}`, entry]
    if (entry.more !== undefined) yield* everyEntry(entry.more(), `${typed}${word} `)
  }
}

describe.each(games)('choices in Saboteur, %s,', (_what, game) => {
  const names = NAMES.slice(0, game.seats)

  it('offer every legal move behind numbers, and nothing else', () => {
    let turns = 0
    walk(game, 3, (state, seat, legal) => {
      // Pages are many: a look at every twentieth turn is enough.
      if (legal.length === 0 || turns++ % 20 > 0) return
      const language = LANGUAGES[turns % 2]
      const scene = sceneOf(game.view(state, seat), seat, names, { language })
      const choices = saboteurBoard.choices?.(scene, legal)
      if (choices === undefined) throw new Error('no choices')
      const offered = new Set<unknown>()
      for (const [typed, { move, more }] of everyEntry(choices)) {
        if (move !== undefined) offered.add(move)
        expect(typed).toMatch(/^[0-9]+( [0-9]+| -?[0-9]+,-?[0-9]+)*$/)
        for (const line of more?.().text.split('\n') ?? []) expect(widthOf(line)).toBeLessThan(80)
      }
      expect(offered).toEqual(new Set(legal))
    })
  })
})

describe('choices in Saboteur', () => {
  function choicesAt(lines: readonly string[], choices: object = {}) {
    const { game, scene, state } = sceneAt(lines, 0, choices)
    const page = saboteurBoard.choices?.(scene, game.legal(state, 0, []))
    if (page === undefined) throw new Error('no choices')
    const moveOf = (typed: string): string | undefined => {
      const move = follow(page, typed.split(' '))?.move
      return typeof move === 'number' ? game.notation.printMove(move as Move) : undefined
    }
    const pageOf = (typed: string) => follow(page, typed.split(' '))?.more?.()
    return { page, moveOf, pageOf }
  }

  const WHOLE = BASE.map(line => line.replace('front: lamp', 'front: -'))

  it('begin with the cards, and tell which can be played, and in how many places', () => {
    const { page } = choicesAt(BASE)
    expect(plain(page.board)).toContain(' 3  broken pick (2)')
    expect(plain(page.text)).toEqual([
      ' Your lamp is broken. Repair it, play an action or discard.',
      ' Type a card, then where it goes, such as 2 4.   0 discard',
    ])
    expect([...page.entries.keys()]).toEqual(['3', '4', '5', '0'])
  })

  it('number the places in the maze, and take coordinates as well', () => {
    const { moveOf, pageOf } = choicesAt(WHOLE)
    expect(plain(pageOf('1')?.text)).toEqual([
      ' straight ↑↓: where? 1 to 4 as in the maze, or a cell such as 1,-2.',
    ])
    expect(plain(pageOf('1')?.board).slice(1, 5)).toEqual([
      ' −2   ·   ·   1   ·   ·   ·   ·   ·   ·  [■]  You: saboteur  gold: 3',
      ' −1   ·   2   ┣━  ·   ·   ·   ·   ·   ·   ·',
      '  0   · ⌂━╋━━━╋━━━━━──┘   ·   ·   ·   ·  [?]  ▸ 0 Ann          6 cards',
      '  1   ·   3   4   ·   ·   ·   ·   ·   ·   ·     1 Bo           2 cards ▮',
    ])
    expect(moveOf('1 4')).toBe('lay TB 1,1')
    expect(moveOf('1 1,1')).toBe('lay TB 1,1')
    expect(moveOf('1 9')).toBeUndefined()
  })

  it('ask which way up a card lies only where it can lie both ways', () => {
    const { moveOf, pageOf } = choicesAt(WHOLE)
    expect(moveOf('2 2,-1')).toBe('lay TLR 2,-1')
    expect(plain(pageOf('2 -1,0')?.text)).toEqual([
      ' 1 lay T-junction ←↑→ at −1 : 0   2 lay T-junction ←↓→ at −1 : 0',
    ])
    expect(moveOf('2 -1,0 2')).toBe('lay BLR -1,0')
  })

  it('let players keep the number before their name, which is the one in notation', () => {
    const { moveOf, pageOf } = choicesAt(BASE)
    expect(plain(pageOf('3')?.text)).toEqual([' broken pick: whom?   1 Bo   2 Cy'])
    expect(moveOf('3 2')).toBe('break pick 2')
    expect(moveOf('3 0')).toBeUndefined()
  })

  it('number cards that can be removed, where each has three lines', () => {
    const { game, scene, state } = sceneAt(BASE, 0)
    const wide = { ...scene, columns: 100, rows: 30 }
    const page = saboteurBoard.choices?.(wide, game.legal(state, 0, []))
    const board = page && follow(page, ['4'])?.more?.().board
    expect(plain(board).slice(4, 9)).toEqual([
      '              ░░│ 1                                       1 Bo           2 cards ▮',
      ' −1   ·    ·  ░░├──  ·    ·    ·    ·    ·    ·    ·      2 Cy           1 card',
      '              ░░│░░',
      '         ⌂░│░░░░│ 2░░░ 3░░╵ 4                    ┌───┐  goal 8 : −2 — stone',
      '  0   ·  ──┼────┼───────╴░░░░  ·    ·    ·    ·  │ ? │  goal 8 : 2 — seen by Bo',
    ])
  })

  it('discard one card, or in Saboteur 2 up to three in any order', () => {
    expect(choicesAt(BASE).moveOf('0 2')).toBe('pass TLR')
    expect(choicesAt(BASE).moveOf('0 2 3')).toBeUndefined()
    const two = BASE.map(line => line.replace('digger digger', 'green blue'))
    const { moveOf } = choicesAt(two, { modules: ['saboteur-2'] })
    expect(moveOf('0 2')).toBe('pass TLR')
    expect(moveOf('0 2 2 1')).toBe('pass TB TLR TLR')
    expect(moveOf('0 5 1')).toBe(moveOf('0 1 5'))
    expect(moveOf('0 1 1')).toBeUndefined()
    expect(moveOf('6 3 1')).toBe('ransom lamp TB broken-pick')
    expect(moveOf('6 3')).toBeUndefined()
  })

  it('put a figure on an end of a tunnel for a card', () => {
    const { page, moveOf } = choicesAt(BASE, { modules: ['gathering'] })
    expect(plain(page.text)[1]).toContain('0 discard   6 put a figure')
    expect(moveOf('6 1,1 5')).toBe('figure map 1,1 top')
  })

  it('answer a question from a list', () => {
    const { game, state } = sceneAt(BASE, 0, { championship: ['veto'] })
    const move = game.notation.parseMove('break pick 1')
    if (!move.ok) throw new Error('no move')
    game.step(state, 0, move.value)
    const scene = sceneOf(game.view(state, 2), 2, ['Ann', 'Bo', 'Cy'])
    const page = saboteurBoard.choices?.(scene, game.legal(state, 2, []))
    expect(plain(page?.text)).toEqual([
      ' Ann wants to break Bo’s pick. Veto?',
      ' 1 let it happen   2 veto!',
    ])
    const onlooker = sceneOf(game.view(state, 'spectator'), 'spectator', ['Ann', 'Bo', 'Cy'])
    expect(plain(saboteurBoard.draw(onlooker)).at(-1)).toMatch(/^ Ann wants to break Bo’s pick\. /)
  })
})
