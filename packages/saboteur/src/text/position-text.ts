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
import type { Line, Value } from '../parts/part.ts'
import type { Rules } from '../rules.ts'
import type { State } from '../state.ts'
import { faceIn } from './face-text.ts'
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
    const [card, place = ''] = words.slice(at, at + 2)
    const face = faceIn(card)
    if (face === undefined) return unreadable('card-unreadable', { text: card.slice(0, 40) })
    const cell = parseCell(place)
    if (cell === undefined) return unreadable('cell-unreadable', { text: place.slice(0, 40) })
    if (!isEmpty(maze, cell)) return unreadable('position-cell-taken', { place })
    layCard(maze, face, cell)
  }
  return parsed(maze)
}

function readPlaces(
  rules: Rules,
  places: readonly Place[],
  fields: Fields,
  state: State,
): Parsed<State> {
  const isSaid = (line: Line<Value>): boolean => line.names(rules).some(name => fields.has(name))
  for (const { name, field, of } of places) {
    if (!isSaid(field.line)) continue
    const read = field.line.read(fields, of(state)[name], rules)
    if (!read.ok) return read
    of(state)[name] = read.value
  }
  const unsaid = places.filter(({ field }) => !isSaid(field.line))
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
