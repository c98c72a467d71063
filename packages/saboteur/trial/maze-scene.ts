import { type Parsed, parseFields, printFields } from '@adit/kernel'
import { kindOf } from '../src/cards/order.ts'
import { type At, parseCell, printCell } from '../src/maze/cells.ts'
import type { Face } from '../src/maze/faces.ts'
import { CONNECTED, HANGING, type Linking, layCard, type Maze } from '../src/maze/maze.ts'
import { atOfPlacement, faceOfPlacement, listPlacements } from '../src/maze/placements.ts'
import { refusePlacement } from '../src/maze/refusals.ts'
import { faceIn, printFace } from '../src/text/face-text.ts'
import { mazeFields, readMaze } from '../src/text/maze-text.ts'

/** A maze for a test, drawn as in maze-text.ts; the lines may be indented. */
export function given(map: string): Maze {
  const lines = map
    .trim()
    .split('\n')
    .map(line => line.trim())
  const read = parseMaze(`${lines.join('\n')}\n`)
  if (!read.ok) throw new Error(JSON.stringify(read.why))
  return read.value
}

/** The map alone, without the rest of a position. */
export function parseMaze(text: string): Parsed<Maze> {
  const fields = parseFields(text)
  return fields.ok ? readMaze(fields.value) : fields
}

export function printMaze(maze: Maze): string {
  return printFields(mazeFields(maze))
}

export function at(cell: string): At {
  const at = parseCell(cell)
  if (at === undefined) throw new Error(cell)
  return at
}

export function face(word: string): Face {
  const face = faceIn(word)
  if (face === undefined) throw new Error(word)
  return face
}

/** Why the card cannot be laid there: `rule key side`, or `legal`. */
function verdict(maze: Maze, word: string, cell: string, linking: Linking): string {
  const why = refusePlacement(maze, linking, face(word), at(cell))
  if (why === undefined) return 'legal'
  return [why.rule, why.key, why.slots?.side].filter(part => part !== undefined).join(' ')
}

export const linked = (maze: Maze, word: string, cell: string) =>
  verdict(maze, word, cell, CONNECTED)
export const hanging = (maze: Maze, word: string, cell: string) =>
  verdict(maze, word, cell, HANGING)

export function placements(maze: Maze, name: keyof typeof kindOf, linking: Linking): string[] {
  const out: number[] = []
  out.length = listPlacements(maze, linking, [kindOf[name]], out, 0, 0)
  return out
    .map(entry => `${printFace(faceOfPlacement(entry))} ${printCell(atOfPlacement(entry))}`)
    .sort()
}

export function lay(maze: Maze, word: string, cell: string): boolean {
  return layCard(maze, face(word), at(cell))
}

export const START_ONLY = `
  columns: 0 1 2 3 4 5 6 7 8
  row -2: . . . . . . . . goal0?
  row 0: start . . . . . . . goal1?
  row 2: . . . . . . . . goal2?`
