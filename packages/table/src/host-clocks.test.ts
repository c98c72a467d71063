import { describe, expect, it } from 'vitest'
import { times } from './clock.ts'
import { duel, firstMove, open, send, since } from './conformance/duel.ts'
import { ann, cid, quiet, testWorld } from './conformance/testbed.ts'
import { TableHost } from './host.ts'
import type { Task } from './ports.ts'

describe('bots', () => {
  const withBot = { config: { seats: 2 }, bots: [{ seat: 1, bot: 'clever' }] }

  it('think at once, answer after a pause, and are shown their own view only', async () => {
    const world = testWorld()
    const host = await open(world, withBot)
    await send(host, ann, { type: 'start' })
    await send(host, ann, firstMove(host, 0))
    const [task] = world.tasks
    expect(task).toMatchObject({ bot: 'clever', seat: 1, title: 'objection' })
    const { game, play } = host.table
    expect(task.view).toEqual(game.view(play?.state, 1))
    await world.clock.pass(600)
    expect(host.table.play?.moves.at(-1)?.by).toBe('player')
    await world.clock.pass(2_000)
    expect(host.table.play?.moves.some(made => made.by === 'bot')).toBe(true)
  })

  it('never block: the table goes on while one thinks', async () => {
    const waiting: ((move: string) => void)[] = []
    const world = testWorld(() => new Promise(resolve => waiting.push(resolve)))
    const host = await open(world, { ...withBot, config: { seats: 3 } })
    await send(host, cid, { type: 'sit' })
    await send(host, cid, { type: 'ready', ready: true })
    await send(host, ann, { type: 'start' })
    const play = host.table.game
      .legal(host.table.play?.state, 0, [])
      .map(move => host.table.game.notation.printMove(move))
      .find(text => text.startsWith('play'))
    await send(host, ann, { type: 'move', since: since(host, 0), move: play ?? '' })
    await world.clock.pass(1_000)
    expect(
      await send(host, cid, { type: 'move', since: since(host, 2), move: 'allow' }),
    ).toMatchObject({ type: 'done' })
    await send(host, cid, { type: 'undo' })
    const before = host.table.seq
    await send(host, ann, { type: 'leave' })
    await send(host, ann, { type: 'return' })
    expect(await send(host, ann, { type: 'undo' })).toMatchObject({ type: 'refused' })
    waiting[0]('allow')
    await quiet()
    expect(host.table.play?.moves.at(-1)?.by).not.toBe('bot')
    await world.clock.pass(1_400)
    expect(host.table.play?.moves.at(-1)).toMatchObject({ seat: 1, by: 'bot' })
    expect(host.table.seq).toBe(before + 3)
  })

  /** All that a bot can do about its thought; `never` is one that is lost. */
  const lengths = [0, 300, 699, 700, 701, 1_900, 5_000, 'never'] as const

  it.each([
    ['normal', 'plays'],
    ['quick', 'plays'],
    ['calm', 'plays'],
    ['normal', 'is hurried'],
    ['normal', 'is asked after a restart'],
    ['normal', 'plays for who let the time run out'],
  ] as const)(
    'at a pace that is %s one %s at a time that its thought does not change',
    async (pace, how) => {
      const played = new Set<number | undefined>()
      for (const length of lengths) {
        const world: ReturnType<typeof testWorld> = testWorld(async ({ legal }) => {
          if (length === 'never') return new Promise<string>(() => {})
          await new Promise<void>(resolve => world.wakeAt(world.now() + length, resolve))
          return legal[0]
        })
        const isClock = how === 'plays for who let the time run out'
        let host = await open(world, isClock ? { ...withBot, clock: 'fast' } : withBot)
        await send(host, ann, { type: 'start' })
        await send(host, ann, { type: 'pace', pace })
        if (!isClock) await send(host, ann, firstMove(host, 0))
        await world.clock.pass(400)
        if (how === 'is hurried') await send(host, ann, { type: 'hurry' })
        if (how === 'is asked after a restart') {
          await host.close()
          world.clock.now += 10_000
          const loaded = await TableHost.load('t1', world)
          if (!loaded.ok) throw new Error(loaded.why.key)
          host = loaded.value
        }
        await world.clock.pass(32_000)
        const by = isClock ? 'clock' : 'bot'
        const first = host.table.log.find(({ entry }) => entry.type === 'moved' && entry.by === by)
        played.add(first?.at)
        await host.close()
      }
      expect([...played]).toEqual([expect.any(Number)])
    },
  )

  it('are not waited for longer than they are hurried', async () => {
    const world = testWorld()
    const host = await open(world, withBot)
    await send(host, ann, { type: 'start' })
    await send(host, ann, { type: 'pace', pace: 'calm' })
    await send(host, ann, firstMove(host, 0))
    await send(host, ann, { type: 'hurry' })
    const before = host.table.seq
    await world.clock.pass(times.hurried)
    expect(host.table.seq).toBeGreaterThan(before)
  })

  it.each([
    ['fails', async () => Promise.reject(new Error('out of memory'))],
    ['cheats', async () => 'object all'],
    ['sleeps', () => new Promise<string>(() => {})],
  ] satisfies [string, (task: Task) => Promise<string>][])(
    'that %s has something else played',
    async (_how, think) => {
      const world = testWorld(think)
      const host = await open(world, withBot)
      await send(host, ann, { type: 'start' })
      await send(host, ann, firstMove(host, 0))
      await world.clock.pass(times.paces.normal.most)
      expect(host.table.play?.moves.some(made => made.by === 'bot')).toBe(true)
    },
  )

  it('try again when the store could not take their move', async () => {
    const world = testWorld()
    const host = await open(world, withBot)
    await send(host, ann, { type: 'start' })
    await send(host, ann, firstMove(host, 0))
    world.store.faults.push('busy', 'lost')
    await world.clock.pass(10_000)
    expect(host.table.play?.moves.some(made => made.by === 'bot')).toBe(true)
  })

  it('play a whole game among themselves', async () => {
    const world = testWorld()
    const bots = [0, 1, 2].map(seat => ({ seat, bot: 'random' }))
    const host = await open(world, { bots, sit: false })
    await send(host, ann, { type: 'start' })
    await world.clock.pass(600_000)
    expect(host.table.ending).toBe('played-out')
    expect(world.clock.waiting).toBe(0)
    expect(world.store.timers).toEqual([])
  })
})

