import { only, type Seat } from '@adit/kernel'
import type { Tell } from '../../events.ts'
import { because } from '../../legal/because.ts'
import { notHeld } from '../../legal/passes.ts'
import type { Way } from '../../legal/way.ts'
import { atOfEnd, barrierAt, liftBarrier, standsOn } from '../../maze/barriers.ts'
import type { At } from '../../maze/cells.ts'
import { atOfPlacement, faceOfPlacement, listBlocked } from '../../maze/placements.ts'
import { refuseBlocked } from '../../maze/refusals.ts'
import * as moves from '../../moves.ts'
import { type Ask, ask } from '../../play/asks.ts'
import { holds } from '../../play/hands.ts'
import { play } from '../../play/turn.ts'
import { showCard } from '../../sight/knowledge.ts'
import { HAND, NO_MOVE, type State } from '../../state.ts'
import { AFFORDABLE, FITS, FREE, type Hooks } from '../hooks.ts'

/** Placements on cells with a figure; written anew by each call that lists them. */
const tolled: number[] = []

function isOwn(state: State, at: At): boolean {
  return ownerAt(state, at) === state.mover
}

/** MIN-13, MIN-14: whether the mover can pay the figure on that cell, or placed it. */
function canPay(state: State, at: At): boolean {
  return isOwn(state, at) || state.gold[state.mover] > 0
}

/** Why no figure is passed, and none placed; every language has these sentences. */
export const gatheringRefusals = [
  'toll-unpaid',
  'toll-asked-already',
  'toll-own-figure',
  'figure-none-left',
] as const

const unpaid = because('toll-unpaid', 'MIN-13')

export const tollHooks: Partial<Hooks> = {
  // MIN-81: everyone may be asked anew.
  onCardDue(state) {
    state.figures.asked = 0
    state.figures.payer = -1
  },

  /** Paid by the mover, and offered to each who was not yet asked. */
  blockedLays(rules, state, maze, hand, first, end, code, out, from) {
    if (state.figures.used === 0) return from
    const count = listBlocked(maze, rules.linking, hand, tolled, first, end)
    const asking = code === moves.LAY ? moves.LAY_ASKING : moves.DIVERT_ASKING
    let next = from
    for (let place = 0; place < count; place++) {
      const load = tolled[place]
      const at = moves.atOf(load)
      if (canPay(state, at)) out[next++] = moves.pack(code, load)
      // MIN-14: the owner lays there free of charge and has nobody to ask.
      if (isOwn(state, at)) continue
      for (let seat = 0; seat < rules.seats; seat++) {
        if (seat === state.mover || ((state.figures.asked >> seat) & 1) === 1) continue
        out[next++] = moves.pack(asking + seat, load)
      }
    }
    return next
  },

  whyNotBlocked: (_rules, state, at) => (canPay(state, at) ? undefined : unpaid),

  blockedPlaces(rules, state) {
    if (state.figures.used === 0) return 0
    const first = state.mover * HAND
    const end = first + state.held[state.mover]
    const count = listBlocked(state.maze, rules.linking, state.hands, tolled, first, end)
    let kinds = 0
    for (let place = 0; place < count; place++) {
      const at = moves.atOf(tolled[place])
      kinds |= FITS | (canPay(state, at) ? AFFORDABLE : 0) | (isOwn(state, at) ? FREE : 0)
    }
    return kinds
  },

  /** MIN-13, MIN-81: the toll is due, and the figure leaves. */
  onLay(_rules, state, at, emit) {
    if (state.figures.used > 0) payToll(state, at, emit)
  },

  /** MIN-15: a figure that stood on it is out. */
  onLift({ figures, maze }, at, emit) {
    for (const [figure, end] of maze.barriers.entries()) {
      if (standsOn(end) !== at) continue
      emit?.({ type: 'figure-left', seat: figures.owners[figure], at: atOfEnd(end) })
    }
  },
}

function payToll(state: State, at: At, emit?: Tell): void {
  const figure = barrierAt(state.maze, at)
  if (figure < 0) return
  const owner = state.figures.owners[figure]
  const payer = state.figures.payer < 0 ? state.mover : state.figures.payer
  if (payer !== owner) {
    state.gold[payer]--
    state.gold[owner]++
    emit?.({ type: 'toll-paid', seat: payer, target: owner })
  }
  liftBarrier(state.maze, figure)
  state.figures.payer = -1
  emit?.({ type: 'figure-left', seat: owner, at })
}

const nobody = because('no-such-seat')
const ownFigure = because('toll-own-figure', 'MIN-14')
const askedAlready = because('toll-asked-already', 'MIN-81')

/** MIN-14: a card laid at another's cost, if that seat will pay. Listed with what is laid. */
export const askingHelp: Way = {
  codes: Array.from(
    { length: moves.ALLOW - moves.LAY_ASKING },
    (_, seat) => moves.LAY_ASKING + seat,
  ),
  absent: because('lay-no-barrier', 'MIN-13'),
  list: (_rules, _state, _out, from) => from,
  whyNot(rules, state, move) {
    const kind = moves.cardOf(move)
    const { laying } = rules.actions[kind] ?? {}
    if (!laying || !holds(state, state.mover, kind)) return notHeld(kind)
    const face = faceOfPlacement(moves.loadOf(move))
    const at = atOfPlacement(moves.loadOf(move))
    const why =
      laying.whyNot(rules, state, face, at) ??
      refuseBlocked(laying.maze(state), rules.linking, face, at)
    if (why !== undefined) return why
    const asked = moves.askedBy(moves.codeOf(move))
    if (asked >= rules.seats || asked === state.mover) return nobody
    if (isOwn(state, at)) return ownFigure
    return ((state.figures.asked >> asked) & 1) === 1 ? askedAlready : undefined
  },
  take(rules, state, move, emit) {
    const asked = moves.askedBy(moves.codeOf(move))
    state.pending = move
    state.figures.asked |= only(asked)
    showCard(state, state.mover, moves.cardOf(move), rules.everyone)
    const owner = ownerAt(state, moves.atOf(move))
    emit?.({ type: 'help-asked', seat: state.mover, target: asked, owner, move })
    ask(rules, state, 'help', asked)
  },
}

/** MIN-14: will you pay in the mover's place? */
export const helpAsk: Ask = {
  passive: moves.pack(moves.DECLINE),
  isDue: (_rules, { maze, pending }) =>
    pending !== NO_MOVE && barrierAt(maze, moves.atOf(pending)) >= 0,
  list(_rules, state, seat, out) {
    out[0] = moves.pack(moves.DECLINE)
    if (!canHelp(state, seat)) return 1
    out[1] = moves.pack(moves.PAY)
    return 2
  },
  /** The card is laid at the helper's cost, or the mover chooses anew. */
  answer(rules, state, seat, move, _subject, emit) {
    const { pending } = state
    state.pending = NO_MOVE
    if (moves.codeOf(move) === moves.DECLINE) {
      emit?.({ type: 'help-declined', seat })
      return
    }
    state.figures.payer = seat
    emit?.({ type: 'help-given', seat, owner: ownerAt(state, moves.atOf(pending)) })
    play(rules, state, pending, emit)
  },
}

/** MIN-81: with a nugget, or by waiving the toll as the figure's owner. */
function canHelp(state: State, seat: Seat): boolean {
  return state.gold[seat] > 0 || ownerAt(state, moves.atOf(state.pending)) === seat
}

function ownerAt(state: State, at: At): Seat {
  return state.figures.owners[barrierAt(state.maze, at)]
}
