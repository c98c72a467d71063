import { at, disc, glow, ink, picture, type Svg } from '../strokes.ts'
import { type CastName, cast } from './cast.ts'
import { gnome } from './gnome.ts'

/** A face in its circle; hats and tools may break out of it. */
export function avatar(name: CastName): Svg {
  const { halo } = cast[name]
  const face = ink(disc(0, 0, 47), halo, 2.4) + glow(0, 0, 44, 0.9) + gnome(cast[name])
  return picture(112, 112, at(56, 61, face), 'avatar')
}
