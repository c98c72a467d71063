import type { Game, Title } from '../game.ts'
import type { ConfigOf } from '../options.ts'
import { type Random, shuffle } from '../random.ts'
import type { Refusal } from '../refusal.ts'
import { CHANCE, everyone, has, leftOf, NOBODY, only, type Seat, type Seats } from '../seats.ts'
import { asTold, asView } from '../view.ts'
import {
  answerWindow,
  closeWindow,
  firstToAnswer,
  isWindowOpen,
  openWindow,
  owedBy,
  SEALED,
  sealWindows,
} from '../windows.ts'
import { parseMove, parsePosition, printMove, printPosition } from './objection-text.ts'

/**
 * A toy title for the tests of the laws themselves: small, yet with a hidden deal, secret draws,
 * face-down discards and a window with sealed answers. Each plays cards for points; one card, the
 * objection, lets its holder stop what another has just played.
 */
export const OBJECTION = 0
export const HOLE = -1
export const NO_CARD = -2
export const ALLOW = 0
const OBJECT = 1
export const HAND = 2

export interface State {
  deck: number[]
  hands: number[][]
  table: number[][]
  dropped: number[]
  mover: Seat
  played: number
  windows: number[]
}

export type Move =
  | { readonly type: 'deal'; readonly order: readonly number[] }
  | { readonly type: 'play' | 'drop'; readonly card: number }
  | { readonly type: 'object' | 'allow' }

export type Event =
  | { readonly type: 'dealt'; readonly hands: readonly (readonly number[])[] }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'dropped' | 'drew'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'landed'; readonly seat: Seat }
  | { readonly type: 'objected'; readonly seat: Seat; readonly by: Seat }

const options = {} as const
type Config = ConfigOf<typeof options>

