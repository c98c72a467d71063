import { only, type Seat, type Seats } from '@adit/kernel'
import type { Kind } from '../cards/order.ts'
import type { Tell } from '../events.ts'
import { listHand } from '../play/hands.ts'
import type { Role } from '../roles.ts'
import type { State } from '../state.ts'

/**
 * Who knows what about cards in other hands, and about roles. Both are short sorted lists of packed
 * numbers, empty in most games, so that a state has one form only.
 *
 * A known card: holder, kind, and the set of seats who know that it is there. Approximate in one
 * way, and never wrong: after a card has left a hand unseen, all others forget that whole hand,
 * though "five of these six" would still be true.
 */
const KNOWERS = (1 << 12) - 1

export function packKnown(holder: Seat, kind: Kind, knowers: Seats): number {
  return (holder << 19) | (kind << 12) | knowers
}

export function holderOfKnown(entry: number): Seat {
  return entry >> 19
}

export function kindOfKnown(entry: number): Kind {
  return (entry >> 12) & 127
}

export function knowersOf(entry: number): Seats {
  return entry & KNOWERS
}

/** The same for these only: what others know is their own affair. */
export function knownOnlyBy(entry: number, viewers: Seats): number {
  return entry & (~KNOWERS | viewers)
}

/** A card was shown as it left the hand: everybody who knew one such card there knows one less. */
export function forgetShown(state: State, holder: Seat, kind: Kind): void {
  if (!isKnownOf(state, holder)) return
  let counted = 0
  rebuild(state, entry => {
    if (holderOfKnown(entry) !== holder || kindOfKnown(entry) !== kind) return entry
    const dropped = knowersOf(entry) & ~counted
    counted |= dropped
    return entry & ~dropped
  })
}

/** A card left the hand unseen. */
export function forgetHand(state: State, holder: Seat): void {
  if (!isKnownOf(state, holder)) return
  rebuild(state, entry => (holderOfKnown(entry) === holder ? 0 : entry))
}

/** `knower` saw that card go to `holder`. */
export function learnCard(state: State, holder: Seat, kind: Kind, knower: Seat): void {
  state.known.push(packKnown(holder, kind, only(knower)))
  state.known.sort(ascending)
}

/** All see that card in the holder's hand. It may be the one that some knew of before, so these learn of no second. */
export function showCard(state: State, holder: Seat, kind: Kind, everyone: Seats): void {
  let news = everyone & ~only(holder)
  for (const entry of state.known) {
    if (holderOfKnown(entry) === holder && kindOfKnown(entry) === kind) news &= ~knowersOf(entry)
  }
  if (news === 0) return
  state.known.push(packKnown(holder, kind, news))
  state.known.sort(ascending)
}

/** SB2-23: both know what the other got; what third seats knew goes with the cards. */
export function tradeKnown(state: State, one: Seat, other: Seat): void {
  const before = state.known.slice()
  rebuild(state, entry => {
    const holder = holderOfKnown(entry)
    return holder === one || holder === other ? 0 : entry
  })
  carry(state, before, one, other)
  carry(state, before, other, one)
  state.known.sort(ascending)
}

/** The cards now in `to`'s hand were `from`'s; each takes along who knew it there. */
function carry(state: State, before: readonly number[], from: Seat, to: Seat): void {
  const old = before.filter(entry => holderOfKnown(entry) === from)
  for (const kind of listHand(state, to)) {
    const at = old.findIndex(entry => kindOfKnown(entry) === kind)
    const others = at < 0 ? 0 : knowersOf(old.splice(at, 1)[0])
    state.known.push(packKnown(to, kind, (others | only(from)) & ~only(to)))
  }
}

/** Whether anybody knows a card of that hand. */
function isKnownOf({ known }: State, holder: Seat): boolean {
  for (let at = 0; at < known.length; at++) if (holderOfKnown(known[at]) === holder) return true
  return false
}

function rebuild(state: State, change: (entry: number) => number): void {
  const { known } = state
  let kept = 0
  for (const entry of known) {
    const changed = change(entry)
    if (knowersOf(changed) !== 0) known[kept++] = changed
  }
  known.length = kept
  known.sort(ascending)
}

function ascending(a: number, b: number): number {
  return a - b
}

/**
 * A seen role: viewer, target, what was seen, and whether it may have changed since. The role seen
 * is never corrected (SAB-75); that it may have changed is public.
 */
export const STALE = 1 << 4

export function packSeen(viewer: Seat, target: Seat, role: Role): number {
  return (viewer << 9) | (target << 5) | role
}

export function viewerOfSeen(entry: number): Seat {
  return entry >> 9
}

export function targetOfSeen(entry: number): Seat {
  return (entry >> 5) & 15
}

export function roleOfSeen(entry: number): Role {
  return entry & 15
}

export function isStale(entry: number): boolean {
  return (entry & STALE) !== 0
}

function learnRole(state: State, viewer: Seat, target: Seat, role: Role): void {
  const seen = packSeen(viewer, target, role)
  const others = state.sawRoles.filter(entry => entry >> 5 !== seen >> 5)
  state.sawRoles = [...others, seen].sort(ascending)
}

/** SB2-24, MIN-68: the mover looks at that player's role. */
export function lookAtRole(state: State, target: Seat, emit?: Tell): void {
  const { mover, roles } = state
  learnRole(state, mover, target, roles[target])
  emit?.({ type: 'inspected', seat: mover, target, role: roles[target] })
}

/** The target has another role from now on, or may have. Returns who knew the one given up. */
export function unlearnRole(state: State, target: Seat): Seats {
  let knew = only(target)
  const { sawRoles } = state
  for (let at = 0; at < sawRoles.length; at++) {
    const entry = sawRoles[at]
    if (targetOfSeen(entry) !== target) continue
    if (!isStale(entry)) knew |= only(viewerOfSeen(entry))
    // Viewer and target stand above this bit, and no two entries have both alike: the order stays.
    sawRoles[at] = entry | STALE
  }
  return knew
}

/** The target takes the top of the leftover roles; who knew that card now knows the target's role. */
export function takeSpareRole(state: State, target: Seat): Role {
  const role = state.spare.pop()
  const seen = state.spareSeen.pop()
  if (role === undefined || seen === undefined) throw new Error('no role is left over')
  for (let viewer = 0; viewer < state.roles.length; viewer++) {
    if (viewer !== target && (seen & only(viewer)) !== 0) learnRole(state, viewer, target, role)
  }
  state.roles[target] = role
  return role
}
