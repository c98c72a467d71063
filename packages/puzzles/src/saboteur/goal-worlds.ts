import { nth } from '@adit/kernel'
import type { State } from '@adit/saboteur'

/** Every order in which the goals may lie for who sees these: the known stay, the others change places. */
export function goalWorlds(
  seen: readonly number[],
  { goals }: State,
): readonly (readonly number[])[] {
  const holes = seen.flatMap((kind, slot) => (kind < 0 ? [slot] : []))
  const loose = holes.map(slot => nth(goals, slot))
  return orders(loose).map(order => {
    const world = [...goals]
    holes.forEach((slot, at) => {
      world[slot] = nth(order, at)
    })
    return world
  })
}

function orders(list: readonly number[]): readonly (readonly number[])[] {
  if (list.length < 2) return [list]
  return list.flatMap((first, at) => orders(list.toSpliced(at, 1)).map(rest => [first, ...rest]))
}
