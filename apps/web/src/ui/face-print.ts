import { avatar } from '../art/gnomes/avatar.ts'
import type { CastName } from '../art/gnomes/cast.ts'
import { coloured, pictureAddress } from './coloured.ts'
import { dots } from './dots.ts'
import { dressed } from './dressed.ts'

interface Print {
  readonly address: string
  /** Held, so that the browser keeps what it has read: a picture nobody shows is read anew each time. */
  readonly image: HTMLImageElement
}

/** In pixels: from here on there is room for texture. */
const FINE = 72

/** Once for each face and theme. */
const kept = new Map<string, Print>()

/** A face as a single picture: a dozen drawn ones would be hundreds of strokes to style and to lay in layers. */
export function facePrint(who: CastName, size: number): string {
  const isFine = size >= FINE
  const key = `${dressed()} ${who} ${isFine}`
  const known = kept.get(key)
  if (known !== undefined) return isFine ? known.address : dots.of(known.address, size)
  const drawn = isFine ? avatar(who) : avatar(who).replaceAll('class="fine"', 'display="none"')
  const address = pictureAddress(coloured(drawn))
  const image = new Image()
  image.src = address
  kept.set(key, { address, image })
  return address
}
