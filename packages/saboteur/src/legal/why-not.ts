import type { Refusal } from '@adit/kernel'
import { cards, type Kind, kindCount, kindOf, shapedKinds } from '../cards/order.ts'
import { type At, NOWHERE } from '../maze/cells.ts'
import { kindOfFace } from '../maze/faces.ts'
import { endOf, figureAt } from '../maze/figures.ts'
import { closedAt, faceAt, goalSlotAt, NOTHING_CLOSED } from '../maze/maze.ts'
import { atOfPlacement, faceOfPlacement } from '../maze/placements.ts'
import { refuseEnd, refusePlacement, refuseTolled } from '../maze/refusals.ts'
import * as moves from '../moves.ts'
import { liftLast } from '../play/diversion.ts'
import { holds, listHand } from '../play/hands.ts'
import { canPayToll } from '../play/paths.ts'
import { cardOf } from '../play/turn.ts'
import type { Rules } from '../rules.ts'
import { BROKEN, PATH_DUE, type State, THIEF, TRAP } from '../state.ts'
import { breaks, mends } from '../tools.ts'

/** The keys of every refusal of a move that is not about where a tunnel card lies (refusals.ts). */
export const moveRefusals = [
  'not-your-turn',
  'move-malformed',
  'answer-not-offered',
  'chance-not-awaited',
  'chance-other-awaited',
  'chance-impossible',
  'card-not-held',
  'no-such-seat',
  'lay-broken',
  'lay-trapped',
  'path-lay-only',
  'toll-unpaid',
  'toll-asked-already',
  'toll-own-figure',
  'break-oneself',
  'break-already',
  'repair-other-tool',
  'repair-not-broken',
  'rock-fall-nothing',
  'map-not-closed',
  'map-forbidden',
  'vein-not-closed',
  'thief-already',
  'hands-off-no-thief',
  'trap-oneself',
  'trap-already',
  'free-no-trap',
  'oneself',
  'hats-none-left',
  'treasury-empty',
  'veto-own-turn',
  'path-too-few',
  'path-no-place',
  'divert-nothing',
  'divert-same-cell',
  'divert-other-card',
  'pass-too-many',
  'pass-empty',
  'pass-order',
  'ransom-not-here',
  'ransom-nothing',
  'ransom-two',
  'figure-none-left',
  'not-legal',
] as const
type Key = (typeof moveRefusals)[number]

function because(key: Key, rule?: string, slots?: Refusal['slots']): Refusal {
  return { ...(rule === undefined ? {} : { rule }), key, ...(slots === undefined ? {} : { slots }) }
}

/** The rule that stands against a turn's move. Asked only about moves that are not legal. */
export function whyNot(rules: Rules, state: State, move: number): Refusal {
  return explain(rules, state, move) ?? because('not-legal')
}

function explain(rules: Rules, state: State, move: number): Refusal | undefined {
  const code = moves.codeOf(move)
  if (code >= moves.ALLOW) return because('move-malformed')
  if (state.stage === PATH_DUE && !(moves.isLaying(code) && !moves.isDiverting(code))) {
    return because('path-lay-only', 'CHM-22')
  }
  if (code === moves.PASS) return explainPass(rules, state, move)
  if (code === moves.RANSOM) return explainRansom(rules, state, move)
  if (code >= moves.FIGURE && code < moves.LAY_ASKING) return explainFigure(rules, state, move)
  const kind = cardOf(move)
  if (kind >= kindCount || !holds(state, state.mover, kind)) return notHeld(kind)
  if (moves.isLaying(code)) return explainLay(rules, state, move, code)
  switch (code) {
    case moves.BREAK:
      return explainBreak(rules, state, move)
    case moves.REPAIR:
      return explainRepair(rules, move)
    case moves.ROCK_FALL:
      return because('rock-fall-nothing', 'SAB-44')
    case moves.MAP:
      return explainMap(state, moves.atOf(move))
    case moves.VEIN_SWAP:
      return because('vein-not-closed', 'CHM-17')
    case moves.PLAY:
      return explainPlay(rules, state, kind, moves.seatOf(move))
    default:
      return because('move-malformed')
  }
}

function notHeld(kind: Kind): Refusal {
  return kind >= 0 && kind < kindCount
    ? because('card-not-held', undefined, { card: cards[kind].name })
    : because('move-malformed')
}

function explainLay(rules: Rules, state: State, move: number, code: number): Refusal | undefined {
  const face = faceOfPlacement(moves.loadOf(move))
  const at = atOfPlacement(moves.loadOf(move))
  if (moves.isDiverting(code)) {
    if (state.lastLaid === NOWHERE) return because('divert-nothing', 'CHM-23')
    if (at === state.lastLaid) return because('divert-same-cell', 'CHM-37')
    if (kindOfFace(face) !== kindOfFace(faceAt(state.maze, state.lastLaid))) {
      return because('divert-other-card', 'CHM-23')
    }
  } else {
    const front = state.front[state.mover]
    if ((front & BROKEN) !== 0) return because('lay-broken', 'SAB-28')
    if ((front & TRAP) !== 0) return because('lay-trapped', 'SB2-26')
  }
  const maze = moves.isDiverting(code) ? liftLast(state) : state.maze
  const tolled = figureAt(maze, at) >= 0
  const asked = moves.askedBy(code)
  if (asked >= 0) {
    return refuseTolled(maze, rules.linking, face, at) ?? explainAsking(rules, state, at, asked)
  }
  if (!tolled) return refusePlacement(maze, rules.linking, face, at)
  return (
    refuseTolled(maze, rules.linking, face, at) ??
    (canPayToll(state, at) ? undefined : because('toll-unpaid', 'MIN-13'))
  )
}

