/** What the start page says of a box. */
export interface BoxWords {
  readonly title: string
  /** What it is about, in a line. */
  readonly line: string
  /** What else is in the box; empty where nothing is. */
  readonly more: string
  readonly minutes: string
}
