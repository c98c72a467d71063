import { stripVTControlCharacters } from 'node:util'
import type { Viewer } from '@adit/kernel'
import { type Move, myTreasure } from '@adit/my-treasure'
import { LANGUAGES, loadEveryLanguage } from '@adit/words'
import { describe, expect, it } from 'vitest'
import { widthOf } from '../paint.ts'
import { treasureBoard } from './my-treasure.ts'
import { sceneOf, walk } from './walk.ts'

await loadEveryLanguage()

const names = ['Ann', 'Тридцатизначное имя', 'Bodo', 'Fina']

describe('the board of My Treasure', () => {
  it.each([2, 3, 4])('fits 80 columns and 13 lines with %i seats', seats => {
    const game = myTreasure.open({ seats, first: 'random' })
    walk(game, seats, state => {
      for (const viewer of [0, 'spectator', 'judge'] satisfies Viewer[]) {
        for (const language of LANGUAGES) {
          const view = game.view(state, viewer)
          const scene = sceneOf(view, viewer, names.slice(0, seats), { language })
          const lines = treasureBoard.draw(scene).split('\n')
          expect(lines.length).toBeLessThanOrEqual(13)
          for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(80)
        }
      }
    })
  })

  it('numbers every choice once, and shows that number', () => {
    const game = myTreasure.open({ seats: 4, first: 'random' })
    walk(game, 4, (state, seat, legal) => {
      for (const language of LANGUAGES) {
        const scene = sceneOf(game.view(state, seat), seat, names, { language })
        const choices = treasureBoard.choices?.(scene, legal)
        if (choices === undefined) continue
        expect([...choices.entries.values()].map(({ move }) => move)).toEqual(legal)
        for (const number of choices.entries.keys()) {
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
    const game = myTreasure.open({ seats: 2, first: 0 })
    const scene = sceneOf(game.view(game.setup(), 0), 0, ['Ann', 'Bo'])
    const choices = treasureBoard.choices?.(scene, legal)
    expect(choices?.text).toBe('  1  lay it on 1\n  4  lay it on 4')
    expect([...(choices?.entries.keys() ?? [])]).toEqual(['1', '4'])
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
    const board = treasureBoard.draw(sceneOf(game.view(position.value, 0), 0, ['Ann', 'Bo']))
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
