import { verify } from '@adit/fairness'
import { canonical, quickRandom, type Random, stateHash } from '@adit/kernel'
import { decodeMessage, encode, type TableMessage } from '@adit/protocol'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  commandOf,
  opening,
  people,
  player,
  type TestWorld,
  testWorld,
  type Wish,
} from './conformance/testbed.ts'
import { type Player, readRow } from './entries.ts'
import { fold } from './fold.ts'
import { TableHost } from './host.ts'
import { onlooker } from './onlooker.ts'
import type { Task } from './ports.ts'
import { recordOf } from './record.ts'
import type { Table } from './table.ts'
import { humanPace, timersOf } from './timers.ts'

/** Whole tables under random commands, valid and not, with crashes, faults and a second node. */

const spectator = player('Eve')
const everybody = [...people, spectator]

interface Connection {
  readonly who: Player
  readonly close: () => void
  last: number
}

class Trial {
  readonly world: TestWorld
  readonly random: Random
  readonly connections = new Map<Player, Connection>()
  host: TableHost
  readonly failures: unknown[] = []
  commands = 0
  heard = 0

  constructor(world: TestWorld, random: Random, host: TableHost) {
    this.world = world
    this.random = random
    this.host = host
  }

  pick<T>(list: readonly T[]): T {
    return list[this.random.below(list.length)]
  }

  async connect(who: Player, since?: number): Promise<void> {
    this.connections.get(who)?.close()
    const connection: Connection = { who, close: () => {}, last: since ?? 0 }
    // A host shields its table from what a connection throws: kept here, thrown by `check`.
    const send = (message: TableMessage): void => {
      try {
        this.hear(connection, message)
      } catch (error) {
        this.failures.push(error)
      }
    }
    const close = await this.host.watch(who, send, since)
    this.connections.set(who, Object.assign(connection, { close }))
  }

  /** Every message is well formed, without gaps, and shows what its viewer may know, no more. */
  hear(connection: Connection, message: TableMessage): void {
    this.heard++
    const text = encode(message)
    expect(decodeMessage(text)).toMatchObject({ ok: true })
    const table = this.stored(message.seq)
    if (table.stage !== 'finished') expect(text).not.toContain(table.terms.serverSeed)
    expect(text).not.toContain('id-')
    if (message.type === 'presence' || message.type === 'shown-out') return
    const viewer = onlooker(table, connection.who.id)
    if (message.game !== undefined) {
      expect(message.game.view).toEqual(table.game.view(table.play?.state, viewer))
    }
    if (message.type === 'update') {
      const seqs = message.items.map(item => item.seq)
      const wanted = Array.from(
        { length: message.seq - connection.last },
        (_none, at) => connection.last + at + 1,
      )
      expect(seqs).toEqual(wanted)
    }
    for (const item of message.type === 'update' ? message.items : message.log) {
      if (item.type !== 'moved') continue
      const { entry } = table.log[item.seq - 1]
      const events = entry.type === 'moved' ? entry.events : []
      const told = events
        .map(event => table.game.redact(event, viewer))
        .filter(one => one !== undefined)
      expect(item.told).toEqual(told)
    }
    connection.last = message.seq
  }

  /** The table as the store has it, up to an entry: what is shown must be there already. */
  stored(seq = Number.POSITIVE_INFINITY): Table {
    const rows = this.world.store.log()
    expect(rows.length).toBeGreaterThanOrEqual(Math.min(seq, rows.length + 1) - 1)
    const log = rows
      .filter(row => row.seq <= seq)
      .map(row => {
        const logged = readRow(row)
        if (!logged.ok) throw new Error(logged.why.key)
        return logged.value
      })
    const table = fold(log, this.world.title)
    if (!table.ok) throw new Error(table.why.key)
    return table.value
  }

  /** The log alone tells everything: what waits, who sits, how the game stands. */
  check(): void {
    if (this.failures.length > 0) throw this.failures[0]
    const stored = this.stored(this.host.table.seq)
    expect(canonical({ ...stored, game: 0 })).toBe(canonical({ ...this.host.table, game: 0 }))
    expect(timersOf(stored, humanPace)).toEqual(timersOf(this.host.table, humanPace))
  }

  async restart(host?: TableHost): Promise<void> {
    await this.host.close()
    const loaded = host ?? (await load(this.world))
    this.host = loaded
    for (const [who, { last }] of this.connections) await this.connect(who, last)
  }

  wish(who: Player): Wish {
    const { table } = this.host
    const seat = table.places.findIndex(place => place.player?.id === who.id)
    const asked = table.play?.asked.find(one => one.seat === seat)
    const any = this.random.below(table.places.length + 1)
    if (asked !== undefined && this.random.below(4) > 0) {
      const legal = table.game.legal(table.play?.state, seat, [])
      const move = table.game.notation.printMove(this.pick(legal))
      return { type: 'move', since: asked.since, move }
    }
    return this.pick<Wish>([
      { type: 'sit' },
      { type: 'sit', seat: any },
      { type: 'ready', ready: true },
      { type: 'ready', ready: true },
      { type: 'start' },
      { type: 'seat-bot', seat: any, bot: 'random' },
      { type: 'clear-seat', seat: any },
      { type: 'seed', seed: `${any}` },
      { type: 'leave' },
      { type: 'return' },
      { type: 'undo' },
      { type: 'undo' },
      { type: 'move', since: this.random.below(table.seq + 1), move: 'allow' },
      { type: 'move', since: asked?.since ?? 0, move: 'no move at all' },
      { type: 'rename', name: this.pick(['Ann', 'Bob', 'Аnn', 'Zoe']), avatar: 'x' },
      { type: 'chat', text: 'hello' },
      { type: 'phrase', said: { phrase: 'i-suspect', slots: { seat: any } } },
      { type: 'propose', motion: { kind: 'bot', seat: any } },
      { type: 'propose', motion: { kind: 'end' } },
      { type: 'vote', yes: this.random.below(2) === 0 },
      { type: 'rematch' },
    ])
  }

