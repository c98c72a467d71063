import type { Item } from '@adit/protocol'
import { describe, expect, it } from 'vitest'
import { tableInfo } from '../../client/testbed.ts'
import { canTakeBack } from './take-back.ts'

const info = tableInfo()
const at = { seq: 1, at: 0 }
const moved = (seat: number, by: 'player' | 'bot' | 'clock' | 'chance' = 'player'): Item => ({
  ...at,
  type: 'moved',
  seat,
  by,
  told: [],
})
const nothing: ReadonlySet<string> = new Set()
const can = (log: readonly Item[], seat?: number) => canTakeBack({ log, seat, info }, nothing)

describe('taking back', () => {
  it('is offered after a move of one’s own, also where chance moved since', () => {
    expect(can([moved(1), moved(0)], 0)).toBe(true)
    expect(can([moved(0), moved(30, 'chance')], 0)).toBe(true)
  })

  it('is not offered where another moved since, or the clock moved', () => {
    expect(can([moved(0), moved(1)], 0)).toBe(false)
    expect(can([moved(0, 'clock')], 0)).toBe(false)
  })

  it('is offered once, to players, while the game lasts', () => {
    expect(can([moved(0), { ...at, type: 'undone', seat: 0 }], 0)).toBe(false)
    expect(can([moved(0)])).toBe(false)
    expect(can([], 0)).toBe(false)
    const over = { log: [moved(0)], seat: 0, info: { ...info, stage: 'finished' } } as const
    expect(canTakeBack(over, nothing)).toBe(false)
  })

  it('is not offered after a move that showed something, which the table would refuse', () => {
    const drawn: Item = { ...at, type: 'moved', seat: 0, by: 'player', told: [{ type: 'drew' }] }
    expect(can([drawn], 0)).toBe(false)
    expect(can([drawn, moved(0)], 0)).toBe(true)
    const passed = { ...drawn, told: [{ type: 'passed' }] }
    expect(canTakeBack({ log: [passed], seat: 0, info }, new Set(['passed']))).toBe(true)
    expect(can([passed], 0)).toBe(false)
  })
})
