import { mixed } from '@adit/bots'
import { nth, quickRandom } from '@adit/kernel'
import { myTreasure } from '@adit/my-treasure'
import { nimbleGnomes } from '@adit/nimble-gnomes'
import { saboteur } from '@adit/saboteur'
import { type Day, dayNumber, weekdayOf } from './day.ts'
import { stubborn, takeIn } from './my-treasure/take.ts'
import { LEAST_GEMS, MOST_GEMS, splitIn } from './nimble-gnomes/split.ts'
import { maker, moments } from './position.ts'
import {
  type Dig,
  type Puzzle,
  type Puzzled,
  type PuzzleKind,
  puzzled,
  type TakePuzzle,
} from './puzzle.ts'
import { aliveIn } from './saboteur/alive.ts'
import { betIn } from './saboteur/bets.ts'
import { goldIn } from './saboteur/gold.ts'

/** Another maker makes other puzzles. A change of it takes effect from a day on, and never before. */
const MAKER = 1

/** What Saboteur asks, from Monday on. */
type MineKind = 'gold' | 'alive' | 'goal' | 'who'
const WEEK: readonly MineKind[] = ['gold', 'goal', 'who', 'alive', 'gold', 'goal', 'who']
/** Thursdays before this one asked for the goal, and do so for ever. */
const ALIVE_FROM: Day = '2026-11-19'

function mineKindOn(day: Day): MineKind {
  const kind = nth(WEEK, weekdayOf(day))
  return kind === 'alive' && day < ALIVE_FROM ? 'goal' : kind
}

/** More games than this have never been needed; a maker that finds nothing is a fault. */
const MOST_GAMES = 500

/** The seats of the games that puzzles come from. */
const SEATS = { saboteur: 5, 'nimble-gnomes': 3, 'my-treasure': 3 } as const

/** What is asked of a title on a day. */
export function kindOn(title: Puzzled, day: Day): PuzzleKind {
  if (title === 'saboteur') return mineKindOn(day)
  return title === 'nimble-gnomes' ? 'split' : 'take'
}

/** The puzzle of a title on a day: the same for everyone, made here and now. */
export function digOf(title: Puzzled, day: Day): Dig {
  const seed = seedOf(title, day)
  for (let games = 0; games < MOST_GAMES; games++) {
    const found = findIn(title, day, mixed(seed, games))
    if (found !== undefined) return { ...found, title, day }
  }
  throw new Error(`no puzzle of ${title} on ${day}`)
}

export function digsOf(day: Day): readonly Dig[] {
  return puzzled.map(title => digOf(title, day))
}

/** One number for a title and a day, from whole numbers only. */
export function seedOf(title: Puzzled, day: Day): number {
  const number = dayNumber(day)
  if (number === undefined) throw new Error(`no day: ${day}`)
  return mixed(mixed(MAKER, number), puzzled.indexOf(title))
}

/** The first moment of a game that is a puzzle. */
function findIn(title: Puzzled, day: Day, seed: number): Puzzle | undefined {
  const config = { seats: SEATS[title], first: 0 }
  switch (title) {
    case 'saboteur':
      return findInMine(mineKindOn(day), config, seed)
    case 'nimble-gnomes':
      return first(moments(nimbleGnomes, config, seed), moment => splitIn(moment, gemsOn(day)))
    case 'my-treasure':
      return first(moments(myTreasure, config, seed, stubborn(maker(title))), moment =>
        takeIn(moment, betterOn(day)),
      )
  }
}

/** Few gems are alike sooner or later: a lot of the day decides how many there are. */
function gemsOn(day: Day): number {
  const lots = quickRandom(mixed(seedOf('nimble-gnomes', day), LOT))
  return LEAST_GEMS + lots.below(MOST_GEMS - LEAST_GEMS + 1)
}

/** To draw is right in most positions of bots: a lot of the day decides which is asked for. */
function betterOn(day: Day): TakePuzzle['better'] {
  return quickRandom(mixed(seedOf('my-treasure', day), LOT)).below(2) === 0 ? 'take' : 'draw'
}
const LOT = 97

/** Of Saboteur the first round: its past can be read through. */
function findInMine(
  kind: MineKind,
  config: { readonly seats: number; readonly first: number },
  seed: number,
): Puzzle | undefined {
  for (const moment of moments(saboteur, config, seed)) {
    if (moment.state.round > 1) return undefined
    const found = mineIn(kind, moment)
    if (found !== undefined) return found
  }
  return undefined
}

function mineIn(kind: MineKind, moment: Parameters<typeof goldIn>[0]): Puzzle | undefined {
  if (kind === 'gold') return goldIn(moment)
  return kind === 'alive' ? aliveIn(moment) : betIn(moment, kind)
}

function first<T, Found>(
  list: Iterable<T>,
  find: (one: T) => Found | undefined,
): Found | undefined {
  for (const one of list) {
    const found = find(one)
    if (found !== undefined) return found
  }
  return undefined
}
