/** What makes a level, and over it a character: a few numbers, the same for every game. */
export interface Dials {
  /** How far off the policy's ratings may be, in points: a beginner's eye. */
  readonly noise: number
  /** Which part of what happened is remembered, from 0 to 1. */
  readonly memory: number
  /** Whether it thinks ahead at all; how long is the budget's affair. */
  readonly looksAhead: boolean
  /** How much a harm done to itself adds to its suspicion, as log odds. */
  readonly grudge: number
  /** How much better it thinks of everybody than the acts say, as log odds. */
  readonly trust: number
  /** What looking bad costs, as a multiple of the usual price. */
  readonly blush: number
  /** How many turns longer a saboteur that thinks ahead digs with the others before it strikes. */
  readonly patience: number
  /** How often it speaks where it could, from 0 to 1. */
  readonly talkative: number
}

const plain: Dials = {
  noise: 0.5,
  memory: 1,
  looksAhead: false,
  grudge: 0,
  trust: 0,
  blush: 1,
  patience: 0,
  talkative: 0.5,
}

/** The levels, the weakest first. */
export const levels = {
  apprentice: { ...plain, noise: 6, memory: 0.3 },
  miner: plain,
  master: { ...plain, looksAhead: true },
} as const satisfies Readonly<Record<string, Dials>>

/** The bots that every game has, by name, the weakest first: for lists, without the bots themselves. */
export const botNames: readonly string[] = ['random', ...Object.keys(levels)]
/** Who plays where nobody chose. */
export const strongestBot: keyof typeof levels = 'master'

/** What each temper changes about a level. */
export const tempers = {
  steady: {},
  grudging: { grudge: 0.7 },
  trusting: { trust: 0.4 },
  sly: { blush: 2 },
  patient: { patience: 1 },
  talker: { talkative: 1 },
} as const satisfies Readonly<Record<string, Partial<Dials>>>
export type Temper = keyof typeof tempers
