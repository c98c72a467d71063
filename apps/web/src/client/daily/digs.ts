import type { Day, Dig, Hardness, Puzzled } from '@adit/puzzles'
import { Live } from '../../ui/live.ts'
import type { Asked, Given } from './dig-worker.ts'

/** A puzzle on its way. */
export interface Coming {
  readonly dig?: Dig
  readonly hardness?: Hardness
  readonly isLost?: true
}

const made = new Map<string, Live<Coming>>()
const asked = new Map<number, Live<Coming>>()
let worker: Worker | undefined

/** The puzzle of a title and a day, made once and then here. */
export function dig(title: Puzzled, day: Day): Live<Coming> {
  const key = `${title} ${day}`
  const known = made.get(key)
  if (known !== undefined) return known
  const coming = new Live<Coming>({})
  made.set(key, coming)
  const nth = made.size
  asked.set(nth, coming)
  worker ??= begin()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  worker.postMessage({ nth, title, day } satisfies Asked)
  return coming
}

function begin(): Worker {
  const begun = new Worker(new URL('./dig-worker.ts', import.meta.url), { type: 'module' })
  begun.addEventListener('message', ({ data }: MessageEvent<Given>) => {
    const { nth, error, ...news } = data
    const coming = asked.get(nth)
    if (coming === undefined) return
    coming.value = error === undefined ? { ...coming.value, ...news } : { isLost: true }
  })
  return begun
}
