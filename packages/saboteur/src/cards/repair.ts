import type { Seat } from '@adit/kernel'
import type { Tell } from '../events.ts'
import { because } from '../legal/because.ts'
import { playOf } from '../moves.ts'
import { discardOpen } from '../play/hands.ts'
import type { State } from '../state.ts'
import { brokenKinds, type ToolName, toolNames } from '../tools.ts'
import { atSeat, atTool } from './aims.ts'
import { action } from './card.ts'

const notBroken = because('repair-not-broken', 'SAB-42', { about: 'seat' })
const otherTool = because('repair-other-tool', 'SAB-42')

/** The broken tool goes to the discard, before what mended it. */
export function mend(state: State, seat: Seat, tool: number, emit?: Tell): void {
  state.front[seat] &= ~(1 << tool)
  discardOpen(state, brokenKinds[tool])
  emit?.({ type: 'repaired', seat: state.mover, target: seat, tool })
}

/** SAB-42 */
function repairing(name: ToolName) {
  const tool = toolNames.indexOf(name)
  return action(`repair-${name}`, {
    aim: atSeat,
    copies: { base: 2 },
    rule: 'SAB-42',
    word: `repair ${name}`,
    refusals: ['repair-not-broken'],
    whyNot: (_rules, { front }, target) =>
      (front[target] & (1 << tool)) === 0 ? notBroken : undefined,
    play: (_rules, state, target, emit) => mend(state, target, tool, emit),
    list: (rules, { front }, kind, out, from) => {
      const tag = playOf(kind, 0)
      let next = from
      for (let seat = 0; seat < rules.seats; seat++) {
        if ((front[seat] & (1 << tool)) !== 0) out[next++] = tag | seat
      }
      return next
    },
  })
}

type Pair = 'pick-lamp' | 'pick-cart' | 'lamp-cart'

/** SAB-43: one of its two tools. */
function repairingOne(pair: Pair) {
  const tools = toolNames.reduce(
    (set, name, tool) => (pair.includes(name) ? set | (1 << tool) : set),
    0,
  )
  return action(`repair-${pair}`, {
    aim: atTool,
    copies: { base: 1 },
    rule: 'SAB-43',
    word: `repair ${pair}`,
    refusals: ['repair-not-broken', 'repair-other-tool'],
    whyNot(_rules, { front }, target) {
      const tool = 1 << (target >> 4)
      if ((tools & tool) === 0) return otherTool
      return (front[target & 15] & tool) === 0 ? notBroken : undefined
    },
    play: (_rules, state, target, emit) => mend(state, target & 15, target >> 4, emit),
    list(rules, { front }, kind, out, from) {
      let next = from
      for (let seat = 0; seat < rules.seats; seat++) {
        const broken = front[seat] & tools
        for (let tool = 0; broken >> tool !== 0; tool++) {
          if (((broken >> tool) & 1) !== 0) out[next++] = playOf(kind, (tool << 4) | seat)
        }
      }
      return next
    },
  })
}

export const repairs: Readonly<Record<`repair-${ToolName}`, ReturnType<typeof repairing>>> = {
  'repair-pick': repairing('pick'),
  'repair-lamp': repairing('lamp'),
  'repair-cart': repairing('cart'),
}

export const doubleRepairs: Readonly<Record<`repair-${Pair}`, ReturnType<typeof repairingOne>>> = {
  'repair-pick-lamp': repairingOne('pick-lamp'),
  'repair-pick-cart': repairingOne('pick-cart'),
  'repair-lamp-cart': repairingOne('lamp-cart'),
}
