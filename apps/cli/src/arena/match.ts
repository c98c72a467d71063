import { type AnyDecision, type Budget, mixed, type Playing, playing } from '@adit/bots'
import { type AnyGame, CHANCE, has, nth, quickRandom, type Seat } from '@adit/kernel'
import { type Event, GOLD_REACHED, roleOf, type State } from '@adit/saboteur'

/** Whoever holds a seat in the arena: a bot of ours, or a program that takes its time. */
export interface Contestant {
  readonly name: string
  choose(decision: AnyDecision): unknown
}

/** One game of a deal, as far as it counts. */
export type Played = RoundPlayed | TablePlayed | PlainPlayed

/** A round of Saboteur: one bot dug, the other hindered. */
interface RoundPlayed {
  readonly kind: 'round'
  readonly digs: string
  readonly hinders: string
  readonly gold: boolean
}

/** A whole game: one bot sat alone among others. */
interface TablePlayed {
  readonly kind: 'table'
  readonly lone: string
  readonly others: string
  readonly seat: Seat
  /** The lone bot's part of the win, its score, and the average score of the others. */
  readonly share: number
  readonly score: number
  readonly rest: number
  /** How the lone bot's rounds ended, in a game of sides. */
  readonly sides: SideCounts
}

/** The same deal with nobody but the others: what the lone bot's rounds are held against. */
interface PlainPlayed {
  readonly kind: 'plain'
  readonly of: string
  readonly sides: SideCounts
}

/** Rounds by side: how many there were, and how many that side won. None in a game without sides. */
export interface SideCounts {
  dug: number
  found: number
  hindered: number
  prevented: number
}

function noSides(): SideCounts {
  return { dug: 0, found: 0, hindered: 0, prevented: 0 }
}

export interface Setting {
  readonly game: AnyGame
  readonly budget: Budget
  /** Each deal has a number, and a series one seed. */
  readonly seed: number
}

/** The deal played both ways: each bot digs once and hinders once. */
export async function playBothWays(
  setting: Setting,
  deal: number,
  [one, other]: readonly [Contestant, Contestant],
): Promise<readonly Played[]> {
  return [await playRound(setting, deal, one, other), await playRound(setting, deal, other, one)]
}

/** The deal with the first bot alone among the others, once in every seat; where sides count, once without it. */
export async function playMixed(
  setting: Setting,
  deal: number,
  [one, other]: readonly [Contestant, Contestant],
): Promise<readonly Played[]> {
  const games: Played[] = []
  for (let seat = 0; seat < setting.game.seats; seat++) {
    games.push(await playTable(setting, deal, seat, one, other))
  }
  const plain = await playPlain(setting, deal, other)
  return plain.sides.dug === 0 ? games : [...games, plain]
}

async function playPlain(setting: Setting, deal: number, of: Contestant): Promise<PlainPlayed> {
  const { game } = setting
  const sides = noSides()
  const seated = Array<Contestant>(game.seats).fill(of)
  await play(setting, deal, seated, game.setup(), (_seat, _move, events, state) => {
    for (let at = 0; at < game.seats; at++) countSide(sides, at, events, state)
    return true
  })
  return { kind: 'plain', of: of.name, sides }
}

/** Counts a round that has ended for a seat, as a digger's or as a saboteur's, and whether that side won it. */
function countSide(
  sides: SideCounts,
  seat: Seat,
  events: readonly unknown[],
  state: unknown,
): void {
  const end = events.find(isRoundEnd)
  if (end === undefined || !hasSides(state)) return
  const gold = end.ending === GOLD_REACHED ? 1 : 0
  if (state.roles[seat] === roleOf.saboteur) {
    sides.hindered++
    sides.prevented += 1 - gold
  } else {
    sides.dug++
    sides.found += gold
  }
}

async function playRound(
  setting: Setting,
  deal: number,
  digs: Contestant,
  hinders: Contestant,
): Promise<RoundPlayed> {
  const { game } = setting
  const seated = Array<Contestant>(game.seats).fill(digs)
  let end: RoundEnd | undefined
  await play(setting, deal, seated, game.setup(), (seat, _move, events, state) => {
    // Who is seated where follows from the roles, so only once they are dealt.
    if (seat === CHANCE && !has(game.toAct(state), CHANCE)) {
      for (const [at, role] of rolesOf(state).entries()) {
        seated[at] = role === roleOf.saboteur ? hinders : digs
      }
    }
    end = events.find(isRoundEnd) ?? end
    return end === undefined
  })
  if (end === undefined) throw new Error('a game without the end of a round')
  const gold = end.ending === GOLD_REACHED
  return { kind: 'round', digs: digs.name, hinders: hinders.name, gold }
}

async function playTable(
  setting: Setting,
  deal: number,
  seat: Seat,
  lone: Contestant,
  others: Contestant,
): Promise<TablePlayed> {
  const { game } = setting
  const seated = Array.from({ length: game.seats }, (_none, at) => (at === seat ? lone : others))
  const state = game.setup()
  const sides = noSides()
  await play(setting, deal, seated, state, (_seat, _move, events, now) => {
    countSide(sides, seat, events, now)
    return true
  })
  const outcome = game.outcome(state)
  if (outcome === undefined) throw new Error('nobody is to act, and there is no outcome')
  const { winners, scores } = outcome
  const sum = scores.reduce((total, score) => total + score, 0)
  return {
    kind: 'table',
    lone: lone.name,
    others: others.name,
    seat,
    share: winners.includes(seat) ? 1 / winners.length : 0,
    score: nth(scores, seat),
    rest: (sum - nth(scores, seat)) / (game.seats - 1),
    sides,
  }
}

async function play(
  { game, budget, seed }: Setting,
  deal: number,
  seated: readonly Contestant[],
  state: unknown,
  played?: Playing['played'],
): Promise<void> {
  const cards = mixed(seed, deal)
  const how = { chance: quickRandom(mixed(cards, 1)), seed: mixed(cards, 2), budget }
  const going = playing(game, state, played === undefined ? how : { ...how, played })
  let asked = going.next()
  while (asked.done !== true) {
    const answer = nth(seated, asked.value.seat).choose(asked.value)
    asked = going.next(answer instanceof Promise ? await answer : answer)
  }
}

type RoundEnd = Event & { readonly type: 'round-ended' }

function isRoundEnd(event: unknown): event is RoundEnd {
  return (
    typeof event === 'object' && event !== null && 'type' in event && event.type === 'round-ended'
  )
}

/** Other games have rounds too, but no roles. */
function hasSides(state: unknown): state is State {
  return typeof state === 'object' && state !== null && 'roles' in state
}

/** The arena plays Saboteur when it seats by roles, and is its judge. */
function rolesOf(state: unknown): readonly number[] {
  return (state as State).roles
}
