import { because } from '../legal/because.ts'
import { type Laying, whyNotLay } from '../legal/laying.ts'
import { type At, NOWHERE } from '../maze/cells.ts'
import { kindOfFace } from '../maze/faces.ts'
import { cloneMaze, faceAt, removeCard } from '../maze/maze.ts'
import { atOfPlacement, faceOfPlacement, listPlacements } from '../maze/placements.ts'
import { atOf, DIVERT, pack } from '../moves.ts'
import { arrive, liftOff } from '../play/laying.ts'
import { atPlacement } from './aims.ts'
import { action } from './card.ts'

const nothing = because('divert-nothing', 'CHM-23')
const sameCell = because('divert-same-cell', 'CHM-37')
const otherCard = because('divert-other-card', 'CHM-23')

/** CHM-37: the card laid last, to another cell, as if it had been taken up. */
const diverting: Laying<'divert-nothing' | 'divert-same-cell' | 'divert-other-card'> = {
  whyNot(_rules, { maze, lastLaid }, face, at) {
    if (lastLaid === NOWHERE) return nothing
    if (at === lastLaid) return sameCell
    return kindOfFace(face) === kindOfFace(faceAt(maze, lastLaid)) ? undefined : otherCard
  },
  maze({ maze, lastLaid }) {
    const lifted = cloneMaze(maze)
    removeCard(lifted, lastLaid)
    return lifted
  },
}

/** CHM-23 */
export const diversion = action('diversion', {
  aim: atPlacement,
  copies: { championship: 1 },
  rule: 'CHM-23',
  word: 'divert',
  takesFrom: 'maze',
  refusals: ['divert-nothing', 'divert-same-cell', 'divert-other-card'],
  whyNot: (rules, state, target) => whyNotLay(rules, state, diverting, target),
  play(rules, state, target, emit) {
    const face = faceOfPlacement(target)
    const at = atOfPlacement(target)
    const from = state.lastLaid
    liftOff(rules, state, from, emit)
    emit?.({ type: 'diverted', seat: state.mover, face, from, at })
    arrive(rules, state, face, at, emit)
  },
  list(rules, state, _kind, out, from) {
    const { lastLaid, maze } = state
    if (lastLaid === NOWHERE) return from
    const lifted = diverting.maze(state)
    const hand = [kindOfFace(faceAt(maze, lastLaid))]
    let end = listPlacements(lifted, rules.linking, hand, out, from, pack(DIVERT))
    const { blockedLays } = rules.hooks
    if (blockedLays !== null) end = blockedLays(rules, state, lifted, hand, 0, 1, DIVERT, out, end)
    return dropCell(out, from, end, lastLaid)
  },
  laying: diverting,
})

/** Another cell only: leaves out the old one, and closes the gaps. */
function dropCell(list: number[], from: number, end: number, old: At): number {
  let next = from
  for (let at = from; at < end; at++) if (atOf(list[at]) !== old) list[next++] = list[at]
  return next
}
