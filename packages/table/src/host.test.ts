import { pledgeFor } from '@adit/fairness'
import { stateHash } from '@adit/kernel'
import type { Answer } from '@adit/protocol'
import { describe, expect, it } from 'vitest'
import {
  ann,
  bob,
  cid,
  commandOf,
  Inbox,
  opening,
  player,
  quiet,
  type TestWorld,
  testWorld,
  type Wish,
} from './conformance/testbed.ts'
import { TableHost } from './host.ts'
import { summaryOf } from './lists.ts'
import type { Task } from './ports.ts'

type Changes = Parameters<typeof opening>[0]

async function open(world: TestWorld, changes: Changes = {}): Promise<TableHost> {
  const command = { id: 'open', opening: opening(changes) }
  const { host } = await TableHost.open(command, ann, world)
  if (host === undefined) throw new Error('not opened')
  return host
}

let commands = 0
function send(host: TableHost, who: typeof ann, wish: Wish): Promise<Answer> {
  return host.command(who, commandOf(wish, `c${++commands}`, host.table.id))
}

/** Ann and Bob, both connected, at a started table for two. */
async function duel(world: TestWorld, changes: Changes = {}) {
  const host = await open(world, { config: { seats: 2 }, ...changes })
  const inboxes = [new Inbox(), new Inbox()] as const
  await host.watch(ann, inboxes[0].send)
  await send(host, bob, { type: 'sit' })
  const hangUp = await host.watch(bob, inboxes[1].send)
  await send(host, bob, { type: 'ready', ready: true })
  await send(host, ann, { type: 'start' })
  return { host, inboxes, hangUp }
}

const since = (host: TableHost, seat: number) =>
  host.table.play?.asked.find(one => one.seat === seat)?.since ?? 0

function firstMove(host: TableHost, seat: number): Wish {
  const { game, play } = host.table
  const [move] = game.legal(play?.state, seat, [])
  return { type: 'move', since: since(host, seat), move: game.notation.printMove(move) }
}

/** The first thing that may be done, again and again, until it is over. */
async function playOut(host: TableHost): Promise<void> {
  for (let moves = 0; moves < 1_000 && host.table.stage === 'playing'; moves++) {
    const seat = host.table.play?.asked[0]?.seat ?? 0
    await send(host, [ann, bob][seat] ?? ann, firstMove(host, seat))
  }
}

