import { setImmediate } from 'node:timers/promises'
import {
  type ConfigOf,
  listSeats,
  type Options,
  quickRandom,
  type Random,
  shuffle,
  type Viewer,
} from '@adit/kernel'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Wish } from '../trial/client.ts'
import { generous } from '../trial/generous.ts'
import { allHidden, gameOf, type Hidden, position } from '../trial/hidden.ts'
import { openingOf } from '../trial/seats.ts'
import { testServers } from '../trial/server.ts'
import { Side } from '../trial/side.ts'
import { Twin } from '../trial/twins.ts'

/**
 * Two servers whose tables differ only in what a viewer may not know send that viewer the same
 * bytes, in the same number and order, whatever anyone does, until the game itself shows a
 * difference: news, answers, refusals, what comes after a reconnect, the stream of events, and
 * answers over HTTP. Whom they ask, how long they wait, and when a bot or the clock plays is the
 * same too. What a bot chooses may rightly follow from its cards: here it is told what to choose,
 * in each world a move that looks the same.
 */
const hidden = await allHidden()
/** As many as the largest table seats, and one who looks on. */
const NAMES = 'Ann Bob Cid Dee Eve Fay Gus Hal Kim Lou Max Ned Zoe'.split(' ')
const ONLOOKER = NAMES.length - 1
const RUNS = 72
/** Runs over two nodes, where the people of a table sit in turn at one and the other. */
const RUNS_APART = 8
/** Milliseconds for what may be read a moment later. */
const PATIENCE = 60_000
/** Moves tried before two worlds count as too different to play on alike. */
const MOST_TRIES = 6

const start = testServers()
const hour = { now: 1_800_000_000_000 }
/** Two worlds of one node each, and two of two nodes each. */
const sets: Record<1 | 2, Twin[]> = { 1: [], 2: [] }
const seen = { bot: 0, clock: 0, handed: 0, streamed: 0 }

beforeAll(async () => {
  // Tables of earlier runs stay where they are: back from the store they would ring again.
  // Hearts beat by the real clock, which no two servers share to the byte.
  const limits = { ...generous, idle: Number.POSITIVE_INFINITY, heartbeat: 0x7fff_ffff }
  for (const nodes of [1, 2] as const) {
    for (let nth = 0; nth < 2; nth++) {
      sets[nodes].push(await Twin.open(parts => start({ limits }, parts), hour, NAMES, nodes))
    }
  }
})

interface Run {
  readonly here: Side
  readonly there: Side
  readonly viewer: Viewer
  /** Which of the people the viewer is. */
  readonly who: number
  /** The seats that people have. */
  readonly people: readonly number[]
  readonly table: string
  readonly random: Random
}

/** A position of a random game, and one that the viewer cannot tell from it, on the two servers. */
async function part(
  world: Hidden,
  config: ConfigOf<Options>,
  seed: number,
  nodes: 1 | 2,
): Promise<Run> {
  const twins = sets[nodes]
  const random = quickRandom(seed)
  const game = gameOf(world, config)
  const viewer: Viewer = random.below(4) === 0 ? 'spectator' : random.below(game.seats)
  const state = position(game, random)
  const twin = world.disguise(game.clone(state), viewer, random)
  const seats = [...Array(game.seats).keys()]
  // Which of two nodes lets a bot think, or rings, is a matter of time: people play there alone.
  const isAmong = nodes === 2
  const bots = seats.filter(
    seat => !isAmong && seat > 0 && seat !== viewer && random.below(3) === 0,
  )
  const people = seats.filter(seat => !bots.includes(seat))
  const opening = openingOf(world.title, game.seats, {
    config: { ...config },
    clock: isAmong ? 'none' : 'fast',
    memory: (['full', 'round', 'none'] as const)[random.below(3)],
    bots: bots.map(seat => ({ seat, bot: 'random' })),
    // Objections wait for all answers, or the moment for them passes by itself.
    ...(isAmong || random.below(2) === 0 ? {} : { moment: 3 as const }),
  })
  let table = ''
  for (const [at, start] of [state, twin].entries()) {
    const clients = twins[at].people
    twins[at].start = start
    const opened = await clients[0].do({ type: 'open', opening })
    table = opened.table ?? ''
    for (const seat of people.slice(1)) {
      await clients[seat].do({ type: 'sit', table, seat })
      await clients[seat].do({ type: 'ready', table, ready: true })
    }
    await clients[0].do({ type: 'start', table })
    for (const who of clients.keys()) if (isAmong) await twins[at].settled(who, table)
    for (const client of clients) client.take()
  }
  const who = typeof viewer === 'number' ? viewer : ONLOOKER
  const [here, there] = [state, twin].map((s, at) => new Side(twins[at], game, table, viewer, s))
  expect(await there.perceived()).toBe(await here.perceived())
  return { here, there, viewer, who, people, table, random }
}

