import { verify } from '@adit/fairness'
import { CHANCE, quickRandom, type Random, replay } from '@adit/kernel'
import { describe, expect, it } from 'vitest'
import { times } from './clock.ts'
import { duel, send, since } from './conformance/duel.ts'
import {
  ann,
  bob,
  cid,
  crowd,
  people,
  quiet,
  Sandbox,
  testWorld,
  whyNot,
} from './conformance/testbed.ts'
import { foreseeUndo, undo } from './moving.ts'
import { recordOf } from './record.ts'
import { humanPace, timersOf } from './timers.ts'

const treasure = { title: 'my-treasure', config: { seats: 2, first: 0 } } as const

/** The toy with a card played by Ann, and Bob and Cid asked whether they object. */
function windowOpen(clock: 'none' | 'relaxed' | 'fast' | 'days' = 'fast'): Sandbox {
  const box = new Sandbox({ clock }).started()
  return box.move(ann, box.legal(0).find(text => text.startsWith('play')) ?? '')
}

describe('a move', () => {
  it('brings along what CHANCE answers, in the same breath', () => {
    const box = new Sandbox(treasure)
    const before = box.table.seq
    box.started()
    const types = box.table.log.slice(before).map(({ entry }) => entry.type)
    expect(types).toEqual(['sat', 'readied', 'started', 'moved'])
    expect(box.table.log.at(-1)?.entry).toMatchObject({ seat: CHANCE, by: 'chance' })
  })

  it('is refused to whoever is not asked, with the reason of the game', () => {
    const box = new Sandbox(treasure).started()
    const move = { type: 'move', since: box.since(0), move: 'draw' } as const
    expect(whyNot(box.ask(bob, move))).toBe('not-your-turn')
    expect(whyNot(box.ask(cid, move))).toBe('table-not-seated')
    expect(whyNot(box.ask(ann, { ...move, move: 'fly' }))).toBe('move-unreadable')
    expect(whyNot(box.ask(ann, { ...move, move: 'place 1' }))).not.toBe('accepted')
    expect(whyNot(new Sandbox(treasure).ask(ann, move))).toBe('table-not-playing')
  })

  it('is refused as an answer to a question that has passed', () => {
    const box = new Sandbox(treasure).started()
    const stale = { type: 'move', since: box.since(0), move: 'draw' } as const
    box.move(ann, 'draw').move(ann, box.legal(0)[0]).move(bob, 'draw')
    box.move(bob, box.legal(1)[0])
    expect(whyNot(box.ask(ann, stale))).toBe('table-decision-passed')
  })

  it("answers its own question though others' answers came in between", () => {
    const box = windowOpen()
    const since = box.since(2)
    box.move(bob, 'allow')
    expect(box.since(2)).toBe(since)
    expect(whyNot(box.ask(cid, { type: 'move', since, move: 'allow' }))).toBe('accepted')
  })

  it('that ends the game ends it for the table, and the record verifies', () => {
    const box = new Sandbox(treasure).started()
    for (let moves = 0; box.table.stage === 'playing'; moves++) {
      const seat = box.table.play?.asked[0].seat ?? 0
      const legal = box.legal(seat)
      box.move(people[seat], legal[(moves * 7) % legal.length])
    }
    expect(box.table.ending).toBe('played-out')
    const record = recordOf(box.table)
    if (!record.ok) throw new Error(record.why.key)
    expect(verify(box.table.game, record.value)).toMatchObject({ ok: true })
    const { moves, hash } = record.value
    expect(replay(box.table.game, moves)).toMatchObject({ ok: true, hash })
    expect(whyNot(box.ask(ann, { type: 'undo' }))).toBe('table-not-playing')
    // A hash of the state costs more than the move: it stands with each sixteenth and with the last.
    const made = box.table.log.flatMap(({ entry }) => (entry.type === 'moved' ? [entry] : []))
    const hashed = made.flatMap((entry, at) => (entry.hash === undefined ? [] : [at + 1]))
    const sixteenths = [...made.keys()].map(at => at + 1).filter(count => count % 16 === 0)
    expect(made.length).toBeGreaterThan(16)
    expect(hashed).toEqual([...new Set([...sixteenths, made.length])])
  })
})

