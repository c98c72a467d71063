import { type CastName, cast } from '../gnomes/cast.ts'
import { gnome } from '../gnomes/gnome.ts'
import {
  at,
  disc,
  flat,
  glow,
  ink,
  line,
  oval,
  picture,
  type Svg,
  shade,
  type Tint,
  words,
} from '../strokes.ts'
import { actions } from '../things/actions.ts'
import { crystal, nugget } from '../things/finds.ts'
import { broken, lamp, whole } from '../things/tools.ts'

function token(fill: Tint, body: Svg): Svg {
  return picture(80, 80, at(40, 40, ink(disc(0, 0, 37), fill, 2.6) + body), 'token')
}

/** Round markers: gold, crystals, what is in front of a player, whose turn it is. */
export const tokens = {
  nugget: () => token('ground-gold', glow(0, 0, 32) + nugget(1)),
  crystal: () => token('ground-know', at(0, 2, crystal(), { scale: 1.05 })),
  turn: () => token('ground', glow(0, 0, 36, 1.6) + at(0, 1, lamp(), { scale: 0.86 })),
  pick: () => token('ground-help', at(0, 0, whole.pick(), { scale: 0.8 })),
  lamp: () => token('ground-help', at(0, 0, whole.lamp(), { scale: 0.76 })),
  cart: () => token('ground-help', at(0, 0, whole.cart(), { scale: 0.76 })),
  'broken-pick': () => token('ground-harm', at(0, 0, broken.pick(), { scale: 0.8 })),
  'broken-lamp': () => token('ground-harm', at(0, 0, broken.lamp(), { scale: 0.76 })),
  'broken-cart': () => token('ground-harm', at(0, 0, broken.cart(), { scale: 0.76 })),
  trap: () => token('ground-harm', at(0, 0, actions.trap.draw(), { scale: 0.78 })),
  thief: () => token('ground-swap', at(0, 0, actions.thief.draw(), { scale: 0.8 })),
  first: () => token('ground-gold', words(0, 15, '1', 46, 'line')),
} as const satisfies Readonly<Record<string, () => Svg>>

/** A player's figure as it stands on a tunnel end: their gnome on a pawn's foot. */
export function figure(name: CastName): Svg {
  const foot =
    flat(oval(0, 46, 36, 9), 'shade', 0.35) +
    ink('M-30 40Q0 30 30 40L34 46Q0 56-34 46z', 'wood', 2.4) +
    line('M-30 44Q0 52 30 44', 1.4, 'line', 0.5)
  const body = shade('M-26 26H26V42H-26z', 0.2) + gnome(cast[name])
  return picture(112, 124, at(56, 60, foot + at(0, -4, body)), 'token')
}
