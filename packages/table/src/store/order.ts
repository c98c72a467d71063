/** The order of ids in every store: by their plain characters. */
export function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
