/** Changes when an old client could misread a new server, or the other way round. */
export const PROTOCOL = 2

/** Everything that comes from outside has a size. Lengths are in UTF-16 units. */
export const limits = {
  /** A whole message from a client. */
  command: 16_384,
  /** A whole message from a server: a view, and a log of `items`. */
  message: 4_000_000,
  /** Ids of tables and commands, names of titles and bots. */
  word: 64,
  name: 20,
  chat: 280,
  /** The longest move is a shuffle, written card by card. */
  move: 4_000,
  /** A whole position, as text. */
  position: 100_000,
  code: 12,
  items: 512,
  chatTail: 50,
  told: 256,
  listings: 200,
  /** Who looks at a finished game in one room. */
  roomPeople: 24,
  /** Games that are told of at a rematch. */
  evening: 20,
} as const
