import { verify } from '@adit/fairness'
import { nth, parseConfig, type Refusal } from '@adit/kernel'
import { parseRecord, printRecord, titleNamed } from '@adit/shelf'
import { openMemoryStore, type Task, type Thought } from '@adit/table'
import { describe, expect, it } from 'vitest'
import { Link } from '../link.ts'
import { practise } from '../practice.ts'
import { TableSession } from '../session.ts'
import { TestClock } from '../testbed.ts'
import { HallWire, testHall } from './testbed.ts'
import { answer } from './thought.ts'

const ann = { id: 'ann', name: 'Ann', avatar: 'ida' }
const treasure = titleNamed('my-treasure')
if (treasure === undefined) throw new Error('no My Treasure on the shelf')

async function sitDown(think?: (task: Task) => Thought) {
  const clock = new TestClock()
  const { hall, troubles, wrote } = testHall(clock, openMemoryStore(), think)
  const wire = new HallWire(hall, ann)
  const now = () => clock.now
  const link = new Link(wire.dial, { now, wakeAt: clock.wakeAt, random: () => 0, name: 'ann' })
  const opening = practise(link, treasure!, 'apprentice')
  await clock.pass(0)
  const opened = await opening
  if (!opened.ok) throw new Error(opened.why.key)
  const session = new TableSession(opened.table, link, now)
  await clock.pass(0)
  return { clock, hall, troubles, wrote, wire, link, session }
}

type Seated = Awaited<ReturnType<typeof sitDown>>

/** Plays the first legal move whenever asked, until the game is over or `stop` says so. */
async function playOn({ clock, session }: Seated, stop: () => boolean = () => false) {
  const read = parseConfig(treasure!, session.seen.value?.info.config)
  if (!read.ok) throw new Error(read.why.key)
  const game = treasure!.open(read.value)
  for (let turns = 0; turns < 2_000 && !stop(); turns++) {
    const seen = session.seen.value
    if (seen?.game === undefined || seen.info.stage === 'finished') return
    const { gate } = seen.game
    if (gate !== undefined && !gate.on.includes(seen.seat ?? 0)) {
      void session.do({ type: 'go-on', since: gate.since })
    }
    if (session.decision === undefined) {
      await clock.pass(2_500)
      continue
    }
    const [move] = game.legal(seen.game.view, seen.seat ?? 0, []).slice(-1)
    void session.move(game.notation.printMove(move))
    await clock.pass(0)
  }
}

