import { at, flat, glow, line, picture, type Svg } from '../strokes.ts'
import { lamp } from '../things/tools.ts'

const outer = 'M8 90V46Q8 8 48 8T88 46V90'
const inner = 'M23 90V50Q23 25 48 25T73 50V90'
const stones =
  'M22.6 45L9 40M28.5 31L18 20M39.4 25L36 10M56.6 25L60 10M67.5 31L78 20M73.4 45L87 40M23 62H8M73 62H88M23 77H8M73 77H88'

/** The mark: an adit's portal, and a lantern in the dark of it. */
export function mark(): Svg {
  return picture(
    96,
    96,
    flat(`${outer}z`, 'rock-rim') +
      flat(`${inner}z`, 'dark') +
      glow(48, 60, 24, 2.4) +
      line(outer, 4.4) +
      line(inner, 3.4) +
      `<g class="stones">${line(stones, 2.6)}</g>` +
      line('M48 26V36', 2.6) +
      at(48, 58, lamp(), { scale: 0.64 }) +
      line('M2 90H94', 4.4),
    'mark',
  )
}
