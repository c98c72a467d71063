import { isServerSeed, LONGEST_PLAYER_SEED } from '@adit/fairness'
import { CHANCE, MOST_SEATS } from '@adit/kernel'
import * as v from 'valibot'
import { gnomeLines, isGnomePhrase } from './gnomes.ts'
import { limits } from './limits.ts'
import { isPhrase, type PhraseSlot, phrases } from './words.ts'

/** The pieces that commands, messages and stored entries are made of. */

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const word = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.:-]+$/), v.maxLength(limits.word))
export const seq = whole
/** Milliseconds since 1970, by the server's clock. */
export const time = whole
export const seat = v.pipe(whole, v.maxValue(MOST_SEATS - 1))
export const seatOrChance = v.union([seat, v.literal(CHANCE)])
export const seatSet = v.pipe(v.array(seat), v.maxLength(MOST_SEATS))
export const code = v.pipe(v.string(), v.regex(/^[A-Z0-9]+$/), v.maxLength(limits.code))
export const avatar = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/), v.maxLength(limits.word))
/** Form only: a table also refuses names that pass for another's. */
export const name = v.pipe(v.string(), v.minLength(1), v.maxLength(limits.name))
export const playerSeed = v.pipe(v.string(), v.maxLength(LONGEST_PLAYER_SEED))
export const serverSeed = v.pipe(v.string(), v.check(isServerSeed, 'not 64 hex digits'))
export const commitment = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
export const revision = v.pipe(whole, v.minValue(1))
/** Checked by the title's own `parseConfig`; here only that it is an object of names. */
export const config = v.record(word, v.unknown())
export const move = v.pipe(v.string(), v.minLength(1), v.maxLength(limits.move))
export const chatText = v.pipe(v.string(), v.minLength(1), v.maxLength(limits.chat))

export const outcome = v.strictObject({
  winners: seatSet,
  scores: v.pipe(v.array(v.number()), v.maxLength(MOST_SEATS)),
})

export const refusal = v.strictObject({
  rule: v.exactOptional(word),
  key: word,
  slots: v.exactOptional(
    v.record(word, v.union([v.number(), v.pipe(v.string(), v.maxLength(1_000))])),
  ),
})

/** Someone at a table, whose id nobody is told: by their seat, or by the number of what they said. */
export const whom = v.union([v.strictObject({ seat }), v.strictObject({ said: seq })])
export type Whom = v.InferOutput<typeof whom>

/** What a table votes on: let a bot play for someone who is away, or end the game. */
export const motion = v.variant('kind', [
  v.strictObject({ kind: v.literal('bot'), seat }),
  v.strictObject({ kind: v.literal('end') }),
])
export type Motion = v.InferOutput<typeof motion>

const named = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/), v.maxLength(limits.word))
const slots = v.strictObject({
  seat: v.exactOptional(seat),
  card: v.exactOptional(named),
  goal: v.exactOptional(v.pipe(whole, v.maxValue(15))),
  tool: v.exactOptional(named),
})

/** A quick phrase whose gaps are filled: all of them, and no others. */
export const phrase = v.pipe(
  v.strictObject({ phrase: v.pipe(v.string(), v.check(isPhrase, 'no such phrase')), slots }),
  v.check(said => hasItsSlots(said.phrase, said.slots), 'not the gaps of this phrase'),
)

/** What a person or a gnome said. People cannot send the gnomes' lines. */
export const saying = v.pipe(
  v.strictObject({
    phrase: v.pipe(
      v.string(),
      v.check(id => isPhrase(id) || isGnomePhrase(id), 'no such phrase'),
    ),
    slots,
  }),
  v.check(said => hasItsSlots(said.phrase, said.slots), 'not the gaps of this phrase'),
)
export type Saying = v.InferOutput<typeof saying>

function hasItsSlots(said: string, filled: object): boolean {
  const wanted: readonly string[] = gapsOf(said)
  const given = Object.keys(filled)
  return given.length === wanted.length && wanted.every(slot => given.includes(slot))
}

function gapsOf(said: string): readonly PhraseSlot[] {
  if (isPhrase(said)) return phrases[said]
  return isGnomePhrase(said) ? gnomeLines[said].slots : []
}
