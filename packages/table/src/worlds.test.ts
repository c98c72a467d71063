import {
  type AnyGame,
  type ConfigOf,
  canonical,
  type Options,
  parseConfig,
  quickRandom,
  type Random,
  shuffle,
  type Viewer,
} from '@adit/kernel'
import type { AnyKit } from '@adit/kernel/conformance'
import { shelf } from '@adit/shelf'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passiveMove } from './clock.ts'
import { crowd, Sandbox, type Wish } from './conformance/testbed.ts'
import type { Decision } from './draft.ts'
import type { Logged } from './entries.ts'
import { summaryOf } from './lists.ts'
import type { Onlooker } from './onlooker.ts'
import { beginPlay } from './play.ts'
import { resume, update, welcome } from './shown.ts'
import type { Table } from './table.ts'
import { humanPace, timersOf } from './timers.ts'

/**
 * Two tables whose worlds differ only in what a viewer may not know send that viewer the same bytes,
 * whatever anyone does there, until the game itself shows the viewer a difference.
 */
interface Hidden {
  readonly title: string
  readonly configs: readonly ConfigOf<Options>[]
  /** A second opinion on what is hidden, from the title's conformance kit. */
  disguise(state: unknown, viewer: Viewer, random: Random): unknown
}

/** The toy's secrets: the deck, what was dropped, the other hands, and answers that are sealed. */
const toy: Hidden = {
  title: 'objection',
  configs: [{ seats: 2 }, { seats: 3 }, { seats: 4 }],
  disguise(given, viewer, random) {
    const state = given as { [name in 'deck' | 'dropped' | 'windows']: number[] } & {
      hands: number[][]
    }
    const hands = state.hands.filter((_hand, seat) => seat !== viewer)
    const places = [...hands, state.deck, state.dropped]
    const pool = shuffle(places.flat(), random)
    for (const cards of places) cards.splice(0, cards.length, ...pool.splice(0, cards.length))
    for (let seat = 0; seat < state.hands.length && state.windows.length > 0; seat++) {
      if (seat === viewer || state.windows[seat] < 0) continue
      state.windows[seat] = state.hands[seat].includes(0) ? random.below(2) : 0
    }
    return state
  },
}

async function onTheShelf(): Promise<Hidden[]> {
  return Promise.all(
    shelf.map(async title => {
      const { kits }: { kits(): readonly AnyKit[] } = await import(
        /* @vite-ignore */ `@adit/${title.name}/kit`
      )
      // The usual ones come first; every pair of choices is for the laws.
      const [kit] = kits()
      const configs = kit.configs.slice(0, 6)
      const disguise: Hidden['disguise'] = (...world) => kit.disguise(...world)
      return { title: title.name, configs, disguise }
    }),
  )
}

const hidden = [toy, ...(await onTheShelf())]
const wishes: readonly Wish[] = [
  { type: 'undo' },
  { type: 'order', order: 'pass' },
  { type: 'order', order: 'guard' },
  { type: 'chat', text: 'hm' },
  { type: 'leave' },
  { type: 'return' },
  { type: 'vote', yes: true },
  { type: 'vote', yes: false },
  { type: 'propose', motion: { kind: 'end' } },
  { type: 'propose', motion: { kind: 'bot', seat: 0 } },
  { type: 'propose', motion: { kind: 'bot', seat: 1 } },
  { type: 'move', since: 0, move: 'allow' },
  { type: 'hurry' },
  { type: 'pace', pace: 'calm' },
]

describe.each(hidden)('two worlds of $title', world => {
  it.each(world.configs.map(config => [JSON.stringify(config), config] as const))(
    'look the same, %s',
    (_name, config) => {
      const steps = { same: 0 }
      const numRuns = Math.ceil(60 / config.seats)
      const runs = fc.record({
        seed: fc.nat(),
        before: fc.nat(config.seats * 9),
        viewer: fc.integer({ min: -1, max: config.seats - 1 }),
      })
      fc.assert(
        fc.property(runs, run => compare(world, config, run, steps)),
        { numRuns, seed: 3 },
      )
      // A comparison that stopped at once every time would show nothing.
      expect(steps.same).toBeGreaterThan(4 * numRuns)
    },
  )
})

