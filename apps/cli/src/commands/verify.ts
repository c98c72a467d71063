import { verify as verifyDeal } from '@adit/fairness'
import { fill } from '@adit/words'
import { type Answer, CODES, done, refused } from '../answer.ts'
import { readCount } from '../config.ts'
import type { Desk } from '../desk.ts'
import { green } from '../paint.ts'
import { openRecord } from '../record-file.ts'
import { refusedRecord, refusedTurn } from './replay.ts'

export interface VerifyFlags {
  readonly line?: string
}

/** Draws every CHANCE move again from the seeds the record reveals. */
export async function verify(desk: Desk, path: string, flags: VerifyFlags): Promise<Answer> {
  const line = flags.line === undefined ? undefined : readCount('--line', flags.line)
  if (line?.ok === false) return refused(desk, line.why, { code: CODES.usage })
  const place = line === undefined ? { path } : { path, line: line.value }
  const opened = await openRecord(desk.terminal, place)
  if (!opened.ok) return refusedRecord(desk, opened.why)
  const { game, record, title } = opened.value
  const verified = verifyDeal(game, record)
  if (!verified.ok) {
    return verified.at === undefined
      ? refused(desk, verified.why, { code: CODES.refused })
      : refusedTurn(desk, opened.value, verified.at, verified.why)
  }
  const { chances } = verified
  const text = fill(desk.language, desk.words.verify.holds, {
    chances,
    commitment: record.deal?.commitment ?? '',
  })
  return done(green(text), {
    title: title.name,
    moves: record.moves.length,
    chances,
    deal: record.deal,
  })
}
