import type { TableShown } from '@adit/protocol'
import { castNames } from '../art/index.ts'

/** A face that nobody at the table has: the one wished for, or the next of the cast. */
export function freeFace({ seats }: TableShown, wished: string): string {
  const taken = new Set(seats.map(({ avatar }) => avatar))
  const names: readonly string[] = castNames
  const from = names.indexOf(wished) + 1
  const inTurn = [wished, ...names.slice(from), ...names.slice(0, from)]
  return inTurn.find(name => name !== '' && !taken.has(name)) ?? wished
}
