import { nth } from '@adit/kernel'
import { roles } from '@adit/saboteur'
import { titleNamed } from '@adit/shelf'
import { Replay } from '@adit/table'
import { describe, expect, it } from 'vitest'
import { digestOf } from './digest.ts'
import { replayOfBots } from './testing.ts'

/** The same game, for who sat there. */
function playedBy(seat: number, replay = replayOfBots('saboteur')): Replay {
  const read = Replay.read({ ...replay.tape, seat }, titleNamed)
  if (!read.ok) throw new Error(read.why.key)
  return read.value
}

describe('the digest of a game', () => {
  it('says who played what, who won, and how long it was', () => {
    const replay = replayOfBots('my-treasure')
    const digest = digestOf(replay)
    const { outcome } = replay.sight(replay.length, 'judge').game
    expect(digest).toMatchObject({ title: 'my-treasure', edition: undefined, figures: undefined })
    expect([digest.winners, digest.scores]).toEqual([outcome?.winners, outcome?.scores])
    expect(digest.moves).toBeLessThan(replay.length)
    expect(digest.names).toHaveLength(replay.game.seats)
    expect(digest.seats).toBe(replay.game.seats)
    expect(digest.turns).toBe(replay.stops.length - 1)
  })

  it('names people only: bots have names of their own at each table', () => {
    const { tape } = replayOfBots('my-treasure')
    const { name: _none, ...first } = nth(tape.info.seats, 0)
    const seats = [{ ...first, bot: 'master' }, ...tape.info.seats.slice(1)]
    const read = Replay.read({ ...tape, info: { ...tape.info, seats } }, titleNamed)
    if (!read.ok) throw new Error(read.why.key)
    const { names, seats: count } = digestOf(read.value)
    expect([names.length, count]).toEqual([seats.length - 1, seats.length])
    expect(names).not.toContain('master')
  })

  it('counts the turns of a branch from where it left its game, and says whose each round was', () => {
    const replay = replayOfBots('saboteur')
    const moment = nth(replay.stops, 20)
    const { info } = replay.tape
    const read = Replay.read(
      { ...replay.tape, info: { ...info, branch: { of: 'game', moment } } },
      titleNamed,
    )
    if (!read.ok) throw new Error(read.why.key)
    const { turns, results } = digestOf(read.value)
    expect(turns).toBe(replay.stops.length - 21)
    expect(results.map(({ round }) => round)).toEqual([1, 2, 3])
    for (const { result } of results) expect(['gold', 'saboteurs']).toContain(result)
  })

  it('counts what one seat did in Saboteur, as its events tell', () => {
    const every = Array.from({ length: 5 }, (_none, seat) => digestOf(playedBy(seat)))
    const replay = replayOfBots('saboteur')
    const events = Array.from({ length: replay.length }, (_none, at) => replay.eventsOf(at)).flat()
    const count = (type: string): number =>
      events.filter(event => Reflect.get(Object(event), 'type') === type).length
    const sum = (key: 'laid' | 'broke' | 'wasBroken' | 'maps'): number =>
      every.reduce((all, { figures }) => all + (figures?.[key] ?? 0), 0)
    expect(nth(every, 0).edition).toBeDefined()
    expect(sum('laid')).toBe(count('laid'))
    expect(sum('broke')).toBe(count('broke') + count('trapped'))
    expect(sum('wasBroken')).toBe(sum('broke'))
    expect(sum('maps')).toBe(count('peeked'))
    for (const { figures } of every) {
      expect(figures?.rounds).toHaveLength(3)
      for (const { role, seen } of figures?.rounds ?? []) {
        expect(roles.map(one => one.name)).toContain(role)
        if (seen !== undefined) expect([role, seen >= 0 && seen <= 1]).toEqual(['saboteur', true])
      }
    }
    // Whoever shares a round's role shares its end.
    for (const round of [0, 1, 2]) {
      const played = every.flatMap(({ figures }) => figures?.rounds[round] ?? [])
      const digging = played.filter(({ role }) => role === 'digger')
      expect(new Set(digging.map(({ isWon }) => isWon)).size).toBe(1)
    }
  })
})
