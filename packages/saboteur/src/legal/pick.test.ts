import { quickRandom } from '@adit/kernel'
import { describe, expect, it } from 'vitest'
import { given, LINE } from '../../trial/testing.ts'
import type { Move } from '../moves.ts'

const ROLES = 'roles: green blue boss'

/** How often each legal move of seat 0 is picked; fails on any other. */
function counts(choices: object, text: string, draws: number): readonly number[] {
  const { game, state } = given(choices, text)
  const legal = game.legal(state, 0, [])
  const found = new Map<Move | undefined, number>(legal.map(move => [move, 0]))
  const random = quickRandom(7)
  for (let draw = 0; draw < draws; draw++) {
    const move = game.pick?.(state, 0, random)
    const count = found.get(move)
    if (count === undefined) throw new Error(`picked ${String(move)}`)
    found.set(move, count + 1)
  }
  return [...found.values()]
}

describe('pick', () => {
  it.each([
    [
      'equal cards and sets of discards',
      { modules: ['saboteur-2'] },
      `${ROLES}\nhand 0: TB TB TB map map thief`,
    ],
    [
      'tolls, figures and a diversion',
      { modules: ['gathering'] },
      'hand 0: LR diversion rock-fall\nhand 1: TB\nlaid: LR 1,0 LR 2,0\nlast laid: 2,0\ngold: 1 1 1',
    ],
    [
      'ladders and bridges',
      { modules: ['saboteur-2'] },
      `${ROLES}\nhand 0: B^ TB|LR TL\nlaid: LR 1,0 TBLR 2,0`,
    ],
    [
      'ladders, of which none lies beside a goal',
      { modules: ['saboteur-2'] },
      `${ROLES}\nhand 0: B^ R^ TL\n${LINE}`,
    ],
    [
      'equal cards behind three others',
      { modules: ['saboteur-2'] },
      `${ROLES}\nhand 0: map thief inspection trap trap`,
    ],
    [
      'broken tools',
      {},
      'hand 0: TB repair-pick-lamp craftsman broken-cart\nfront: pick+lamp cart -',
    ],
  ])('%s: each legal move about equally often', (_name, choices, text) => {
    const found = counts(choices, text, 20_000)
    const mean = 20_000 / found.length
    for (const count of found) expect(Math.abs(count - mean)).toBeLessThan(6 * Math.sqrt(mean))
  })

  it('an empty hand passes', () => {
    expect(counts({}, 'hand 1: TB', 10)).toEqual([10])
    // Also behind a neighbour whose hand is full.
    const { game, state, moves } = given({}, 'hand 0: TB TB TB LR LR map\nmover: 1\ndrawer: 1')
    const picked = game.pick?.(state, 1, quickRandom(1))
    expect(moves(1)).toEqual([picked === undefined ? '' : game.notation.printMove(picked)])
  })
})
