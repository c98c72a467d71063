import { nth } from '@adit/kernel'
import type { MineRound } from '../../../client/replay/chart.ts'

/** A move that changed what could be thought of a seat. */
export interface Weighed {
  /** From the round's deal on. */
  readonly stop: number
  /** How much the odds changed, as a logarithm. */
  readonly weight: number
  readonly before: number
  readonly after: number
}

/** Changes that are worth a dot. */
const WORTH = 0.4
/** Nothing is surer than this: agreement can be an echo. */
const SURE = 0.95

export function weighed(curve: readonly number[]): readonly Weighed[] {
  return curve.slice(1).flatMap((after, at): Weighed[] => {
    const before = nth(curve, at)
    const weight = logit(after) - logit(before)
    return Math.abs(weight) < WORTH ? [] : [{ stop: at + 1, weight, before, after }]
  })
}

/** The moves that changed most, the heaviest first. */
export function heaviest(curve: readonly number[], most: number): readonly Weighed[] {
  return [...weighed(curve)]
    .sort((one, other) => Math.abs(other.weight) - Math.abs(one.weight))
    .slice(0, most)
}

/** From which stop on nobody had to doubt any more; undefined if that never came. */
export function clearSince(curve: readonly number[]): number | undefined {
  const last = curve.findLastIndex(value => value < CLEAR)
  return last === curve.length - 1 ? undefined : last + 1
}
const CLEAR = 0.75

/** The highest point of a curve. */
export function peakOf(curve: readonly number[]): {
  readonly stop: number
  readonly value: number
} {
  const value = Math.max(...curve)
  return { stop: curve.indexOf(value), value }
}

/** What could be known of a seat in the end. */
interface Verdict {
  readonly seat: number
  readonly isSaboteur: boolean
  readonly since: number | undefined
  readonly peak: ReturnType<typeof peakOf>
}

/** Who was found out, and who was suspected for nothing. */
export function verdicts({ suspicion, saboteurs }: MineRound): readonly Verdict[] {
  const all = suspicion.map((curve, seat): Verdict => {
    const isSaboteur = saboteurs.includes(seat)
    return {
      seat,
      isSaboteur,
      since: isSaboteur ? clearSince(curve) : undefined,
      peak: peakOf(curve),
    }
  })
  return all.filter(({ isSaboteur, peak }) => isSaboteur || peak.value >= WRONGED)
}
const WRONGED = 0.6

/** To one place, with the comma or point of the language. */
export function tenths(value: number, language: string): string {
  return value.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}

/** `< 5 %`, `37 %`, `> 95 %`. */
export function percent(value: number): string {
  const whole = Math.round(value * 100)
  if (value >= SURE - 1e-9) return '> 95 %'
  return whole < 5 ? '< 5 %' : `${whole} %`
}

function logit(value: number): number {
  const within = Math.max(0.01, Math.min(0.99, value))
  return Math.log(within / (1 - within))
}
