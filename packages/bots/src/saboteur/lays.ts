import { type Card, cards, codeOf, LAY, roleOf } from '@adit/saboteur'
import type { Decider } from './decider.ts'
import { asksForHelp, cellOf, faceOfLay } from './deeds.ts'
import { standOn, tryLaying } from './ground.ts'

/** What a tunnel card does to the tunnel, and what its doors and crystals are worth to a role. */
export function rateLay({ state, role, w, near, ground }: Decider, move: number): number {
  const { nearest } = ground
  const face = faceOfLay(move)
  const at = cellOf(move)
  const toll = asksForHelp(move) || standOn(state.maze, at).isTaken ? -3 : 0
  const { gain, exits, behind, onBest } = tryLaying(state.maze, face, at)
  const dead = exits > 0 ? 0 : onBest ? w.dead + w.deadOnBest : w.dead
  return (
    w.lay +
    gain * (role === roleOf.geologist ? 0 : w.gain + w.gainNear * near) +
    w.exits * exits +
    (exits > 0 ? w.behind * behind : 0) +
    dead +
    toll +
    offerTo(role, nearest - gain, gain) +
    markWorth(role, face >> 1, exits > 0 && behind < 2)
  )
}

/**
 * Where two teams dig, the gold is for the team of who completes the tunnel: to leave the last card to
 * the next player is to give it away.
 */
function offerTo(role: number, left: number, gain: number): number {
  // A geologist has nothing of the gold, and the more crystals the later it is found.
  if (role === roleOf.geologist) return gain > 0 && left <= OFFERED ? OFFER : 0
  if (role !== roleOf.green && role !== roleOf.blue) return 0
  return gain > 0 && left > 0 && left <= OFFERED ? OFFER : 0
}

const OFFERED = 2.4
const OFFER = -20

const GREEN = 1
const BLUE = 2
const CRYSTAL = 4
/** What a door or a crystal is worth at most. */
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

/** Whether a card laid so far behind the best end cannot be rated that high, whatever it is. */
export function misses({ state, w }: Decider, move: number, mark: number): boolean {
  if (codeOf(move) !== LAY || w.behind > 0 || w.exits > 0 || w.gain < 0) return false
  const { behind, isTaken } = standOn(state.maze, cellOf(move))
  if (behind <= 0 || isTaken) return false
  const own = marks[faceOfLay(move) >> 1] === 0 ? 0 : MARKED
  return w.lay + Math.max(w.dead, w.behind * Math.min(6, behind)) + own < mark
}
