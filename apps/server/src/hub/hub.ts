/**
 * What carries news between nodes. Everything said through it may be lost, doubled, late or out of
 * order: nothing that must be true goes this way alone. A node never hears itself.
 */
export interface Hub {
  /** Says something to whoever listens now. Never waits and never throws. */
  publish(subject: string, text: string): void
  /** Resolves once what others say from now on is heard, as far as it can be. */
  subscribe(subject: string, hear: (text: string) => void): Promise<() => void>
  /** Whether the others can be heard now. */
  readonly isUp: boolean
  close(): Promise<void>
}
