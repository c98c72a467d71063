import { type SaboteurWords, saboteurCard } from '@adit/i18n'
import { kindOfFace } from '@adit/saboteur'

/** What a card in the mine is called. */
export function faceLabel(words: SaboteurWords, face: number): string {
  return saboteurCard(words, kindOfFace(face)).name
}
