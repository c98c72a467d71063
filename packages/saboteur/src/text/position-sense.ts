import { askOf, isWindowOpen, listSeats, type Refusal, type Seat } from '@adit/kernel'
import { cards, groupOf, type Kind } from '../cards/order.ts'
import { cacheKinds } from '../cards/pieces.ts'
import { legal, toAct } from '../legal/legal.ts'
import { type At, besideOf, NOWHERE, printCell, START } from '../maze/cells.ts'
import { kindOfFace } from '../maze/faces.ts'
import { laidCells } from '../maze/laid.ts'
import { faceAt } from '../maze/maze.ts'
import { outOfDeck } from '../parts/deck.ts'
import { takenFrom } from '../parts/gold.ts'
import { askNames } from '../play/asks.ts'
import { isHiddenInPile, kindInPile, listHand } from '../play/hands.ts'
import { roles } from '../roles.ts'
import type { Rules } from '../rules.ts'
import { HOLE, NO_MOVE, OVER, PATH_DUE, type State, TURN_DUE } from '../state.ts'

/** Why a position that can be read makes no sense. */
export const positionRefusals = [
  'position-too-many',
  'position-role-too-many',
  'position-gold-too-many',
  'position-floating',
  'position-other-map',
  'position-stray-question',
  'position-nobody-to-act',
] as const
type Key = (typeof positionRefusals)[number]

/** Why no game can come to this position, as far as what is known of it tells. */
export function refusePosition(rules: Rules, state: State): Refusal | undefined {
  return (
    tooManyCards(rules, state) ??
    tooManyRoles(rules, state) ??
    tooMuchGold(rules, state) ??
    otherMap(rules, state) ??
    rules.hooks.nonsense?.(state) ??
    floatingCard(rules, state) ??
    strayQuestion(rules, state) ??
    nobodyToAct(rules, state)
  )
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

/** What lies in the maze before anything is laid is the same in every position of a game. */
function otherMap({ goalCells, hooks, layout }: Rules, { maze }: State): Refusal | undefined {
  const isOurs =
    maze.goals.length === goalCells.length &&
    (maze.landmark === NOWHERE) === (layout.landmark === undefined) &&
    (hooks.isCache !== null || maze.caches.length === 0)
  return isOurs ? undefined : { key: 'position-other-map' satisfies Key }
}

/** A question that nothing has led to, a card put down that nobody is asked about, a draw of another game. */
function strayQuestion(rules: Rules, state: State): Refusal | undefined {
  const { chance, pending, windows } = state
  if (rules.drawOf[chance].opens !== undefined && !rules.opening.includes(chance)) {
    return { key: 'position-bad-field', slots: { field: 'chance' } }
  }
  if (!isWindowOpen(windows)) {
    const isLeft = pending !== NO_MOVE && chance === 0
    return isLeft ? { key: 'position-bad-field', slots: { field: 'pending' } } : undefined
  }
  const ask = askOf(windows)
  if (rules.askOf[ask].isDue?.(rules, state) ?? true) return undefined
  return { key: 'position-stray-question' satisfies Key, slots: { question: askNames[ask] } }
}

/** A game waits for somebody who can do something, or is over. */
function nobodyToAct(rules: Rules, state: State): Refusal | undefined {
  const { chance, held, stage, windows } = state
  if (chance !== 0 || stage === OVER) return undefined
  const isWaiting = isWindowOpen(windows) || stage === TURN_DUE || stage === PATH_DUE
  const isStuck = (seat: Seat): boolean =>
    !listHand(state, seat).includes(HOLE) && legal(rules, state, seat, []).length === 0
  const stuck = listSeats(toAct(state)).some(seat => seat >= held.length || isStuck(seat))
  return isWaiting && !stuck ? undefined : { key: 'position-nobody-to-act' satisfies Key }
}
