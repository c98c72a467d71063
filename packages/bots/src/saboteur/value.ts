import { BROKEN, kindOf, OPEN, roleOf, type State, TRAP } from '@adit/saboteur'
import { surveyFrom } from './ground.ts'
import { goldWeights } from './value-weights.ts'

const out = new Float64Array(11)
export const FEATURES = out.length

/** What a cut playout is judged by; the world is whole, so the gold's place and all roles are known. */
export function featuresOf(state: State): Float64Array {
  const { maze, goals, goalSeen, roles, front, held } = state
  const slot = goals.indexOf(kindOf.gold)
  const { nearest, second } = surveyFrom(maze, slot)
  let cards = state.deck.length
  let diggers = 0
  let able = 0
  let knowing = 0
  let foes = 0
  let loose = 0
  for (let seat = 0; seat < roles.length; seat++) {
    cards += held[seat]
    if (roles[seat] === roleOf.saboteur) {
      foes++
      if ((front[seat] & (BROKEN | TRAP)) === 0) loose++
      continue
    }
    diggers++
    if ((front[seat] & (BROKEN | TRAP)) === 0) able++
    if ((goalSeen[slot] & ((1 << seat) | OPEN)) !== 0) knowing++
  }
  const short = Math.min(12, nearest)
  // Cards that can still be laid by diggers, for each card that is missing.
  const supply = Math.min(4, (cards * diggers) / (roles.length * (short + 1) * 4))
  out[0] = 1
  out[1] = short
  out[2] = Math.sqrt(short)
  out[3] = Math.min(6, second - nearest)
  out[4] = Math.log(1 + cards)
  out[5] = supply
  out[6] = diggers === 0 ? 0 : able / diggers
  out[7] = diggers === 0 ? 0 : knowing / diggers
  out[8] = foes / roles.length
  out[9] = (foes / roles.length) * short
  out[10] = loose / roles.length
  return out
}

/** How likely the round ends with gold from here. */
export function chanceOfGold(state: State): number {
  const features = featuresOf(state)
  let sum = 0
  for (let nth = 0; nth < FEATURES; nth++) sum += features[nth] * goldWeights[nth]
  return 1 / (1 + Math.exp(-sum))
}