describe('clocks', () => {
  it('play for the silent twice; then a bot does', async () => {
    const world = testWorld()
    const { host } = await duel(world, { clock: 'fast' })
    await world.clock.pass(400_000)
    const by = host.table.play?.moves.map(made => made.by) ?? []
    expect(by.filter(mover => mover === 'clock')).toHaveLength(4)
    expect(host.table.ending).toBe('played-out')
  })

  /** Every clock and vote comes to its end, whatever the runtime does to timers. */
  it.each([
    ['a millisecond early', { late: -1 }],
    ['a second early', { late: -1_000 }],
    ['late', { late: 700 }],
    ['twice', { twice: true }],
    ['early and twice', { late: -3, twice: true }],
  ])('ring again when a timer fires %s', async (_how, whims) => {
    const world = testWorld()
    world.clock.whims = () => whims
    const { host } = await duel(world, { clock: 'fast' })
    await send(host, ann, { type: 'propose', motion: { kind: 'end' } })
    await world.clock.pass(62_000)
    expect(host.table.vote).toBeUndefined()
    await world.clock.pass(600_000)
    expect(host.table.ending).toBe('played-out')
  })

  it.each([-20_000, -3_600_000, 20_000])(
    'ring though the wall clock is stepped by %i ms',
    async step => {
      const world = testWorld()
      const { host } = await duel(world, { clock: 'fast' })
      await send(host, ann, { type: 'propose', motion: { kind: 'end' } })
      await world.clock.pass(10_000)
      world.clock.step(step)
      await world.clock.pass(62_000 + Math.abs(step))
      expect(host.table.vote).toBeUndefined()
      for (const back of [-5_000, 9_000, -2_000]) {
        await world.clock.pass(11_000)
        world.clock.step(back)
      }
      await world.clock.pass(600_000)
      expect(host.table.ending).toBe('played-out')
    },
  )

  it('that cannot be answered are trouble of their table alone', async () => {
    const world = { ...testWorld(), bots: () => [] }
    const { host } = await duel(world, { clock: 'fast' })
    await world.clock.pass(31_000)
    expect(world.troubles.map(String)).toEqual(['Error: no bot plays objection'])
    expect(await send(host, ann, firstMove(host, 0))).toMatchObject({ type: 'done' })
  })

  it('ring when someone reminds a table whose timer never came', async () => {
    const world = testWorld()
    const { host } = await duel(world)
    world.clock.whims = () => ({ never: true })
    await send(host, ann, { type: 'propose', motion: { kind: 'end' } })
    await world.clock.pass(60_000)
    host.ringOverdue()
    await quiet()
    // Not at once: the timer may be on its way.
    expect(host.table.vote).toBeDefined()
    await world.clock.pass(2_000)
    host.ringOverdue()
    await quiet()
    expect(host.table.vote).toBeUndefined()
  })

  it('get back the time in which nobody was served, and ten seconds at the least', async () => {
    const world = testWorld()
    const { host } = await duel(world, { clock: 'fast' })
    await send(host, ann, { type: 'propose', motion: { kind: 'end' } })
    const due = () => host.table.play?.asked[0].due ?? 0
    const [before, vote] = [due(), host.table.vote?.due ?? 0]
    await host.giveBack(31_000)
    expect([due(), host.table.vote?.due]).toEqual([before + 31_000, vote + 31_000])
    await world.clock.pass(60_500)
    const rest = due() - world.now()
    expect(rest).toBe(500)
    await host.giveBack(3_000)
    expect(due() - world.now()).toBe(10_000)
    await world.clock.pass(11_000)
    expect(host.table.play?.moves.at(-1)?.by).toBe('clock')
  })

  it('of a table back from the store get the time back before they ring', async () => {
    const world = testWorld()
    const { host } = await duel(world, { clock: 'fast' })
    const { seq } = host.table
    await host.close()
    world.clock.now += 31_000
    const away = { ...world, away: (since: number) => world.now() - since }
    const loaded = await TableHost.load('t1', away)
    if (!loaded.ok) throw new Error(loaded.why.key)
    const back = loaded.value
    await world.clock.pass(20_000)
    expect(back.table.seq).toBe(seq + 1)
    expect(back.table.log.at(-1)?.entry).toMatchObject({ type: 'delayed', by: 31_000 })
    await world.clock.pass(11_000)
    expect(back.table.play?.moves.at(-1)?.by).toBe('clock')
  })

  it('are not touched where none runs', async () => {
    const world = testWorld()
    const { host } = await duel(world)
    const { seq } = host.table
    await host.giveBack(31_000)
    expect(host.table.seq).toBe(seq)
  })

  it('are kept in the store, so that they survive a crash', async () => {
    const world = testWorld()
    const { host } = await duel(world, { clock: 'days' })
    expect(world.store.timers).toEqual([['seat:0', world.now() + 172_800_000]])
    await send(host, ann, firstMove(host, 0))
    expect(world.store.timers.map(([name]) => name)).toEqual(['seat:1'])
    await host.close()
    expect(world.clock.waiting).toBe(0)
    await TableHost.load('t1', world)
    await world.clock.pass(172_800_000)
    expect(world.store.log().some(row => row.body.includes('"by":"clock"'))).toBe(true)
  })
})
