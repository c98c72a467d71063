import {
  type Fields,
  type Parsed,
  parsed,
  parseFields,
  printFields,
  unreadable,
} from '@adit/kernel'
import { parseCell } from '../maze/cells.ts'
import { cloneMaze, isEmpty, layCard, type Maze } from '../maze/maze.ts'
import { type Place, setTable } from '../parts/index.ts'
import type { Rules } from '../rules.ts'
import type { State } from '../state.ts'
import { parseFace } from './face-text.ts'
import { isMazeField, mazeFields, readMaze } from './maze-text.ts'
import { refusePosition } from './position-sense.ts'

/**
 * A position: the map, then one field a line. What holds before the first deal, or follows from
 * other fields, is left out, so that a position typed by hand names only what matters. Instead of
 * the map, `laid: LR 1,0 TB 2,1` adds cards to the set-up.
 */
export function printPosition(rules: Rules, state: State): string {
  const blank = setTable(rules)
  const said = rules.places.all.flatMap(({ name, field: { line }, of }) => {
    const before = line.follows?.(state, rules) ?? of(blank)[name]
    return line.print(of(state)[name], before, state)
  })
  return printFields([...mazeFields(state.maze), ...said])
}

/** Refuses by name what it does not know, and with a reason what no game can come to. */
export function parsePosition(rules: Rules, text: string): Parsed<State> {
  const state = readPosition(rules, text)
  const nonsense = state.ok ? refusePosition(rules, state.value) : undefined
  return nonsense === undefined ? state : { ok: false, why: nonsense }
}

/** The same without a look at whether it makes sense: for tests, which may stack any cards. */
export function readPosition(rules: Rules, text: string): Parsed<State> {
  const fields = parseFields(text)
  if (!fields.ok) return fields
  const places = rules.places.all
  const names = new Set(places.flatMap(({ field }) => field.line.names(rules)))
  const isKnown = (name: string): boolean => isMazeField(name, fields.value) || names.has(name)
  const strange = [...fields.value.keys()].find(name => !isKnown(name))
  if (strange !== undefined) return unreadable('position-unknown-field', { field: strange })
  const maze = fields.value.has('columns')
    ? readMaze(fields.value)
    : readLaid(rules, fields.value.get('laid') ?? [])
  if (!maze.ok) return maze
  const state = setTable(rules)
  state.maze = maze.value
  return readPlaces(rules, places, fields.value, state)
}

/** `LR 1,0 TB 2,1`: the set-up with these cards added, each as it is seen. */
function readLaid(rules: Rules, words: readonly string[]): Parsed<Maze> {
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
  return parsed(maze)
}

function readPlaces(
  rules: Rules,
  places: readonly Place[],
  fields: Fields,
  state: State,
): Parsed<State> {
  for (const { name, field, of } of places) {
    const value = field.line.read(fields, of(state)[name], rules)
    if (typeof value === 'string') return unreadable('position-bad-field', { field: value })
    of(state)[name] = value
  }
  const unsaid = places.filter(
    ({ field: { line } }) => !line.names(rules).some(name => fields.has(name)),
  )
  fillIn(rules, unsaid, state)
  // Some of it follows from what has just been filled in: that the turn is dry from what is left in the deck.
  fillIn(rules, unsaid, state)
  return parsed(state)
}

function fillIn(rules: Rules, unsaid: readonly Place[], state: State): void {
  for (const { name, field, of } of unsaid) {
    const { follows } = field.line
    if (follows !== undefined) of(state)[name] = follows(state, rules)
  }
}
