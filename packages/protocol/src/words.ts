/** What a host chooses for a table, besides the game itself. */
export const clocks = ['none', 'relaxed', 'fast', 'days'] as const
export type Clock = (typeof clocks)[number]

export const visibilities = ['public', 'link'] as const
export type Visibility = (typeof visibilities)[number]

/** How much of the log the table gives back to those who did not watch, or forgot. */
export const memories = ['full', 'round', 'none'] as const
export type Memory = (typeof memories)[number]

/** How much time bots leave between moves, and screens give to each. */
export const paces = ['calm', 'normal', 'quick'] as const
export type Pace = (typeof paces)[number]

/** After how many seconds a moment in which anyone may object passes by itself. */
export const momentLengths = [3, 5, 8] as const
export type MomentLength = (typeof momentLengths)[number]

/** What a player lets be done in moments of objection: be asked, let pass, stop what is aimed at them. */
export const orders = ['ask', 'pass', 'guard'] as const
export type Order = (typeof orders)[number]

export const stages = ['open', 'playing', 'finished'] as const
export type Stage = (typeof stages)[number]

export const endings = ['played-out', 'voted', 'abandoned'] as const
export type Ending = (typeof endings)[number]

/** On whose decision a move was made; `moment`: nobody objected in time. */
export const movers = ['player', 'bot', 'clock', 'chance', 'moment'] as const
export type Mover = (typeof movers)[number]

/** Why a seat changed hands between its player and a bot. */
export const handovers = ['time-outs', 'vote', 'return', 'ban'] as const
export type Handover = (typeof handovers)[number]

/** What a report is about. */
export const complaints = ['insult', 'spam', 'name', 'play', 'other'] as const
export type Complaint = (typeof complaints)[number]

/** What a quick phrase has gaps for. */
export interface PhraseSlots {
  readonly seat?: number
  /** A card's kind as the title names it in its notation. */
  readonly card?: string
  readonly goal?: number
  /** A tool as the title names it. */
  readonly tool?: string
}
export type PhraseSlot = keyof PhraseSlots

/** The quick phrases and the gaps each has. They travel as codes: every reader has the words. */
export const phrases = {
  hello: [],
  thanks: [],
  sorry: [],
  'well-played': [],
  'good-game': [],
  'one-moment': [],
  'your-turn': ['seat'],
  'i-trust': ['seat'],
  'i-suspect': ['seat'],
  'watch-out': ['seat'],
  'help-me': ['seat'],
  'repair-them': ['seat'],
  'i-need': ['card'],
  'i-have': ['card'],
  'treasure-there': ['goal'],
  'nothing-there': ['goal'],
  'dig-there': ['goal'],
  'saw-them-look': ['seat', 'goal'],
} as const satisfies Readonly<Record<string, readonly PhraseSlot[]>>
export type Phrase = keyof typeof phrases

export function isPhrase(text: string): text is Phrase {
  return Object.hasOwn(phrases, text)
}
