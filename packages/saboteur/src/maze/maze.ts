import { kindOf } from '../cards/order.ts'
import { landmarkKind } from '../cards/pieces.ts'
import { barrierCount, type End, liftBarrier, standsOn } from './barriers.ts'
import { type CellList, enter, leave } from './cell-list.ts'
import { type At, NOWHERE, START } from './cells.ts'
import { type Ground, hideCard, hideClosed, showCard, showClosed } from './demands.ts'
import { type Face, faceOf, isLoose } from './faces.ts'
import { fitFrame, indexOf, isInside, isNearRim, makeRoom, openFrame } from './frame.ts'
import { relink } from './links.ts'
import {
  BLOCKED,
  CLOSED_CACHE,
  CLOSED_GOAL,
  CLOSED_LANDMARK,
  type Closed,
  CONTENT,
  FACE_UP,
  HANGING_ON,
  isEmptyWord,
  LINKED,
  NOTHING_CLOSED,
  ROOT,
  type Word,
} from './words.ts'

export { CLOSED_CACHE, CLOSED_GOAL, CLOSED_LANDMARK, type Closed, NOTHING_CLOSED } from './words.ts'

/**
 * The cards on the table. Plain numbers, all of them public: what a closed card hides is kept
 * elsewhere, by slot, and so cannot influence what is legal.
 *
 * Canonical: what lies where decides every field, whatever the order in which it came there.
 * To be changed with the functions of this file and of barriers.ts only.
 */
export interface Maze extends Ground {
  /** What a rock fall may take, closed caches apart: all face-up cards but those of set-up. */
  laid: CellList
  /** By slot: where that goal lies, face down or up. A slot is a card and stays with it. */
  goals: At[]
  /** By slot: where that caches lies; NOWHERE once it was turned up or removed. */
  caches: At[]
  /** By barrier: the tunnel end it stands on, or NOWHERE. */
  barriers: End[]
  /** The landmark's cell, linked or not, or NOWHERE. */
  landmark: At
}

export interface Layout {
  readonly goals: readonly At[]
  readonly caches?: readonly At[]
  readonly landmark?: At
}

/** SAB-23: what is laid joins a side to which an unbroken tunnel leads from the start. */
export const CONNECTED = LINKED
/** SAB-24: what is laid joins a card that hangs together with the start, stubs included. */
export const HANGING = HANGING_ON
/** Which of the two is in force; the number says where a cell's word holds the sides to join. */
export type Linking = typeof CONNECTED | typeof HANGING

export const START_FACE: Face = faceOf(kindOf.start, 0)
export const LANDMARK_FACE: Face = faceOf(landmarkKind, 0)

/** The table at set-up: start face up, goals and caches closed, the landmark not yet linked. */
export function openMaze({ goals, caches = [], landmark = NOWHERE }: Layout): Maze {
  const { left, top, width, cells } = openFrame()
  const maze: Maze = {
    left,
    top,
    width,
    cells,
    frontier: [],
    laid: [],
    goals: [...goals],
    caches: [...caches],
    barriers: [NOWHERE, NOWHERE],
    landmark,
  }
  layCard(maze, START_FACE, START)
  for (const at of goals) putClosed(maze, at, CLOSED_GOAL)
  for (const at of caches) if (at !== NOWHERE) putClosed(maze, at, CLOSED_CACHE)
  if (landmark !== NOWHERE) putClosed(maze, landmark, CLOSED_LANDMARK)
  return maze
}

export function cloneMaze(maze: Maze): Maze {
  return {
    left: maze.left,
    top: maze.top,
    width: maze.width,
    cells: maze.cells.slice(),
    frontier: maze.frontier.slice(),
    laid: maze.laid.slice(),
    goals: maze.goals.slice(),
    caches: maze.caches.slice(),
    barriers: maze.barriers.slice(),
    landmark: maze.landmark,
  }
}

/** The same onto a maze that is there and may be lost, so that nothing is allocated. */
export function copyMaze(maze: Maze, onto: Maze): void {
  onto.left = maze.left
  onto.top = maze.top
  onto.width = maze.width
  onto.landmark = maze.landmark
  copyList(maze.cells, onto.cells)
  copyList(maze.frontier, onto.frontier)
  copyList(maze.laid, onto.laid)
  copyList(maze.goals, onto.goals)
  copyList(maze.caches, onto.caches)
  copyList(maze.barriers, onto.barriers)
}

function copyList(list: readonly number[], onto: number[]): void {
  while (onto.length > list.length) onto.pop()
  const kept = onto.length
  for (let nth = 0; nth < kept; nth++) onto[nth] = list[nth]
  for (let nth = kept; nth < list.length; nth++) onto.push(list[nth])
}

