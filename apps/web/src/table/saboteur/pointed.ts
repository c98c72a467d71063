import { cardOf } from '@adit/saboteur'
import type { Pointed } from '../common/table-props.ts'
import { faceAtCell, faceOfKind } from './faces.ts'
import { cellsOf, isPlayerMove, layingOf } from './plays.ts'
import { moveOf } from './typed.ts'

/** The cells that a move names, and its card as it would lie there. */
export function pointedIn(made: unknown): Pointed {
  const move = moveOf(made)
  if (!isPlayerMove(move)) return { spots: [] }
  const spots = cellsOf(move).map(at => `cell:${at}`)
  const laying = layingOf(move)
  if (laying !== undefined) return { spots, face: faceAtCell(laying.face, laying.at) }
  const kind = cardOf(move)
  return kind < 0 ? { spots } : { spots, face: faceOfKind(kind) }
}
