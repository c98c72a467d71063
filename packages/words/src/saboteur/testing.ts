import { nth, type Viewer } from '@adit/kernel'
import { type Move, type PlayerMove, saboteur } from '@adit/saboteur'
import type { Language } from '../languages.ts'
import { chapter, loadEveryLanguage } from '../library.ts'
import type { Company } from '../people.ts'
import { type SaboteurTeller, saboteurTeller } from './teller.ts'

await loadEveryLanguage()

export const names = ['Рыжик', 'Глеб', 'Ost', 'Ida', 'Kuno', 'Vera', 'Hob', 'Lune'] as const

/** Nobody of them reads. */
export const onlookers = { names }

/** What a text shows where something was left out. */
export const GAP = /[{}]|undefined|NaN/

export function tellerIn(language: Language): SaboteurTeller {
  return saboteurTeller(language, chapter(language, 'rules/saboteur'))
}

/** No-break spaces are hard to see in a test. */
export function plain(text: string | undefined): string | undefined {
  return text?.replaceAll('\u00a0', ' ')
}

const { notation } = saboteur.open(nth(saboteur.presets, 0).config)

export function moveIn(text: string): Move {
  const move = notation.parseMove(text)
  if (!move.ok) throw new Error(`no move: ${text}`)
  return move.value
}

/** A player's move, which is a number. */
export function packed(text: string): PlayerMove {
  const move = moveIn(text)
  if (typeof move !== 'number') throw new Error(`a move of CHANCE: ${text}`)
  return move
}

/** As one of them reads it. */
export function companyFor(viewer: Viewer): Company {
  return { names, self: typeof viewer === 'number' ? viewer : undefined }
}
