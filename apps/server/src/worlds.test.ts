import {
  type AnyGame,
  apply,
  type ConfigOf,
  canonical,
  has,
  listSeats,
  type Options,
  parseConfig,
  quickRandom,
  type Random,
  type Viewer,
} from '@adit/kernel'
import { chooseTurn } from '@adit/kernel/conformance'
import { shelf, titleNamed } from '@adit/shelf'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Wish } from './trial/client.ts'
import { openingOf } from './trial/seats.ts'
import { testServers } from './trial/server.ts'
import { Twin } from './trial/twins.ts'

/**
 * Two servers whose tables differ only in what a viewer may not know send that viewer the same
 * bytes, in the same number and order, whatever anyone does, until the game itself shows a
 * difference: news, answers, refusals, what comes after a reconnect, and answers over HTTP.
 */
interface Hidden {
  readonly title: string
  readonly configs: readonly ConfigOf<Options>[]
  /** A second opinion on what is hidden, from the title's conformance kit. */
  disguise(state: unknown, viewer: Viewer, random: Random): unknown
}

const hidden: readonly Hidden[] = await Promise.all(
  shelf.map(async title => {
    const module = await import(/* @vite-ignore */ `@adit/${title.name}/conformance`)
    const presets = title.presets.map(preset => preset.config)
    const { configs, disguise } = module.kit ?? module.kitFor(presets, 1)
    return { title: title.name, configs, disguise }
  }),
)

/** As many as the largest table seats, and one who looks on. */
const NAMES = [
  'Ann',
  'Bob',
  'Cid',
  'Dee',
  'Eve',
  'Fay',
  'Gus',
  'Hal',
  'Kim',
  'Lou',
  'Max',
  'Ned',
  'Zoe',
]
const ONLOOKER = NAMES.length - 1

const start = testServers()
const clock = { now: 1_800_000_000_000 }
const twins: Twin[] = []

beforeAll(async () => {
  for (let nth = 0; nth < 2; nth++) {
    twins.push(await Twin.open(parts => start({}, parts), clock, NAMES))
  }
})

/** One of the two worlds: the state is followed from the log, as no client could. */
class Side {
  readonly twin: Twin
  readonly game: AnyGame
  readonly table: string
  readonly viewer: Viewer
  state: unknown
  readonly before = new Map<number, unknown>()
  seq = 0

  constructor(twin: Twin, game: AnyGame, table: string, viewer: Viewer, state: unknown) {
    this.twin = twin
    this.game = game
    this.table = table
    this.viewer = viewer
    this.state = game.clone(state)
  }

  /** What the game itself has let the viewer perceive since the last time: the kernel's word. */
  async perceived(): Promise<string> {
    const rows = await this.twin.store.read(this.table, { after: this.seq })
    const told: unknown[] = []
    for (const { seq, body } of rows) {
      this.seq = seq
      const entry = Object(JSON.parse(body))
      if (entry.type === 'undone') this.state = this.before.get(entry.to)
      if (entry.type !== 'moved') continue
      const move = this.game.notation.parseMove(entry.move)
      if (!move.ok) throw new Error(entry.move)
      this.before.set(seq, this.state)
      this.state = apply(this.game, this.state, entry.seat, move.value).state
      told.push(entry.events.map((event: unknown) => this.game.redact(event, this.viewer) ?? ''))
    }
    return canonical([told, this.game.view(this.state, this.viewer), this.game.toAct(this.state)])
  }
}

interface Run {
  readonly here: Side
  readonly there: Side
  readonly viewer: Viewer
  /** Which of the people the viewer is. */
  readonly who: number
  readonly seats: number
  readonly table: string
  readonly random: Random
}

/** A position of a random game, and one that the viewer cannot tell from it, on the two servers. */
async function part(world: Hidden, config: ConfigOf<Options>, seed: number): Promise<Run> {
  const random = quickRandom(seed)
  const title = titleNamed(world.title)
  const checked = title && parseConfig(title, config)
  if (title === undefined || !checked?.ok) throw new Error('a kit of no title')
  const game = title.open(checked.value)
  const { seats } = game
  const viewer: Viewer = random.below(4) === 0 ? 'spectator' : random.below(seats)
  const state = position(game, random)
  const twin = world.disguise(game.clone(state), viewer, random)
  const opening = openingOf(world.title, seats, {
    config: { ...config },
    clock: 'fast',
    memory: (['full', 'round', 'none'] as const)[random.below(3)],
  })
  let table = ''
  for (const [at, world] of [state, twin].entries()) {
    const { people } = twins[at]
    twins[at].start = world
    const opened = await people[0].do({ type: 'open', opening })
    table = opened.table ?? ''
    for (let seat = 1; seat < seats; seat++) {
      await people[seat].do({ type: 'sit', table, seat })
      await people[seat].do({ type: 'ready', table, ready: true })
    }
    await people[0].do({ type: 'start', table })
    for (const person of people) person.take()
  }
  const who = typeof viewer === 'number' ? viewer : ONLOOKER
  const [here, there] = [state, twin].map((s, at) => new Side(twins[at], game, table, viewer, s))
  expect(await there.perceived()).toBe(await here.perceived())
  return { here, there, viewer, who, seats, table, random }
}