interface Run {
  readonly seed: number
  readonly before: number
  readonly viewer: number
}

function compare(
  { title, disguise }: Hidden,
  config: ConfigOf<Options>,
  run: Run,
  steps: { same: number },
): void {
  const viewer: Onlooker = run.viewer < 0 ? 'spectator' : run.viewer
  const random = quickRandom(run.seed)
  const memory = (['full', 'round', 'none'] as const)[random.below(3)]
  const clock = (['fast', 'days'] as const)[random.below(2)]
  // Objections wait for all answers, or the moment for them passes by itself.
  const moment = random.below(2) === 0 ? {} : { moment: 3 as const }
  const gated = random.below(2) === 0
  const here = new Sandbox(
    { title, config: { ...config }, clock, memory, gated, ...moment },
    quickRandom(1),
  ).started()
  const { before } = run
  for (let made = 0; made < before && here.table.stage === 'playing'; made++) step(here, random)
  const there = new Sandbox({ title, config: { ...config } }, quickRandom(1))
  /** Another world that the viewer cannot tell from this one, from now on. */
  const part = () => {
    const state = here.table.play?.state
    there.table = graft(
      here.table,
      disguise(here.table.game.clone(state), viewer, random),
      here.now,
    )
    here.table = graft(here.table, state, here.now)
  }
  part()
  for (let turns = 0; turns < 40 && here.table.stage === 'playing'; turns++) {
    there.now = here.now
    const since = here.table.seq
    if (random.below(2) === 0) talk(here, there, viewer, random)
    else playAlike(here, there, viewer, random)
    if (sight(here.table, viewer, since) === sight(there.table, viewer, since)) {
      sameMessages(here.table, there.table, viewer, since, random)
      steps.same++
    } else {
      // The game showed the viewer a card: from here on the worlds are rightly different.
      part()
    }
    here.now += random.below(4_000)
  }
}

/** The same table in the middle of a game, with another world under it and nothing to take back. */
function graft(table: Table, state: unknown, at: number): Table {
  const { game, seq } = table
  const moment = { game, terms: table.terms, seq, at }
  return { ...table, play: beginPlay(moment, state) }
}

function step(box: Sandbox, random: Random): void {
  if (waited(box)) return
  if (box.table.play?.moment !== undefined) {
    box.now = box.table.play.moment.due
    box.deed({ type: 'close-moment' })
    return
  }
  const asked = box.table.play?.asked ?? []
  const { seat } = asked[random.below(asked.length)]
  const legal = box.legal(seat)
  box.move(crowd[seat], legal[random.below(legal.length)])
}

/** Whether a round was waited for until it began. */
function waited(...boxes: readonly Sandbox[]): boolean {
  const dues = boxes.map(({ table }) => table.play?.gate?.due)
  for (const [at, box] of boxes.entries()) {
    if (dues[at] === undefined) continue
    box.now = dues[at]
    box.deed({ type: 'close-gate' })
  }
  expect(new Set(dues).size).toBe(1)
  return dues[0] !== undefined
}

/** Somebody does something besides playing; the answer must not depend on the world. */
function talk(here: Sandbox, there: Sandbox, viewer: Onlooker, random: Random): void {
  const seats = here.table.places.length
  const who = crowd[random.below(seats + 1) % crowd.length]
  const since = (here.table.play?.moment ?? here.table.play?.gate)?.since ?? 0
  const timely = [{ type: 'wait', since } as const, { type: 'go-on', since } as const]
  const wish = [...wishes, ...timely][random.below(wishes.length + timely.length)]
  const [one, other] = [here.ask(who, wish), there.ask(who, wish)]
  // Another's refusal is not sent to the viewer; that nothing happened is what must agree.
  const mine = viewer !== 'spectator' && crowd[viewer] === who
  const shown = (decision: Decision) => (decision.ok || mine ? canonical(outline(decision)) : 'no')
  expect([wish, shown(other)]).toEqual([wish, shown(one)])
  if (one.ok && other.ok) {
    here.table = one.value.table
    there.table = other.value.table
  }
}

