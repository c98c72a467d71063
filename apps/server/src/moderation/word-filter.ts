import { readFile } from 'node:fs/promises'
import { skeleton } from '@adit/table'

/** Whether a text can stand. */
export type WordFilter = (text: string) => boolean

/** The filter of a file; without one all can stand. */
export async function openWordFilter(path: string | undefined): Promise<WordFilter> {
  return path === undefined ? () => true : wordFilter(await readFile(path, 'utf8'))
}

/**
 * A filter made of a list, one word a line: `#` begins a remark, `*` at the end stands for any
 * ending. Words are compared by what they look like, so that digits and foreign letters in place of
 * others do not help; parts of longer words are let alone.
 */
export function wordFilter(list: string): WordFilter {
  const whole = new Set<string>()
  const stems: string[] = []
  for (const line of list.split('\n')) {
    const word = line.replace(/#.*/, '').trim()
    const looks = skeleton(word.replace(/\*$/, ''))
    if (looks === '') continue
    if (word.endsWith('*')) stems.push(looks)
    else whole.add(looks)
  }
  const isListed = (word: string): boolean => {
    const looks = skeleton(word)
    return whole.has(looks) || stems.some(stem => looks.startsWith(stem))
  }
  return text => !text.split(/[\s\p{P}]+/u).some(isListed)
}
