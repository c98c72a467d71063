import { isWindowOpen, type Random, type Seat } from '@adit/kernel'
import { BARRED } from '../cards/front.ts'
import { shapedKinds } from '../cards/order.ts'
import { fitsThere, listFaces, placementOf } from '../maze/placements.ts'
import type { Move, PlayerMove } from '../moves.ts'
import * as moves from '../moves.ts'
import type { Rules } from '../rules.ts'
import { HAND, NO_MOVE, type State, TURN_DUE } from '../state.ts'
import { legal, listBlockedLays } from './legal.ts'

// Written anew by each call, so that none allocates.
const answers: Move[] = []
const faces = new Int32Array(2 * HAND)
const kinds = new Int32Array(HAND)
const sizes = new Int32Array(HAND)
const listed: PlayerMove[] = []

/**
 * One of the moves that `legal` lists, each equally likely, and no list of them: a number is drawn
 * below a bound of everything that could be named, and drawn again if the rules refuse what it names.
 * Windows have few answers, and are listed; so are blocked cells and the other ways of a turn.
 */
export function pick(rules: Rules, state: State, seat: Seat, random: Random): Move {
  if (isWindowOpen(state.windows) || state.stage !== TURN_DUE) {
    legal(rules, state, seat, answers)
    return answers[random.below(answers.length)]
  }
  const held = state.held[state.mover]
  return held === 0 ? moves.pack(moves.PASS) : pickTurn(rules, state, held, random)
}

function pickTurn(rules: Rules, state: State, held: number, random: Random): PlayerMove {
  const { hands, maze, mover } = state
  const { actions, ways } = rules
  const from = mover * HAND
  const canLay = (state.front[mover] & BARRED) === 0
  let faceCount = 0
  let kindCount = 0
  let listCount = 0
  let actionCount = 0
  let before = -1
  for (let place = from; place < from + held; place++) {
    const kind = hands[place]
    if (kind === before) continue
    before = kind
    if (kind < shapedKinds) {
      if (canLay) faceCount = listFaces(kind, faces, faceCount)
      continue
    }
    const card = actions[kind]
    if (card.laying !== null) {
      listCount = card.list(rules, state, kind, listed, listCount)
      continue
    }
    const size = card.aim.size(rules, state)
    kinds[kindCount] = kind
    sizes[kindCount++] = size
    actionCount += size
  }
  if (canLay) listCount = listBlockedLays(rules, state, listed, listCount)
  for (let way = 0; way < ways.length; way++) {
    listCount = ways[way].list(rules, state, listed, listCount)
  }
  const layCount = faceCount * maze.frontier.length
  const passes = passesOf(rules, held)
  const bound = layCount + actionCount + passes.length + listCount
  for (;;) {
    let number = random.below(bound)
    if (number < layCount) {
      const move = layAt(rules, state, number, faceCount)
      if (move !== NO_MOVE) return move
      continue
    }
    number -= layCount
    if (number < actionCount) {
      const move = actionAt(rules, state, number)
      if (move !== NO_MOVE) return move
      continue
    }
    number -= actionCount
    if (number < listCount) return listed[number]
    const move = passAt(hands, from, passes[number - listCount])
    if (move !== NO_MOVE) return move
  }
}

function layAt(rules: Rules, state: State, number: number, faceCount: number): PlayerMove {
  const { maze } = state
  const slot = (number / faceCount) | 0
  const face = faces[number - slot * faceCount]
  const at = maze.frontier[slot]
  return fitsThere(maze, rules.linking, face, at)
    ? moves.pack(moves.LAY, placementOf(face, at))
    : NO_MOVE
}

function actionAt(rules: Rules, state: State, number: number): PlayerMove {
  let place = 0
  let rest = number
  while (rest >= sizes[place]) rest -= sizes[place++]
  const kind = kinds[place]
  const { aim, whyNot } = rules.actions[kind]
  const target = aim.nth(rules, state, rest)
  if (target < 0 || whyNot(rules, state, target) !== undefined) return NO_MOVE
  return moves.playOf(kind, target)
}

/** The places in the hand of one to three cards, four bits each and one more than their number. */
type Places = number

/** By the number of cards held: every single card, and every set of up to three. */
function passesOf(rules: Rules, held: number): readonly Places[] {
  return rules.passUpTo === 1 ? SINGLES[held] : SETS[held]
}

const SINGLES: readonly (readonly Places[])[] = tabulate(1)
const SETS: readonly (readonly Places[])[] = tabulate(3)

function tabulate(most: number): readonly (readonly Places[])[] {
  return Array.from({ length: HAND + 1 }, (_, held) => setsOf(held, most))
}

function setsOf(held: number, most: number): readonly Places[] {
  const sets: Places[] = []
  for (let a = 1; a <= held; a++) {
    sets.push(a)
    for (let b = a + 1; most > 1 && b <= held; b++) {
      sets.push(a | (b << 4))
      for (let c = b + 1; c <= held; c++) sets.push(a | (b << 4) | (c << 8))
    }
  }
  return sets
}

/** Of equal cards those farthest left stand for all, so that each set is named once. */
function passAt(hands: readonly number[], from: number, places: Places): PlayerMove {
  const a = (places & 15) - 1
  const b = ((places >> 4) & 15) - 1
  const c = (places >> 8) - 1
  if (a > 0 && hands[from + a] === hands[from + a - 1]) return NO_MOVE
  if (b < 0) return moves.pack(moves.PASS, moves.discardLoad(hands[from + a]))
  if (b > a + 1 && hands[from + b] === hands[from + b - 1]) return NO_MOVE
  if (c > b + 1 && hands[from + c] === hands[from + c - 1]) return NO_MOVE
  const third = c < 0 ? -1 : hands[from + c]
  return moves.pack(moves.PASS, moves.discardLoad(hands[from + a], hands[from + b], third))
}