/**
 * Lays a card on an empty cell without a barrier; whether the rules allow it is not asked.
 * True if an unbroken tunnel now arrives at something closed that it did not arrive at before.
 */
export function layCard(maze: Maze, face: Face, at: At): boolean {
  if (isNearRim(maze, at, 0)) makeRoom(maze, at)
  const index = indexOf(maze, at)
  if (maze.cells[index] >= BLOCKED) throw new Error(`cell ${at} is taken`)
  leave(maze.frontier, at)
  if (isLoose[face] !== 0) enter(maze.laid, at)
  return showCard(maze, index, at, face)
}

/** Turns up the goal, caches or landmark at a cell, as `face`. True as for `layCard`. */
export function turnUp(maze: Maze, at: At, face: Face): boolean {
  if (closedAt(maze, at) === NOTHING_CLOSED) throw new Error(`nothing closed at ${at}`)
  const slot = cacheSlotAt(maze, at)
  if (slot >= 0) {
    maze.caches[slot] = NOWHERE
    enter(maze.laid, at)
  }
  return showCard(maze, indexOf(maze, at), at, face)
}

/** Takes a face-up card or a closed caches out of the maze, with the barriers on it (MIN-15). */
export function removeCard(maze: Maze, at: At): void {
  if (closedAt(maze, at) === CLOSED_CACHE) {
    maze.caches[cacheSlotAt(maze, at)] = NOWHERE
    takeClosed(maze, at)
    return
  }
  const index = indexOf(maze, at)
  const card = maze.cells[index]
  if ((card & FACE_UP) === 0) throw new Error(`no card to take at ${at}`)
  for (let barrier = 0; barrier < barrierCount; barrier++) {
    if (standsOn(maze.barriers[barrier]) === at) liftBarrier(maze, barrier)
  }
  leave(maze.laid, at)
  const joints = hideCard(maze, index, at)
  // A card that hangs by one joint carries nothing on, nor does one that is cut off.
  const carries = joints > 1 && (card & (15 << HANGING_ON)) !== 0
  if (carries || (card & ROOT) === ROOT) relink(maze.cells, maze.width)
  if (isNearRim(maze, at, 2)) fitFrame(maze)
}

/** Moves a face-down goal to an empty cell without a barrier (MIN-65). True as for `layCard`. */
export function moveGoal(maze: Maze, slot: number, to: At): boolean {
  putClosed(maze, to, CLOSED_GOAL)
  takeClosed(maze, maze.goals[slot])
  maze.goals[slot] = to
  return (maze.cells[indexOf(maze, to)] & (15 << LINKED)) !== 0
}

/** Swaps two goals that lie face down (CHM-17): the slots, being the cards, trade their cells. */
export function swapGoals(maze: Maze, one: number, other: number): void {
  const at = maze.goals[one]
  maze.goals[one] = maze.goals[other]
  maze.goals[other] = at
}

/** The face-up card at a cell, or -1. */
export function faceAt(maze: Maze, at: At): Face {
  const word = wordAt(maze, at)
  return (word & FACE_UP) === 0 ? -1 : word >> CONTENT
}

/** What lies closed at a cell: a goal face down, a caches, the landmark before it is linked. */
export function closedAt(maze: Maze, at: At): Closed {
  const word = wordAt(maze, at)
  // Where no card lies face up, two bits are left, and these say what lies closed.
  return (word & FACE_UP) === 0 ? ((word >> CONTENT) as Closed) : NOTHING_CLOSED
}

/** Whether the goal of this slot still lies face down. */
export function isFaceDown(maze: Maze, slot: number): boolean {
  // No goal that lies face up has so low a face.
  return maze.cells[indexOf(maze, maze.goals[slot])] >> CONTENT === CLOSED_GOAL
}

/** The slot of the goal at this cell, face down or up, or -1. */
export function goalSlotAt(maze: Maze, at: At): number {
  return maze.goals.indexOf(at)
}

/** The slot of the closed caches at this cell, or -1. */
export function cacheSlotAt(maze: Maze, at: At): number {
  return maze.caches.indexOf(at)
}

/** No card, nothing closed; a barrier may block it all the same. */
export function isEmpty(maze: Maze, at: At): boolean {
  return isEmptyWord(wordAt(maze, at))
}

/** Outside the frame nothing lies and no neighbour demands anything. */
export function wordAt(maze: Maze, at: At): Word {
  return isInside(maze, at) ? maze.cells[indexOf(maze, at)] : 0
}

function putClosed(maze: Maze, at: At, closed: Closed): void {
  if (isNearRim(maze, at, 0)) makeRoom(maze, at)
  showClosed(maze, indexOf(maze, at), at, closed)
}

function takeClosed(maze: Maze, at: At): void {
  hideClosed(maze, indexOf(maze, at), at)
  if (isNearRim(maze, at, 2)) fitFrame(maze)
}
