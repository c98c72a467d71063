import type { Refusal } from '@adit/kernel'
import { type Sides, sideNames } from '../shapes.ts'
import { atOfEnd, type End, endOf, isBlocked } from './barriers.ts'
import { type At, besideOf, isCell } from './cells.ts'
import {
  type Face,
  isFace,
  layingRule,
  looksAlike,
  NEVER,
  openSides,
  ROOTED,
  STRICT,
} from './faces.ts'
import { CONNECTED, closedAt, type Linking, type Maze, wordAt } from './maze.ts'
import { isBesideGoal, joinSet } from './placements.ts'
import {
  CLOSED_CACHE,
  CLOSED_LANDMARK,
  HANGING_ON,
  isEmptyWord,
  JOIN,
  NOTHING_CLOSED,
  ROCK,
  type Word,
} from './words.ts'

export const placementRefusals = [
  'lay-no-tunnel',
  'lay-no-cell',
  'lay-looks-alike',
  'lay-cell-taken',
  'lay-no-neighbour',
  'lay-only-closed-neighbour',
  'lay-clash',
  'lay-root-by-goal',
  'lay-no-joint',
  'lay-behind-dead-end',
  'lay-strict-behind-dead-end',
  'lay-cut-off',
  'lay-barrier',
  'lay-no-barrier',
  'end-none',
  'end-cell-taken',
  'end-barrier',
  'end-not-linked',
] as const
type Key = (typeof placementRefusals)[number]

/** Why a tunnel card or a barrier has no place there. */
export interface PlacementRefusal extends Refusal {
  readonly key: Key
}

type Refuse = (maze: Maze, linking: Linking, face: Face, at: At) => PlacementRefusal | undefined

/** Why the card may not be laid there; undefined exactly when `listPlacements` lists it. */
export const refusePlacement: Refuse = (maze, linking, face, at) =>
  refuseCard(maze, linking, face, at) ??
  (isBlocked(maze, at) ? because('lay-barrier', 'MIN-13') : undefined)

/** Why the card may not be laid there for a price; undefined exactly when `listBlocked` lists it. */
export const refuseBlocked: Refuse = (maze, linking, face, at) =>
  refuseCard(maze, linking, face, at) ??
  (isBlocked(maze, at) ? undefined : because('lay-no-barrier', 'MIN-13'))

/** Why no barrier may be placed on that tunnel end; undefined exactly when `listEnds` lists it. */
export function refuseEnd(maze: Maze, linking: Linking, end: End): PlacementRefusal | undefined {
  const at = atOfEnd(end)
  // What is no end, or too large to be one, must not pass for the end that its low bits spell.
  if (!isCell(at) || end !== endOf(at, end & 3)) return because('end-none', 'MIN-12')
  const word = wordAt(maze, at)
  const side = 1 << (end & 3)
  if (!isEmptyWord(word)) {
    return because('end-cell-taken', closedAt(maze, at) === CLOSED_CACHE ? 'MIN-92' : 'MIN-12')
  }
  if (isBlocked(maze, at)) return because('end-barrier', 'MIN-80')
  if (((word >> JOIN) & side) === 0) return because('end-none', 'MIN-12')
  return ((word >> linking) & side) === 0 ? because('end-not-linked', 'MIN-12') : undefined
}

const refuseCard: Refuse = (maze, linking, face, at) => {
  if (!isFace(face) || layingRule[face >> 1] === NEVER) return because('lay-no-tunnel')
  if (!isCell(at)) return because('lay-no-cell')
  if ((face & 1) !== 0 && looksAlike[face >> 1] !== 0) return because('lay-looks-alike', 'SAB-20')
  const word = wordAt(maze, at)
  if (!isEmptyWord(word)) return because('lay-cell-taken')
  return (
    refuseNeighbours(maze, word, at) ??
    refuseSides(word, openSides[face]) ??
    refuseJoints(maze, linking, face, at)
  )
}

/** The landmark shows no rock, so whoever shows rock or can be joined is a face-up card. */
function refuseNeighbours(maze: Maze, word: Word, at: At): PlacementRefusal | undefined {
  if (((word >> ROCK) & 15) !== 0 || ((word >> JOIN) & 15) !== 0) return undefined
  for (let side = 0; side < 4; side++) {
    const closed = closedAt(maze, besideOf(at, side))
    if (closed === NOTHING_CLOSED) continue
    const rule = closed === CLOSED_LANDMARK ? 'MIN-82' : 'SAB-26'
    return because('lay-only-closed-neighbour', rule)
  }
  return because('lay-no-neighbour', 'SAB-21')
}

function refuseSides(word: Word, open: Sides): PlacementRefusal | undefined {
  const clash = (word & 15 & ~open) | ((word >> ROCK) & 15 & open)
  if (clash === 0) return undefined
  const side = sideNames[31 - Math.clz32(clash & -clash)]
  return { rule: 'SAB-22', key: 'lay-clash', slots: { side } }
}

const refuseJoints: Refuse = (maze, linking, face, at) => {
  const word = wordAt(maze, at)
  const open = openSides[face]
  const rule = layingRule[face >> 1]
  if (rule === ROOTED && isBesideGoal(maze, at)) return because('lay-root-by-goal', 'SB2-12')
  if (((word >> joinSet(rule, linking)) & open) !== 0) return undefined
  const general = linking === CONNECTED ? 'SAB-23' : 'SAB-24'
  if (((word >> JOIN) & open) === 0) {
    return because('lay-no-joint', rule === ROOTED ? 'SB2-12' : general)
  }
  if (((word >> HANGING_ON) & open) === 0) return because('lay-cut-off', 'SAB-25')
  return rule === STRICT
    ? because('lay-strict-behind-dead-end', 'SB2-52')
    : because('lay-behind-dead-end', general)
}

function because(key: Key, rule?: string): PlacementRefusal {
  return rule === undefined ? { key } : { rule, key }
}
