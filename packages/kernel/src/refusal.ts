/**
 * Why a move, a configuration or a text is not accepted: a value, never a thrown error.
 * `key` names a sentence in the language files, `slots` fill its gaps, and `rule` is the ledger's id
 * where a rule of the game stands behind the refusal.
 */
export interface Refusal {
  readonly rule?: string
  readonly key: string
  readonly slots?: Readonly<Record<string, string | number>>
}

/** What a reader of untrusted input returns: the value, or why there is none. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly why: Refusal }

export function parsed<T>(value: T): Parsed<T> {
  return { ok: true, value }
}

export function refusalOf(key: string, slots?: Refusal['slots']): Refusal {
  return slots === undefined ? { key } : { key, slots }
}

export function unreadable(key: string, slots?: Refusal['slots']): Parsed<never> {
  return { ok: false, why: refusalOf(key, slots) }
}