describe('clocks', () => {
  it.each([
    ['none', undefined, undefined],
    ['relaxed', 120_000, 45_000],
    ['fast', 30_000, 15_000],
    ['days', 172_800_000, 86_400_000],
  ] as const)('%s: a turn has %s ms, an answer %s ms', (clock, turn, answer) => {
    const plus = (time: number | undefined) => (time === undefined ? undefined : 1_000_000 + time)
    const [first] = new Sandbox({ clock }).started().table.play?.asked ?? []
    expect(first.due).toBe(plus(turn))
    const window = windowOpen(clock).table.play?.asked ?? []
    // Of the two at most one can hold the objection: both have the same time.
    expect(window.map(one => one.due)).toEqual([plus(answer), plus(answer)])
  })

  it('play the harmless answer for who is silent, and hand the seat over after two', () => {
    const box = windowOpen('fast')
    expect(whyNot(timeOut(box, 1))).toBe('table-decision-passed')
    box.now += 15_000
    box.deed({ type: 'time-out', seat: 1, since: box.since(1), move: 'allow' })
    expect(box.table.places[1]).toMatchObject({ timeOuts: 1, bot: undefined })
    box.move(cid, 'allow')
    box.now += 60_000
    const [move] = box.legal(1)
    box.deed({ type: 'time-out', seat: 1, since: box.since(1), move })
    expect(box.table.places[1]).toMatchObject({ bot: 'clever', player: bob, timeOuts: 0 })
    expect(box.table.log.at(-1)?.entry).toMatchObject({ type: 'handed', why: 'time-outs' })
    expect(whyNot(box.ask(bob, { type: 'move', since: 0, move }))).toBe('table-bot-plays')
    expect(whyNot(box.ask(bob, { type: 'undo' }))).toBe('table-bot-plays')
    box.do(bob, { type: 'return' })
    expect(box.table.places[1].bot).toBeUndefined()
  })

  it('forgive a time-out as soon as the player moves', () => {
    const box = windowOpen('fast')
    box.now += 15_000
    box.deed({ type: 'time-out', seat: 1, since: box.since(1), move: 'allow' })
    box.move(cid, 'allow').move(bob, box.legal(1)[0])
    expect(box.table.places[1].timeOuts).toBe(0)
  })

  it('give who comes back the whole time', () => {
    const box = new Sandbox({ clock: 'fast' }).started().do(ann, { type: 'leave' })
    box.do(bob, { type: 'propose', motion: { kind: 'bot', seat: 0 } })
    box.do(cid, { type: 'vote', yes: true })
    expect(box.table.places[0].bot).toBe('clever')
    box.now += 29_000
    box.do(ann, { type: 'return' })
    expect(box.table.play?.asked[0].due).toBe(box.now + 30_000)
  })
})

describe('timers', () => {
  it('are one for each question: the clock of a player, the pause of a bot', () => {
    const box = new Sandbox({ clock: 'fast', bots: [{ seat: 2, bot: 'random' }] })
    box.do(bob, { type: 'sit' }, { type: 'ready', ready: true }).do(ann, { type: 'start' })
    box.move(ann, box.legal(0).find(text => text.startsWith('play')) ?? '')
    const timers = timersOf(box.table, humanPace)
    expect(timers.map(timer => timer.kind)).toEqual(['time-out', 'bot'])
    expect(timers[1].due - box.now).toBeGreaterThanOrEqual(700)
    expect(timers[1].due - box.now).toBeLessThan(2_200)
  })
})

function timeOut(box: Sandbox, seat: number) {
  const deed = { type: 'time-out', seat, since: box.since(seat), move: 'allow' } as const
  return box.askDeed(deed)
}

