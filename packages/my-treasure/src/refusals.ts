import type { Refusal } from '@adit/kernel'

/** Every reason this game can give, with the rule behind it. The sentences are in packages/words. */
const RULES = {
  'game-over': 'TRE-14',
  'not-your-turn': 'TRE-02',
  malformed: undefined,
  'draw-or-take': 'TRE-03',
  'place-first': 'TRE-17',
  'only-flee': 'TRE-08',
  'wait-for-chance': undefined,
  'place-closed': 'TRE-041',
  'place-empty': 'TRE-06',
  'token-gone': 'TRE-06',
  'no-treasure-yet': 'TRE-17',
  'stacks-left': 'TRE-09',
  'no-such-seat': 'TRE-02',
  'not-the-deck': 'TRE-01',
  'not-the-tokens': 'TRE-08',
} as const satisfies Readonly<Record<string, string | undefined>>

/** Why a move is refused: a sentence for each is in `@adit/words`. */
export type RefusalKey = keyof typeof RULES

export function refuseWith(key: RefusalKey): Refusal {
  const rule = RULES[key]
  return rule === undefined ? { key } : { rule, key }
}
