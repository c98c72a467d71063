import { groupOf } from '../../cards/order.ts'
import { type At, cellAt } from '../../maze/cells.ts'
import { faceOf, kindOfFace, looksAlike, turnOfFace } from '../../maze/faces.ts'
import { layCard } from '../../maze/maze.ts'
import type { Draw } from '../../play/draw.ts'
import { faceName } from '../../text/face-text.ts'

export const MIDDLE_AT: At = cellAt(4, 0)

/** VAR-22: the face that lies in the middle from the start. */
export const middleDraw: Draw = {
  opens: 5,
  nature(_rules, { chance, deck }, random) {
    const kinds = deck.filter(kind => groupOf(kind) === 'tunnel')
    const kind = kinds[random.below(kinds.length)]
    return [chance, faceOf(kind, looksAlike[kind] === 1 ? 0 : random.below(2))]
  },
  isOutcome(_rules, { deck }, [face, ...rest]) {
    const kind = kindOfFace(face)
    if (rest.length > 0 || !deck.includes(kind) || groupOf(kind) !== 'tunnel') return false
    return turnOfFace(face) === 0 || looksAlike[kind] === 0
  },
  take(_rules, state, [, face], emit) {
    state.deck.splice(state.deck.indexOf(kindOfFace(face)), 1)
    layCard(state.maze, face, MIDDLE_AT)
    emit?.({ type: 'laid', seat: -1, face, at: MIDDLE_AT })
  },
  word: () => faceName,
}
