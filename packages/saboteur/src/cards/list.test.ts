import { quickRandom } from '@adit/kernel'
import { chooseTurn, pairwise } from '@adit/kernel/conformance'
import { describe, expect, it } from 'vitest'
import { listHand } from '../play/hands.ts'
import { compile } from '../rules.ts'
import { TURN_DUE } from '../state.ts'
import { openGame, saboteur } from '../title.ts'
import { listByAim } from './card.ts'
import { actions, aimOf } from './index.ts'
import { shapedKinds } from './order.ts'

describe('the lister of a card', () => {
  it('lists exactly the targets that whyNot lets pass', () => {
    const listed = new Set<number>()
    for (const [seed, config] of pairwise(saboteur).entries()) {
      const rules = compile(config)
      const game = openGame(rules)
      const random = quickRandom(seed)
      const state = game.setup()
      for (
        let turn = chooseTurn(game, state, random);
        turn;
        turn = chooseTurn(game, state, random)
      ) {
        if (state.stage === TURN_DUE && state.chance === 0 && state.windows.length === 0) {
          for (const kind of new Set(listHand(state, state.mover))) {
            if (kind < shapedKinds || aimOf(kind).at === 'placement') continue
            const [own, asked]: [number[], number[]] = [[], []]
            own.length = actions[kind].list(rules, state, kind, own, 0)
            asked.length = listByAim(rules, state, kind, asked, 0)
            expect(own.toSorted()).toEqual(asked.toSorted())
            if (own.length > 0) listed.add(kind)
          }
        }
        game.step(state, ...turn)
      }
    }
    // Every action but the veto, which is an answer, and the diversion, which is listed as placements.
    expect(listed.size).toBe(actions.length - shapedKinds - 2)
  })
})
