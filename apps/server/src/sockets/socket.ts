/** What a connection needs of a socket of the ws package, which brings no types of its own. */
export interface Socket {
  send(text: string): void
  close(code: number, reason: string): void
  /** At once, without a farewell the other side would have to read. */
  terminate(): void
  ping(): void
  pong(data: Buffer): void
  pause(): void
  resume(): void
  /** Bytes handed over that the other side has not taken yet. */
  readonly bufferedAmount: number
  on(event: 'message', hear: (data: Buffer, isBinary: boolean) => void): void
  on(event: 'ping', hear: (data: Buffer) => void): void
  on(event: 'close' | 'pong', hear: () => void): void
}

/** The line under a socket: what is written between `cork` and `uncork` leaves together. */
export interface Line {
  cork(): void
  uncork(): void
}

/** Why a socket was closed, as the protocol numbers it. */
export const closings = {
  policy: 1008,
  restart: 1012,
} as const
