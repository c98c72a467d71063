import { nth } from '@adit/kernel'
import {
  type At,
  cards,
  chests,
  faceOf,
  type Kind,
  kindOf,
  kindOfFace,
  type RoleName,
  roles,
  xOf,
  yOf,
} from '@adit/saboteur'
import { type Face, type PostcardSide, type TunnelCard, variantAt } from '../../art/index.ts'

/** Cards of the game as the art wants them; the same card is always the same object. */

const tunnels: readonly TunnelCard[] = cards
const kept = new Map<number, Face>()

/** A card as it is held. */
export function faceOfKind(kind: Kind): Face {
  return faceLying(faceOf(kind, 0), 0)
}

/** A card as it lies. */
export function faceAtCell(face: number, at: At, side?: PostcardSide): Face {
  const isPostcard = kindOfFace(face) === kindOf.postcard
  return faceLying(face, variantAt(xOf(at), yOf(at)), isPostcard ? side : undefined)
}

function faceLying(face: number, variant: number, side?: PostcardSide): Face {
  const key = face * 8 + variant * 2 + (side === 'party' ? 1 : 0)
  const known = kept.get(key)
  if (known !== undefined) return known
  const kind = kindOfFace(face)
  const turned = isTurned(face)
  const made: Face = {
    of: 'saboteur',
    card: nth(tunnels, kind),
    turned,
    variant,
    ...(side === undefined ? {} : { side }),
  }
  kept.set(key, made)
  return made
}

export function isTurned(face: number): boolean {
  return face !== faceOf(kindOfFace(face), 0)
}

export function isTunnel(kind: Kind): boolean {
  const { group } = nth(cards, kind)
  return group === 'tunnel' || group === 'cache-tunnel'
}

export const goalBack: Face = { of: 'back', name: 'goal' }
export const chestBack: Face = { of: 'back', name: 'chest-tunnel' }
export const mineBack: Face = { of: 'back', name: 'mine' }
export const goldBack: Face = { of: 'back', name: 'gold' }
export const roleBack: Face = { of: 'back', name: 'role' }

export function roleName(role: number): RoleName {
  return nth(roles, role).name
}

export function roleFace(role: number): Face {
  return { of: 'role', name: roleName(role) }
}

export function chestFace(chest: number): Face {
  return { of: 'chest', name: nth(chests, chest).name }
}

export function goldFace(nuggets: number): Face {
  return { of: 'gold', nuggets: nuggets === 1 || nuggets === 2 ? nuggets : 3 }
}
