export { type BackName, backNames } from './cards/backs.ts'
export { mark } from './cards/mark.ts'
export {
  coin,
  findToken,
  findTokenBack,
  type Metal,
  type TreasureFace,
} from './cards/my-treasure.ts'
export type { NimbleCard } from './cards/nimble-gnomes.ts'
export type { ChestName } from './cards/saboteur.ts'
export { figure, type TokenName, tokens } from './cards/tokens.ts'
export { drawAhead, drawFace, type Face } from './face.ts'
export { avatar } from './gnomes/avatar.ts'
export { type CastName, castNames } from './gnomes/cast.ts'
export type { RoleName } from './gnomes/roles.ts'
export * from './pictures.ts'
export type { Svg } from './strokes.ts'
export type { PostcardSide } from './things/fittings.ts'
export type { Cut, Stone } from './things/gems.ts'
export type { Stage } from './things/orc.ts'
export type { TreasureKind } from './things/treasure.ts'
export type { FogColour, WindColour } from './things/weather.ts'
export type { TunnelCard } from './tunnel/heart.ts'
