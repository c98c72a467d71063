import { commitTo, pledgeFor, serverSeedFrom, witnessOf } from '@adit/fairness'
import { nth } from '@adit/kernel'
import type { Answer, SeatShown } from '@adit/protocol'
import { describe, expect, it } from 'vitest'
import { judgeDeal } from './deal-check.ts'
import type { Keeping } from './kept.ts'
import type { Seen } from './seen.ts'
import type { TableWish } from './session.ts'
import { isPromisedByAll, promisedAt, Shares } from './shares.ts'

const seed = serverSeedFrom(new Uint8Array(32))
const commitment = commitTo(seed)
const person = { ready: true, away: false, seeded: false }

type Changes = Pick<Seen['info'], 'seats' | 'stage' | 'host' | 'deal'>

function seenWith(changes: Changes, seat: number | undefined): Seen {
  const info: Seen['info'] = {
    title: 'my-treasure',
    revision: 1,
    config: {},
    clock: 'none',
    visibility: 'public',
    memory: 'full',
    code: '123456',
    ...changes,
  }
  const rest = { game: undefined, log: [], chat: [], online: [], spectators: 0, ahead: 0 }
  return { table: 't', seq: 1, seat, info, ...rest }
}

function keeping(): Keeping {
  const kept = new Map<string, string>()
  return { read: key => kept.get(key), write: (key, text) => kept.set(key, text) }
}

function table(seats: readonly SeatShown[], stage: Seen['info']['stage'] = 'open'): Seen {
  return seenWith({ seats: [...seats], stage, host: 0, deal: { commitment } }, 0)
}

function page() {
  const asked: TableWish[] = []
  const answer: Answer = { type: 'done', id: 'x' }
  const kept = keeping()
  let drawn = 0
  const session = {
    do: async (wish: TableWish) => {
      asked.push(wish)
      return answer
    },
  }
  return { asked, kept, shares: new Shares(session, kept, () => `share-${++drawn}`) }
}

describe('the share of a page', () => {
  it('is pledged at once, shown when all have pledged, and witnessed when the game begins', async () => {
    const { asked, kept, shares } = page()
    const ann = { ...person, name: 'Ann' }
    const bob = { ...person, name: 'Bob' }
    await shares.look(table([ann, { ...bob, ready: false }]))
    expect(asked).toEqual([{ type: 'pledge', pledge: pledgeFor('share-1') }])
    const pledged = { ...ann, pledge: pledgeFor('share-1') }
    await shares.look(table([pledged, { ...bob, ready: false }]))
    expect(asked).toHaveLength(1)
    const other = { ...bob, pledge: pledgeFor('bobs') }
    await shares.look(table([pledged, other]))
    expect(asked.at(-1)).toEqual({ type: 'seed', seed: 'share-1' })
    const begun = [pledged, other].map(one => ({ ...one, seeded: true }))
    await shares.look(table(begun, 'playing'))
    const witness = witnessOf(commitment, [pledgeFor('share-1'), pledgeFor('bobs')])
    expect(asked.at(-1)).toEqual({ type: 'witness', witness })
    await shares.look(table(begun, 'playing'))
    expect(asked).toHaveLength(3)
    expect(promisedAt(kept, 't')?.pledges).toEqual([pledgeFor('share-1'), pledgeFor('bobs')])
  })

  it('is drawn anew when it was shown and someone pledges after it', async () => {
    const { asked, shares } = page()
    const ann = { ...person, name: 'Ann' }
    await shares.look(table([ann]))
    await shares.look(table([ann]))
    expect(asked.map(wish => 'pledge' in wish && wish.pledge)).toEqual([
      pledgeFor('share-1'),
      pledgeFor('share-2'),
    ])
  })

  it('waits for nobody who plays without one', () => {
    const bot = { ...person, bot: 'miner' }
    const host = { ...person, name: 'Ann', ready: false, pledge: pledgeFor('a') }
    expect(isPromisedByAll(table([host, bot]).info)).toBe(true)
    expect(isPromisedByAll(table([host, { ...person, name: 'Bob' }]).info)).toBe(true)
    expect(isPromisedByAll(table([host, { ...person, name: 'Bob', ready: false }]).info)).toBe(
      false,
    )
    expect(isPromisedByAll(table([host, person]).info)).toBe(false)
  })
})

describe('the verdict on a deal', () => {
  const pledges = [pledgeFor('a'), pledgeFor('b')]
  const promised = { table: 't', commitment, share: 'a', pledges }
  const witness = witnessOf(commitment, pledges)
  const over = (changes: object = {}) => {
    const seats = [0, 1].map(() => ({ ...person, name: 'x', witness }))
    const deal = { commitment, serverSeed: seed, playerSeeds: ['a', 'b'], ...changes }
    return seenWith({ seats, stage: 'finished', host: 0, deal }, 0)
  }

  it('is fair when all promises were kept', () => {
    expect(judgeDeal(over(), promised, true)).toBe('fair')
  })

  it('names what was not', () => {
    expect(judgeDeal(over(), promised, false)).toBe('differs')
    expect(judgeDeal(over({ serverSeed: 'f'.repeat(64) }), promised, true)).toBe('other-number')
    const early = { ...promised, commitment: 'e'.repeat(64) }
    expect(judgeDeal(over(), early, true)).toBe('other-number')
    expect(judgeDeal(over({ playerSeeds: ['x', 'b'] }), promised, true)).toBe('other-share')
    expect(judgeDeal(over({ playerSeeds: ['a', 'x'] }), promised, true)).toBe('other-share')
    const lied = over()
    nth(lied.info.seats, 1).witness = witnessOf('e'.repeat(64), pledges)
    expect(judgeDeal(lied, promised, true)).toBe('other-promise')
  })

  it('says no more than it knows', () => {
    expect(judgeDeal(over(), undefined, true)).toBe('unseen')
    expect(judgeDeal({ ...over(), seat: undefined }, promised, true)).toBe('unseen')
  })
})
