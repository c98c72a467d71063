import { describe, expect, it } from 'vitest'
import { given, type Table } from '../../../trial/testing.ts'
import { listTakers } from '../../play/sharing.ts'
import { ROUND_OVER } from '../../state.ts'

const LINE = 'laid: LR 1,0  LR 2,0  LR 3,0  LR 4,0  LR 5,0  LR 6,0'

/** Seat 0, whose tools are broken, completes the tunnel by a diversion. */
function diverted(text: string): Table {
  const table = given(
    { modules: ['compromised'], championship: ['diversion'] },
    `${LINE}\nhand 0: diversion\nhand 1: TB\nhand 2: LR\nmover: 2\ndrawer: 2\n${text}`,
  )
  table.play(2, 'lay LR -1,0')
  table.play(0, 'divert LR 7,0')
  return table
}

describe('the compromised gnome', () => {
  const choices = { modules: ['compromised'] } as const

  it('[VAR-11, VAR-34] nobody with a broken tool gets gold; cards for all diggers are drawn', () => {
    const table = diverted('roles: digger digger digger\nfront: pick - -\ngold pile: 3 2 1')
    // Seat 0 completed it but is left out; the first to the right begins.
    expect(table.state.offer).toHaveLength(3)
    expect(table.asks(2)).toBe(true)
    // The page asks who comes next, of what the reader sees.
    expect(listTakers(table.rules, table.view(1))).toEqual([2, 1, 2])
    table.play(2, 'take 3')
    table.play(1, 'take 2')
    expect(table.state.gold).toEqual([0, 2, 4])
  })

  it('[VAR-11, VAR-34] if every digger is compromised nobody gets any', () => {
    const table = diverted('roles: digger digger saboteur\nfront: pick lamp -\ngold pile: 3 2 1')
    expect(table.state.gold).toEqual([0, 0, 0])
    expect(table.state.goldPile).toHaveLength(3)
    expect(table.state.stage).toBe(ROUND_OVER)
  })

  it('[VAR-34] only when the diggers win', () => {
    const table = given(
      choices,
      'deck:\nroles: digger saboteur digger\nfront: - pick -\ngold pile: 1 1 1 1',
    )
    table.play(0, 'pass')
    expect(table.state.gold).toEqual([0, 4, 0])
  })
})
