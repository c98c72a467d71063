import { quickRandom } from '@adit/kernel'
import { type Event, HOLE, type Move, myTreasure, type State } from '@adit/my-treasure'
import { describe, expect, it } from 'vitest'
import type { Bot } from '../bot.ts'
import { playBots } from '../playing.ts'
import { recall } from './memory.ts'

/** Calls `look` at every question, with the whole table beside it. */
function watch(memory: number, look: (known: State, whole: State) => void): void {
  const game = myTreasure.open({ seats: 3, first: 'random' })
  for (let seed = 0; seed < 8; seed++) {
    const state = game.setup()
    const watcher: Bot<State, Move, Event> = {
      name: 'watcher',
      choose({ view, past, seat, legal, random }) {
        look(recall(view, past, seat, memory), state)
        // Drawing comes first in the list; who takes at once covers nothing.
        return legal[
          random.below(20) > 0 && legal[0].type === 'draw' ? 0 : random.below(legal.length)
        ]
      },
    }
    playBots(game, state, [watcher, watcher, watcher], { chance: quickRandom(seed), seed })
  }
}

describe('what is remembered', () => {
  it('[TRE-04] with a whole memory: every card that was drawn, wherever it lies', () => {
    let covered = 0
    watch(1, (known, whole) => {
      expect(known.places).toEqual(whole.places)
      expect(known.stacks).toEqual(whole.stacks)
      expect(known.deck).toEqual(whole.deck.map(() => HOLE))
      covered += whole.places.filter(stack => stack.length > 1).length
    })
    expect(covered).toBeGreaterThan(50)
  })

  it('with half a memory: about half of the covered ones, and never a wrong one', () => {
    let kept = 0
    let lost = 0
    watch(0.5, (known, whole) => {
      for (const [at, stack] of known.places.entries()) {
        for (const [height, card] of stack.slice(0, -1).entries()) {
          if (card === HOLE) lost++
          else kept++
          expect(card === HOLE || card === whole.places[at][height]).toBe(true)
        }
      }
    })
    expect(kept / (kept + lost)).toBeGreaterThan(0.3)
    expect(kept / (kept + lost)).toBeLessThan(0.7)
  })
})