function explainAsking(rules: Rules, state: State, at: At, asked: number): Refusal | undefined {
  if (asked >= rules.seats || asked === state.mover) return because('no-such-seat')
  if (state.figures.owners[figureAt(state.maze, at)] === state.mover) {
    return because('toll-own-figure', 'MIN-14')
  }
  return ((state.asked >> asked) & 1) === 1 ? because('toll-asked-already', 'MIN-81') : undefined
}

function explainBreak(rules: Rules, state: State, move: number): Refusal | undefined {
  const kind = moves.kindOfPlay(move)
  const target = moves.seatOf(move)
  if (breaks[kind] === 0) return because('move-malformed')
  if (target >= rules.seats) return because('no-such-seat')
  if (target === state.mover && !rules.sabotageOnSelf) return because('break-oneself', 'SAB-40')
  return because('break-already', 'SAB-41', { seat: target })
}

function explainRepair(rules: Rules, move: number): Refusal | undefined {
  const kind = moves.kindOfRepair(move)
  const target = moves.seatOf(move)
  const tool = moves.toolOf(move)
  if (mends[kind] === 0 || tool > 2) return because('move-malformed')
  if (target >= rules.seats) return because('no-such-seat')
  if (((mends[kind] >> tool) & 1) === 0) return because('repair-other-tool', 'SAB-42')
  return because('repair-not-broken', kind === kindOf.craftsman ? 'CHM-21' : 'SAB-42', {
    seat: target,
  })
}

function explainMap(state: State, at: At): Refusal {
  const closed = closedAt(state.maze, at) !== NOTHING_CLOSED
  if (closed && goalSlotAt(state.maze, at) >= 0) return because('map-forbidden', 'MIN-62')
  return because('map-not-closed', 'SAB-45')
}

function explainPlay(rules: Rules, state: State, kind: Kind, target: number): Refusal | undefined {
  if (kind < shapedKinds) return because('move-malformed')
  if (target >= rules.seats) return because('no-such-seat')
  const self = target === state.mover
  switch (kind) {
    case kindOf.thief:
      return target === 0 ? because('thief-already', 'SB2-05') : because('move-malformed')
    case kindOf.treasury:
      return target === 0 ? because('treasury-empty', 'CHM-18') : because('move-malformed')
    case kindOf.veto:
      return because('veto-own-turn', 'CHM-19')
    case kindOf.pathfinder:
      return explainPathfinder(state, target)
    case kindOf['hands-off']:
      return because('hands-off-no-thief', 'SB2-22', { seat: target })
    case kindOf.trap:
      return self
        ? because('trap-oneself', 'SB2-26')
        : because('trap-already', 'SB2-05', { seat: target })
    case kindOf.free:
      return because('free-no-trap', 'SB2-27', { seat: target })
    case kindOf['swap-hats']:
      return because('hats-none-left', 'SB2-25')
    case kindOf['swap-hands']:
      return because('oneself', 'SB2-23')
    case kindOf.inspection:
      return because('oneself', 'SB2-24')
    default:
      return because('move-malformed')
  }
}

function explainPathfinder(state: State, target: number): Refusal {
  if (target !== 0) return because('move-malformed')
  const front = state.front[state.mover]
  if ((front & BROKEN) !== 0) return because('lay-broken', 'CHM-39')
  if ((front & TRAP) !== 0) return because('lay-trapped', 'CHM-39')
  const tunnels = listHand(state, state.mover).filter(kind => kind < shapedKinds).length
  return tunnels < 2 ? because('path-too-few', 'CHM-22') : because('path-no-place', 'CHM-22')
}

/** Cards discarded must be held, each as often as named. */
function missing(state: State, move: number, most: number): Kind {
  const left = listHand(state, state.mover)
  for (let place = 0; place < most; place++) {
    const kind = moves.discardOf(move, place)
    if (kind < 0) continue
    const at = left.indexOf(kind)
    if (at < 0) return kind
    left.splice(at, 1)
  }
  return -1
}

function explainPass(rules: Rules, state: State, move: number): Refusal {
  const kinds = [0, 1, 2].map(place => moves.discardOf(move, place)).filter(kind => kind >= 0)
  const lacking = missing(state, move, 3)
  if (lacking >= 0) return notHeld(lacking)
  if (kinds.length > rules.passUpTo) {
    return because('pass-too-many', rules.passUpTo === 1 ? 'SAB-10' : 'SB2-03', {
      most: rules.passUpTo,
    })
  }
  if (kinds.length === 0) return because('pass-empty', 'SAB-12')
  return because('pass-order')
}

function explainRansom(rules: Rules, state: State, move: number): Refusal {
  if (!rules.ransom) return because('ransom-not-here', 'SAB-10')
  const lacking = missing(state, move, 2)
  if (lacking >= 0) return notHeld(lacking)
  if (moves.discardOf(move, 0) < 0 || moves.discardOf(move, 1) < 0)
    return because('ransom-two', 'SB2-03')
  if (((state.front[state.mover] >> moves.ransomedOf(move)) & 1) === 0) {
    return because('ransom-nothing', (state.front[state.mover] & THIEF) !== 0 ? 'SB2-56' : 'SB2-03')
  }
  return because('pass-order')
}

function explainFigure(rules: Rules, state: State, move: number): Refusal | undefined {
  if (state.figures.used >= rules.figures) return because('figure-none-left', 'MIN-12')
  const kind = moves.kindOfFigure(move)
  if (!holds(state, state.mover, kind)) return notHeld(kind)
  const side = moves.codeOf(move) - moves.FIGURE
  return refuseEnd(state.maze, rules.linking, endOf(moves.atOf(move), side))
}
