/** What a connection needs of a socket of the ws package, which brings no types of its own. */
export interface Socket {
  /** 1 as long as it may be written to. */
  readonly readyState: number
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

/**
 * The line under a socket. Frames go there in one piece; a socket would hand over head and text one
 * by one.
 */
export interface Line {
  write(frames: string, encoding: 'latin1'): void
  /** Called by the socket when the other side has hung up, or both have said goodbye. */
  end: () => unknown
}

export const OPEN = 1

/** Why a socket was closed, as the protocol numbers it. */
export const closings = {
  policy: 1008,
  restart: 1012,
} as const
