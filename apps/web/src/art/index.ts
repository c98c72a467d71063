export { backNames } from './cards/backs.ts'
export { figure } from './cards/figure.ts'
export { mark } from './cards/mark.ts'
export { coin, findToken, findTokenBack } from './cards/my-treasure.ts'
export {
  type Drawn,
  drawAhead,
  drawApart,
  drawFace,
  type Face,
  keepDrawn,
  variantAt,
} from './face.ts'
export { avatar } from './gnomes/avatar.ts'
export { type CastName, castNames } from './gnomes/cast.ts'
export * from './pictures.ts'
export type { Svg } from './strokes.ts'
export type { PostcardSide } from './things/fittings.ts'
export type { Stage } from './things/orc.ts'
export type { FogColour } from './things/weather.ts'
export type { TunnelCard } from './tunnel/heart.ts'
