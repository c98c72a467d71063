import type { Seat } from '@adit/kernel'
import { BROKEN, HAND, kindOf, OPEN, roleOf, type State, shapedKinds, TRAP } from '@adit/saboteur'
import { deedByKind } from './deeds.ts'
import { surveyFrom } from './ground.ts'
import { throughs } from './throughs.ts'
import { goldWeights, goldWeightsOfTeams } from './value-weights.ts'

const out = new Float64Array(14)
export const FEATURES = out.length

/** By kind, what it is good for in a hand: to dig, to hinder or to mend. */
const DIGS = 1
const HINDERS = 2
const MENDS = 3
const uses = Uint8Array.from(deedByKind, (deed, kind) => {
  if (kind < shapedKinds) return throughs[kind] > 0 ? DIGS : HINDERS
  if (deed === 'break' || deed === 'rock-fall' || deed === 'trap') return HINDERS
  return deed === 'mend' || deed === 'free' ? MENDS : 0
})
const held = new Int32Array(4)

function countHand({ hands, held: sizes }: State, seat: Seat): void {
  held.fill(0)
  for (let at = seat * HAND; at < seat * HAND + sizes[seat]; at++) held[uses[hands[at]]]++
}

/**
 * What a cut playout is judged by; the world is whole, so the gold's place and all hands and roles are
 * known.
 */
export function featuresOf(state: State): Float64Array {
  const { maze, goals, goalSeen, roles, front } = state
  const slot = goals.indexOf(kindOf.gold)
  const { nearest, second } = surveyFrom(maze, slot)
  let cards = state.deck.length
  let diggers = 0
  let able = 0
  let knowing = 0
  let foes = 0
  let loose = 0
  let tunnels = 0
  let mends = 0
  let harms = 0
  for (let seat = 0; seat < roles.length; seat++) {
    cards += state.held[seat]
    countHand(state, seat)
    const isAble = (front[seat] & (BROKEN | TRAP)) === 0
    if (roles[seat] === roleOf.saboteur) {
      foes++
      harms += held[HINDERS]
      if (isAble) loose++
      continue
    }
    diggers++
    mends += held[MENDS]
    if (isAble) {
      able++
      tunnels += held[DIGS]
    }
    if ((goalSeen[slot] & ((1 << seat) | OPEN)) !== 0) knowing++
  }
  const short = Math.min(12, nearest)
  // Cards that can still be laid by diggers, for each card that is missing.
  const supply = Math.min(4, (cards * diggers) / (roles.length * (short + 1) * 4))
  const seats = roles.length
  out[0] = 1
  out[1] = short
  out[2] = Math.sqrt(short)
  out[3] = Math.min(6, second - nearest)
  out[4] = Math.log(1 + cards)
  out[5] = supply
  out[6] = diggers === 0 ? 0 : able / diggers
  out[7] = diggers === 0 ? 0 : knowing / diggers
  out[8] = foes / seats
  out[9] = (foes / seats) * short
  out[10] = loose / seats
  out[11] = Math.min(2, tunnels / (2 * short + 1))
  out[12] = mends / seats
  out[13] = harms / seats
  return out
}

/** Whether two teams dig: their boss is dealt, or left over. */
export function hasTeams({ roles, spare }: State): boolean {
  return roles.includes(roleOf.boss) || spare.includes(roleOf.boss)
}

/** How likely the round ends with gold from here. */
export function chanceOfGold(state: State): number {
  const features = featuresOf(state)
  const tables = hasTeams(state) ? goldWeightsOfTeams : goldWeights
  const weights = tables[Math.max(3, Math.min(10, state.roles.length)) - 3]
  let sum = 0
  for (let nth = 0; nth < FEATURES; nth++) sum += features[nth] * weights[nth]
  return 1 / (1 + Math.exp(-sum))
}
