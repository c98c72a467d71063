import { copyMaze, isEmpty, openMaze, removeCard, type State } from '@adit/saboteur'
import { shortOf } from './chart.ts'
import { clamp, type Ground, MOST_GAIN, nearestIn } from './ground.ts'

/** The maze that rocks are let fall in to see what comes of it. */
const trial = openMaze({ goals: [] })

/** How many cards nearer the tunnel would be without that card. */
export function gainOfFall(state: State, ground: Ground, at: number): number {
  const { nearest } = ground
  if (isEmpty(state.maze, at)) return 0
  // Far from the best end a rock fall changes nothing that counts.
  if (shortOf(at) > nearest + 3) return 0
  copyMaze(state.maze, trial)
  removeCard(trial, at)
  return clamp(nearest - nearestIn(trial))
}

/** Whether the tunnel could come nearer without that card: only by what lies nearer than its end. */
export function isInTheWay({ nearest }: Ground, at: number): boolean {
  return shortOf(at) < nearest
}

/**
 * How many cards nearer the tunnel can be without that card at most: it may end there then, or beside it,
 * where a card less is in the way.
 */
export function mostOfFall({ nearest }: Ground, at: number): number {
  return Math.min(MOST_GAIN, nearest + 1 - shortOf(at))
}