function openToy({ seats }: Config): Game<State, Move, Event> {
  const size = seats * 4
  const allowMove: Move = { type: 'allow' }
  const objectMove: Move = { type: 'object' }

  function setup(): State {
    const none = (): number[][] => Array.from({ length: seats }, () => [])
    const table = none()
    return { deck: [], hands: none(), table, dropped: [], mover: -1, played: NO_CARD, windows: [] }
  }

  function toAct(state: State): Seats {
    if (state.mover < 0) return only(CHANCE)
    if (isWindowOpen(state.windows)) return owedBy(state.windows)
    return state.hands.every(hand => hand.length === 0) ? NOBODY : only(state.mover)
  }

  function legal(state: State, seat: Seat, out: Move[]): Move[] {
    out.length = 0
    if (!has(toAct(state), seat)) return out
    if (isWindowOpen(state.windows)) {
      out.push(allowMove)
      if (state.hands[seat].includes(OBJECTION)) out.push(objectMove)
      return out
    }
    for (const card of state.hands[seat]) {
      if (card !== OBJECTION) out.push({ type: 'play', card })
      out.push({ type: 'drop', card })
    }
    return out
  }

  /** A card of the hand or an answer at random, and again if that is not legal. */
  function pick(state: State, seat: Seat, random: Random): Move {
    if (isWindowOpen(state.windows)) {
      return state.hands[seat].includes(OBJECTION) && random.below(2) === 0 ? objectMove : allowMove
    }
    for (;;) {
      const named = random.below(2 * state.hands[seat].length)
      const card = state.hands[seat][named >> 1]
      if (named % 2 === 0) return { type: 'drop', card }
      if (card !== OBJECTION) return { type: 'play', card }
    }
  }

  function refuse(state: State, seat: Seat, move: unknown): Refusal | undefined {
    if (!has(toAct(state), seat)) return { key: 'not-asked' }
    if (seat === CHANCE) return isDeal(move) ? undefined : { key: 'not-a-deal' }
    const listed = legal(state, seat, []).some(one => sameMove(one, move))
    return listed ? undefined : { key: 'not-legal' }
  }

  function isDeal(move: unknown): move is Move {
    if (typeof move !== 'object' || move === null || !('order' in move)) return false
    const { order } = move
    return (
      Object.keys(move).length === 2 &&
      Reflect.get(move, 'type') === 'deal' &&
      Array.isArray(order) &&
      order.length === size &&
      new Set(order).size === size &&
      order.every(card => Number.isInteger(card) && card >= 0 && card < size)
    )
  }

  function step(state: State, seat: Seat, move: Move, emit?: (event: Event) => void): void {
    switch (move.type) {
      case 'deal':
        state.deck = [...move.order]
        for (let who = 0; who < seats; who++) state.hands[who] = state.deck.splice(-HAND)
        state.mover = 0
        emit?.({ type: 'dealt', hands: state.hands.map(hand => [...hand]) })
        return
      case 'play': {
        leave(state, seat, move.card)
        state.played = move.card
        emit?.({ type: 'played', seat, card: move.card })
        const others = everyone(seats) & ~only(seat)
        openWindow(state.windows, seats, { ask: 0, owed: others })
        return
      }
      case 'drop':
        leave(state, seat, move.card)
        state.dropped.push(move.card)
        emit?.({ type: 'dropped', seat, card: move.card })
        finish(state, emit)
        return
      case 'allow':
      case 'object':
        if (!answerWindow(state.windows, seats, seat, move.type === 'object' ? OBJECT : ALLOW))
          return
        settle(state, emit)
        finish(state, emit)
    }
  }

  function leave(state: State, seat: Seat, card: number): void {
    state.hands[seat].splice(state.hands[seat].indexOf(card), 1)
  }

  function settle(state: State, emit?: (event: Event) => void): void {
    const by = firstToAnswer(state.windows, seats, OBJECT, state.mover)
    closeWindow(state.windows, seats)
    if (by === undefined) {
      state.table[state.mover].push(state.played)
      emit?.({ type: 'landed', seat: state.mover })
    } else {
      leave(state, by, OBJECTION)
      state.dropped.push(state.played, OBJECTION)
      emit?.({ type: 'objected', seat: state.mover, by })
    }
    state.played = NO_CARD
  }

  function finish(state: State, emit?: (event: Event) => void): void {
    const card = state.deck.pop()
    if (card !== undefined) {
      state.hands[state.mover].push(card)
      emit?.({ type: 'drew', seat: state.mover, card })
    }
    for (let turns = 0; turns < seats; turns++) {
      state.mover = leftOf(state.mover, seats)
      if (state.hands[state.mover].length > 0) return
    }
  }

  const total = (cards: readonly number[]) => cards.reduce((sum, card) => sum + card, 0)

  return {
    seats,
    bound: 1 + size * (seats + 1),
    notation: { printMove, parseMove, printPosition, parsePosition },
    setup,
    clone: state => structuredClone(state),
    toAct,
    legal,
    pick,
    refuse,
    nature: (_state, random) => ({ type: 'deal', order: shuffle([...Array(size).keys()], random) }),
    step,
    passive: state => (isWindowOpen(state.windows) ? allowMove : undefined),
    isMoment: state => isWindowOpen(state.windows),
    outcome(state) {
      if (toAct(state) !== NOBODY) return undefined
      const scores = state.table.map(total)
      const best = Math.max(...scores)
      return { scores, winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])) }
    },
    view(state, viewer) {
      if (viewer === 'judge') return asView(structuredClone(state))
      return asView({
        deck: state.deck.map(() => HOLE),
        hands: state.hands.map((hand, seat) =>
          seat === viewer ? [...hand] : hand.map(() => HOLE),
        ),
        table: state.table.map(cards => [...cards]),
        dropped: state.dropped.map(() => HOLE),
        mover: state.mover,
        played: state.played,
        windows: sealWindows(
          state.windows.slice(),
          seats,
          viewer === 'spectator' ? undefined : viewer,
        ),
      })
    },
    redact(event, viewer) {
      if (viewer === 'judge') return asTold(event)
      switch (event.type) {
        case 'dealt':
          return asTold({
            ...event,
            hands: event.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(() => HOLE))),
          })
        case 'dropped':
        case 'drew':
          return asTold(event.seat === viewer ? event : { ...event, card: HOLE })
        default:
          return asTold(event)
      }
    },
    determinize: (view, random) => fill(structuredClone<State>(view), random),
  }

  function fill(state: State, random: Random): State {
    const unseen = new Set(Array(size).keys())
    for (const card of [state.hands, state.table].flat(2)) unseen.delete(card)
    unseen.delete(state.played)
    const pool = shuffle([...unseen], random)
    // An answer already sealed may have been an objection; allowing is always possible.
    state.windows = state.windows.map(entry => (entry === SEALED ? ALLOW : entry))
    for (const cards of [...state.hands, state.dropped, state.deck]) {
      for (let at = 0; at < cards.length; at++)
        if (cards[at] === HOLE) cards[at] = pool.pop() ?? HOLE
    }
    return state
  }
}

function sameMove(one: Move, other: unknown): boolean {
  return canonicalMove(one) === canonicalMove(other)
}

function canonicalMove(move: unknown): string {
  if (typeof move !== 'object' || move === null) return ''
  return JSON.stringify(Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1)))
}

export const objection: Title<typeof options, State, Move, Event> = {
  name: 'objection',
  revision: 1,
  seats: { min: 2, max: 4 },
  options,
  presets: [],
  conflict: () => undefined,
  open: openToy,
}
