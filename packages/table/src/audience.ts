/** Who watches a table, here and at other nodes: everyone is one, however many lines they have. */
export class Audience {
  /** How many lines each person has here. */
  readonly #lines = new Map<string, number>()
  /** Who watches at other nodes, as each of them last said. */
  readonly #elsewhere = new Map<string, ReadonlySet<string>>()
  /** At how many nodes each person is. */
  readonly #nodes = new Map<string, number>()

  get size(): number {
    return this.#nodes.size
  }

  has(player: string): boolean {
    return this.#nodes.has(player)
  }

  /** Everyone who has a line here. */
  here(): string[] {
    return [...this.#lines.keys()]
  }

  /** A line more; true if its person had none here. */
  come(player: string): boolean {
    if (count(this.#lines, player, 1) > 1) return false
    count(this.#nodes, player, 1)
    return true
  }

  /** A line less; true if it was the last of its person here. */
  go(player: string): boolean {
    if (count(this.#lines, player, -1) > 0) return false
    count(this.#nodes, player, -1)
    return true
  }

  /** Who watches at another node from now on. */
  hear(node: string, players: readonly string[]): void {
    for (const player of this.#elsewhere.get(node) ?? []) count(this.#nodes, player, -1)
    const there = new Set(players)
    for (const player of there) count(this.#nodes, player, 1)
    if (there.size === 0) this.#elsewhere.delete(node)
    else this.#elsewhere.set(node, there)
  }

  /** Nobody has a line here any more. */
  clear(): void {
    for (const player of this.#lines.keys()) count(this.#nodes, player, -1)
    this.#lines.clear()
  }
}

function count(counts: Map<string, number>, key: string, change: 1 | -1): number {
  const next = (counts.get(key) ?? 0) + change
  if (next > 0) counts.set(key, next)
  else counts.delete(key)
  return next
}