function outline(decision: Decision): unknown {
  return decision.ok ? decision.value.entries.map(({ entry }) => entry.type) : decision.why
}

/** A move here, and there one that looks the same to the viewer if the world has one. */
function playAlike(here: Sandbox, there: Sandbox, viewer: Onlooker, random: Random): void {
  const asked = here.table.play?.asked ?? []
  expect(there.table.play?.asked).toEqual(asked)
  if (waited(here, there)) return
  expect(there.table.play?.moment).toEqual(here.table.play?.moment)
  const moment = here.table.play?.moment
  // Nobody objects, whether or not anybody could: it passes, at one time in both worlds.
  if (moment !== undefined && random.below(3) > 0) {
    here.now = there.now = moment.due
    here.deed({ type: 'close-moment' })
    there.deed({ type: 'close-moment' })
    return
  }
  const { seat, since, due = here.now } = asked[random.below(asked.length)]
  if (here.table.places[seat].bot !== undefined) return
  const passive = moment && passiveMove(here.table.game, here.table.play?.state, seat)
  const legal = here.legal(seat).filter(text => text !== passive)
  if (legal.length === 0) return
  const text = legal[random.below(legal.length)]
  const seq = here.table.seq
  // Now and then the clock plays for the seat.
  const late = moment === undefined && random.below(5) === 0
  if (late) here.now = there.now = due
  const ask = (box: Sandbox, move: string) =>
    late
      ? box.askDeed({ type: 'time-out', seat, since, move })
      : box.ask(crowd[seat], { type: 'move', since, move })
  const made = ask(here, text)
  if (!made.ok) throw new Error(made.why.key)
  here.table = made.value.table
  const wanted = sight(here.table, viewer, seq)
  // The viewer's own choices are the same in both worlds.
  const choices = seat === viewer ? [text] : [text, ...there.legal(seat)]
  const twins = choices.map(choice => ask(there, choice)).filter(twin => twin.ok)
  if (seat === viewer) expect(twins).toHaveLength(1)
  const twin = twins.find(one => sight(one.value.table, viewer, seq) === wanted)
  if (twin !== undefined) there.table = twin.value.table
}

/** What the game itself lets the viewer perceive since an entry: by the kernel's contract alone. */
function sight({ game, play, log }: Table, viewer: Onlooker, since: number): string {
  const told = log.slice(since).map(logged => toldOf(game, logged, viewer))
  return canonical([told, game.view(play?.state, viewer), game.toAct(play?.state)])
}

function toldOf(game: AnyGame, { entry }: Logged, viewer: Onlooker): unknown {
  if (entry.type !== 'moved') return []
  return entry.events.map(event => game.redact(event, viewer)).filter(told => told !== undefined)
}

function sameMessages(one: Table, other: Table, viewer: Onlooker, since: number, random: Random) {
  const known = random.below(one.seq + 2)
  const bytes = (table: Table) =>
    [
      update(table, viewer, since, 7),
      welcome(table, viewer, 7),
      resume(table, viewer, known, 7),
      summaryOf(table),
      timersOf(table, humanPace),
    ].map(message => JSON.stringify(message))
  expect(bytes(other)).toEqual(bytes(one))
}

it('the worlds are different ones', () => {
  const title = shelf.find(one => one.name === 'my-treasure')
  const checked = title && parseConfig(title, { seats: 2, first: 0 })
  const treasure = hidden.find(one => one.title === 'my-treasure')
  if (title === undefined || !checked?.ok || treasure === undefined) throw new Error('no treasure')
  const box = new Sandbox({ title: 'my-treasure', config: { seats: 2, first: 0 } }).started()
  const state = box.table.play?.state
  const other = treasure.disguise(box.table.game.clone(state), 0, quickRandom(1))
  expect(other).not.toEqual(state)
})
