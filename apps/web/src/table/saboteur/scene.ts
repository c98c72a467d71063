import { nth } from '@adit/kernel'
import {
  type At,
  cards,
  cellAt,
  closedAt,
  faceAt,
  faceOf,
  kindOf,
  kindOfFace,
  LINKED,
  type Maze,
  NOTHING_CLOSED,
  wordAt,
  xOf,
  yOf,
} from '@adit/saboteur'
import type { Extent } from '../../client/replay/asking.ts'
import { isOpenAt } from './tunnels.ts'

/** What lies in a cell, as it is seen. */
export interface Lying {
  readonly at: At
  /** The card face up, or -1. */
  readonly face: number
  readonly closed: 'goal' | 'chest' | 'postcard' | undefined
  /** Lamplight: an unbroken tunnel leads here from the start. */
  readonly isLit: boolean
}

/** Where a figure stands: on the card beside the cell that it blocks. */
interface Standing {
  readonly figure: number
  readonly on: At
  readonly blocks: At
  /** The side of the card it stands on, 0 top to 3 left. */
  readonly side: number
}

/** The mine as a picture: what lies where, and how much of the plan has to be seen. */
export interface Scene extends Extent {
  readonly lying: ReadonlyMap<At, Lying>
  readonly figures: readonly Standing[]
  readonly crystals: number
}

const START = cellAt(0, 0)

/** A tunnel end: the blocked cell `<< 2 |` the side of it where the figure's card lies. */
const cellOfEnd = (end: number): At => end >> 2
const sideOfEnd = (end: number): number => end & 3
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

/** The cell that shares that side: 0 top, 1 right, 2 bottom, 3 left. */
export function beside(at: At, side: number): At {
  const [x, y] = nth(STEPS, side)
  return cellAt(xOf(at) + x, yOf(at) + y)
}

export function sceneOf(maze: Maze): Scene {
  const lying = new Map<At, Lying>()
  for (let index = 0; index < maze.cells.length; index++) {
    const at =
      ((maze.top + Math.floor(index / maze.width)) << 8) | (maze.left + (index % maze.width))
    const thing = lyingAt(maze, at)
    if (thing !== undefined) lying.set(at, thing)
  }
  const figures = maze.barriers.flatMap((end, figure) => (end < 0 ? [] : [standing(end, figure)]))
  return framed(lying, [...maze.frontier, ...figures.map(one => one.blocks)], figures)
}

function lyingAt(maze: Maze, at: At): Lying | undefined {
  const face = faceAt(maze, at)
  if (face >= 0) {
    const isLit = linkedSides(maze, at) !== 0 || at === START || isLitFromBeside(maze, at, face)
    return { at, face, closed: undefined, isLit }
  }
  if (closedAt(maze, at) === NOTHING_CLOSED) return undefined
  if (at === maze.landmark) {
    return { at, face: faceOf(kindOf.postcard, 0), closed: 'postcard', isLit: false }
  }
  return { at, face: -1, closed: maze.goals.includes(at) ? 'goal' : 'chest', isLit: true }
}

function linkedSides(maze: Maze, at: At): number {
  return (wordAt(maze, at) >> LINKED) & 15
}

/** A dead end carries no way on, but the light of the tunnel it joins falls into it. */
function isLitFromBeside(maze: Maze, at: At, face: number): boolean {
  return STEPS.some((_step, side) => {
    const next = beside(at, side)
    const isLinked = ((linkedSides(maze, next) >> ((side + 2) % 4)) & 1) === 1
    return isOpenAt(face, side) && faceAt(maze, next) >= 0 && isLinked
  })
}

function standing(end: number, figure: number): Standing {
  const blocks = cellOfEnd(end)
  const towards = sideOfEnd(end)
  return { figure, blocks, on: beside(blocks, towards), side: (towards + 2) % 4 }
}

/** Choosing a card must not move the picture, so cells that can be built on are always in it. */
function framed(lying: Map<At, Lying>, more: readonly At[], figures: readonly Standing[]): Scene {
  const cells = [...lying.keys(), ...more]
  const xs = cells.map(xOf)
  const ys = cells.map(yOf)
  let crystals = 0
  for (const { face } of lying.values())
    if (face >= 0 && nth(cards, kindOfFace(face)).crystal) crystals++
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
    lying,
    figures,
    crystals,
  }
}

/** The same mine, with at least so much of the plan around it. */
export function widened(scene: Scene, { left, right, top, bottom }: Extent): Scene {
  return {
    ...scene,
    left: Math.min(scene.left, left),
    right: Math.max(scene.right, right),
    top: Math.min(scene.top, top),
    bottom: Math.max(scene.bottom, bottom),
  }
}

/** The same mine with cards laid or turned up since: how a round looked when it was over. */
export function withLying(scene: Scene, cards: readonly Lying[]): Scene {
  const lying = new Map(scene.lying)
  for (const card of cards) lying.set(card.at, card)
  return framed(lying, [], scene.figures)
}