function position(game: AnyGame, random: Random): unknown {
  for (;;) {
    const state = game.setup()
    const length = 2 + random.below(12 * game.seats)
    for (let made = 0; made < length || has(game.toAct(state), 30); made++) {
      const turn = chooseTurn(game, state, random)
      if (turn === undefined) break
      game.step(state, turn[0], turn[1])
    }
    if (game.toAct(state) !== 0) return state
  }
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
]

/** Anyone does anything but play: the same in both worlds. */
async function talk({ here, there, table, seats, who, random }: Run): Promise<void> {
  // The viewer more often than others: their own answers are compared.
  const by = random.below(2) === 0 ? who : random.below(seats)
  const wish = { ...WISHES[random.below(WISHES.length)], table }
  for (const { twin } of [here, there]) await twin.people[by].ask(wish)
}

/** A move here, and there one that looks the same; false if that world has none. */
async function play(run: Run): Promise<boolean> {
  const { here, there, viewer, table, random } = run
  const { game } = here
  const acting = listSeats(game.toAct(here.state))
  const seat = acting[random.below(acting.length)]
  const legal = game.legal(here.state, seat, [])
  const move = legal[random.below(legal.length)]
  const wanted = sight(game, here.state, seat, move, viewer)
  const others = seat === viewer ? [] : game.legal(there.state, seat, [])
  const twin = [move, ...others].find(
    other =>
      game.refuse(there.state, seat, other) === undefined &&
      sight(game, there.state, seat, other, viewer) === wanted,
  )
  if (twin === undefined) return false
  for (const [side, made] of [
    [here, move],
    [there, twin],
  ] as const) {
    const since = await asked(side, seat)
    await side.twin.people[seat].ask({
      type: 'move',
      table,
      since,
      move: game.notation.printMove(made),
    })
  }
  return true
}

async function asked({ twin, table }: Side, seat: number): Promise<number> {
  const { body } = await twin.ask(seat, `/api/v1/tables/${table}`)
  const { game } = Object(body)
  const one = Object(game).asked?.find((one: { seat: number }) => one.seat === seat)
  return one?.since ?? 0
}

function sight(game: AnyGame, before: unknown, seat: number, move: unknown, viewer: Viewer) {
  const { state, events } = apply(game, before, seat, move)
  return canonical([events.map(event => game.redact(event, viewer)), game.view(state, viewer)])
}

/** The line is cut and taken up again from some number, known, old or made up. */
async function comeBack({ here, there, table, who, random }: Run): Promise<void> {
  const since = random.below(here.seq + 3)
  for (const { twin } of [here, there]) {
    const client = await twin.reconnect(who)
    await client.ask({ type: 'watch', table, since })
  }
}

async function overHttp({ here, there, table, who, random }: Run): Promise<void> {
  const at = `/api/v1/tables/${table}`
  const requests: readonly { readonly path: string; readonly body?: object }[] = [
    { path: at },
    { path: '/api/v1/tables' },
    { path: '/api/v1/me/tables' },
    { path: `${at}/record` },
    { path: `${at}/moves` },
    { path: `${at}/move`, body: { id: `h${here.seq}`, since: 1, move: 'draw' } },
    { path: `${at}/undo`, body: { id: `u${here.seq}` } },
    { path: `${at}/undo`, body: {} },
  ]
  const { path, body } = requests[random.below(requests.length)]
  const replies = []
  for (const { twin } of [here, there]) {
    const reply = await twin.ask(who, path, body === undefined ? {} : { body })
    replies.push([reply.status, reply.text, reply.headers.get('content-length')])
  }
  expect(replies[1]).toEqual(replies[0])
}

/** All that came to the viewer, once everything has: an answer comes after what was sent before. */
async function heard({ here, there, who }: Run): Promise<readonly string[][]> {
  const texts = []
  for (const { twin } of [here, there]) {
    await twin.people[who].do({ type: 'mine' }, 'barrier')
    texts.push(twin.people[who].take())
  }
  return texts
}

async function compare(world: Hidden, config: ConfigOf<Options>, seed: number): Promise<number> {
  const run = await part(world, config, seed)
  const { here, there, table, who, random } = run
  for (const { twin } of [here, there]) await twin.people[who].do({ type: 'watch', table })
  let steps = 0
  for (; steps < 14; steps++) {
    clock.now += 3_000
    const deed = random.below(6)
    if (deed === 0) await comeBack(run)
    else if (deed === 1) await overHttp(run)
    else if (deed === 2) await talk(run)
    else if (!(await play(run))) break
    const alike = (await here.perceived()) === (await there.perceived())
    const [one, other] = await heard(run)
    // The game showed the viewer a card: from here on the worlds are rightly different.
    if (!alike) break
    expect(other).toEqual(one)
    if (here.game.toAct(here.state) === 0) break
  }
  for (const { twin } of [here, there]) await twin.people[who].do({ type: 'unwatch', table })
  return steps
}

describe.each(hidden)('two worlds of $title', world => {
  it('look the same on the wire', async () => {
    let steps = 0
    const until = performance.now() + 8_000
    // Every configuration once, then as many more as there is time for.
    for (let seed = 1; seed <= world.configs.length || performance.now() < until; seed++) {
      steps += await compare(world, world.configs[seed % world.configs.length], seed)
      if (seed > 400) break
    }
    // A comparison that stopped at once every time would show nothing.
    expect(steps).toBeGreaterThan(40)
  })
})
