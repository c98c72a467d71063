import type { Seat } from '@adit/kernel'
import { cards, type State, shapedKinds, THIEF } from '@adit/saboteur'
import { deedByKind } from './deeds.ts'
import { throughs } from './throughs.ts'
import type { Weights } from './weights.ts'

/** By kind: what a card in hand is good for. */
export type Keeps = Float64Array

interface Listed {
  readonly w: Weights
  /** One list for each that the gold is known or not, and a thief lies before the seat or not. */
  readonly lists: readonly Keeps[]
}

/** A table has few kinds of weights, and to look through a few is quicker than to look one up. */
const FEW = 8
const listed: Listed[] = []

/** What each card in hand is good for to a seat that weighs like this. */
export function keepsOf({ front }: State, seat: Seat, w: Weights, known: boolean): Keeps {
  const { lists } = listedFor(w)
  return lists[(known ? 1 : 0) | ((front[seat] & THIEF) === 0 ? 0 : 2)]
}

function listedFor(w: Weights): Listed {
  for (let nth = 0; nth < listed.length; nth++) if (listed[nth].w === w) return listed[nth]
  if (listed.length === FEW) listed.shift()
  const lists = [0, 1, 2, 3].map(nth => listKeeps(w, (nth & 1) !== 0, (nth & 2) !== 0))
  const made = { w, lists }
  listed.push(made)
  return made
}

function listKeeps(w: Weights, known: boolean, hasThief: boolean): Keeps {
  return Float64Array.from(cards, (_card, kind) => {
    if (kind >= shapedKinds) return worthOfAction(w, known, hasThief, kind)
    return throughs[kind] > 0 ? w.keepThrough + 0.5 * throughs[kind] : w.keepDead
  })
}

function worthOfAction(w: Weights, known: boolean, hasThief: boolean, kind: number): number {
  switch (deedByKind[kind]) {
    case 'break':
    case 'trap':
      return w.keepHarm
    case 'mend':
    case 'free':
      return w.keepMend
    case 'map':
      return known ? w.keepMap : w.keepMap + 6
    case 'rock-fall':
      return w.keepFall
    case 'thief':
      return hasThief ? 2 : 9
    case 'lay':
    case 'divert':
    case 'hands-off':
    case 'swap-hands':
    case 'inspection':
    case 'swap-hats':
    case 'vein-swap':
    case 'treasury':
    case 'veto':
    case 'turn-about':
    case 'pathfinder':
    case 'play':
      return w.keepOther
  }
}
