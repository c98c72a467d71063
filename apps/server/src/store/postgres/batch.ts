import type { Append, Appended, TimerChange } from '@adit/table'
import * as v from 'valibot'
import { stow, stowBody, unstow } from './text.ts'

/** An append as `append_batch` takes it. */
export function asGiven(append: Append) {
  const { table, expected, at, entries, summary, retouch, timers, snapshot, command } = append
  const last = lastOfEach(timers ?? [])
  const set = last.flatMap(one => ('set' in one ? [[one.set, one.due, stow(one.body)]] : []))
  const clear = last.flatMap(one => ('clear' in one ? [one.clear] : []))
  return {
    t: table,
    x: expected,
    at,
    e: entries.map(({ kind, body }) => [kind, ...stowBody(body)]),
    ...(command && { c: [command.client, command.id, stow(command.answer)] }),
    ...(summary && {
      s: [
        summary.stage,
        summary.public,
        stow(summary.title),
        summary.members.join(' '),
        stow(summary.body),
        summary.owner,
      ],
    }),
    ...(retouch !== undefined && { b: stow(retouch) }),
    ...(snapshot !== undefined && { n: stow(snapshot) }),
    ...(set.length > 0 && { set }),
    ...(clear.length > 0 && { clear }),
  }
}

/** A timer that is set and cleared in one append ends as the last change leaves it. */
function lastOfEach(changes: readonly TimerChange[]): TimerChange[] {
  return [
    ...new Map(
      changes.map(change => ['set' in change ? change.set : change.clear, change]),
    ).values(),
  ]
}

const answers = v.array(
  v.union([
    v.strictObject({ outcome: v.picklist(['appended', 'conflict']), seq: v.number() }),
    v.strictObject({ outcome: v.literal('repeated'), answer: v.string() }),
    v.strictObject({ mistake: v.string() }),
  ]),
)

export type BatchAnswer = Appended | { readonly mistake: string }

export function readAnswers(given: unknown): BatchAnswer[] {
  return v
    .parse(answers, given)
    .map(one => ('answer' in one ? { ...one, answer: unstow(one.answer) } : one))
}
