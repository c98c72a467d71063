import { at, picture, type Svg } from './strokes.ts'
import { nugget } from './things/finds.ts'
import { type Cut, diamond, gem, type Stone } from './things/gems.ts'
import { orc, type Stage } from './things/orc.ts'
import { collapse, type FogColour, fog } from './things/weather.ts'

// Things without a card around them, for lists, counts, logs and tracks.

const thing = (body: Svg): Svg => picture(80, 80, at(40, 40, body), 'thing')

export const gemPicture = (stone: Stone, cut: Cut): Svg => thing(gem(stone, cut))
export const diamondPicture = (): Svg => thing(diamond())
export const fogPicture = (colour: FogColour): Svg => thing(fog(colour))
export const collapsePicture = (): Svg => thing(collapse())
export const nuggetPicture = (): Svg => thing(nugget(1))
export const orcPicture = (stage: Stage): Svg => picture(120, 120, at(60, 62, orc(stage)), 'thing')
