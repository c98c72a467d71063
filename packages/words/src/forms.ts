import type { Seat } from '@adit/kernel'

/** I do it; others do it. */
export type Two = readonly [i: string, others: string]
/** I do it to somebody; it is done to me; others among themselves. */
export type Three = readonly [i: string, me: string, others: string]
/** As Three; and on oneself, I and others. */
export type Five = readonly [...Three, myself: string, themselves: string]
export type Told = string | Two | Three | Five

/** For words whose type is taken from English: a pair, not a list. */
export function two(i: string, others: string): Two {
  return [i, others]
}

interface Deed {
  readonly seat?: Seat | undefined
  readonly target?: Seat | undefined
  readonly self: Seat | undefined
}

/** The form of a sentence that fits who reads it. */
export function formOf(told: Told, { seat, target, self }: Deed): string {
  if (typeof told === 'string') return told
  const isMine = self !== undefined && seat === self
  if (told.length === 2) return told[isMine ? 0 : 1]
  if (told.length === 5 && seat !== undefined && seat === target) return told[isMine ? 3 : 4]
  if (isMine) return told[0]
  return told[self !== undefined && target === self ? 1 : 2]
}
