export { conform, holdTo } from './conform.ts'
export type { Kit } from './kit.ts'
export { laws, viewersOf } from './laws.ts'
export { Broken, chooseTurn, type Walk, walk } from './walk.ts'
