import type { AnyBot, Bot } from '@adit/bots'
import { nth, type Seat } from '@adit/kernel'
import {
  type Event,
  GOLD,
  isClosed,
  isLastGnome,
  KINDS,
  type Move,
  ORC,
  ORCS,
  type State,
  worth,
} from '@adit/my-treasure'
import type { Moment } from '../position.ts'
import type { TakePuzzle } from '../puzzle.ts'

/**
 * Asked only where it matters, and not where it is plain: so many hundredths of a silver coin lie between the
 * two at least and at most.
 */
const GAP = 25
const PLAIN = 120

/**
 * "Take or draw": five orcs are out and one gnome is left in the cave. What lies covered was seen by all, so
 * only the next card is not known, and each that is left is as likely as another.
 */
export function takeIn(
  { state, seat, position }: Moment<State, Move, Event>,
  wanted: TakePuzzle['better'],
): TakePuzzle | undefined {
  if (state.phase !== 'turn' || !isLastGnome(state) || state.orcs !== ORCS - 1) return undefined
  if (state.deck.length < 2 || state.places.every(stack => stack.length === 0)) return undefined
  const { take, draw, parts } = promises(state, seat)
  const gap = (Math.abs(draw - take) * 100) / parts
  const better = take > draw ? 'take' : 'draw'
  if (better !== wanted || gap < GAP || gap > PLAIN) return undefined
  return { ...position, turns: [...position.turns], kind: 'take', take, draw, parts, better }
}

/** Plays like another, but alone in the cave it draws on and on: puzzles begin where it should stop. */
export function stubborn(bot: AnyBot): Bot<State, Move, Event> {
  return {
    name: bot.name,
    choose(decision) {
      const { legal, view } = decision
      const draw = legal.findIndex(({ type }) => type === 'draw')
      const goesOn = draw >= 0 && isLastGnome(view)
      return nth(legal, goesOn ? draw : legal.findIndex(same(bot.choose(decision))))
    },
  }
}

function same(chosen: unknown): (move: Move) => boolean {
  return move => move === chosen
}

/** What both are worth on average: silver times `parts`. */
function promises(state: State, seat: Seat): Pick<TakePuzzle, 'take' | 'draw' | 'parts'> {
  const { places, deck, held, stacks } = state
  const tokens = KINDS.flatMap((_name, kind) => (((state.tokens >> kind) & 1) === 1 ? [kind] : []))
  const rivals = stacks.map((stack, at) => (at === seat ? 0 : countIn(stack, nth(held, at))))
  const top = Math.max(...rivals)
  const paid = (stack: readonly number[], token: number): number =>
    Math.max(0, GOLD - Math.max(0, top - countIn(stack, token)))
  const most = (all: readonly (readonly number[])[]): number =>
    Math.max(
      ...all.flatMap(stack => (stack.length === 0 ? [] : tokens.map(token => paid(stack, token)))),
    )
  /** A treasure lies where it helps most. */
  const placed = (card: number): number =>
    Math.max(
      ...places.flatMap((stack, at) =>
        isClosed(state, at) ? [] : [most(places.with(at, [...stack, card]))],
      ),
    )
  /** TRE-16: a stack is chosen first, then comes any of the tokens that are left; all of them together. */
  const blind = Math.max(
    ...places.flatMap(stack =>
      stack.length === 0 ? [] : [tokens.reduce((sum, token) => sum + paid(stack, token), 0)],
    ),
  )
  const parts = tokens.length * deck.length
  const draw = deck.reduce(
    (sum, card) => sum + (card === ORC ? blind : tokens.length * placed(card)),
    0,
  )
  return { take: most(places) * parts, draw, parts }
}

function countIn(stack: readonly number[], kind: number): number {
  return stack.reduce((sum, card) => sum + worth(card, kind), 0)
}
