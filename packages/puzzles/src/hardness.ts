import { type AnyDecision, botNamed, mixed } from '@adit/bots'
import { type AnyGame, nth, type Options, quickRandom, shuffle, type Title } from '@adit/kernel'
import { myTreasure } from '@adit/my-treasure'
import { saboteur } from '@adit/saboteur'
import { seedOf } from './daily.ts'
import { compareTallies, hastyTally, LINES, tallyInOrder } from './nimble-gnomes/hasty.ts'
import { type Position, replayed } from './position.ts'
import type { BetPuzzle, Dig, MovePuzzle, Solution, SplitPuzzle } from './puzzle.ts'
import { fatalCards } from './saboteur/alive.ts'
import { believed } from './saboteur/bets.ts'
import { betScore, FULL, scoreOf } from './score.ts'

/** The three levels, and what each weighs: most people are in the middle. */
export const judges = [
  { level: 'apprentice', weight: 1, memory: 0.3 },
  { level: 'miner', weight: 2, memory: 0.7 },
  { level: 'master', weight: 1, memory: 1 },
] as const
type Judge = (typeof judges)[number]

/** From 1, easy, to 5: so much of the best the bots reach together, at least. */
const GRADES = [0.85, 0.7, 0.5, 0.3] as const
const PLAYOUTS = 60

export interface Hardness {
  readonly grade: number
  /** What each level earns on average, from 0 to 100. */
  readonly scores: readonly number[]
}

/** How the three levels fare when each is asked so often. */
export function hardnessOf(dig: Dig, times: number): Hardness {
  const scores = judges.map(judge => meanScore(dig, judge, times))
  const weights = judges.reduce((sum, { weight }) => sum + weight, 0)
  const all = judges.reduce((sum, { weight }, at) => sum + weight * nth(scores, at), 0)
  const share = all / weights / FULL
  return { grade: 1 + GRADES.filter(least => share < least).length, scores }
}

function meanScore(dig: Dig, judge: Judge, times: number): number {
  switch (dig.kind) {
    case 'gold':
    case 'take':
      return chosenScore(dig, judge, times)
    case 'alive':
      return aliveScore(dig, judge, times)
    case 'goal':
    case 'who':
      return mean(times, time => beliefScore(dig, judge, time))
    case 'split':
      return mean(times, time => splitScore(dig, judge, time))
  }
}

function mean(times: number, ask: (time: number) => number): number {
  let sum = 0
  for (let time = 0; time < times; time++) sum += ask(time)
  return sum / times
}

/** The bot is asked as if it sat there. */
function chosenScore(dig: Dig, { level }: Judge, times: number): number {
  const bot = botNamed(dig.title, level)
  if (bot === undefined) throw new Error(`no ${level} of ${dig.title}`)
  const moment = dig.title === 'saboteur' ? momentOf(saboteur, dig) : momentOf(myTreasure, dig)
  const { game, view, past, legal } = moment
  return mean(times, time => {
    const random = quickRandom(mixed(seedOf(dig.title, dig.day), time))
    const budget = { playouts: PLAYOUTS }
    const move = bot.choose({ game, seat: dig.seat, view, past, legal, budget, random })
    return scoreOf(dig, solutionOf(dig, game.notation.printMove(move)))
  })
}

function solutionOf(dig: Dig, move: string): Solution {
  if (dig.kind !== 'take') return { kind: 'move', move, tries: 1 }
  return { kind: 'choice', choice: move === 'draw' ? 'draw' : 'take' }
}

type Asked = Pick<AnyDecision, 'view' | 'past' | 'legal'> & { readonly game: AnyGame }

function momentOf<O extends Options, State, Move, Event>(
  title: Title<O, State, Move, Event>,
  dig: Position,
): Asked {
  const { game, state, pasts } = replayed(title, dig)
  const view = game.view(state, dig.seat)
  return { game, view, past: pasts.of(dig.seat), legal: game.legal(view, dig.seat, []) }
}

/** Who does not think of every card that the next player may hold takes a move that only seems to keep both alive. */
function aliveScore(dig: Dig & MovePuzzle, { memory }: Judge, times: number): number {
  const { game, state } = replayed(saboteur, dig)
  const fatal = [...fatalCards(game, game.view(state, dig.seat), dig.seat)]
  const cards = [...new Set(fatal.flatMap(([, kinds]) => [...kinds]))]
  return mean(times, time => {
    const lots = quickRandom(mixed(seedOf(dig.title, dig.day), time))
    const feared = new Set(cards.filter(() => lots.below(100) < 100 * memory))
    const seeming = fatal.filter(([, kinds]) => [...kinds].every(kind => !feared.has(kind)))
    const [move] = nth(seeming, lots.below(seeming.length))
    return scoreOf(dig, { kind: 'move', move, tries: 1 })
  })
}

/** Bots bet what they believe; who forgets some of what happened believes less. */
function beliefScore(dig: Dig & BetPuzzle, { memory }: Judge, time: number): number {
  const { game, state } = replayed(saboteur, dig)
  const lots = quickRandom(mixed(seedOf(dig.title, dig.day), time))
  const remembers = (): boolean => lots.below(100) < 100 * memory
  const { belief } = believed(dig, game.view(state, dig.seat), dig.kind, remembers)
  return betScore(dig, belief)
}

/** In haste the largest set comes first; with care a few orders are tried, by a master all that count. */
function splitScore(dig: Dig & SplitPuzzle, { level }: Judge, time: number): number {
  if (level === 'master') return FULL
  const hasty = hastyTally(dig.gems)
  if (level === 'apprentice') return scoreOf(dig, { kind: 'sets', tally: hasty })
  const lots = quickRandom(mixed(seedOf(dig.title, dig.day), time))
  const order = shuffle([...Array(LINES).keys()], lots)
  const tried = tallyInOrder(dig.gems, order)
  const tally = compareTallies(tried, hasty) > 0 ? tried : hasty
  return scoreOf(dig, { kind: 'sets', tally })
}
