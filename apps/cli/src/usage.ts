import type { OwnRefusal } from '@adit/words'
import { CommanderError } from 'commander'
import { type Answer, CODES, refused } from './answer.ts'
import type { Desk } from './desk.ts'

const KEYS: Readonly<Record<string, OwnRefusal>> = {
  'commander.unknownCommand': 'usage-unknown-command',
  'commander.unknownOption': 'usage-unknown-option',
  'commander.missingArgument': 'usage-missing-argument',
  'commander.optionMissingArgument': 'usage-missing-value',
  'commander.excessArguments': 'usage-too-many-arguments',
}

/** Commander's complaint in our words. */
export function answerToFault(desk: Desk, error: unknown): Answer | undefined {
  if (!(error instanceof CommanderError)) return undefined
  const key = KEYS[error.code]
  if (key === undefined) return undefined
  // Commander gives what it complains of only inside its sentence, between quotes.
  const name = /'([^']*)'/.exec(error.message)?.[1] ?? ''
  const answer = refused(desk, { key, slots: { name } }, { code: CODES.usage })
  return withHint(desk, answer, /\(Did you mean (?:one of )?(.*)\?\)/s.exec(error.message)?.[1])
}

/** Adds what may have been meant, and where to read more. */
export function withHint(desk: Desk, answer: Answer, meant?: string): Answer {
  const { didYouMean, hint } = desk.words.help
  const lines = meant === undefined ? [hint] : [`${didYouMean} ${meant}?`, hint]
  return { ...answer, text: [answer.text, ...lines].join('\n') }
}
