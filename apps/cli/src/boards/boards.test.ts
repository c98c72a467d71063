import { stripVTControlCharacters } from 'node:util'
import { LANGUAGES } from '@adit/i18n'
import { CHANCE, has, listSeats, quickRandom, type Viewer } from '@adit/kernel'
import { type Move, myTreasure, type State } from '@adit/my-treasure'
import { describe, expect, it } from 'vitest'
import { widthOf } from '../paint.ts'
import { plainBoard } from './board.ts'
import { boardFor } from './index.ts'
import { treasureBoard } from './my-treasure.ts'

const names = ['Ann', 'Тридцатизначное имя', 'Bodo', 'Fina']

/** Random games, stopped at every decision. */
function walk(seats: number, visit: (state: State, seat: number, legal: Move[]) => void): void {
  const game = myTreasure.open({ seats, first: 'random' })
  const random = quickRandom(seats)
  const state = game.setup()
  for (let acting = game.toAct(state); acting !== 0; acting = game.toAct(state)) {
    const [seat] = listSeats(acting)
    const legal = has(acting, CHANCE) ? [game.nature(state, random)] : game.legal(state, seat, [])
    visit(state, seat, legal)
    game.step(state, seat, legal[random.below(legal.length)])
  }
  visit(state, 0, [])
}

describe('the board of My Treasure', () => {
  it.each([2, 3, 4])('fits 80 columns and 13 lines with %i seats', seats => {
    const game = myTreasure.open({ seats, first: 'random' })
    walk(seats, state => {
      for (const viewer of [0, 'spectator', 'judge'] satisfies Viewer[]) {
        for (const language of LANGUAGES) {
          const view = game.view(state, viewer)
          const lines = treasureBoard
            .draw(view, viewer, names.slice(0, seats), language)
            .split('\n')
          expect(lines.length).toBeLessThanOrEqual(13)
          for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(80)
        }
      }
    })
  })

  it('numbers every choice once, and shows that number', () => {
    walk(4, (_state, seat, legal) => {
      if (seat === CHANCE || legal.length === 0) return
      for (const language of LANGUAGES) {
        const choices = treasureBoard.choices?.(legal, language)
        if (choices === undefined) continue
        expect(new Set(choices.numbers).size).toBe(legal.length)
        for (const number of choices.numbers) {
          expect(choices.text).toMatch(new RegExp(`(^|[^0-9])${number}([^0-9]|$)`))
        }
        for (const line of choices.text.split('\n')) expect(widthOf(line)).toBeLessThanOrEqual(80)
      }
    })
  })

  it('lets a place keep its number when another is closed', () => {
    const legal: Move[] = [
      { type: 'place', place: 0 },
      { type: 'place', place: 3 },
    ]
    expect(treasureBoard.choices?.(legal, 'en')).toEqual({
      numbers: [1, 4],
      text: '  1  lay it on place 1\n  4  lay it on place 4',
    })
  })

  it('shows a top card, and nothing of what it covers', () => {
    const game = myTreasure.open({ seats: 2, first: 0 })
    const position = game.notation.parsePosition(
      [
        'phase: turn',
        'round: 1',
        'first: 0',
        'mover: 0',
        'deck: orc orc orc orc orc orc',
        'drawn: -',
        'orcs: 0',
        'place 0: sword-a ring-b',
        'place 1:',
        'place 2:',
        'place 3:',
        'closed: 1',
        'tokens: ring gem sword necklace coin',
        'blind:',
        'held: - potion',
        'fled:',
        'stack 0:',
        'stack 1: coin-a potion-a',
        'coins: 2 5',
        'gold:',
        '',
      ].join('\n'),
    )
    if (!position.ok) throw new Error(JSON.stringify(position.why))
    const board = treasureBoard.draw(game.view(position.value, 0), 0, ['Ann', 'Bo'], 'en')
    expect(stripVTControlCharacters(board).split('\n')).toEqual([
      ' Round 1    Orcs ○○○○○○    Deck 6',
      ' ╭─ 1 ────────────╮  ╭─ 2 ────────────╮  ╭─ 3 ────────────╮  ╭─ 4 ────────────╮',
      ' │ ring ×2        │  │                │  │                │  │                │',
      ' │ gem            │  │     taken      │  │     empty      │  │     empty      │',
      ' │ sword          │  │                │  │                │  │                │',
      ' ╰────── 2 cards ─╯  ╰────────────────╯  ╰────────────────╯  ╰────────────────╯',
      ' Find tokens: ring, gem, sword, necklace, coin',
      ' ▸ Ann             2/8 silver   in the cave',
      '   Bo              5/8 silver   out with 2 cards, looking for: potion',
    ])
  })
})

describe('boards', () => {
  it('show a title that has none in its notation', () => {
    const game = myTreasure.open({ seats: 2, first: 0 })
    const board = boardFor({ name: 'brand-new' }, game)
    const view = game.view(game.setup(), 'spectator')
    expect(board.draw(view, 'spectator', names, 'en')).toBe(
      plainBoard(game).draw(view, 'spectator', names, 'en'),
    )
    expect(board.draw(view, 'spectator', names, 'en')).toContain('phase: shuffle\n')
  })
})
