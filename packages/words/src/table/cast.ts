export { type CastName, castNames } from '@adit/protocol'
