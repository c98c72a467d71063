import { verify } from '@adit/fairness'
import { canonical, quickRandom } from '@adit/kernel'
import type { Tape } from '@adit/protocol'
import { shelf } from '@adit/shelf'
import { describe, expect, it } from 'vitest'
import { coachingFor } from '../asking.ts'
import { ann, bob, crowd, Sandbox, testPorts } from '../conformance/testbed.ts'
import { fold } from '../fold.ts'
import { recordOf } from '../record.ts'
import { fromSnapshot, snapshotOf } from '../snapshot.ts'
import { playOf, type Table } from '../table.ts'
import { type Branching, openBranch } from './branch.ts'
import { Replay } from './replay.ts'
import { tapeOf } from './tape.ts'

const ports = testPorts()

/** Plays to the end, whoever is asked; `host` is ready for every round. */
function playOut(box: Sandbox, seed: number, host = ann): Sandbox {
  const random = quickRandom(seed)
  while (box.table.stage === 'playing') {
    const gate = box.table.play?.gate
    if (gate !== undefined) {
      box.do(host, { type: 'go-on', since: gate.since })
      continue
    }
    const [{ seat }] = box.table.play?.asked ?? []
    const legal = box.legal(seat)
    const move = legal[random.below(legal.length)]
    if (box.table.places[seat].bot === undefined) box.move(crowd[seat], move)
    else box.deed({ type: 'bot', seat, since: box.since(seat), move })
  }
  return box
}

function finished(title: string): { readonly tape: Tape; readonly replay: Replay; table: Table } {
  const seats = Math.max(3, shelf.find(one => one.name === title)?.seats.min ?? 0)
  const box = new Sandbox({ title, config: { seats } })
  box.do(ann, { type: 'seed', seed: 'hers' })
  const { table } = playOut(box.started(), 4)
  const tape = tapeOf(table)
  if (!tape.ok) throw new Error(tape.why.key)
  const replay = Replay.read(tape.value, ports.title)
  if (!replay.ok) throw new Error(replay.why.key)
  return { tape: tape.value, replay: replay.value, table }
}

function branch(how: Omit<Branching, 'bot'>): Table {
  const decided = openBranch({ bot: 'clever', ...how }, 5_000_000, ports)
  if (!decided.ok) throw new Error(decided.why.key)
  return decided.value.table
}

describe.each(shelf.map(title => title.name))('what if: %s', title => {
  const { tape, replay, table } = finished(title)
  const moment = replay.stops[Math.floor(replay.stops.length / 2)]
  const people = [{ seat: 1, player: bob }]

  it('goes on as it lay, with the deal that would have come', () => {
    const branched = branch({ tape, moment, people })
    expect(canonical(playOf(branched).state)).toBe(canonical(replay.state(moment)))
    expect(branched.terms).toMatchObject({
      branch: { of: tape.table, moment },
      serverSeed: table.terms.serverSeed,
    })
    expect(branched.places.map(place => place.bot)).toEqual(['clever', undefined, 'clever'])
    expect(branched.places[0].player?.name).toBe('Ann')
    const box = new Sandbox({ title, config: { seats: 3 } })
    box.table = branched
    // Played as the game was, it is that game.
    for (let at = moment; at < replay.length && box.table.stage === 'playing'; at++) {
      const gate = box.table.play?.gate
      if (gate !== undefined) box.do(bob, { type: 'go-on', since: gate.since })
      const { seat, move } = replay.turn(at)
      const text = box.table.game.notation.printMove(move)
      if (seat >= 3) continue
      if (seat === 1) box.move(bob, text)
      else box.deed({ type: 'bot', seat, since: box.since(seat), move: text })
    }
    expect(box.table.stage).toBe('finished')
    expect(canonical(playOf(box.table).state)).toBe(canonical(replay.state(replay.length)))
    const record = recordOf(box.table)
    if (!record.ok) throw new Error('no record')
    expect(verify(box.table.game, record.value)).toMatchObject({ ok: true })
  })

  it('goes on with what was hidden dealt anew, and ends with a record of its own', () => {
    const { game } = replay
    const world = game.determinize(game.view(replay.state(moment), 1), quickRandom(9))
    const branched = branch({ tape, moment, people, world })
    expect(canonical(game.view(playOf(branched).state, 1))).toBe(canonical(game.view(world, 1)))
    const box = new Sandbox({ title, config: { seats: 3 } })
    box.table = branched
    playOut(box, 2, bob)
    const again = fold(box.table.log, ports.title)
    expect(again.ok && canonical(playOf(again.value).state)).toBe(
      canonical(playOf(box.table).state),
    )
    const kept = fromSnapshot(snapshotOf(box.table), ports.title)
    expect(kept.ok && canonical(playOf(kept.value).start)).toBe(canonical(world))
    const record = recordOf(box.table)
    expect(record.ok && record.value.deal).toBeUndefined()
    const own = tapeOf(box.table)
    if (!own.ok) throw new Error('no tape')
    const shown = Replay.read(own.value, ports.title)
    expect(shown.ok && canonical(shown.value.state(shown.value.length))).toBe(
      canonical(playOf(box.table).state),
    )
  })
})

describe('a branch', () => {
  const { tape, replay } = finished('my-treasure')

  it('of the end, of nobody or with an unknown bot is refused', () => {
    const people = [{ seat: 0, player: ann }]
    const why = (how: Partial<Branching>) =>
      openBranch({ tape, moment: 5, people, bot: 'clever', ...how }, 1, ports)
    expect(why({ moment: replay.length })).toMatchObject({ why: { key: 'table-finished' } })
    expect(why({ people: [] })).toMatchObject({ why: { key: 'table-not-seated' } })
    expect(why({ bot: 'nobody' })).toMatchObject({ why: { key: 'table-no-such-bot' } })
  })

  it('may have people at all seats', () => {
    const people = crowd.slice(0, 3).map((player, seat) => ({ seat, player }))
    const { places } = branch({ tape, moment: replay.stops[3], people })
    expect(places.every(place => place.bot === undefined)).toBe(true)
  })

  it('coaches who sits down in it alone, and nobody where two have', () => {
    const moment = replay.stops[3]
    const { seat, move } = replay.turn(moment)
    const chosen = replay.game.notation.printMove(move)
    const other = (seat + 1) % 3
    const asked = (...seats: number[]) => {
      const people = seats.map(one => ({ seat: one, player: crowd[one] }))
      return coachingFor(branch({ tape, moment, people }), seat, chosen, ports)
    }
    expect(asked(seat)).toMatchObject({ seat, chosen })
    expect(asked(seat, other)).toBeUndefined()
    expect(asked(other)).toBeUndefined()
  })
})
