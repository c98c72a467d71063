import { because } from '../legal/because.ts'
import { atTool } from './aims.ts'
import { action } from './card.ts'
import { mend } from './repair.ts'

const notBroken = because('repair-not-broken', 'CHM-21', { about: 'seat' })

/** CHM-21: mends any one tool. */
export const craftsman = action('craftsman', {
  aim: atTool,
  copies: { championship: 1 },
  rule: 'CHM-21',
  word: 'repair craftsman',
  refusals: ['repair-not-broken'],
  whyNot: (_rules, { front }, target) =>
    (front[target & 15] & (1 << (target >> 4))) === 0 ? notBroken : undefined,
  play: (_rules, state, target, emit) => mend(state, target & 15, target >> 4, emit),
})
