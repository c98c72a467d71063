import { ALLOW, codeOf, DECLINE, type Event, HOLE, type Move, type State } from '@adit/saboteur'
import type { Board } from '../board.ts'
import { choices } from './choices.ts'
import { drawTable, questionLines } from './layout.ts'
import { own } from './names.ts'

export const saboteurBoard: Board<State, Move, Event> = {
  draw: scene => [drawTable(scene), ...questionLines(scene)].join('\n'),
  choices,
  // Every turn but a few ends with a draw, and how many cards each holds stands on the board.
  worthTelling: told => told.type !== 'drew' || !told.cards.includes(HOLE),
  // Asked by rule though there is nothing to decide with: a pause must not tell who holds a veto.
  goesWithoutSaying: move =>
    typeof move === 'number' && (codeOf(move) === ALLOW || codeOf(move) === DECLINE),
  thumb: language => own(language).thumb,
}
