import { type CastName, cast } from '../gnomes/cast.ts'
import { gnome } from '../gnomes/gnome.ts'
import { at, flat, ink, line, oval, picture, type Svg, shade } from '../strokes.ts'

/** A player's figure as it stands on a tunnel end: their gnome on a pawn's foot. */
export function figure(name: CastName): Svg {
  const foot =
    flat(oval(0, 46, 36, 9), 'shade', 0.35) +
    ink('M-30 40Q0 30 30 40L34 46Q0 56-34 46z', 'wood', 2.4) +
    line('M-30 44Q0 52 30 44', 1.4, 'line', 0.5)
  const body = shade('M-26 26H26V42H-26z', 0.2) + gnome(cast[name])
  return picture(112, 124, at(56, 60, foot + at(0, -4, body)), 'token')
}
