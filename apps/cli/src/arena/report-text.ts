import type { AnyTitle } from '@adit/kernel'
import { fill, tellerFor } from '@adit/words'
import { alignRows } from '../columns.ts'
import type { Desk } from '../desk.ts'
import { bold, dim } from '../paint.ts'
import type { ArenaPlan } from './plan.ts'
import type { MixedReport, PairReport, Report, RolesReport } from './report.ts'
import type { Estimate } from './statistics.ts'

/** The report for people: a table of pairs, and one of ratings. */
export function arenaText(desk: Desk, title: AnyTitle, plan: ArenaPlan, report: Report): string {
  const { words, language } = desk
  const { arena: say } = words
  const slots = {
    title: tellerFor(title, language).words.title,
    deals: Math.max(0, ...report.pairs.map(dealsOf)),
    seats: plan.config.seats,
    seed: plan.seed,
    playouts: plan.playouts,
  }
  const roles = report.pairs.filter(pair => pair.kind === 'roles')
  const mixed = report.pairs.filter(pair => pair.kind === 'mixed')
  const parts = [bold(fill(language, say.head, slots))]
  if (roles.length > 0) {
    const head = [say.bot, say.against, 'S', say.digs, say.hinders, say.verdict]
    parts.push(alignRows([head.map(cell => dim(cell)), ...roles.map(rolesRow)], 2))
  }
  if (mixed.length > 0) {
    const sides = mixed.some(pair => pair.sides !== undefined) ? [say.digs, say.hinders] : []
    const head = [say.bot, say.among, say.share, say.score, ...sides, say.verdict]
    parts.push(alignRows([head.map(cell => dim(cell)), ...mixed.map(mixedRow)], 2))
  }
  const head = [say.bot, say.as, say.rating].map(cell => dim(cell))
  const rated = report.ratings
    .toSorted((one, other) => other.mu - one.mu)
    .map(({ bot, as, mu, sigma }) => [bot, say[as], `${mu.toFixed(1)} ± ${(2 * sigma).toFixed(1)}`])
  parts.push(alignRows([head, ...rated], 2), say.note)
  return parts.join('\n\n')

  function rolesRow({ one, other, s, goldOfOne, goldOfOther, sprt }: RolesReport): string[] {
    const kept = { ...goldOfOther, mean: 1 - goldOfOther.mean }
    return [one, other, percent(s), percent(goldOfOne), percent(kept), say[sprt.verdict]]
  }

  function mixedRow({ one, other, share, score, sides, sprt }: MixedReport): string[] {
    const more = sides === undefined ? [] : [points(sides.digs), points(sides.hinders)]
    return [one, other, times(share), times(score), ...more, say[sprt.verdict]]
  }
}

function dealsOf(pair: PairReport): number {
  return pair.kind === 'roles' ? pair.s.deals : pair.share.deals
}

function percent({ mean, within }: Estimate): string {
  return `${(100 * mean).toFixed(1)} ± ${(100 * within).toFixed(1)} %`
}

/** More or less, in points of a hundred. */
function points({ mean, within }: Estimate): string {
  return `${mean < 0 ? '−' : '+'}${(100 * Math.abs(mean)).toFixed(1)} ± ${(100 * within).toFixed(1)}`
}

function times({ mean, within }: Estimate): string {
  return `× ${mean.toFixed(2)} ± ${within.toFixed(2)}`
}
