import { HOLE_SIGN, parseCount, readAll } from '@adit/kernel'
import { cards, type Kind, kindOf } from '../cards/order.ts'
import { type At, parseCell, printCell } from '../maze/cells.ts'
import * as moves from '../moves.ts'
import { type Role, roleOf, roles } from '../roles.ts'

/** The words that moves are written in; each reader answers undefined to what it cannot read. */
export function numberNamed(
  numbers: Readonly<Record<string, number>>,
  name: string | undefined,
): number | undefined {
  return name !== undefined && Object.hasOwn(numbers, name) ? numbers[name] : undefined
}

export function kindNamed(name: string | undefined): Kind | undefined {
  return numberNamed(kindOf, name)
}

/** All of them, ascending. */
export function kindsNamed(words: readonly string[]): readonly Kind[] | undefined {
  return readAll(words, kindNamed)?.sort((a, b) => a - b)
}

export function nameOf(kind: Kind): string {
  return cards[kind].name
}

export function roleNamed(name: string): Role | undefined {
  return numberNamed(roleOf, name)
}

export function roleNameOf(role: Role): string {
  return roles[role].name
}

export function cellIn(word: string | undefined): At | undefined {
  const cell = word === undefined ? undefined : parseCell(word)
  return cell?.ok ? cell.value : undefined
}

/** The cell in the low bits of a move. */
export function cellOf(move: number): string {
  return printCell(moves.atOf(move))
}

export function seatIn(word: string | undefined): number | undefined {
  const seat = word === undefined ? undefined : parseCount(word)
  return seat !== undefined && seat < 16 ? seat : undefined
}

export function indexIn(names: readonly string[], word: string | undefined): number | undefined {
  const index = word === undefined ? -1 : names.indexOf(word)
  return index < 0 ? undefined : index
}

/** The names of the cards that a move discards. */
export function discards(move: number, most: number): string[] {
  return moves.listDiscards(move, most).map(nameOf)
}

export function holes(count: number): string[] {
  return Array<string>(count).fill(HOLE_SIGN)
}
