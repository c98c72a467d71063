/** The nuggets on each of the 28 gold cards. */
export const goldCards: readonly number[] = [
  ...Array<number>(16).fill(1),
  ...Array<number>(8).fill(2),
  ...Array<number>(4).fill(3),
]
