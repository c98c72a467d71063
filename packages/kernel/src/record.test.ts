import { describe, expect, it } from 'vitest'
import { type Move, objection } from './conformance/objection.ts'
import { apply, playOut, tryStep } from './play.ts'
import { quickRandom } from './random.ts'
import { recordHash, replay, type Turn } from './record.ts'
import { CHANCE } from './seats.ts'

const game = objection.open({ seats: 3 })

function played(seed: number) {
  const state = game.setup()
  const moves: Turn<Move>[] = []
  const count = playOut(game, state, quickRandom(seed), undefined, (seat, move) =>
    moves.push([seat, move]),
  )
  return { state, moves, count }
}

describe('replay', () => {
  it('rebuilds the state and its hash from the moves', () => {
    const { state, moves, count } = played(1)
    expect(moves).toHaveLength(count)
    expect(replay(game, moves)).toEqual({ ok: true, state, hash: recordHash(moves, state) })
  })

  it('hashes the moves too: another way to the same state is another record', () => {
    const { state, moves } = played(1)
    expect(recordHash(moves, state)).not.toBe(recordHash(moves.slice(1), state))
  })

  it('tells a witness of every move and its events', () => {
    const { moves } = played(2)
    const seen: string[] = []
    replay(game, moves, (_state, [seat], events, at) => seen.push(`${at} ${seat} ${events.length}`))
    expect(seen).toHaveLength(moves.length)
    expect(seen[0]).toBe(`0 ${CHANCE} 1`)
  })

  it('stops at the first move that is refused and says which and why', () => {
    const { moves } = played(3)
    const broken = moves.with(4, [moves[4][0], { type: 'play', card: 999 }])
    expect(replay(game, broken)).toMatchObject({ ok: false, at: 4, why: { key: 'not-legal' } })
  })
})

describe('play', () => {
  it('apply leaves its state alone', () => {
    const before = game.setup()
    const after = apply(game, before, CHANCE, game.nature(before, quickRandom(1)))
    expect(before).toEqual(game.setup())
    expect(after.events).toHaveLength(1)
  })

  it('tryStep refuses without changing anything, or plays', () => {
    const state = game.setup()
    expect(tryStep(game, state, 0, { type: 'allow' })).toEqual({ key: 'not-asked' })
    expect(state).toEqual(game.setup())
    expect(tryStep(game, state, CHANCE, game.nature(state, quickRandom(1)))).toBe(undefined)
    expect(state.mover).toBe(0)
  })

  it('playOut stops a game that would not end', () => {
    const endless = { ...game, bound: 3 }
    expect(() => playOut(endless, game.setup(), quickRandom(1))).toThrow('longer than its bound')
  })
})
