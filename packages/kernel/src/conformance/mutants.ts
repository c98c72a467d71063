import type { Random } from '../random.ts'

/** What no game accepts as a move. */
export const garbage: readonly unknown[] = [
  undefined,
  null,
  true,
  '',
  'draw',
  -1,
  0.5,
  Number.NaN,
  Number.MAX_SAFE_INTEGER,
  [],
  [[]],
  {},
  { type: 'constructor' },
  { type: '__proto__' },
  { type: 'no-such-move' },
  { type: ['draw'] },
]

/** Moves a little off: a number changed, a field gone, added, or of another type. */
export function mutants(move: unknown, random: Random): readonly unknown[] {
  const made: unknown[] = []
  for (let tries = 0; tries < 6; tries++) made.push(mutate(structuredClone(move), random))
  return made
}

function mutate(value: unknown, random: Random): unknown {
  if (typeof value === 'number') return value + NUDGES[random.below(NUDGES.length)]
  if (typeof value === 'string') return `${value}x`
  if (Array.isArray(value)) return mutateList(value, random)
  if (typeof value !== 'object' || value === null) return { type: 'mutant' }
  const names = Object.keys(value)
  const name = names[random.below(names.length)]
  switch (random.below(4)) {
    case 0:
      return Object.fromEntries(Object.entries(value).filter(([field]) => field !== name))
    case 1:
      return { ...value, [name]: String(Reflect.get(value, name)) }
    case 2:
      return { ...value, extra: 1 }
    default:
      return { ...value, [name]: mutate(Reflect.get(value, name), random) }
  }
}

const NUDGES = [1, -1, 7, 64, 4096, -1e9, 0.5, 2 ** 31, 2 ** 40]

function mutateList(list: unknown[], random: Random): unknown[] {
  if (list.length === 0) return [0]
  const at = random.below(list.length)
  switch (random.below(4)) {
    case 0:
      return list.slice(1)
    case 1:
      return [...list, list[at]]
    case 2:
      return list.with(at, list[random.below(list.length)])
    default:
      return list.with(at, mutate(list[at], random))
  }
}
