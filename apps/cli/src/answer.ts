import type { Refusal } from '@adit/kernel'
import { shelf } from '@adit/shelf'
import { type AnyTeller, type Company, explain, fill, isOwnRefusal, tellerFor } from '@adit/words'
import type { Desk } from './desk.ts'
import { harmless, red } from './paint.ts'

/**
 * Done; what was given is refused; the command itself is wrong; our own fault; Ctrl-C; a request to end
 * (SIGTERM). The last two are what a shell reports of any program that they end.
 */
export const CODES = {
  ok: 0,
  refused: 1,
  usage: 2,
  bug: 70,
  interrupted: 130,
  terminated: 143,
} as const
type Code = (typeof CODES)[keyof typeof CODES]

/** What a command came to, in words and as data. */
export interface Answer {
  readonly code: Code
  readonly text: string
  /** Absent where there is nothing but text to give, such as help. */
  readonly data?: Data
}

export type Data = Readonly<Record<string, unknown>>

export function done(text: string, data: Data): Answer {
  return { code: CODES.ok, text, data: { ok: true, ...data } }
}

export interface Circumstances {
  readonly code: typeof CODES.refused | typeof CODES.usage
  readonly teller?: AnyTeller
  /** Who plays, for reasons that mention one. */
  readonly company?: Company
  /** The move to blame, counted from 1. */
  readonly turn?: { readonly move: number; readonly text: string }
}

/** A refusal as the answer: which move, why not, and by which rule. */
export function refused(
  desk: Desk,
  why: Refusal,
  { code, teller, company, turn }: Circumstances,
): Answer {
  const reason = reasonFor(desk, why, teller, company)
  const text =
    turn === undefined ? reason : fill(desk.language, desk.words.turnRefused, { ...turn, reason })
  const message = harmless(text)
  return {
    code,
    text: `${red(desk.words.error)} ${message}`,
    data: { ok: false, error: { ...why, ...turn, message } },
  }
}

/** A game whose rules cannot be chosen like that: the reason may be the game's own. */
export function refusedRules(desk: Desk, title: string, why: Refusal): Answer {
  return refused(desk, why, { code: CODES.usage, ...tellerNamed(desk, title) })
}

/** The teller of a game by its name, if there is such a game. */
export function tellerNamed({ language }: Desk, name: unknown): { readonly teller?: AnyTeller } {
  const title = shelf.find(one => one.name === name)
  return title === undefined ? {} : { teller: tellerFor(title, language) }
}

export function reasonFor(desk: Desk, why: Refusal, teller?: AnyTeller, company?: Company): string {
  const said = titled(desk, why)
  if (isOwnRefusal(said.key)) return fill(desk.language, desk.words.refusals[said.key], said.slots)
  return explain(said, desk.language, teller, company)
}

/** A game is called by its name on the box, in a sentence too. */
function titled(desk: Desk, why: Refusal): Refusal {
  const { teller } = tellerNamed(desk, why.slots?.title)
  return teller === undefined ? why : { ...why, slots: { ...why.slots, title: teller.words.title } }
}
