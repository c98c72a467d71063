import { because } from '../legal/because.ts'
import { AFFORDABLE } from '../modules/hooks.ts'
import { hasPlace } from '../play/laying.ts'
import { HAND, PATH_DUE } from '../state.ts'
import { atNothing } from './aims.ts'
import { action } from './card.ts'
import { BROKEN, TRAP } from './front.ts'
import { shapedKinds } from './order.ts'

const broken = because('lay-broken', 'CHM-39')
const trapped = because('lay-trapped', 'CHM-39')
const tooFew = because('path-too-few', 'CHM-22')
const noPlace = because('path-no-place', 'CHM-22')

/** CHM-22, CHM-39: two tunnel cards in one turn, with whole tools and a place for the first. */
export const pathfinder = action('pathfinder', {
  aim: atNothing,
  copies: { championship: 1 },
  rule: 'CHM-22',
  isSilent: true,
  refusals: ['path-too-few', 'path-no-place', 'path-lay-only'],
  whyNot(rules, state) {
    const { front, hands, held, mover } = state
    if ((front[mover] & BROKEN) !== 0) return broken
    if ((front[mover] & TRAP) !== 0) return trapped
    // Hands ascend, and what has a shape comes first.
    if (held[mover] < 3 || hands[mover * HAND + 1] >= shapedKinds) return tooFew
    return hasPlace(rules, state, AFFORDABLE) ? undefined : noPlace
  },
  play(_rules, state) {
    // Its two cards are drawn for, the pathfinder itself is not.
    state.paths = 2
    state.due = 0
    state.stage = PATH_DUE
  },
})
