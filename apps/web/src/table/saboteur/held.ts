import { nth } from '@adit/kernel'
import type { State } from '@adit/saboteur'
import { chapter, type Language, saboteurCard } from '@adit/words'
import type { HeldCard } from '../common/holding.ts'
import { faceOfKind, roleFace, roleName } from './faces.ts'

/** What a seat held in a view, as far as these eyes knew it: its role first. */
export function heldIn(shown: unknown, seat: number, language: Language): readonly HeldCard[] {
  // A replay of Saboteur shows its views.
  const view = shown as State
  const role = heldRole(view, seat, language)
  return role === undefined
    ? heldHand(view, seat, language)
    : [role, ...heldHand(view, seat, language)]
}

export function heldRole(view: State, seat: number, language: Language): HeldCard | undefined {
  const role = nth(view.roles, seat)
  if (role < 0) return undefined
  const words = chapter(language, 'rules/saboteur')
  return { face: roleFace(role), label: words.roles[roleName(role)].title }
}

function heldHand(view: State, seat: number, language: Language): readonly HeldCard[] {
  const { hands, held } = view
  const most = hands.length / held.length
  const words = chapter(language, 'rules/saboteur')
  return hands
    .slice(seat * most, seat * most + nth(held, seat))
    .filter(kind => kind >= 0)
    .map(kind => ({ face: faceOfKind(kind), label: saboteurCard(words, kind).name }))
}
