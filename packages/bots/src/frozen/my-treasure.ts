import type { View } from '@adit/kernel'
import { type Event, KINDS, type Move, ORCS, type State, worth } from '@adit/my-treasure'
import type { Bot } from '../bot.ts'

/** What a card that cannot be seen is worth on average: 22 treasures and mice on 30 cards a kind. */
const UNSEEN = 22 / 30

/**
 * Takes when a stack promises enough for the danger there is, else draws; lays cards where they make
 * the best stack better. It remembers nothing: covered cards are worth the average to it.
 */
export const treasureApprentice01: Bot<State, Move, Event> = {
  name: 'apprentice-0.1',
  choose({ view, legal, random }) {
    const ranked = legal.map(move => rate(view, move) + random.below(1000) / 1e6)
    return legal[ranked.indexOf(Math.max(...ranked))]
  },
}

function rate(view: View<State>, move: Move): number {
  switch (move.type) {
    case 'draw':
      return worthWaitingFor(view)
    case 'take':
      return promise(view, move.place, move.token)
    case 'place':
      return bestPromise(view, move.place) + gain(view, move.place)
    case 'flee':
      return averagePromise(view, move.place)
    default:
      return 0
  }
}

/** Five orcs out and the next card may end it: then almost any stack will do. */
function worthWaitingFor(view: View<State>): number {
  const danger = (ORCS - view.orcs) / Math.max(1, view.deck.length)
  const toGo = ORCS - view.orcs
  return toGo === 1 ? 4 - 12 * danger : 2.2 + 0.75 * toGo
}

function promise(view: View<State>, place: number, token: number): number {
  const stack = view.places[place]
  if (stack.length === 0) return 0
  return worth(stack[stack.length - 1], token) + (stack.length - 1) * UNSEEN
}

function bestPromise(view: View<State>, place: number): number {
  let best = 0
  for (let token = 0; token < KINDS.length; token++) {
    if ((view.tokens & (1 << token)) !== 0) best = Math.max(best, promise(view, place, token))
  }
  return best
}

/** How well the drawn card goes with the card it would cover. */
function gain(view: View<State>, place: number): number {
  const top = view.places[place].at(-1)
  if (top === undefined) return 0
  let together = 0
  for (let token = 0; token < KINDS.length; token++) {
    if ((view.tokens & (1 << token)) === 0) continue
    together = Math.max(together, worth(view.drawn, token) * worth(top, token))
  }
  return together
}

/** A blind token: each of those not openly held is as likely. */
function averagePromise(view: View<State>, place: number): number {
  let sum = 0
  let kinds = 0
  for (let token = 0; token < KINDS.length; token++) {
    if (view.held.includes(token)) continue
    sum += promise(view, place, token)
    kinds++
  }
  return sum / kinds
}
