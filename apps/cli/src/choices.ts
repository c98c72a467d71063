/** What a person chooses from: a page, and behind each word that can be typed there an entry. */
export interface Choices {
  readonly text: string
  /** Shown instead of the plain board: the same with its places numbered, for one. */
  readonly board?: string
  readonly entries: ReadonlyMap<string, Entry>
}

/** A move, a page of further choices, or both: then the move is meant when no more is typed. */
export interface Entry {
  readonly move?: unknown
  /** A function, because of a dozen pages one or two get to be seen. */
  readonly more?: () => Choices
}

/** Choices that one number each decides. */
export function choicesOf(
  text: string,
  moves: readonly unknown[],
  numbers: readonly number[],
): Choices {
  return { text, entries: new Map(moves.map((move, at) => [String(numbers[at]), { move }])) }
}

/** Where words typed one after the other lead; undefined if one of them is no choice. */
export function follow(choices: Choices, words: readonly string[]): Entry | undefined {
  let entry: Entry = { more: () => choices }
  for (const word of words) {
    const next = entry.more?.().entries.get(word)
    if (next === undefined) return undefined
    entry = next
  }
  return entry
}