it('what an undo depends on is found out with breaths in between, and then known', async () => {
  const never: Random = {
    below() {
      throw new Error('asked again')
    },
  }
  let breaths = 0
  const breathe = async (): Promise<void> => {
    breaths++
    await quiet()
  }
  const trouble = (error: unknown): void => {
    throw error
  }
  for (const title of ['objection', 'nimble-gnomes', 'saboteur']) {
    const first = new Sandbox({ title, config: { seats: 3 } }).started()
    const seat = first.table.play?.asked[0]?.seat ?? 0
    for (const move of first.legal(seat).slice(0, 8)) {
      const box = new Sandbox({ title, config: { seats: 3 } }).started().move(crowd[seat], move)
      const before = whyNot(undo(box.table, seat, box.now, quickRandom(1)))
      const fresh = { ...box.table, play: box.table.play && { ...box.table.play } }
      const ports = { random: quickRandom(1), breathe, trouble }
      await foreseeUndo(fresh, seat, ports)
      // A slow machine has not found it out yet.
      for (let tries = 0; whyNot(undo(fresh, seat, box.now, never)) === 'table-busy'; tries++) {
        expect(tries).toBeLessThan(1_000)
        await quiet()
      }
      expect(whyNot(undo(fresh, seat, box.now, never))).toBe(before)
    }
  }
  expect(breaths).toBeGreaterThan(0)
})

describe('whether a move can be taken back', () => {
  /** The toy with every breath and all time in the hand of the test. */
  function slow() {
    const world = testWorld()
    const breaths: (() => void)[] = []
    let isSlow = true
    const breathe = (time?: number): Promise<void> =>
      new Promise(resolve => {
        if (time !== undefined) world.wakeAt(world.now() + time, resolve)
        else if (isSlow) breaths.push(resolve)
        else resolve()
      })
    const hurry = async (): Promise<void> => {
      isSlow = false
      for (const breath of breaths.splice(0)) breath()
      await quiet()
    }
    return { world: { ...world, breathe }, hurry }
  }

  /** The table after a move that shows nothing, or one that shows a card; and when the answer comes. */
  async function asked(verb: 'drop' | 'play', isQuick: boolean) {
    const { world, hurry } = slow()
    if (isQuick) await hurry()
    const { host } = await duel(world, { config: { seats: 2 } })
    const { game, play } = host.table
    const legal = game.legal(play?.state, 0, []).map(move => game.notation.printMove(move))
    const move = legal.find(text => text.startsWith(verb)) ?? ''
    await send(host, ann, { type: 'move', since: since(host, 0), move })
    const began = world.now()
    let when: number | undefined
    const undoing = { type: 'undo', id: 'u', table: host.table.id } as const
    const answer = host.command(ann, undoing).then(given => {
      when = world.now() - began
      return given
    })
    await world.clock.pass(times.verdict * 2 - 1)
    expect(when).toBeUndefined()
    await world.clock.pass(1)
    return { first: await answer, when, host, hurry, world, undoing }
  }

  it('is said at a time that does not tell what was learned, nor how soon', async () => {
    const answers: unknown[] = []
    for (const verb of ['drop', 'play'] as const) {
      for (const isQuick of [true, false]) {
        const { first, when } = await asked(verb, isQuick)
        expect(when).toBe(times.verdict * 2)
        answers.push(first.type === 'refused' ? first.why.key : first.type)
      }
    }
    expect(answers[0]).toBe('table-something-learned')
    expect(new Set(answers)).toContain('table-busy')
  })

  it('is said later under the same id if it was not found out in time', async () => {
    const { first, hurry, host, undoing, world } = await asked('play', false)
    expect(first).toMatchObject({ why: { key: 'table-busy' } })
    await hurry()
    let again: unknown
    void host.command(ann, undoing).then(given => {
      again = given
    })
    await world.clock.pass(times.verdict * 2 - 1)
    expect(again).toBeUndefined()
    await world.clock.pass(1)
    expect(again).toMatchObject({ why: { key: 'table-something-learned' } })
    // What they know already they may hear at once.
    expect(await send(host, ann, { type: 'undo' })).toMatchObject({
      why: { key: 'table-something-learned' },
    })
  })
})
