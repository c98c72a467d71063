import type { Item, Presence, TableShown, Update, Welcome } from '@adit/protocol'
import { describe, expect, it } from 'vitest'
import { receive, whoIsHere } from './seen.ts'
import { tableInfo } from './testbed.ts'

const info = tableInfo()

function welcome(memory: TableShown['memory']): Welcome {
  return {
    type: 'welcome',
    table: 't',
    seq: 3,
    now: 1_500,
    seat: 0,
    info: { ...info, memory },
    game: { view: { round: 1 }, asked: [] },
    log: [],
    chat: [],
  }
}

const moved = (seq: number, by: 'player' | 'chance' = 'player'): Item => ({
  type: 'moved',
  seq,
  at: 0,
  seat: by === 'chance' ? 30 : 0,
  by,
  told: [],
})

function update(items: Item[], round = 1): Update {
  const seq = items.at(-1)?.seq ?? 3
  const game = { view: { round }, asked: [] }
  return { type: 'update', table: 't', seq, now: 2_000, seat: 0, items, game }
}

const said: Item = { type: 'chatted', seq: 4, at: 0, from: { seat: 0 }, text: 'hi' }

describe('what is seen of a table', () => {
  it('begins with a welcome and knows how far its clock is ahead', () => {
    const seen = receive(undefined, welcome('full'), 1_000)
    expect(seen).toMatchObject({ seq: 3, seat: 0, ahead: 500 })
  })

  it('cannot begin with anything else', () => {
    expect(receive(undefined, update([moved(4)]), 0)).toBeUndefined()
  })

  it('takes in each item once, chat apart from the log', () => {
    const first = receive(undefined, welcome('full'), 0)
    const then = receive(first, update([said, moved(5)]), 0)
    const again = receive(then, update([said, moved(5), moved(6)]), 0)
    expect(again?.log.map(item => item.seq)).toEqual([5, 6])
    expect(again?.chat.map(item => item.seq)).toEqual([4])
    expect(again?.seq).toBe(6)
  })

  it('is undefined when a number is missing', () => {
    const first = receive(undefined, welcome('full'), 0)
    expect(receive(first, update([moved(5)]), 0)).toBeUndefined()
  })

  it('keeps who is here through all that happens', () => {
    const first = receive(undefined, welcome('full'), 0)
    const here: Presence = { type: 'presence', table: 't', seq: 3, online: [0], spectators: 2 }
    const then = receive(receive(first, here, 0), update([moved(4)]), 0)
    expect(then).toMatchObject({ online: [0], spectators: 2 })
  })

  it('does not say who is here before it was told', () => {
    const first = receive(undefined, welcome('full'), 0)
    const told = (online: number[], spectators: number): Presence => {
      return { type: 'presence', table: 't', seq: 3, online, spectators }
    }
    for (const seat of [0, undefined]) {
      const own = first && { ...first, seat }
      if (own === undefined) throw new Error('nothing was received')
      expect(whoIsHere(own)).toBeUndefined()
      const then = receive(own, seat === undefined ? told([], 1) : told([0], 0), 0)
      expect(then && whoIsHere(then)).toEqual(seat === undefined ? [] : [0])
    }
  })

  it('forgets the last round where the table remembers this one only', () => {
    const first = receive(undefined, welcome('round'), 0)
    const then = receive(first, update([moved(4), moved(5)]), 0)
    const next = receive(then, update([moved(6), moved(7, 'chance')], 2), 0)
    expect(then?.log.map(item => item.seq)).toEqual([4, 5])
    expect(next?.log.map(item => item.seq)).toEqual([6, 7])
  })

  it('remembers the last move only where the table remembers nothing', () => {
    const first = receive(undefined, welcome('none'), 0)
    const then = receive(first, update([moved(4), moved(5), moved(6, 'chance')]), 0)
    expect(then?.log.map(item => item.seq)).toEqual([5, 6])
  })
})
