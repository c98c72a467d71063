import { Pasts, quickRandom } from '@adit/kernel'
import { given, type Table } from '@adit/saboteur/testing'
import { describe, expect, it } from 'vitest'
import { levels } from '../dials.ts'
import type { Remark } from '../remark.ts'
import { remarksOn } from './speech.ts'

const hands = 'hand 2: TB TB TB\nhand 3: TB TB TB\nhand 4: TB TB TB'
const passes = [2, 3, 4].map(seat => [seat, 'pass TB'] as const)

/** All that seat 0 could say once the others have done what the text says. */
function remarks(
  table: Table,
  before: readonly (readonly [number, string])[],
  talkative = 10,
): readonly Remark[] {
  const { game, state } = table
  const pasts = new Pasts(game)
  for (const [seat, move] of before) pasts.note(seat, [...table.play(seat, move)], state)
  const legal = game.legal(state, 0, [])
  const decision = {
    game,
    seat: 0,
    view: game.view(state, 0),
    past: pasts.of(0),
    legal,
    budget: { playouts: 1 },
    random: quickRandom(1),
  }
  return remarksOn(decision, legal[0], { ...levels.miner, talkative })
}

function scene(role: string, hand: string, more = ''): Table {
  return given(
    { seats: 5, first: 1 },
    `hand 0: TB t TB\nhand 1: ${hand}\n${hands}\nmover: 1\ndrawer: 1\n${more}
    roles: ${role} saboteur digger digger saboteur`,
  )
}

describe('what a gnome might say', () => {
  it('is of whom it has come to suspect, and why', () => {
    const said = remarks(scene('digger', 'tblr'), [[1, 'lay tblr 1,0'], ...passes])
    expect(said).toContainEqual({ on: 'accuse', seat: 1, sight: 'dead-end' })
  })

  it('is the same whether it digs or not: nothing in it tells the role', () => {
    for (const [hand, move] of [
      ['tblr', 'lay tblr 1,0'],
      ['broken-pick', 'break pick 0'],
    ] as const) {
      const one = remarks(scene('digger', hand), [[1, move], ...passes])
      const other = remarks(scene('saboteur', hand), [[1, move], ...passes])
      expect(one.length).toBeGreaterThan(0)
      expect(other).toEqual(one)
    }
  })

  it('asks for a repair of the tool that is broken', () => {
    const said = remarks(scene('digger', 'broken-lamp'), [[1, 'break lamp 0'], ...passes])
    expect(said.find(({ on }) => on === 'ask-repair')).toMatchObject({ tool: 'lamp' })
    const whole = remarks(scene('digger', 'LR'), [[1, 'lay LR 1,0'], ...passes])
    expect(whole.map(({ on }) => on)).not.toContain('ask-repair')
  })

  it('trusts who digs straight, and says nothing when nothing happened', () => {
    const once = [[1, 'lay LR 1,0'], ...passes] as const
    const said = remarks(scene('digger', 'LR LR'), [
      ...once,
      [0, 'pass t'],
      [1, 'lay LR 2,0'],
      ...passes,
    ])
    expect(said).toContainEqual({ on: 'trust', seat: 1, sight: 'straight' })
    expect(remarks(scene('digger', 'LR LR'), once).map(({ on }) => on)).not.toContain('trust')
    expect(said.map(({ on }) => on)).not.toContain('accuse')
  })

  it('is nothing from who does not talk', () => {
    expect(remarks(scene('digger', 'tblr'), [[1, 'lay tblr 1,0'], ...passes], 0)).toEqual([])
  })
})
