/** One connection as long as it lasts. Texts go both ways and keep their order. */
export interface Wire {
  send(text: string): void
  close(): void
}

export interface WireEvents {
  up(): void
  text(text: string): void
  /** Once, whoever hung up; nothing comes after it. */
  down(): void
}

/** Tries to connect once. What becomes of it is told to `events`, never before this returns. */
export type Dial = (events: WireEvents) => Wire