describe('the hall', () => {
  it('plays a whole game of one person and three bots', async () => {
    const seated = await sitDown()
    await playOn(seated)
    const seen = seated.session.seen.value
    expect(seen?.info.stage).toBe('finished')
    expect(seen?.game?.outcome?.scores).toHaveLength(4)
    expect(seen?.log.some(item => item.type === 'moved' && item.by === 'bot')).toBe(true)
    expect(seated.troubles).toEqual([])
  })

  it('gives a record of it that anyone can check', async () => {
    const seated = await sitDown()
    await playOn(seated)
    const record = await seated.hall.record(seated.session.table)
    if (!record?.ok) throw new Error('no record')
    const read = parseConfig(treasure, record.value.config)
    if (!read.ok) throw new Error(read.why.key)
    const text = printRecord(treasure.open(read.value), record.value)
    const opened = parseRecord(text)
    if (!opened.ok) throw new Error(opened.why.key)
    expect(verify(opened.value.game, opened.value.record)).toMatchObject({ ok: true })
  })

  it('gives back, after lost connections, exactly what one who never lost any sees', async () => {
    const seated = await sitDown()
    const { clock, wire, session } = seated
    for (let cuts = 0; cuts < 5; cuts++) {
      const until = (session.seen.value?.seq ?? 0) + 6
      await playOn(seated, () => (session.seen.value?.seq ?? 0) >= until)
      wire.cut()
      await clock.pass(3_000)
      wire.isCut = false
      await clock.pass(20_000)
    }
    const other = new HallWire(seated.hall, ann)
    const ports = { now: () => clock.now, wakeAt: clock.wakeAt, random: () => 0, name: 'other' }
    const fresh = new TableSession(session.table, new Link(other.dial, ports), () => clock.now)
    await clock.pass(0)
    const { log, ...rest } = session.seen.value ?? {}
    const { log: whole, ...shown } = fresh.seen.value ?? {}
    expect(rest).toEqual(shown)
    const moves = log?.filter(item => item.type === 'moved' || item.type === 'undone')
    expect(moves).toEqual(whole)
  })

  it('makes a move once that is given while there is no connection', async () => {
    const seated = await sitDown()
    const { clock, wire, session } = seated
    await playOn(seated, () => session.decision !== undefined)
    const { seq } = session.seen.value!
    wire.cut()
    const answer = session.move('draw')
    await clock.pass(300)
    wire.isCut = false
    await clock.pass(600)
    expect(await answer).toMatchObject({ type: 'done' })
    const mine = session.seen.value?.log.filter(item => item.type === 'moved' && item.seq > seq)
    expect(mine?.filter(item => item.type === 'moved' && item.by === 'player')).toHaveLength(1)
  })

  it('notices a message that was lost on the way and asks for the rest', async () => {
    const seated = await sitDown()
    const { clock, wire, session } = seated
    await playOn(seated, () => session.decision !== undefined)
    let lost = 0
    wire.loses = text => text.includes('"update"') && lost++ === 0
    void session.move('draw')
    await clock.pass(30_000)
    expect(lost).toBeGreaterThan(1)
    wire.loses = () => false
    await playOn(seated)
    expect(session.seen.value?.info.stage).toBe('finished')
  })

  it('tells nobody of news twice, and of all of it in order', async () => {
    const seated = await sitDown()
    const heard: number[] = []
    const start = seated.session.seen.value?.seq ?? 0
    seated.session.listen(news => heard.push(...news.map(item => item.seq)))
    await playOn(seated)
    const last = seated.session.seen.value?.seq ?? 0
    expect(heard).toEqual(Array.from({ length: last - start }, (_none, at) => start + at + 1))
  })

  it('coaches who is alone with bots, about moves that are theirs to make', async () => {
    // One that would always do the last thing instead.
    const advice = { worth: 0.9, own: 0.1 }
    const seated = await sitDown(task =>
      task.chosen === undefined
        ? answer(task, 600)
        : { move: nth(task.legal, task.legal.length - 1), advice },
    )
    const { session, hall } = seated
    await playOn(seated, () => session.decision !== undefined)
    const { table } = session
    const seen = session.seen.value
    const read = parseConfig(treasure, seen?.info.config)
    if (!read.ok) throw new Error(read.why.key)
    const game = treasure.open(read.value)
    const legal = game.legal(seen?.game?.view, 0, []).map(move => game.notation.printMove(move))
    const chosen = nth(legal, 0)
    const better = nth(legal, legal.length - 1)
    expect(await hall.advise({ table, seat: 0, chosen })).toEqual({ better, ...advice })
    expect(await hall.advise({ table, seat: 0, chosen: 'dance' })).toBeUndefined()
    expect(await hall.advise({ table, seat: 1, chosen })).toBeUndefined()
    expect(await hall.advise({ table: 'local-9', seat: 0, chosen })).toBeUndefined()
  })

  it('lists the tables of this device and finds them by code', async () => {
    const { clock, link, session } = await sitDown()
    let listed: unknown
    link.listen(message => {
      listed = message
    })
    void link.ask({ type: 'mine' })
    const found = link.ask({ type: 'find', code: '000001' })
    const missed = link.ask({ type: 'find', code: '999999' })
    await clock.pass(0)
    expect(listed).toMatchObject({ which: 'mine', tables: [{ table: session.table, mine: true }] })
    expect(await found).toMatchObject({ type: 'done', table: session.table })
    expect(await missed).toMatchObject({ type: 'refused', why: { key: 'table-unknown' } })
  })

  it('says why, in a table that does not exist and in words it does not know', async () => {
    const { clock, hall, link } = await sitDown()
    let why: Refusal | undefined
    const watch = { table: 'local-9', since: () => undefined, hear: () => undefined }
    link.watch({ ...watch, refused: refusal => (why = refusal) })
    const said: string[] = []
    hall.welcome(ann, text => said.push(text)).receive('{"type":"dance","id":"1"}')
    await clock.pass(0)
    expect(why).toEqual({ key: 'table-unknown' })
    expect(said.map(text => JSON.parse(text).type)).toEqual(['hello', 'refused'])
  })

  it('makes each write known to other windows', async () => {
    const { session, wrote } = await sitDown()
    expect(new Set(wrote)).toEqual(new Set([session.table]))
    expect(wrote.length).toBeGreaterThan(1)
  })
})
