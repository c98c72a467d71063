import { HOLE_SIGN } from '@adit/kernel'
import { cards } from '../cards/order.ts'
import { wayOf } from '../modules/index.ts'
import * as moves from '../moves.ts'
import { publicForm } from '../play/public-form.ts'
import { moveWord, printMove } from './move-text.ts'

/** The public form of a move: `pass ? ?`, `keep ?`, and those of modules; its hidden cards are holes. */
export function printOpen(move: number): string {
  const code = moves.codeOf(move)
  const load = moves.loadOf(move)
  const notation = wayOf[code]?.notation
  if (notation !== undefined) return [notation.verb, ...notation.printOpen(move)].join(' ')
  switch (code) {
    case moves.PASS:
      return `pass${` ${HOLE_SIGN}`.repeat(load)}`
    case moves.KEEP:
      return `keep ${HOLE_SIGN}`
    case moves.TAKE:
      return `take ${HOLE_SIGN}`
  }
  return printMove(moves.pack(code, load))
}

/** Any card may fill the holes: the public form leaves it out again. */
export function parseOpen(text: string): number | undefined {
  const filling = text.startsWith('take') ? '0' : cards[0].name
  const move = moveWord.parse(text.replaceAll(HOLE_SIGN, filling))
  const open = move === undefined ? undefined : publicForm(wayOf, move)
  return open !== undefined && printOpen(open) === text ? open : undefined
}
