import { createHash, createHmac } from 'node:crypto'
import { CHANCE, type GameRecord, playOut, quickRandom, type Turn } from '@adit/kernel'
// The toy of the laws is a whole title with a deal: enough to verify, and no game is needed here.
import { type ToyMove as Move, objection } from '@adit/kernel/conformance'
import { describe, expect, it } from 'vitest'
import { commitTo, serverSeedFrom } from './commitment.ts'
import { dealKey, drawsFor } from './draws.ts'
import { verify } from './verify.ts'

const seed = serverSeedFrom(Uint8Array.from({ length: 32 }, (_none, at) => at))

describe('commitment', () => {
  it('is the plain SHA-256 that anyone can compute', () => {
    const hash = createHash('sha256')
      .update('adit server seed 1\n')
      .update(Buffer.from(seed, 'hex'))
    expect(commitTo(seed)).toBe(hash.digest('hex'))
  })

  it('wants all 32 bytes', () => {
    expect(() => serverSeedFrom(new Uint8Array(16))).toThrow('32 bytes')
  })
})

describe('draws', () => {
  const source = { serverSeed: seed, playerSeeds: ['a', ''], title: 't', revision: 1, config: {} }
  const key = dealKey(source)

  it('are big-endian words of HMAC-SHA-256 over "turn:block"', () => {
    const expected = createHmac('sha256', key).update('3:0').digest()
    const random = drawsFor(key, 3)
    const words = Array.from({ length: 8 }, () => random.below(2 ** 31))
    expect(words).toEqual(
      Array.from({ length: 8 }, (_none, at) => expected.readUInt32BE(at * 4) % 2 ** 31),
    )
  })

  it('repeat for the same turn and differ for another', () => {
    const row = (turn: number) => {
      const random = drawsFor(key, turn)
      return Array.from({ length: 20 }, () => random.below(52))
    }
    expect(row(0)).toEqual(row(0))
    expect(row(0)).not.toEqual(row(1))
  })

  it.each([
    ['a player seed', { ...source, playerSeeds: ['b', ''] }],
    ['the seat of a player seed', { ...source, playerSeeds: ['', 'a'] }],
    ['the title', { ...source, title: 'u' }],
    ['the configuration', { ...source, config: { seats: 2 } }],
    ['the server seed', { ...source, serverSeed: seed.replace('00', 'ff') }],
  ])('depend on %s', (_what, other) => {
    expect(dealKey(other)).not.toEqual(key)
  })

  it('are fair: every number below the limit comes about equally often', () => {
    const random = drawsFor(key, 7)
    const counts = Array<number>(6).fill(0)
    for (let roll = 0; roll < 60_000; roll++) counts[random.below(6)]++
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500)
  })

  it('reject what lies past the last whole run of the limit', () => {
    const limit = 3_000_000_000
    const random = drawsFor(key, 9)
    const words: number[] = []
    for (let block = 0; block < 10; block++) {
      const digest = createHmac('sha256', key).update(`9:${block}`).digest()
      for (let at = 0; at < 32; at += 4) words.push(digest.readUInt32BE(at))
    }
    const accepted = words.filter(word => word < limit)
    expect(accepted.length).toBeLessThan(words.length)
    for (const word of accepted) expect(random.below(limit)).toBe(word)
  })
})

describe('verify', () => {
  const config = { seats: 3 }
  const game = objection.open(config)

  function played(): GameRecord<typeof config, Move> {
    const playerSeeds = ['mine', '', 'gold']
    const { name: title, revision } = objection
    const key = dealKey({ serverSeed: seed, playerSeeds, title, revision, config })
    const moves: Turn<Move>[] = []
    let chances = 0
    const dealt = {
      ...game,
      nature: (state: never) => game.nature(state, drawsFor(key, chances++)),
    }
    playOut(dealt, game.setup(), quickRandom(5), undefined, (seat, move) =>
      moves.push([seat, move]),
    )
    const deal = { commitment: commitTo(seed), serverSeed: seed, playerSeeds }
    return { title, revision, config, seats: ['a', 'b', 'c'], moves, deal }
  }

  it('accepts an honest game', () => {
    expect(verify(game, played())).toEqual({ ok: true, chances: 1 })
  })

  it('names the CHANCE move that was altered', () => {
    const record = played()
    const moves = record.moves.map(([seat, move]): Turn<Move> => {
      if (move.type !== 'deal') return [seat, move]
      return [CHANCE, { type: 'deal', order: [...move.order.slice(1), move.order[0]] }]
    })
    expect(verify(game, { ...record, moves })).toMatchObject({
      ok: false,
      at: 0,
      why: { key: 'deal-differs' },
    })
  })

  it('notices a swapped server seed, an unrevealed one and none', () => {
    const record = played()
    const other = serverSeedFrom(new Uint8Array(32))
    const deal = { commitment: commitTo(seed), playerSeeds: ['mine', '', 'gold'] }
    const swapped = verify(game, { ...record, deal: { ...deal, serverSeed: other } })
    expect(swapped).toMatchObject({ why: { key: 'deal-broken-commitment' } })
    expect(verify(game, { ...record, deal })).toMatchObject({ why: { key: 'deal-not-revealed' } })
    const { deal: _gone, ...bare } = record
    expect(verify(game, bare)).toMatchObject({ why: { key: 'deal-missing' } })
  })

  it('notices a player seed that was changed afterwards', () => {
    const record = played()
    const deal = { ...record.deal!, playerSeeds: ['mine', 'x', 'gold'] }
    expect(verify(game, { ...record, deal })).toMatchObject({ why: { key: 'deal-differs' } })
  })
})
