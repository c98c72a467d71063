import { nth, type Refusal, type Seat } from '@adit/kernel'
import {
  type At,
  aimOf,
  faceAt,
  faceOf,
  type Kind,
  kindOfFace,
  type PlayerMove,
  pairOf,
  placementOf,
  playOf,
  type SaboteurGame,
  type State,
  toolNames,
} from '@adit/saboteur'
import { isTunnel } from './faces.ts'

interface Asking {
  readonly game: SaboteurGame
  readonly view: State
  readonly self: Seat
  readonly kind: Kind
}

/** Why the card in hand does not go to this cell, in the game's own words; undefined if it is no question of cells. */
export function whyNotHere(asking: Asking, at: At, turned: boolean): Refusal | undefined {
  const { game, view, self } = asking
  const moves = wishesAt(asking, at)
  // The way up that the person holds comes first.
  const ordered = turned ? [...moves].reverse() : moves
  for (const move of ordered) {
    const why = game.refuse(view, self, move)
    if (why !== undefined) return why
  }
  return undefined
}

function wishesAt({ view, kind }: Asking, at: At): readonly PlayerMove[] {
  const aim = aimOf(kind)
  switch (aim.at) {
    case 'cell':
      return [playOf(kind, at)]
    case 'goals':
      return [playOf(kind, pairOf(at, nth(view.maze.goals, 0)))]
    case 'placement':
      return lays(kind, isTunnel(kind) ? kind : kindLaidLast(view), at)
    case 'nothing':
    case 'seat':
    case 'tool':
      return []
  }
}

function kindLaidLast({ maze, lastLaid }: State): Kind | undefined {
  return lastLaid < 0 ? undefined : kindOfFace(faceAt(maze, lastLaid))
}

/** Both ways up of the tunnel card that `kind` lays on a cell. */
function lays(kind: Kind, tunnel: Kind | undefined, at: At): readonly PlayerMove[] {
  if (tunnel === undefined) return []
  return [0, 1].map(turn => playOf(kind, placementOf(faceOf(tunnel, turn), at)))
}

/** Why the card in hand cannot be played on this player. */
export function whyNotThem({ game, view, self, kind }: Asking, seat: Seat): Refusal | undefined {
  const aim = aimOf(kind)
  switch (aim.at) {
    case 'nothing':
      return game.refuse(view, self, playOf(kind, 0))
    case 'seat':
      return game.refuse(view, self, playOf(kind, seat))
    case 'tool': {
      const refused = [...toolNames.keys()].map(tool =>
        game.refuse(view, self, playOf(kind, (tool << 4) | seat)),
      )
      return refused.find(why => why?.key === 'repair-not-broken') ?? refused[0]
    }
    case 'cell':
    case 'goals':
    case 'placement':
      return undefined
  }
}

/** Why a card has no place to go at all, where one rule is behind it: tools, traps, nothing to take. */
export function whyNotAtAll(asking: Asking): Refusal | undefined {
  const { view, kind } = asking
  if (isTunnel(kind)) {
    const [at] = view.maze.frontier
    const why = at === undefined ? undefined : whyNotHere(asking, at, false)
    return why !== undefined && GENERAL.includes(why.key) ? why : undefined
  }
  const reasons = [...view.held.keys()].map(seat => whyNotThem(asking, seat))
  const [why] = reasons
  // What is said of one and the same of all others lies in the card, not in them.
  return reasons.every(other => JSON.stringify(other) === JSON.stringify(why)) ? why : undefined
}

const GENERAL = ['lay-broken', 'lay-trapped', 'path-lay-only']
