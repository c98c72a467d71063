import { type Parsed, parsed, unreadable } from '@adit/kernel'
import { parseCell } from '../maze/cells.ts'
import { cloneMaze, isEmpty, layCard } from '../maze/maze.ts'
import type { Rules } from '../rules.ts'
import { parseFace } from './face-text.ts'
import { type MazeText, UNKNOWN } from './maze-text.ts'

/** `LR 1,0 TB 2,1`: the set-up with these cards added, each as it is seen. */
export function readLaid(rules: Rules, words: readonly string[]): Parsed<MazeText> {
  const maze = cloneMaze(rules.maze)
  for (let at = 0; at < words.length; at += 2) {
    const face = parseFace(words[at])
    if (!face.ok) return face
    const cell = parseCell(words[at + 1] ?? '')
    if (!cell.ok) return cell
    if (!isEmpty(maze, cell.value)) {
      return unreadable('position-cell-taken', { place: words[at + 1] })
    }
    layCard(maze, face.value, cell.value)
  }
  const unknown = (places: readonly number[]): number[] => places.map(() => UNKNOWN)
  return parsed({ maze, faces: { goals: unknown(maze.goals), caches: unknown(maze.caches) } })
}