const WISHES: readonly Wish[] = [
  { type: 'undo', table: '' },
  { type: 'chat', table: '', text: 'hm' },
  { type: 'phrase', table: '', said: { phrase: 'i-suspect', slots: { seat: 1 } } },
  { type: 'leave', table: '' },
  { type: 'return', table: '' },
  { type: 'vote', table: '', yes: false },
  { type: 'propose', table: '', motion: { kind: 'bot', seat: 1 } },
  { type: 'propose', table: '', motion: { kind: 'end' } },
  { type: 'move', table: '', since: 0, move: 'allow' },
  { type: 'move', table: '', since: 0, move: 'fly 1 2' },
  { type: 'sit', table: '' },
  { type: 'start', table: '' },
  { type: 'rematch', table: '' },
  { type: 'hurry', table: '' },
  { type: 'pace', table: '', pace: 'quick' },
  { type: 'order', table: '', order: 'guard' },
]

/** Anyone does anything but play: the same in both worlds. */
async function talk({ here, there, table, people, who, random }: Run): Promise<void> {
  // The viewer more often than others: their own answers are compared.
  const by = random.below(2) === 0 ? who : people[random.below(people.length)]
  const wish = { ...WISHES[random.below(WISHES.length)], table }
  for (const { twin } of [here, there]) await twin.people[by].ask(wish)
}

/** A move here, and there one that looks the same; undefined if no such pair is found. */
function choose({ here, there, viewer, random }: Run, seat: number): string[] | undefined {
  const { notation } = here.game
  for (const move of shuffle(here.legal(seat), random).slice(0, MOST_TRIES)) {
    const wanted = here.sight(seat, move)
    const others = seat === viewer ? [] : there.legal(seat)
    const isTwin = (other: unknown): boolean =>
      there.game.refuse(there.state, seat, other) === undefined &&
      there.sight(seat, other) === wanted
    const twin = [move, ...others].find(isTwin)
    if (twin !== undefined) return [move, twin].map(made => notation.printMove(made))
  }
  return undefined
}

/** Someone plays; false if that world cannot be made to look the same. */
async function play(run: Run): Promise<boolean> {
  const { here, there, table, people, random } = run
  const acting = listSeats(here.game.toAct(here.state)).filter(seat => people.includes(seat))
  if (acting.length === 0) return true
  const seat = acting[random.below(acting.length)]
  const moves = choose(run, seat)
  if (moves === undefined) return false
  for (const [at, { twin }] of [here, there].entries()) {
    const { body } = await twin.ask(seat, `/api/v1/tables/${table}`)
    const asked = Object(body).game?.asked ?? []
    const { since = 0 } = asked.find((one: { seat: number }) => one.seat === seat) ?? {}
    await twin.people[seat].ask({ type: 'move', table, since, move: moves[at] })
  }
  return true
}

/** The line is cut and taken up again from some number, known, old or made up. */
async function comeBack({ here, there, table, who, random }: Run): Promise<void> {
  const since = random.below(here.seq + 3)
  const isStream = random.below(2) === 0
  for (const { twin } of [here, there]) {
    if (isStream) await twin.follow(who, table, since)
    else await (await twin.reconnect(who)).ask({ type: 'watch', table, since })
  }
}

async function overHttp({ here, there, table, who, random }: Run): Promise<void> {
  const at = `/api/v1/tables/${table}`
  const requests: readonly { readonly path: string; readonly body?: object }[] = [
    { path: at },
    { path: '/api/v1/tables' },
    { path: '/api/v1/me/tables' },
    { path: `${at}/record` },
    { path: `${at}/log` },
    { path: `${at}/moves` },
    { path: `${at}/move`, body: { id: `h${here.seq}`, since: 1, move: 'draw' } },
    { path: `${at}/undo`, body: { id: `u${here.seq}` } },
    { path: `${at}/undo`, body: {} },
  ]
  const { path, body } = requests[random.below(requests.length)]
  // Of a game that was ended by vote everything may be known.
  if (Object((await here.twin.ask(who, at)).body).info?.stage === 'finished') return
  const replies = []
  for (const { twin } of [here, there]) {
    const reply = await twin.ask(who, path, body === undefined ? {} : { body })
    replies.push([reply.status, reply.text, reply.headers.get('content-length')])
  }
  expect(replies[1]).toEqual(replies[0])
}

let barriers = 0

/** All that came to the viewer, once everything has: the table answers after what it did before. */
async function heard({ here, there, who, table }: Run): Promise<readonly string[][]> {
  const texts = []
  barriers++
  for (const { twin } of [here, there]) {
    await twin.settled(who, table)
    await twin.people[who].ask({ type: 'move', table, since: 0, move: '?' }, `b${barriers}`)
    await twin.people[who].do({ type: 'mine' }, `m${barriers}`)
    texts.push(twin.people[who].take())
  }
  return texts
}

