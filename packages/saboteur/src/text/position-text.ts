import {
  type Fields,
  type Parsed,
  parsed,
  parseFields,
  printFields,
  unreadable,
} from '@adit/kernel'
import { partTexts } from '../parts/text.ts'
import { setTable } from '../play/round.ts'
import type { Rules } from '../rules.ts'
import type { State } from '../state.ts'
import { readLaid } from './laid-text.ts'
import { isMazeField, mazeFields, readMaze } from './maze-text.ts'
import { refusePosition } from './position-sense.ts'

/**
 * A position: the map, then one field a line. What holds before the first deal, or follows from
 * other fields, is left out, so that a position typed by hand names only what matters. Instead of
 * the map, `laid: LR 1,0 TB 2,1` adds cards to the set-up.
 */
export function printPosition(rules: Rules, state: State): string {
  const blank = setTable(rules)
  const parts = partTexts.flatMap(part => part.print(rules, state, blank))
  return printFields([...mazeFields(state.maze), ...parts])
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
  const strange = unknownField(rules, fields.value)
  if (strange !== undefined) return unreadable('position-unknown-field', { field: strange })
  const maze = fields.value.has('columns')
    ? readMaze(fields.value)
    : readLaid(rules, fields.value.get('laid') ?? [])
  if (!maze.ok) return maze
  const state = setTable(rules)
  state.maze = maze.value.maze
  for (const part of partTexts) {
    const wrong = part.read(rules, state, fields.value)
    if (wrong !== undefined) return unreadable('position-bad-field', { field: wrong })
  }
  for (const part of partTexts) part.fill(rules, state, fields.value)
  return parsed(state)
}

function unknownField(rules: Rules, fields: Fields): string | undefined {
  const known = new Set(partTexts.flatMap(part => part.names(rules)))
  const isKnown = (name: string): boolean => isMazeField(name, fields) || known.has(name)
  return [...fields.keys()].find(name => !isKnown(name))
}
