import type { Refusal } from '@adit/kernel'
import { cards, groupOf, type Kind } from '../cards/order.ts'
import { cacheKinds } from '../cards/pieces.ts'
import { type At, besideOf, printCell, START } from '../maze/cells.ts'
import { kindOfFace } from '../maze/faces.ts'
import { laidCells } from '../maze/laid.ts'
import { faceAt } from '../maze/maze.ts'
import { outOfDeck } from '../parts/deck.ts'
import { takenFrom } from '../parts/gold.ts'
import { isHiddenInPile, kindInPile } from '../play/hands.ts'
import { roles } from '../roles.ts'
import type { Rules } from '../rules.ts'
import { HOLE, type State } from '../state.ts'

/** Why a position that can be read makes no sense. */
export const positionRefusals = [
  'position-too-many',
  'position-role-too-many',
  'position-gold-too-many',
  'position-floating',
] as const
type Key = (typeof positionRefusals)[number]

/** Why no game can come to this position, as far as what is known of it tells. */
export function refusePosition(rules: Rules, state: State): Refusal | undefined {
  return (
    tooManyCards(rules, state) ??
    tooManyRoles(rules, state) ??
    tooMuchGold(rules, state) ??
    floatingCard(rules, state)
  )
}

function tooManyCards(rules: Rules, state: State): Refusal | undefined {
  return (
    tooMany([...state.deck, ...outOfDeck(state)], rules.deck) ??
    tooMany([...state.goals, ...state.spareGoals], rules.goalKinds) ??
    tooMany(rules.hooks.cardsApart?.(state) ?? [], cacheKinds) ??
    rules.hooks.nonsense?.(state)
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

function tooMuchGold({ hooks }: Rules, state: State): Refusal | undefined {
  const [value, most] = excess([...state.goldPile, ...takenFrom(state)], hooks.bank.pile)
  if (value === HOLE) return undefined
  return { key: 'position-gold-too-many' satisfies Key, slots: { value, most } }
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
 * A card is laid beside another (SAB-21), so those that no row of cards leads to were left behind by
 * what is gone: no card has gone while no such card was played, and none was fetched back from the discard.
 */
function floatingCard(rules: Rules, state: State): Refusal | undefined {
  if (mayHaveLost(rules, state)) return undefined
  const { maze } = state
  const cells = [...laidCells(maze)].filter(
    at => groupOf(kindOfFace(faceAt(maze, at))) === 'tunnel',
  )
  const rows = new Set<At>([START, ...rules.claimed])
  // What is added on the way is gone over as well.
  for (const at of rows) {
    for (let side = 0; side < 4; side++) {
      const beside = besideOf(at, side)
      if (faceAt(maze, beside) >= 0) rows.add(beside)
    }
  }
  const alone = cells.find(at => !rows.has(at))
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
