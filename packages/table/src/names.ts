import type { Refusal } from '@adit/kernel'
import { limits } from '@adit/protocol'
import { refuse } from './refusals.ts'

/**
 * Names as everybody will read them: compatible forms folded together, single spaces, 1 to 20
 * characters with a letter or digit among them, and nothing that cannot be seen.
 */
export function cleanName(text: string): string | Refusal {
  const name = text.normalize('NFKC').replace(/\s+/gu, ' ').trim()
  const slots = { most: limits.name }
  if (name.length < 1 || name.length > limits.name) return refuse('table-name-length', slots)
  if (UNSEEN.test(name) || STACKED.test(name) || !/[\p{L}\p{N}]/u.test(name) || isMixed(name)) {
    return refuse('table-name-letters')
  }
  return name
}

/**
 * \p{C} holds control, format and direction marks, halves of characters and the unassigned; some
 * letters and signs are blank all the same, such as the Hangul fillers and the empty Braille cell.
 */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u
const STACKED = /^\p{M}|\p{M}{3}/u

/** Alphabets whose letters pass for one another's. Nobody's language mixes two of them in a word. */
const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
]

function isMixed(name: string): boolean {
  return name.split(/[^\p{L}\p{M}\p{N}]+/u).some(word => {
    return SCRIPTS.filter(script => script.test(word)).length > 1
  })
}

/** Letters that pass for one another, written as the one they all become. */
const ALIKE: Readonly<Record<string, string>> = {
  a: 'аαɑ',
  b: 'вьβ',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еєεҽ',
  g: 'ɡ',
  h: 'нһ',
  j: 'ј',
  k: 'кκ',
  l: 'iіїι1|!ӏ',
  m: 'м',
  n: 'пηո',
  o: 'оοσ0օ',
  p: 'рρ',
  q: 'ԛ',
  r: 'гɾ',
  s: 'ѕ5',
  t: 'тτ',
  u: 'иυս',
  v: 'ѵν',
  w: 'шщωԝ',
  x: 'хχ',
  y: 'уүγ',
  '3': 'зэ',
  '4': 'ч',
  '6': 'б',
}
const SAME = new Map(
  Object.entries(ALIKE).flatMap(([one, others]) =>
    Array.from(others, other => [other, one] as const),
  ),
)

/** Two names with one skeleton look alike at a glance. */
export function skeleton(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase()
  const folded = Array.from(plain, letter => SAME.get(letter) ?? letter).join('')
  const bare = folded.replace(/[\p{M}\p{P}\p{Z}\p{S}]/gu, '')
  return bare.replaceAll('rn', 'm').replaceAll('vv', 'w')
}