/** Whether the worlds still look the same by the kernel's word; if so, they must on the wire. */
async function isSame(run: Run): Promise<boolean> {
  const { here, there } = run
  const [one, other] = await heard(run)
  const rows = await here.twin.store.read(run.table, { after: here.seq })
  // The game showed the viewer a card: from here on the worlds are rightly different.
  if ((await here.perceived()) !== (await there.perceived())) return false
  expect(other).toEqual(one)
  expect(there.twin.clock.dues).toEqual(here.twin.clock.dues)
  // The streams are lines of their own, and may be read a moment later.
  await vi.waitFor(() => expect(there.twin.stream?.text).toBe(here.twin.stream?.text), PATIENCE)
  for (const { body } of rows) {
    seen.bot += Number(body.includes('"by":"bot"'))
    seen.clock += Number(body.includes('"by":"clock"'))
    seen.handed += Number(body.includes('"type":"handed"'))
    seen.streamed += Number(here.twin.stream !== undefined)
  }
  return true
}

/**
 * Bots, and turns that the clock has to make, are told what to choose: here at once, there when the
 * function that comes back is called. Undefined where they cannot be made to look the same.
 */
function answerThoughts(run: Run): (() => void) | undefined {
  const [here, there] = [run.here, run.there].map(({ twin }) => twin.thoughts.splice(0))
  const asked = here.map(({ task }) => [task.seat, task.bot, task.within])
  expect(there.map(({ task }) => [task.seat, task.bot, task.within])).toEqual(asked)
  const late: (() => void)[] = []
  for (const [at, { task, answer }] of here.entries()) {
    const isLate = (run.here.game.toAct(run.here.state) & (1 << task.seat)) === 0
    const moves = isLate
      ? [task, there[at].task].map(({ legal }) => legal[0])
      : choose(run, task.seat)
    if (moves === undefined) return undefined
    answer(moves[0])
    late.push(() => there[at].answer(moves[1]))
  }
  return () => {
    for (const answer of late) answer()
  }
}

/**
 * Time goes by, and whatever is due happens in both worlds at the same moment, though in one of them
 * every bot thinks to the end of its pause.
 */
async function pass(run: Run, time: number): Promise<boolean> {
  const until = hour.now + time
  for (;;) {
    const answerThere = answerThoughts(run)
    if (answerThere === undefined) return false
    const [next = Number.POSITIVE_INFINITY] = run.here.twin.clock.dues
    const isDue = next <= until
    hour.now = isDue ? Math.max(hour.now, next) : until
    answerThere()
    await setImmediate()
    if (!isDue) return true
    for (const { twin } of [run.here, run.there]) twin.clock.ring(hour.now)
    if (!(await isSame(run))) return false
  }
}

async function compare(
  world: Hidden,
  config: ConfigOf<Options>,
  seed: number,
  nodes: 1 | 2 = 1,
): Promise<number> {
  const run = await part(world, config, seed, nodes)
  const { here, there, table, who, random } = run
  for (const { twin } of [here, there]) {
    await twin.people[who].do({ type: 'watch', table })
    if (seed % 2 === 0) await twin.follow(who, table)
  }
  let steps = 0
  // Some tables are left to their clocks, which hand the seats of the silent to bots.
  const isSleepy = random.below(3) === 0
  for (; steps < 14 && here.game.toAct(here.state) !== 0; steps++) {
    const deed = isSleepy ? 6 : random.below(7)
    if (!(await pass(run, deed === 6 ? 31_000 : 3_000))) break
    if (deed === 0) await comeBack(run)
    else if (deed === 1) await overHttp(run)
    else if (deed === 2) await talk(run)
    else if (deed < 6 && !(await play(run))) break
    if (!(await isSame(run))) break
  }
  for (const { twin } of [here, there]) {
    await twin.people[who].do({ type: 'unwatch', table })
    twin.rest()
  }
  return steps
}

describe.each(hidden)('two worlds of $title', world => {
  it('look the same on the wire', async () => {
    let steps = 0
    for (let seed = 0; seed < Math.max(RUNS, world.configs.length); seed++) {
      steps += await compare(world, world.configs[seed % world.configs.length], seed)
    }
    // A comparison that stopped at once every time would show nothing.
    expect(steps).toBeGreaterThan(2 * RUNS)
  })
})

describe.each(hidden)('two worlds of $title over two nodes', world => {
  it('look the same on the wire', async () => {
    let steps = 0
    for (let seed = 0; seed < RUNS_APART; seed++) {
      steps += await compare(world, world.configs[seed % world.configs.length], seed, 2)
    }
    expect(steps).toBeGreaterThan(2 * RUNS_APART)
  })
})

it('were compared over moves of bots and clocks, seats handed over, and streams', () => {
  expect(seen.bot).toBeGreaterThan(100)
  expect(seen.clock).toBeGreaterThan(100)
  expect(seen.handed).toBeGreaterThan(20)
  expect(seen.streamed).toBeGreaterThan(200)
})
