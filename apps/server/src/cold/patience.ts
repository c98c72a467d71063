import type { Objects } from './objects.ts'

interface Patience {
  /** Objects that are read at once. Of a folder each takes one of the few threads that read all files. */
  readonly most: number
  /** Milliseconds that an object is waited for. */
  readonly wait: number
}

const USUAL: Patience = { most: 2, wait: 5_000 }

/**
 * Objects for so long and no longer: where a storage hangs, whoever wants something of it is told so,
 * and what hangs there never takes more than a few threads.
 */
export function patiently(
  { get }: Pick<Objects, 'get'>,
  { most, wait }: Patience = USUAL,
): Objects['get'] {
  let reading = 0
  const waiting: (() => void)[] = []
  const next = (): void => {
    reading--
    waiting.shift()?.()
  }
  return name =>
    new Promise((resolve, reject) => {
      const begin = (): void => {
        reading++
        get(name)
          .finally(next)
          .then(resolve, reject)
          .finally(() => clearTimeout(late))
      }
      const late = setTimeout(() => {
        const place = waiting.indexOf(begin)
        if (place >= 0) waiting.splice(place, 1)
        reject(new Error(`an object was not read in ${wait} ms`))
      }, wait)
      if (reading < most) begin()
      else waiting.push(begin)
    })
}
