import type { Aim } from './aims.ts'
import { breaks } from './break.ts'
import type { Action } from './card.ts'
import { craftsman } from './craftsman.ts'
import { diversion } from './diversion.ts'
import { free } from './free.ts'
import { handsOff } from './hands-off.ts'
import { inspection } from './inspection.ts'
import { map } from './map.ts'
import {
  type ActionName,
  actionNames,
  type Box,
  type Copies,
  cards,
  type Kind,
  kindCount,
  shapedKinds,
} from './order.ts'
import { pathfinder } from './pathfinder.ts'
import { doubleRepairs, repairs } from './repair.ts'
import { rockFall } from './rock-fall.ts'
import { swapHands } from './swap-hands.ts'
import { swapHats } from './swap-hats.ts'
import { thief } from './thief.ts'
import { trap } from './trap.ts'
import { treasury } from './treasury.ts'
import { tunnel } from './tunnel.ts'
import { turnAbout } from './turn-about.ts'
import { veinSwap } from './vein-swap.ts'
import { veto } from './veto.ts'

/** Every card but tunnels that a hand can hold. */
const named = {
  ...breaks,
  ...repairs,
  ...doubleRepairs,
  'rock-fall': rockFall,
  map,
  thief,
  'hands-off': handsOff,
  'swap-hands': swapHands,
  inspection,
  'swap-hats': swapHats,
  trap,
  free,
  'vein-swap': veinSwap,
  treasury,
  veto,
  'turn-about': turnAbout,
  craftsman,
  pathfinder,
  diversion,
} as const satisfies Readonly<Record<ActionName, Action>>

type Named = typeof named

/** By kind. */
export const actions: readonly Action[] = Array.from({ length: kindCount }, (_, kind) =>
  kind < shapedKinds ? tunnel : named[actionNames[kind - shapedKinds]],
)

/** Why cards of their own refuse to be played. */
export type CardRefusal = Named[ActionName]['refusals'][number]
export const cardRefusals: readonly CardRefusal[] = [
  ...new Set(Object.values(named).flatMap((card): readonly CardRefusal[] => card.refusals)),
]

/** Those of one card that no other card gives: its words have their sentences. */
export type RefusalOf<Name extends ActionName> = Exclude<
  Named[Name]['refusals'][number],
  Named[Exclude<ActionName, Name>]['refusals'][number]
>

/** The actions of which a box has copies. */
export type ActionIn<B extends Box> = {
  [Name in ActionName]: Named[Name]['copies'] extends Readonly<Record<B, number>> ? Name : never
}[ActionName]

export function actionsIn<B extends Box>(box: B): readonly ActionIn<B>[] {
  const isIn = (name: ActionName): name is ActionIn<B> => box in named[name].copies
  return actionNames.filter(isIn)
}

export function copiesOf(kind: Kind): Copies {
  return kind < shapedKinds ? (cards[kind].copies ?? {}) : actions[kind].copies
}

/** What the box shuffles into the draw deck, one entry for each card. */
export function deckOf(box: Box): readonly Kind[] {
  const isInDeck = (kind: Kind): boolean => ['tunnel', 'action'].includes(cards[kind].group)
  return [...cards.keys()]
    .filter(isInDeck)
    .flatMap(kind => Array<Kind>(copiesOf(kind)[box] ?? 0).fill(kind))
}

/** What a card of the hand is aimed at: a tunnel card at where it is laid. */
export function aimOf(kind: Kind): Aim {
  return actions[kind].aim
}

/** What its moves are called in notation. */
export function wordOf(kind: Kind): string {
  return actions[kind].word
}
