import type { Refusal, Seat } from '@adit/kernel'
import {
  type At,
  BREAK,
  cards,
  DIVERT,
  faceAt,
  faceOf,
  type Kind,
  kindOf,
  kindOfFace,
  LAY,
  MAP,
  onSeat,
  PLAY,
  type PlayerMove,
  pack,
  placementOf,
  REPAIR,
  ROCK_FALL,
  repairLoad,
  type SaboteurGame,
  type State,
  VEIN_SWAP,
  veinLoad,
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
  if (isTunnel(kind)) return lays(LAY, kind, at)
  switch (kind) {
    case kindOf['rock-fall']:
      return [pack(ROCK_FALL, at)]
    case kindOf.map:
      return [pack(MAP, at)]
    case kindOf['vein-swap']:
      return [pack(VEIN_SWAP, veinLoad(at, view.maze.goals[0]))]
    case kindOf.diversion: {
      const face = view.lastLaid < 0 ? -1 : faceAt(view.maze, view.lastLaid)
      return face < 0 ? [] : lays(DIVERT, kindOfFace(face), at)
    }
    default:
      return []
  }
}

/** Both ways up of a card on a cell. */
function lays(code: number, kind: Kind, at: At): readonly PlayerMove[] {
  return [0, 1].map(turn => pack(code, placementOf(faceOf(kind, turn), at)))
}

/** Why the card in hand cannot be played on this player. */
export function whyNotThem({ game, view, self, kind }: Asking, seat: Seat): Refusal | undefined {
  const { name } = cards[kind]
  if (name.startsWith('broken-')) return game.refuse(view, self, pack(BREAK, onSeat(kind, seat)))
  if (name.startsWith('repair-') || name === 'craftsman') {
    const refused = [0, 1, 2].map(tool =>
      game.refuse(view, self, pack(REPAIR, repairLoad(kind, tool, seat))),
    )
    return refused.find(why => why?.key === 'repair-not-broken') ?? refused[0]
  }
  if (cards[kind].group !== 'action') return undefined
  return game.refuse(view, self, pack(PLAY, onSeat(kind, seat)))
}

/** Why a card has no place to go at all, where one rule is behind it: tools, traps, nothing to take. */
export function whyNotAtAll(asking: Asking): Refusal | undefined {
  const { view, self, kind } = asking
  if (isTunnel(kind)) {
    const [at] = view.maze.frontier
    const why = at === undefined ? undefined : whyNotHere(asking, at, false)
    return why !== undefined && GENERAL.includes(why.key) ? why : undefined
  }
  switch (kind) {
    case kindOf.thief:
    case kindOf.treasury:
    case kindOf.pathfinder:
    case kindOf['turn-about']:
      return whyNotThem(asking, 0)
    case kindOf.veto:
    case kindOf['swap-hats']:
      return whyNotThem(asking, self)
    default:
      return undefined
  }
}

const GENERAL = ['lay-broken', 'lay-trapped', 'path-lay-only']
