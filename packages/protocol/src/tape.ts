import * as v from 'valibot'
import { item } from './item.ts'
import { limits } from './limits.ts'
import { tableShown } from './messages.ts'
import { move, seat, seatOrChance, seq, time, word } from './parts.ts'
import { movers } from './words.ts'

/** No table has more entries than this. */
const MOST = 20_000
const many = <const S extends v.GenericSchema>(schema: S) =>
  v.pipe(v.array(schema), v.maxLength(MOST))

/**
 * A finished game to be seen again: the moves that stand and what was said between them. It holds all
 * that was hidden; whoever plays it shows views only.
 */
export const tape = v.strictObject({
  table: word,
  /** As the table was at its end. */
  info: tableShown,
  /** Where whoever asks for it sat. */
  seat: v.exactOptional(seat),
  /** The position it begins with, where that is not the setup. */
  start: v.exactOptional(v.pipe(v.string(), v.maxLength(limits.position))),
  moves: many(v.strictObject({ seq, at: time, seat: seatOrChance, by: v.picklist(movers), move })),
  /** Chat and phrases, in order. */
  said: many(item),
})
export type Tape = v.InferOutput<typeof tape>
