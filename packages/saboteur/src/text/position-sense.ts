import type { Refusal } from '@adit/kernel'
import { cards, groupOf, type Kind } from '../cards/order.ts'
import { cacheKinds } from '../cards/pieces.ts'
import { type At, besideOf, printCell } from '../maze/cells.ts'
import { kindOfFace } from '../maze/faces.ts'
import { laidCells } from '../maze/laid.ts'
import { faceAt } from '../maze/maze.ts'
import { outOfDeck } from '../parts/deck.ts'
import { isHiddenInPile, kindInPile } from '../play/hands.ts'
import { roles } from '../roles.ts'
import type { Rules } from '../rules.ts'
import { HOLE, type State } from '../state.ts'

/** Why a position that can be read makes no sense. */
export const positionRefusals = [
  'position-too-many',
  'position-role-too-many',
  'position-floating',
] as const
type Key = (typeof positionRefusals)[number]

/** Why no game can come to this position, as far as what is known of it tells. */
export function refusePosition(rules: Rules, state: State): Refusal | undefined {
  return tooManyCards(rules, state) ?? tooManyRoles(rules, state) ?? floatingCard(rules, state)
}

function tooManyCards(rules: Rules, state: State): Refusal | undefined {
  return (
    tooMany([...state.deck, ...outOfDeck(state)], rules.deck) ??
    tooMany([...state.goals, ...state.spareGoals], rules.goalKinds) ??
    tooMany(rules.hooks.cardsApart?.(state) ?? [], cacheKinds)
  )
}

function tooMany(found: readonly Kind[], box: readonly Kind[]): Refusal | undefined {
  const [kind, most] = excess(found, box)
  if (kind === HOLE) return undefined
  return { key: 'position-too-many' satisfies Key, slots: { card: cards[kind].name, most } }
}

function tooManyRoles(rules: Rules, { roles: held, spare, given }: State): Refusal | undefined {
  const [role, most] = excess([...held, ...spare, ...given], rules.pot)
  if (role === HOLE) return undefined
  return { key: 'position-role-too-many' satisfies Key, slots: { role: roles[role].name, most } }
}

/** What is there more often than in its box, and how often it is there; else HOLE. */
function excess(found: readonly number[], box: readonly number[]): readonly [number, number] {
  const count = (list: readonly number[], value: number): number =>
    list.filter(other => other === value).length
  for (const value of new Set(found)) {
    const most = count(box, value)
    if (value !== HOLE && count(found, value) > most) return [value, most]
  }
  return [HOLE, 0]
}

/**
 * A card is laid beside another (SAB-21), so one that lies alone was left behind by what is gone:
 * no card has gone while no such card was played, and none was fetched back from the discard.
 */
function floatingCard(rules: Rules, state: State): Refusal | undefined {
  if (mayHaveLost(rules, state)) return undefined
  const { maze } = state
  const cells = [...laidCells(maze)].filter(
    at => groupOf(kindOfFace(faceAt(maze, at))) === 'tunnel',
  )
  const isAlone = (at: At): boolean =>
    !rules.claimed.includes(at) && ![0, 1, 2, 3].some(side => faceAt(maze, besideOf(at, side)) >= 0)
  const alone = cells.find(isAlone)
  return alone === undefined
    ? undefined
    : { rule: 'SAB-21', key: 'position-floating' satisfies Key, slots: { place: printCell(alone) } }
}

function mayHaveLost({ actions, deckKinds, hooks }: Rules, { pile }: State): boolean {
  const isTaker = (entry: number): boolean =>
    entry === HOLE || isHiddenInPile(entry) || actions[kindInPile(entry)].takesFrom === 'maze'
  return (
    pile.some(isTaker) ||
    deckKinds.some(kind => actions[kind].takesFrom === 'discard') ||
    hooks.isCache !== null
  )
}
