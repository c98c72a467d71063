/** What a store is made of, without the tables themselves: a thread that only writes loads no more. */
export * as admit from './admit.ts'
export { brokenLink, JOURNAL, linkAll, linkOf, NO_LINK } from './chain.ts'
export { everyLog, type RawLog, readRows } from './logs.ts'
export type * from './store.ts'
export { stages, storeLimits } from './store.ts'
