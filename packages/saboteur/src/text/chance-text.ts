import { readAll } from '@adit/kernel'
import { drawOf } from '../modules/index.ts'
import type { ChanceMove } from '../moves.ts'
import { chanceVerbs } from '../play/chance-verbs.ts'

/** `deal TB TLR map …`: the verb, then what was drawn, in order. */
export function printChance(move: ChanceMove): string {
  const [verb, ...drawn] = move
  const words = drawn.map((value, at) => drawOf[verb].word(at).print(value))
  return [chanceVerbs[verb], ...words].join(' ')
}

export function parseChance(word: string, words: readonly string[]): ChanceMove | undefined {
  const verb = (chanceVerbs as readonly string[]).indexOf(word)
  if (verb <= 0) return undefined
  const drawn = readAll(words, (text, at) => drawOf[verb].word(at).parse(text))
  return drawn && [verb, ...drawn]
}
