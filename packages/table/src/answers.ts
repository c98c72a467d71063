import type { Refusal } from '@adit/kernel'
import { type Answer, decodeMessage } from '@adit/protocol'
import type { HostPorts } from './ports.ts'
import { refuse } from './refusals.ts'
import type { CommandKey } from './store/store.ts'

/** More than any client has under way at once. */
const MOST = 128

/** The latest answers of a table, so that a command sent twice is answered twice and done once. */
export class Answers {
  readonly #given = new Map<string, Answer>()

  get(key: CommandKey): Answer | undefined {
    return this.#given.get(nameOf(key))
  }

  keep(key: CommandKey, answer: Answer): void {
    this.#given.set(nameOf(key), answer)
    if (this.#given.size <= MOST) return
    for (const oldest of this.#given.keys()) {
      this.#given.delete(oldest)
      return
    }
  }
}

/** A length first: no id can be spelt so that it runs into another client's. */
function nameOf({ client, id }: CommandKey): string {
  return `${client.length}:${client}:${id}`
}

/** An answer as the store kept it. */
export function readAnswer(text: string): Answer {
  const read = decodeMessage(text)
  if (read.ok && (read.value.type === 'done' || read.value.type === 'refused')) return read.value
  throw new Error('the store gave back an answer that is none')
}

/** What was answered to a command before a restart; undefined if nothing was. */
export async function firstAnswer(
  key: CommandKey,
  { store, trouble }: Pick<HostPorts, 'store' | 'trouble'>,
): Promise<Answer | undefined> {
  try {
    const text = await store.answered(key)
    return text === undefined ? undefined : readAnswer(text)
  } catch (error) {
    trouble(error)
    return { type: 'refused', id: key.id, why: refuse('table-not-stored') }
  }
}

/** What came of a decision. */
export type Settled =
  | { readonly type: 'done'; readonly seq: number }
  | { readonly type: 'repeated'; readonly answer: string }
  | { readonly type: 'refused'; readonly why: Refusal }

/** Says nothing about the command, only about the moment: to be tried again under the same id. */
export function isTransient(why: Refusal): boolean {
  return why.key === 'table-busy' || why.key === 'table-not-stored'
}

export function isPassing(answer: Answer): boolean {
  return answer.type === 'refused' && isTransient(answer.why)
}
