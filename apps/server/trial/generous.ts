import { defaults, type Limits } from '../src/settings.ts'

const plenty = { perSecond: 1e6, burst: 1e6 }

/** Limits that trials with many clients from one address do not run into. */
export const generous: Limits = {
  ...defaults.limits,
  identity: plenty,
  address: plenty,
  opening: plenty,
  arriving: plenty,
  guessing: plenty,
  reporting: plenty,
  socketsOfIdentity: 1e4,
  socketsOfAddress: 1e4,
  tablesOfIdentity: 1e6,
}
