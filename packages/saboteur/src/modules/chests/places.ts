import { lowest, only } from '@adit/kernel'
import type { Tell } from '../../events.ts'
import { because } from '../../legal/because.ts'
import { type At, NOWHERE } from '../../maze/cells.ts'
import { faceOf } from '../../maze/faces.ts'
import { cacheSlotAt, turnUp } from '../../maze/maze.ts'
import { fittingTurns, reachedCaches } from '../../maze/reach.ts'
import { ask } from '../../play/asks.ts'
import { type Reachable, subjectOfReachable } from '../../play/reachable.ts'
import type { Rules } from '../../rules.ts'
import { GONE, SHOWN, type State } from '../../state.ts'
import type { Hooks } from '../hooks.ts'
import { openChest } from './effects.ts'

/** MIN-52: one at a time, in the mover's order. */
export const chestPlaces: Reachable = {
  name: 'chests',
  order: 2,
  reached: reachedCaches,
  meet(rules, state, mask, emit) {
    if ((mask & (mask - 1)) !== 0) {
      ask(rules, state, 'order', state.mover, subjectOfReachable(rules, chestPlaces))
    } else show(rules, state, lowest(mask), emit)
  },
  several: {
    places: maze => maze.caches,
    choose: (rules, state, at, emit) => show(rules, state, cacheSlotAt(state.maze, at), emit),
    turn,
  },
}

/** The tunnel card is turned; its way up is the player's choice where it has one. */
function show(rules: Rules, state: State, slot: number, emit?: Tell): void {
  const at = state.maze.caches[slot]
  const kind = state.chests.tunnels[slot]
  state.chests.fate[slot] = SHOWN
  emit?.({ type: 'chest-shown', seat: state.mover, at, kind })
  const turns = fittingTurns(state.maze, at, kind)
  if (turns === 3) ask(rules, state, 'turn', state.mover, at)
  else turn(rules, state, at, turns >> 1, emit)
}

function turn(rules: Rules, state: State, at: At, way: number, emit?: Tell): void {
  const slot = cacheSlotAt(state.maze, at)
  const face = faceOf(state.chests.tunnels[slot], way)
  turnUp(state.maze, at, face)
  // CHM-37: a chest tunnel counts as laid.
  state.lastLaid = at
  emit?.({ type: 'chest-turned', seat: state.mover, at, face })
  openChest(rules, state, slot, at, emit)
}

const forbidden = because('map-forbidden', 'MIN-62')

export const placeHooks: Partial<Hooks> = {
  isCache: (state, at) => cacheSlotAt(state.maze, at) >= 0,
  listCaches({ maze: { caches } }, tag, out, from) {
    let next = from
    for (let slot = 0; slot < caches.length; slot++) {
      if (caches[slot] !== NOWHERE) out[next++] = tag | caches[slot]
    }
    return next
  },
  /** MIN-54: both the tunnel card and the chest under it. */
  peekCache(state, at, emit) {
    const place = cacheSlotAt(state.maze, at)
    state.chests.seen[place] |= only(state.mover)
    emit?.({
      type: 'peeked',
      seat: state.mover,
      at,
      kind: state.chests.tunnels[place],
      chest: state.chests.effects[place],
    })
  },
  whyNotPeek: state => (state.chests.noMaps === 0 ? undefined : forbidden),
  /** MIN-53, MIN-88: chests and their tunnel cards lie apart once discarded. */
  onLift(state, at) {
    const slot = cacheSlotAt(state.maze, at)
    if (slot >= 0) state.chests.fate[slot] = GONE
  },
}
