import type { Played, SideCounts } from './match.ts'
import { type ArenaPlan, type JobDone, pairsOf } from './plan.ts'
import { rateBots, type Standing } from './ratings.ts'
import { difference, type Estimate, estimate, ratio, type Sprt, sprt } from './statistics.ts'

/** What an arena found out. Chances are parts of 1. */
export interface Report {
  readonly pairs: readonly PairReport[]
  readonly ratings: readonly Standing[]
}

export type PairReport = RolesReport | MixedReport

export interface RolesReport {
  readonly kind: 'roles'
  readonly one: string
  readonly other: string
  /** ½ (gold where one digs + no gold where the other digs); .5 is equal. */
  readonly s: Estimate
  readonly goldOfOne: Estimate
  readonly goldOfOther: Estimate
  readonly sprt: Sprt
}

export interface MixedReport {
  readonly kind: 'mixed'
  readonly one: string
  readonly other: string
  /** Of the wins, times the number of seats: 1 is equal. */
  readonly share: Estimate
  /** The lone bot's score to that of the others. */
  readonly score: Estimate
  /** Where there are sides: how much oftener the lone bot's side wins than at a table of the others alone. */
  readonly sides?: { readonly digs: Estimate; readonly hinders: Estimate }
  readonly sprt: Sprt
}

/** "Better" means by two points of a hundred. */
const BY = 0.02

export function reportOf(plan: ArenaPlan, seats: number, results: readonly JobDone[]): Report {
  const inOrder = results.toSorted((a, b) => a.deal - b.deal || a.pair - b.pair)
  return {
    pairs: pairsOf(plan).map(([one, other], pair) => {
      const deals = inOrder.filter(done => done.pair === pair).map(done => done.games)
      return plan.kind === 'roles'
        ? rolesReport(one, other, deals)
        : mixedReport(one, other, seats, deals)
    }),
    ratings: rateBots(inOrder.flatMap(done => done.games)),
  }
}

function rolesReport(
  one: string,
  other: string,
  deals: readonly (readonly Played[])[],
): RolesReport {
  const golds = deals.flatMap(games => {
    const first = games.find(game => game.kind === 'round' && game.digs === one)
    const second = games.find(game => game.kind === 'round' && game.digs === other)
    if (first?.kind !== 'round' || second?.kind !== 'round') return []
    return [[first.gold ? 1 : 0, second.gold ? 1 : 0] as const]
  })
  const scores = golds.map(([mine, theirs]) => (mine + 1 - theirs) / 2)
  return {
    kind: 'roles',
    one,
    other,
    s: estimate(scores),
    goldOfOne: estimate(golds.map(([mine]) => mine)),
    goldOfOther: estimate(golds.map(([, theirs]) => theirs)),
    sprt: sprt(scores, BY),
  }
}

function mixedReport(
  one: string,
  other: string,
  seats: number,
  deals: readonly (readonly Played[])[],
): MixedReport {
  const tables = deals.map(games => games.filter(game => game.kind === 'table'))
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length
  const shares = tables.map(games => seats * mean(games.map(game => game.share)))
  // For the test an equal share is one half, and no share none.
  const halves = shares.map(share => share / 2)
  return {
    kind: 'mixed',
    one,
    other,
    share: estimate(shares),
    score: ratio(
      tables.map(games => [mean(games.map(g => g.score)), mean(games.map(g => g.rest))] as const),
    ),
    ...sidesOf(deals),
    sprt: sprt(halves, BY),
  }
}

function sidesOf(deals: readonly (readonly Played[])[]): Pick<MixedReport, 'sides'> {
  const counted = deals.map(games => {
    const tables = games.filter(game => game.kind === 'table')
    const plain = games.filter(game => game.kind === 'plain')
    const sum = (of: readonly { sides: SideCounts }[], key: keyof SideCounts): number =>
      of.reduce((total, { sides }) => total + sides[key], 0)
    const more = (won: keyof SideCounts, played: keyof SideCounts) =>
      [
        [sum(tables, won), sum(tables, played)],
        [sum(plain, won), sum(plain, played)],
      ] as const
    return { digs: more('found', 'dug'), hinders: more('prevented', 'hindered') }
  })
  if (counted.every(({ digs }) => digs[1][1] === 0)) return {}
  const digs = difference(counted.map(each => each.digs))
  return { sides: { digs, hinders: difference(counted.map(each => each.hinders)) } }
}