describe('a command', () => {
  it('is done once, however often it is sent', async () => {
    const world = testWorld()
    const { host } = await duel(world)
    const command = commandOf({ type: 'chat', text: 'hi' }, 'once')
    const answers = await Promise.all([1, 2, 3].map(() => host.command(ann, command)))
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ type: 'done', id: 'once', seq: host.table.seq })
    expect(await host.command(bob, command)).not.toEqual(answers[0])
    await host.close()
    const again = await TableHost.load('t1', world)
    if (!again.ok) throw new Error(again.why.key)
    expect(await again.value.command(ann, command)).toEqual(answers[0])
  })

  it('that was done before a restart keeps its answer though it would be refused now', async () => {
    const world = testWorld()
    const { host } = await duel(world)
    const move = commandOf(firstMove(host, 0), 'mine')
    const answer = await host.command(ann, move)
    expect(answer.type).toBe('done')
    const again = await TableHost.load('t1', world)
    if (!again.ok) throw new Error(again.why.key)
    expect(await again.value.command(ann, move)).toEqual(answer)
  })

  it('that was refused is refused again, though it would pass now', async () => {
    const { host } = await duel(testWorld())
    const early = commandOf({ ...firstMove(host, 0) }, 'early')
    expect(await host.command(bob, early)).toMatchObject({ type: 'refused' })
    await send(host, ann, firstMove(host, 0))
    expect(await host.command(bob, early)).toMatchObject({ why: { key: 'not-asked' } })
  })

  it('shows nothing before it is stored', async () => {
    const world = testWorld()
    const { host, inboxes } = await duel(world)
    inboxes[1].take()
    let store: (() => void) | undefined
    const append = world.store.append.bind(world.store)
    world.store.append = async what => {
      await new Promise<void>(resolve => {
        store = resolve
      })
      return append(what)
    }
    const answer = send(host, ann, { type: 'chat', text: 'hi' })
    await quiet()
    expect(inboxes[1].take()).toEqual([])
    store?.()
    await answer
    expect(inboxes[1].take()).toHaveLength(1)
  })

  it('waits for the one before: one writer at a time, in the order they came', async () => {
    const world = testWorld()
    const { host } = await duel(world)
    const append = world.store.append.bind(world.store)
    let writing = 0
    world.store.append = async what => {
      expect(++writing).toBe(1)
      await quiet()
      writing--
      return append(what)
    }
    const answers = ['one', 'two', 'three'].map((text, at) =>
      send(host, at === 1 ? bob : ann, { type: 'chat', text }),
    )
    const before = host.table.seq
    expect(await Promise.all(answers)).toMatchObject(
      [1, 2, 3].map(nth => ({ type: 'done', seq: before + nth })),
    )
  })

  it('is decided anew when another writer was first', async () => {
    const world = testWorld()
    const { host, inboxes } = await duel(world)
    const other = await TableHost.load('t1', world)
    if (!other.ok) throw new Error(other.why.key)
    await send(other.value, ann, { type: 'chat', text: 'from elsewhere' })
    inboxes[0].take()
    expect(await send(host, bob, { type: 'chat', text: 'from here' })).toMatchObject({
      type: 'done',
    })
    const texts = inboxes[0].take().map(text => /from \w+/.exec(text)?.[0])
    expect(texts).toEqual(['from elsewhere', 'from here'])
    await other.value.refresh()
    expect(other.value.table.seq).toBe(host.table.seq)
  })

  it.each(['lost', 'written'] as const)('survives a store that fails (%s)', async fault => {
    const world = testWorld()
    const { host, inboxes } = await duel(world)
    inboxes[1].take()
    world.store.faults.push(fault)
    const command = commandOf({ type: 'chat', text: 'hi' }, 'again')
    expect(await host.command(ann, command)).toMatchObject({ why: { key: 'table-not-stored' } })
    expect(inboxes[1].take()).toEqual([])
    expect(await host.command(ann, command)).toMatchObject({ type: 'done' })
    expect(inboxes[1].take()).toHaveLength(1)
    expect(host.table.log.filter(({ entry }) => entry.type === 'chatted')).toHaveLength(1)
    expect(world.troubles).toHaveLength(1)
  })

  it('that failed but was written reaches the viewers though nobody asks again', async () => {
    const world = testWorld()
    const { host, inboxes } = await duel(world)
    inboxes[1].take()
    world.store.faults.push('written')
    await send(host, ann, { type: 'chat', text: 'hi' })
    await world.clock.pass(1_000)
    expect(inboxes[1].take()).toHaveLength(1)
  })

  it('that failed but was written is in the welcome of whoever comes next', async () => {
    const world = testWorld()
    const { host } = await duel(world)
    world.store.faults.push('written')
    await send(host, ann, { type: 'chat', text: 'hi' })
    const inbox = new Inbox()
    await host.watch(cid, inbox.send)
    expect(inbox.messages[0]).toMatchObject({ type: 'welcome', chat: [{ text: 'hi' }] })
  })

  it('keeps what lists say up to date', async () => {
    const world = testWorld()
    const { host, hangUp } = await duel(world)
    hangUp()
    const stage = () => world.store.summary()
    expect(stage()).toEqual(summaryOf(host.table))
    expect(stage()).toMatchObject({ stage: 'playing', members: [ann.id, bob.id] })
    await send(host, ann, firstMove(host, 0))
    expect(stage()).toEqual(summaryOf(host.table))
  })

  it('does not write into lists whose turn it is while everyone is here to see it', async () => {
    const world = testWorld()
    const { host, hangUp } = await duel(world)
    const before = world.store.summary()
    const kept = summaryOf(host.table)
    await send(host, ann, firstMove(host, 0))
    // Ann has played, and lists still say that she is waited for.
    expect(summaryOf(host.table)).not.toEqual(kept)
    expect(world.store.summary()).toEqual(before)
    // Bob goes away: from now on they are up to date with every move.
    hangUp()
    await expect.poll(() => world.store.summary()).toEqual(summaryOf(host.table))
    await send(host, bob, firstMove(host, 1))
    expect(world.store.summary()).toEqual(summaryOf(host.table))
  })

  it('hears that the store is busy, and may come again', async () => {
    const world = testWorld()
    const { host } = await duel(world)
    world.store.faults.push('busy')
    const command = commandOf({ type: 'chat', text: 'hi' }, 'again')
    expect(await host.command(ann, command)).toMatchObject({ why: { key: 'table-busy' } })
    expect(await host.command(ann, command)).toMatchObject({ type: 'done' })
  })

  it('opens one table, sent twice', async () => {
    const world = testWorld()
    const command = { id: 'o', opening: opening() }
    const first = await TableHost.open(command, ann, world)
    const second = await TableHost.open(command, ann, world)
    expect(second).toEqual({ answer: first.answer })
    expect(world.store.count).toBe(1)
  })
})

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

  it('never block: the table goes on while one thinks, and a late answer is dropped', async () => {
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
    await world.clock.pass(5_000)
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
    // How long it thought is rounded up: the time would tell of its cards.
    expect(host.table.play?.moves.at(-1)?.by).not.toBe('bot')
    await world.clock.pass(1_000)
    expect(host.table.play?.moves.at(-1)).toMatchObject({ seat: 1, by: 'bot' })
    expect(host.table.seq).toBe(before + 3)
  })

  it.each([
    ['fails', async () => Promise.reject(new Error('out of memory'))],
    ['cheats', async () => 'object all'],
    ['sleeps', () => new Promise<string>(() => {})],
  ] satisfies [string, (task: Task) => Promise<string>][])(
    'that %s has its move drawn by lot',
    async (_how, think) => {
      const world = testWorld(think)
      const host = await open(world, withBot)
      await send(host, ann, { type: 'start' })
      await send(host, ann, firstMove(host, 0))
      await world.clock.pass(25_000)
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
    await world.clock.pass(10_000)
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
    await world.clock.pass(10_000)
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

describe('connections', () => {
  it('are welcomed, hear all that happens, and say who is here', async () => {
    const world = testWorld()
    const { host, inboxes, hangUp } = await duel(world)
    const kinds = inboxes[1].messages.map(message => message.type)
    expect(kinds.slice(0, 2)).toEqual(['welcome', 'presence'])
    expect(inboxes[1].messages[1]).toMatchObject({ online: [0, 1], spectators: 0 })
    inboxes[0].take()
    await world.clock.pass(1_000)
    inboxes[0].take()
    hangUp()
    expect(inboxes[0].messages).toMatchObject([{ type: 'presence', online: [0] }])
    await host.watch(cid, () => {})
    // Not so soon after the last time.
    expect(inboxes[0].messages).toHaveLength(1)
    await world.clock.pass(1_000)
    expect(inboxes[0].messages.at(-1)).toMatchObject({ spectators: 1 })
  })

  it('of a crowd tell the newcomer at once, and the others once a second', async () => {
    const world = testWorld()
    const { host, inboxes } = await duel(world)
    await world.clock.pass(1_000)
    inboxes[0].take()
    let told = 0
    for (let nth = 0; nth < 500; nth++) {
      const heard: string[] = []
      await host.watch(player(`Guest ${nth}`), message => {
        told++
        heard.push(message.type)
      })
      expect(heard).toContain('presence')
    }
    await world.clock.pass(5_000)
    expect(inboxes[0].messages.at(-1)).toMatchObject({ spectators: 500 })
    expect(inboxes[0].messages.length).toBeLessThanOrEqual(2)
    // Each was welcomed, told who is here, and told once more.
    expect(told).toBeLessThanOrEqual(3 * 500)
  })

  it('that break do not disturb the others', async () => {
    const world = testWorld()
    const { host, inboxes } = await duel(world)
    let broken = false
    await host.watch(cid, () => {
      if (broken) throw new Error('socket closed')
    })
    broken = true
    inboxes[0].take()
    await send(host, ann, { type: 'chat', text: 'hi' })
    expect(inboxes[0].take()).toHaveLength(1)
    expect(world.troubles).toHaveLength(1)
  })

  it('missing for a minute mean that the player has left; coming back gives the seat back', async () => {
    const world = testWorld()
    const { host, hangUp } = await duel(world)
    hangUp()
    await world.clock.pass(59_000)
    const back = await host.watch(bob, () => {})
    await world.clock.pass(120_000)
    expect(host.table.places[1].away).toBe(false)
    back()
    await world.clock.pass(60_000)
    expect(host.table.places[1].away).toBe(true)
    await send(host, ann, { type: 'propose', motion: { kind: 'bot', seat: 1 } })
    expect(host.table.places[1].bot).toBe('clever')
    const inbox = new Inbox()
    await host.watch(bob, inbox.send, host.table.seq)
    expect(host.table.places[1]).toMatchObject({ away: false, bot: undefined })
    expect(inbox.messages.map(message => message.type)).toEqual(['update', 'presence', 'update'])
  })

  it('are not needed by programs that send commands', async () => {
    const world = testWorld()
    const { host, hangUp } = await duel(world)
    hangUp()
    for (let minute = 0; minute < 3; minute++) {
      await world.clock.pass(50_000)
      await send(host, bob, { type: 'chat', text: 'still here' })
    }
    expect(host.table.places[1].away).toBe(false)
  })
})

describe('a rematch', () => {
  it('seats the same people at a new table, once', async () => {
    const world = testWorld()
    const { host, inboxes } = await duel(world)
    expect(await send(host, ann, { type: 'rematch' })).toMatchObject({
      why: { key: 'table-not-finished' },
    })
    await send(host, ann, { type: 'propose', motion: { kind: 'end' } })
    await send(host, bob, { type: 'vote', yes: true })
    await send(host, bob, { type: 'rematch' })
    const id = host.table.rematch ?? ''
    expect(inboxes[0].messages.at(-1)).toMatchObject({ info: { rematch: id } })
    const again = await TableHost.load(id, world)
    if (!again.ok) throw new Error(again.why.key)
    expect(again.value.table.places.map(place => place.player)).toEqual([ann, bob])
    expect(again.value.table.terms.after).toBe('t1')
    expect(again.value.table.terms.serverSeed).not.toBe(host.table.terms.serverSeed)
    expect(again.value.table.terms.evening).toEqual([])
    expect(await send(host, ann, { type: 'rematch' })).toMatchObject({
      why: { key: 'table-rematch-open', slots: { table: id } },
    })
  })
})

describe('a rematch', () => {
  it('begins by itself once everyone has said so, and knows the games before it', async () => {
    const world = testWorld()
    const { host } = await duel(world)
    await playOut(host)
    const scores = host.table.game.outcome(host.table.play?.state)?.scores
    await send(host, ann, { type: 'rematch' })
    const again = await TableHost.load(host.table.rematch ?? '', world)
    if (!again.ok) throw new Error(again.why.key)
    const next = again.value
    await send(next, bob, { type: 'ready', ready: true })
    expect(next.table.stage).toBe('open')
    await send(next, ann, { type: 'ready', ready: true })
    expect(next.table.stage).toBe('playing')
    const inbox = new Inbox()
    await next.watch(ann, inbox.send)
    expect(inbox.messages[0]).toMatchObject({
      info: { evening: [{ names: ['Ann', 'Bob'], scores }] },
    })
  })
})

describe('a rematch', () => {
  it('waits for a share that was pledged', async () => {
    const world = testWorld()
    const { host } = await duel(world)
    await playOut(host)
    await send(host, ann, { type: 'rematch' })
    const again = await TableHost.load(host.table.rematch ?? '', world)
    if (!again.ok) throw new Error(again.why.key)
    const next = again.value
    await send(next, ann, { type: 'pledge', pledge: pledgeFor('mine') })
    for (const who of [ann, bob]) await send(next, who, { type: 'ready', ready: true })
    expect(next.table.stage).toBe('open')
    await send(next, ann, { type: 'seed', seed: 'mine' })
    expect(next.table.stage).toBe('playing')
  })
})

describe('a rematch', () => {
  it('leaves out who had left, and brings the bots along', async () => {
    const world = testWorld()
    const host = await open(world, { bots: [{ seat: 1, bot: 'clever' }] })
    await send(host, bob, { type: 'sit' })
    await send(host, bob, { type: 'ready', ready: true })
    await send(host, ann, { type: 'start' })
    await send(host, bob, { type: 'leave' })
    await send(host, ann, { type: 'propose', motion: { kind: 'end' } })
    await send(host, ann, { type: 'rematch' })
    const again = await TableHost.load(host.table.rematch ?? '', world)
    if (!again.ok) throw new Error(again.why.key)
    expect(again.value.table.places.map(place => place.player?.name ?? place.bot)).toEqual([
      'Ann',
      'clever',
      undefined,
    ])
  })
})

describe('a log', () => {
  it('that cannot be read, or plays differently, is refused', async () => {
    const world = testWorld()
    const { host } = await duel(world)
    await send(host, ann, firstMove(host, 0))
    const rows = world.store.log()
    const load = async () => {
      const loaded = await TableHost.load('t1', world)
      return loaded.ok ? 'loaded' : loaded.why.key
    }
    expect(await load()).toBe('loaded')
    const last = rows.length - 1
    const whole = rows[last]
    const hashed = (hash: string) => whole.body.replace('"by"', `"hash":"${hash}","by"`)
    rows[last] = { ...whole, body: hashed('zz') }
    expect(await load()).toBe('table-entry-unreadable')
    rows[last] = { ...whole, body: hashed('0'.repeat(16)) }
    expect(await load()).toBe('table-replays-differently')
    rows[last] = { ...whole, body: hashed(stateHash(host.table.play?.state)) }
    expect(await load()).toBe('loaded')
    rows[last] = { ...whole, body: 'x' }
    expect(await load()).toBe('table-entry-unreadable')
    expect((await TableHost.load('t9', world)).ok).toBe(false)
    rows[0] = { ...rows[0], body: rows[0].body.replace('"revision":1', '"revision":2') }
    rows[last] = whole
    expect(await load()).toBe('table-other-revision')
  })

  it('of a newer program is read without what is new, and not beyond what must be known', async () => {
    const world = testWorld()
    const { host } = await duel(world)
    await send(host, ann, firstMove(host, 0))
    const rows = world.store.log()
    const [last] = rows.slice(-1)
    const add = (body: object) =>
      void rows.splice(last.seq, 1, { ...last, seq: last.seq + 1, body: JSON.stringify(body) })
    const load = () => TableHost.load('t1', world)
    const state = stateHash(host.table.play?.state)

    rows[last.seq - 1] = { ...last, body: last.body.replace('{', '{"weather":{"rain":true},') }
    add({ type: 'weather', rain: true, skippable: true })
    const loaded = await load()
    if (!loaded.ok) throw new Error(loaded.why.key)
    expect(stateHash(loaded.value.table.play?.state)).toBe(state)
    // It is a number in the log like any other, and says nothing.
    expect(loaded.value.table.log.at(-1)).toMatchObject({
      seq: last.seq + 1,
      entry: { type: 'skipped' },
    })
    expect(JSON.stringify(loaded.value.table.log)).not.toContain('rain')

    // A kind that says nothing of the kind, or an old one that is spelt wrongly, ends all reading.
    add({ type: 'weather', rain: true })
    expect(await load()).toMatchObject({ ok: false, why: { key: 'table-entry-unreadable' } })
    add({ type: 'moved', skippable: true })
    expect(await load()).toMatchObject({ ok: false, why: { key: 'table-entry-unreadable' } })
  })
})
