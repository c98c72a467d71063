import { commitTo, dealKey, drawsFor, serverSeedFrom } from '@adit/fairness'
import { CHANCE, type GameRecord, listSeats, nth, type Turn } from '@adit/kernel'
import { titleNamed } from '@adit/shelf'
import { describe, expect, it } from 'vitest'
import { checkDeal } from './deal-drawn.ts'

const title = titleNamed('my-treasure')
if (title === undefined) throw new Error('no such title')
const { revision, presets, open } = title
const { config } = nth(presets, 0)
const game = open(config)
const serverSeed = serverSeedFrom(Uint8Array.from({ length: 32 }, (_none, at) => at))
const playerSeeds = Array<string>(game.seats).fill('').with(1, 'aa11')

/** A game dealt from these seeds, in which everybody does what is listed first. */
function dealt(): GameRecord<unknown, unknown> {
  const key = dealKey({ serverSeed, playerSeeds, title: 'my-treasure', revision, config })
  const state = game.setup()
  const moves: Turn<unknown>[] = []
  let chances = 0
  while (game.toAct(state) !== 0) {
    const seat = nth(listSeats(game.toAct(state)), 0)
    const move =
      seat === CHANCE
        ? game.nature(state, drawsFor(key, chances++))
        : nth(game.legal(state, seat, []), 0)
    moves.push([seat, move])
    game.step(state, seat, move)
  }
  const seats = playerSeeds.map((_none, seat) => `Seat ${seat}`)
  const deal = { commitment: commitTo(serverSeed), serverSeed, playerSeeds }
  return { title: 'my-treasure', revision, config, seats, moves, deal }
}

describe('a deal drawn again', () => {
  const record = dealt()
  const chances = record.moves.filter(([seat]) => seat === CHANCE).length

  it('is the same, number by number', () => {
    const checked = checkDeal(game, record)
    expect(checked).toMatchObject({ verdict: 'all', isPromiseKept: true, shares: playerSeeds })
    if (checked.verdict === 'none') throw new Error('nothing was checked')
    expect(checked.deals).toHaveLength(chances)
    expect(checked.deals.every(({ isSame, numbers }) => isSame && numbers.length > 0)).toBe(true)
  })

  it('names the first that differs', () => {
    const other = {
      ...record,
      deal: { ...Object(record.deal), playerSeeds: playerSeeds.with(1, 'bb') },
    }
    const checked = checkDeal(game, other)
    const first = record.moves.findIndex(([seat]) => seat === CHANCE) + 1
    expect(checked).toMatchObject({ verdict: 'differs', move: first, isPromiseKept: true })
    if (checked.verdict === 'none') throw new Error('nothing was checked')
    expect(checked.deals.some(({ isSame }) => !isSame)).toBe(true)
  })

  it('breaks its promise with another number', () => {
    const commitment = commitTo(serverSeedFrom(new Uint8Array(32)))
    const broken = { ...record, deal: { ...Object(record.deal), commitment } }
    expect(checkDeal(game, broken)).toMatchObject({ verdict: 'broken', isPromiseKept: false })
  })

  it('is not checked where nothing was promised, or nothing is open yet', () => {
    const { deal: _deal, ...bare } = record
    expect(checkDeal(game, bare)).toEqual({ verdict: 'none' })
    const closed = { ...record, deal: { commitment: commitTo(serverSeed), playerSeeds } }
    expect(checkDeal(game, closed)).toEqual({ verdict: 'none' })
  })
})
