import { Pasts, quickRandom } from '@adit/kernel'
import { saboteur } from '@adit/saboteur'
import { given, type Table } from '@adit/saboteur/testing'
import { describe, expect, it } from 'vitest'
import { botNamed } from '../roster.ts'

/** What a bot of that level plays for seat 0, after the others have done what the text says. */
function answer(level: string, table: Table, before: readonly (readonly [number, string])[] = []) {
  const { game, state } = table
  const pasts = new Pasts(game)
  for (const [seat, move] of before) pasts.note(seat, [...table.play(seat, move)], state)
  const bot = botNamed(saboteur.name, level)
  const move = bot?.choose({
    game,
    seat: 0,
    view: game.view(state, 0),
    past: pasts.of(0),
    legal: game.legal(state, 0, []),
    budget: { playouts: 300 },
    random: quickRandom(1),
  })
  // The bot is one of Saboteur's, so what it gives is a move of it.
  return game.notation.printMove(move as Parameters<typeof game.notation.printMove>[0])
}

const straight = 'laid: LR 1,0 LR 2,0 LR 3,0 LR 4,0 LR 5,0 LR 6,0'
const hands = 'hand 1: TB TB TB\nhand 2: TB TB TB\nhand 3: TB TB TB'

describe.each(['apprentice', 'miner', 'master'])('a digging %s', level => {
  it('completes the tunnel to the gold', () => {
    const table = given(
      { seats: 4 },
      `${straight}\ngoals known: - 0 -\nhand 0: LR lr broken-pick TB\n${hands}\nroles: digger digger digger saboteur`,
    )
    expect(answer(level, table)).toBe('lay LR 7,0')
  })

  it('neither breaks the tools of who did nothing, nor lays a dead end', () => {
    const table = given(
      { seats: 4 },
      `hand 0: broken-pick tblr t broken-cart\n${hands}\nroles: digger digger digger saboteur`,
    )
    expect(answer(level, table)).toMatch(/^pass/)
  })
})

describe.each(['miner', 'master'])('a %s', level => {
  it('mends its own lamp first when it has to dig', () => {
    const table = given(
      { seats: 4 },
      `${straight}
      hand 0: repair-lamp LR TB t
      hand 1: TB
      hand 2: TB
      hand 3: TB
      deck: t t
      front: lamp pick cart -
      roles: digger digger digger saboteur`,
    )
    expect(answer(level, table)).toBe('repair lamp 0')
  })

  it('as a saboteur does not complete the tunnel', () => {
    const table = given(
      { seats: 4 },
      `${straight}\ngoals known: - 0 -\nhand 0: LR lr TB t\n${hands}\nroles: saboteur digger digger digger`,
    )
    expect(answer(level, table)).not.toBe('lay LR 7,0')
  })
})

describe('a miner', () => {
  it('breaks the tools of who blocks the way', () => {
    const table = given(
      { seats: 5, first: 1 },
      `laid: LR 1,0 LR 2,0 LR 3,0 LR 4,0
      hand 0: broken-pick t TB
      hand 1: tblr
      hand 2: TB TB TB
      hand 3: TB TB TB
      hand 4: TB TB TB
      mover: 1
      drawer: 1
      roles: digger saboteur digger digger saboteur`,
    )
    const before = [
      [1, 'lay tblr 5,0'],
      [2, 'pass TB'],
      [3, 'pass TB'],
      [4, 'pass TB'],
    ] as const
    expect(answer('miner', table, before)).toBe('break pick 1')
  })
})
