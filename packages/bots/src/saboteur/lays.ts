import { type Card, cards, roleOf, shapedKinds } from '@adit/saboteur'
import type { Decider } from './decider.ts'
import { asksForHelp, cellOf, faceOfLay } from './deeds.ts'
import { countOf, exitsOf, MOST_BEHIND, tryLaying } from './ground.ts'

/** What a tunnel card does to the tunnel, and what its doors and crystals are worth to a role. */
export function rateLay({ state, role, w, perGain, ground }: Decider, move: number): number {
  const face = faceOfLay(move)
  const { gain, exits, behind, onBest, isTaken } = tryLaying(state.maze, face, cellOf(move))
  let rating = w.lay + gain * perGain
  if (exits > 0) rating += w.exits * exits + w.behind * behind
  else rating += onBest ? w.dead + w.deadOnBest : w.dead
  if (isTaken || asksForHelp(move)) rating += TOLL
  if (gain > 0) rating += offerTo(role, ground.nearest - gain)
  return marks[face >> 1] === 0
    ? rating
    : rating + markWorth(role, face >> 1, exits > 0 && behind < 2)
}

/** To owe somebody, or to take away what lies there. */
const TOLL = -3

/**
 * Where two teams dig, the gold is for the team of who completes the tunnel: to leave the last card to
 * the next player is to give it away.
 */
function offerTo(role: number, left: number): number {
  if (left > OFFERED) return 0
  // A geologist has nothing of the gold, and the more crystals the later it is found.
  if (role === roleOf.geologist) return OFFER
  return (role === roleOf.green || role === roleOf.blue) && left > 0 ? OFFER : 0
}

const OFFERED = 2.4
const OFFER = -20

const GREEN = 1
const BLUE = 2
const CRYSTAL = 4
/** What a crystal is worth to a geologist. */
const MARKED = 8
/** By kind: doors and crystals. */
const marks = Uint8Array.from(cards, (card: Card) => {
  const door = card.door === 'green' ? GREEN : card.door === 'blue' ? BLUE : 0
  return door | (card.crystal === true ? CRYSTAL : 0)
})

/** 1 for a green door on that card, -1 for a blue one, else 0. */
export function doorOf(face: number): number {
  const mark = marks[face >> 1]
  return (mark & GREEN) !== 0 ? 1 : (mark & BLUE) !== 0 ? -1 : 0
}

/** What a door or a crystal on a card means to a role; a door counts where the tunnel goes on. */
function markWorth(role: number, kind: number, isOnWay: boolean): number {
  const mark = marks[kind]
  if (mark === 0) return 0
  if ((mark & CRYSTAL) !== 0) return role === roleOf.geologist ? MARKED : -0.5
  if (!isOnWay) return 0
  const own = role === roleOf.green ? GREEN : role === roleOf.blue ? BLUE : 0
  if (own === 0) return role === roleOf.saboteur ? 4 : role === roleOf.geologist ? 0 : -1
  return mark === own ? 4 : -9
}

/** By kind: the most ways on that it can open, from wherever the tunnel comes. */
const waysOn = Uint8Array.from({ length: shapedKinds }, (_none, kind) => {
  const entries = Array.from({ length: 32 }, (_no, nth) => nth)
  return Math.max(...entries.map(nth => countOf[exitsOf((kind << 1) | (nth >> 4), nth & 15)]))
})

/** By ways on: what a card laid off the best end is rated at most for its shape. */
const tops = new Float64Array(5)

/** Gets ready to ask `misses` of a decider. */
export function levelTops({ w, perGain }: Decider): void {
  tops[0] = w.lay + w.dead
  // Where to come nearer is welcome, a way on may be worth anything.
  const isBound = perGain <= 0 && w.behind >= 0
  for (let ways = 1; ways < tops.length; ways++) {
    const on = Math.max(w.exits, w.exits * ways) + MOST_BEHIND * w.behind
    tops[ways] = isBound ? w.lay + Math.max(w.dead, on) : Number.POSITIVE_INFINITY
  }
}

/** Whether a card laid off the best end, as far from the gold as that, cannot be rated as high as the mark. */
export function misses(move: number, short: number, reach: number, mark: number): boolean {
  const kind = faceOfLay(move) >> 1
  return marks[kind] === 0 && (short > reach || tops[waysOn[kind]] < mark)
}

/**
 * How far from the gold a cell may be, as `shortOf` has it, for a card laid there to reach that mark by
 * its shape: cells behind the best end gain nothing, and the more they lag behind the less they are worth.
 */
export function reachOf({ w, ground }: Decider, mark: number): number {
  const { lay, dead, exits, behind, gain } = w
  if (behind >= 0 || exits > 0 || gain < 0 || lay + dead >= mark) return Number.POSITIVE_INFINITY
  const lag = Math.max(0, (mark - lay) / behind)
  return lag >= MOST_BEHIND ? Number.POSITIVE_INFINITY : ground.nearest + 1 + lag
}