  async act(): Promise<void> {
    const who = this.pick(everybody)
    switch (this.random.below(12)) {
      case 0:
        return this.world.clock.pass(this.random.below(40_000))
      case 1:
        return this.connect(who, this.connections.get(who)?.last)
      case 2:
        this.connections.get(who)?.close()
        this.connections.delete(who)
        return
      case 3:
        if (this.random.below(3) === 0) await this.restart()
        return
      case 4:
        if (this.random.below(3) === 0) {
          this.world.store.faults.push(this.pick(['busy', 'lost', 'written'] as const))
        }
        return
      case 5: {
        // Another node serves the same table.
        const other = await load(this.world)
        await this.say(other, who)
        return other.close()
      }
      default:
        return this.say(this.host, who)
    }
  }

  async say(host: TableHost, who: Player): Promise<void> {
    const command = commandOf(this.wish(who), `c${++this.commands}`)
    const first = await host.command(who, command)
    const again = await host.command(who, command)
    const passing = first.type === 'refused' && /busy|not-stored/.test(first.why.key)
    if (!passing) expect(again).toEqual(first)
  }
}

async function load(world: TestWorld): Promise<TableHost> {
  const loaded = await TableHost.load('t1', world)
  if (!loaded.ok) throw new Error(loaded.why.key)
  return loaded.value
}

/** A bot whose choice follows from what it sees and from nothing else. */
async function steady({ view, legal }: Task): Promise<string> {
  return legal[Number.parseInt(stateHash(view).slice(0, 6), 16) % legal.length]
}

const games = fc.record({
  seed: fc.nat(),
  title: fc.constantFrom(
    { title: 'objection', config: { seats: 2 } },
    { title: 'objection', config: { seats: 4 } },
    { title: 'my-treasure', config: { seats: 3 } },
  ),
  clock: fc.constantFrom('none' as const, 'fast' as const, 'relaxed' as const),
  memory: fc.constantFrom('full' as const, 'round' as const, 'none' as const),
})

describe('a table', () => {
  it('keeps its promises, whatever people and machines do', async () => {
    const endings = new Set<string | undefined>()
    await fc.assert(
      fc.asyncProperty(games, async ({ seed, title, clock, memory }) => {
        const world = testWorld(steady)
        const terms = opening({ ...title, clock, memory })
        const { host } = await TableHost.open({ id: 'o', opening: terms }, people[0], world)
        if (host === undefined) throw new Error('not opened')
        const trial = new Trial(world, quickRandom(seed), host)
        for (const who of everybody) await trial.connect(who)
        for (let step = 0; step < 150; step++) {
          await trial.act()
          trial.check()
        }
        expect(trial.heard).toBeGreaterThan(20)
        endings.add(trial.host.table.ending)
        const record = recordOf(trial.host.table)
        if (record.ok) {
          expect(verify(trial.host.table.game, record.value)).toMatchObject({ ok: true })
        }
        await trial.host.close()
      }),
      { numRuns: 50, seed: 42 },
    )
    expect(endings).toContain('played-out')
  })

  it('goes on after a restart as if nothing had happened', async () => {
    await fc.assert(
      fc.asyncProperty(games, fc.nat(), async ({ seed, title, memory }, restarts) => {
        const run = async (crashes: Random | undefined) => {
          const world = testWorld(steady)
          const terms = opening({ ...title, memory, bots: [{ seat: 1, bot: 'random' }] })
          const { host } = await TableHost.open({ id: 'o', opening: terms }, people[0], world)
          if (host === undefined) throw new Error('not opened')
          const trial = new Trial(world, quickRandom(seed), host)
          for (const who of people) await trial.connect(who)
          for (const who of people.slice(1)) {
            for (const wish of [{ type: 'sit' }, { type: 'ready', ready: true }] as const) {
              await trial.host.command(who, commandOf(wish, `${who.id}${wish.type}`))
            }
          }
          await trial.host.command(people[0], commandOf({ type: 'start' }, 'start'))
          for (let step = 0; step < 60; step++) {
            if (crashes?.below(4) === 0) await trial.restart()
            const who = trial.pick(people)
            const wish = trial.wish(who)
            // Coming back to a seat is what a new connection does by itself.
            if (wish.type !== 'leave') await trial.host.command(who, commandOf(wish, `c${step}`))
            await world.clock.pass(trial.random.below(2_000))
          }
          await trial.host.close()
          trial.check()
          return world.store.log()
        }
        expect(await run(quickRandom(restarts))).toEqual(await run(undefined))
      }),
      { numRuns: 12, seed: 5 },
    )
  })
})
