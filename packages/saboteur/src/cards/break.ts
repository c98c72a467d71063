import { because } from '../legal/because.ts'
import { playOf } from '../moves.ts'
import { type ToolName, toolNames } from '../tools.ts'
import { atSeat } from './aims.ts'
import { action } from './card.ts'

const oneself = because('break-oneself', 'SAB-40')
const already = because('break-already', 'SAB-41', { about: 'seat' })

/** SAB-40, SAB-41: sabotage; it lies in front of who is to suffer it. */
function breaking(tool: number) {
  const bit = 1 << tool
  return action(`broken-${toolNames[tool]}`, {
    aim: atSeat,
    copies: { base: 3 },
    rule: 'SAB-40',
    word: `break ${toolNames[tool]}`,
    stays: true,
    refusals: ['break-oneself', 'break-already'],
    whyNot(rules, state, target) {
      if (target === state.mover && !rules.sabotageOnSelf) return oneself
      return (state.front[target] & bit) === 0 ? undefined : already
    },
    play(_rules, state, target, emit) {
      state.front[target] |= bit
      emit?.({ type: 'broke', seat: state.mover, target, tool })
    },
    list(rules, state, kind, out, from) {
      const { front } = state
      const { seats } = rules
      const spared = rules.sabotageOnSelf ? -1 : state.mover
      const tag = playOf(kind, 0)
      let next = from
      for (let seat = 0; seat < seats; seat++) {
        if ((front[seat] & bit) === 0 && seat !== spared) out[next++] = tag | seat
      }
      return next
    },
  })
}

export const breaks: Readonly<Record<`broken-${ToolName}`, ReturnType<typeof breaking>>> = {
  'broken-pick': breaking(0),
  'broken-lamp': breaking(1),
  'broken-cart': breaking(2),
}
