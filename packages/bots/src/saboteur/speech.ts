import { isWindowOpen, nth, type Random, type Seat } from '@adit/kernel'
import {
  BROKEN,
  type Event,
  type Move,
  roleOf,
  type State,
  TURN_DUE,
  toolNames,
} from '@adit/saboteur'
import type { Decision } from '../bot.ts'
import type { Dials } from '../dials.ts'
import type { Occasion, Remark, Sight } from '../remark.ts'
import type { Act } from './acts.ts'
import { deedOf, targetOf } from './deeds.ts'
import { type Fact, type Witness, witnessOf } from './witness.ts'

/** How sure one must be to accuse, and how much of that must be news. */
const SURE = 0.75
const NEWS = 0.25
/** Who is so much less likely than anybody was not to be hit; trust is said of who has shown it twice. */
const CLEARED = 0.4
const PROVEN = 0.2
/** How often a gnome that speaks whenever it can does so. */
const OFTEN: Readonly<Record<Occasion, number>> = {
  accuse: 0.7,
  apologise: 0.6,
  'ask-repair': 0.5,
  trust: 0.3,
  tease: 0.2,
}

/**
 * What a seat might say on its turn. It speaks as a digger who sees what it sees, also when it is none:
 * so nothing it says tells its role, and what it says of others is what it would like to be believed.
 */
export function remarksOn(
  decision: Decision<State, Move, Event>,
  move: Move,
  dials: Dials,
): readonly Remark[] {
  const { view, random } = decision
  if (view.stage !== TURN_DUE || isWindowOpen(view.windows)) return []
  const scene = setScene(decision)
  const moments = [
    accusing(scene),
    apologising(scene),
    asking(scene, view, move),
    trusting(scene),
    teasing(scene),
  ]
  return moments
    .filter(remark => remark !== undefined)
    .filter(({ on }) => speaksUp(on, dials, random))
}

function speaksUp(on: Occasion, { talkative }: Dials, random: Random): boolean {
  return random.below(1_000) < 1_000 * talkative * OFTEN[on]
}

/** What a digger in that seat thinks now and thought after its last turn, and what was done since. */
interface Scene {
  readonly seat: Seat
  readonly now: Float64Array
  readonly before: Float64Array
  readonly usual: number
  /** The others' acts since, and one's own acts of the whole round. */
  readonly news: readonly Fact[]
  readonly own: readonly Fact[]
  /** The tool that somebody broke then. */
  readonly broken: (moment: number) => string | undefined
}

function setScene({ game, view, seat, past }: Decision<State, Move, Event>): Scene {
  const witness = witnessOf(game, past)
  const since = past.findLastIndex(({ by }) => by === seat)
  const news = witness.facts.filter(fact => fact.seat !== seat && fact.moment > since)
  const earlier = witness.odds.slice()
  for (const { seat: of, tells } of news) earlier[of] = nth(earlier, of) - tells
  const eyes = asDigger(view, seat)
  return {
    seat,
    now: seen(witness, eyes, witness.odds),
    before: seen(witness, eyes, earlier),
    usual: witness.usual,
    news,
    own: witness.facts.filter(fact => fact.seat === seat),
    broken: moment => {
      const told = past[moment]?.told.find(({ type }) => type === 'broke')
      return told?.type === 'broke' ? toolNames[told.tool] : undefined
    },
  }
}

/** The same view as one would have who is no saboteur. */
function asDigger(view: State, seat: Seat): State {
  if (view.roles[seat] !== roleOf.saboteur) return view
  return { ...view, roles: view.roles.with(seat, roleOf.digger) }
}

function seen(witness: Witness, view: State, odds: ArrayLike<number>): Float64Array {
  return witness.potFor(view, odds).marginals(new Float64Array(odds.length))
}

function accusing({ now, before, news }: Scene): Remark | undefined {
  const facts = news.filter(({ seat, tells }) => {
    const sure = nth(now, seat)
    return tells > 0 && sure >= SURE && sure - nth(before, seat) >= NEWS
  })
  return about('accuse', strongest(facts))
}

function trusting({ now, before, news, usual }: Scene): Remark | undefined {
  const line = PROVEN * usual
  const facts = news.filter(
    ({ seat, tells }) => tells < 0 && nth(now, seat) <= line && nth(before, seat) > line,
  )
  return about('trust', strongest(facts))
}

/** Somebody did something odd that is no proof of anything. */
function teasing({ now, news }: Scene): Remark | undefined {
  const facts = news.filter(({ seat, tells }) => tells > 0 && nth(now, seat) < SURE)
  return about('tease', strongest(facts))
}

/** A blow that hit the wrong one, or a bad card of one's own. */
function apologising({ own, now, usual, broken }: Scene): Remark | undefined {
  const blow = own.findLast(({ act, target }) => {
    return act.startsWith('break') && target !== undefined && nth(now, target) <= CLEARED * usual
  })
  if (blow?.target !== undefined) {
    const tool = broken(blow.moment)
    const about = { on: 'apologise', seat: blow.target, sight: 'break' } as const
    return tool === undefined ? about : { ...about, tool }
  }
  const last = own.at(-1)
  const isBad = last?.act === 'lay-dead' || last?.act === 'lay-block' || last?.act === 'lay-back'
  return last !== undefined && isBad ? { on: 'apologise', sight: sightOf(last.act) } : undefined
}

/** A tool is broken, and this turn does not mend it. */
function asking({ seat, now }: Scene, { front }: State, move: Move): Remark | undefined {
  const missing = nth(front, seat) & BROKEN
  const tool = toolNames.find((_name, at) => (missing >> at) & 1)
  if (tool === undefined) return undefined
  const isMending = typeof move === 'number' && deedOf(move) === 'mend' && targetOf(move) === seat
  if (isMending) return undefined
  const others = [...now.entries()].filter(([other]) => other !== seat)
  const [friend] = others.reduce((best, other) => (other[1] < best[1] ? other : best))
  return { on: 'ask-repair', tool, seat: friend }
}

function strongest(facts: readonly Fact[]): Fact | undefined {
  return facts.toSorted((one, other) => Math.abs(other.tells) - Math.abs(one.tells))[0]
}

function about(on: Occasion, fact: Fact | undefined): Remark | undefined {
  return fact && { on, seat: fact.seat, sight: sightOf(fact.act) }
}

function sightOf(act: Act): Sight {
  switch (act) {
    case 'lay-on':
      return 'straight'
    case 'lay-even':
    case 'lay-back':
      return 'corner'
    case 'lay-dead':
    case 'lay-block':
      return 'dead-end'
    case 'break-trusted':
    case 'break-anybody':
    case 'break-suspect':
      return 'break'
    case 'mend-self':
    case 'mend-trusted':
    case 'mend-anybody':
    case 'mend-suspect':
      return 'mend'
    case 'fall-good':
    case 'fall-bad':
      return 'fall'
    case 'map':
      return 'look'
    case 'pass-one':
    case 'pass-more':
    case 'other':
      return 'pass'
  }
}
