import type { Refusal } from '@adit/kernel'
import { companyOf } from '../../../client/crew.ts'
import type { Branch } from '../../../client/replay/branches.ts'
import { Projector } from '../../../client/replay/projector.ts'
import { openGame } from '../open-game.ts'
import { Deeds } from './deeds.ts'
import { type Pair, pairOf } from './pictured.ts'
import { pictureOf, type Reviewed } from './reviewed.ts'

/** A branch held against its game. */
export interface Compared {
  readonly round: number
  /** What was done first in it. */
  readonly first: string
  /** How that round ended in the game, and in the branch. */
  readonly ends: Pair | undefined
}

/** The stop of the game at which a branch leaves it. */
export function forkOf({ last }: Reviewed, { moment }: Branch): number {
  const found = last.stops.findIndex(stop => stop >= moment)
  return found < 0 ? last.stops.length - 1 : found
}

export async function compareWith(review: Reviewed, branch: Branch): Promise<Compared | Refusal> {
  // With a player of its own: the page goes on asking about the game.
  const projector = Projector.idle()
  try {
    const opened = await openGame(projector, branch.table)
    if ('key' in opened) return opened
    const last = await projector.look({ eye: 'all', from: 0, aim: { to: 'last' }, have: 0 })
    if (last === undefined) return { key: 'table-unknown' }
    const { teller, crew } = review
    const deeds = new Deeds(last.items, last.stops, { teller, company: companyOf(crew) })
    const fork = forkOf(review, branch)
    const round = review.last.stretches.findLast(one => one.from <= fork)?.round ?? 1
    const before = await endOf(review, round)
    const after = await endOf({ ...review, opened, projector, last }, round)
    return {
      round,
      first: deeds.at((branch.isDealt ? 0 : fork) + 1),
      ends: before && after && pairOf(before, after),
    }
  } finally {
    projector.close()
  }
}

async function endOf(review: Reviewed, round: number) {
  const stretch = review.last.stretches.find(one => one.round === round)
  return stretch && pictureOf(review, stretch.from + stretch.length - 1, 'all')
}
