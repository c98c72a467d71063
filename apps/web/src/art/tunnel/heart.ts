import { at, flat, glow, oval, round, type Svg } from '../strokes.ts'
import { dragon, spider } from '../things/dwellers.ts'
import { bag, gold, openChest, stone } from '../things/finds.ts'
import {
  type DoorColour,
  door,
  ladder,
  type PostcardSide,
  postcard,
  wayOut,
} from '../things/fittings.ts'

/** What a card of the maze shows, as far as its picture depends on it. */
export interface TunnelCard {
  readonly name: string
  readonly group: string
  readonly shape?: string
  readonly ladder?: boolean
  readonly door?: DoorColour
  readonly crystal?: boolean
}

/** What stands in the middle of a card, and the room it needs there. */
export interface Heart {
  readonly chamber: number
  readonly body: Svg
}

/** Upright always: a half turn turns rock and tunnel only. */
export function heartOf(card: TunnelCard, side: PostcardSide): Heart | undefined {
  switch (card.group) {
    case 'start':
      return { chamber: 27, body: glow(50, 66, 42, 1.4) + at(50, 68, wayOut(), { scale: 1.08 }) }
    case 'goal':
      return goals[card.name]
    case 'landmark':
      return { chamber: 24, body: rests(postcard[side], 1.02, 69, 86) }
    case 'cache-tunnel':
      return { chamber: 21, body: glow(50, 70, 34) + rests(openChest(), 0.66, 70) }
  }
  if (card.ladder) return { chamber: 21, body: at(50, 68, ladder(), { scale: 0.9 }) }
  if (card.door !== undefined) return { chamber: 21, body: rests(door(card.door), 0.92) }
  return undefined
}

const stoneGoal: Heart = { chamber: 20, body: rests(stone(), 0.78, 70, 88) }

const goals: Readonly<Record<string, Heart>> = {
  gold: { chamber: 26, body: glow(50, 70, 48, 1.8) + rests(gold(), 1.04, 69, 86) },
  'stone-right': stoneGoal,
  'stone-left': stoneGoal,
  'stone-cross': stoneGoal,
  'bag-1': { chamber: 26, body: glow(50, 70, 38) + rests(bag(1), 0.92) },
  'bag-2': { chamber: 26, body: glow(50, 70, 38) + rests(bag(2), 0.92) },
  dragon: { chamber: 26, body: rests(dragon(), 0.95) },
  spider: { chamber: 26, body: rests(spider(), 0.95) },
}

/** On the floor, with its shadow. */
function rests(body: Svg, scale: number, y = 68, foot = y + 26 * scale): Svg {
  const shadow = oval(50, round(foot), round(27 * scale), round(8 * scale))
  return flat(shadow, 'floor-0', 0.65) + at(50, y, body, { scale })
}
