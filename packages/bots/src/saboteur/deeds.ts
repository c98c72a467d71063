import {
  type ActionName,
  ALLOW,
  aimOf,
  askedBy,
  atOf,
  CHOOSE,
  cardOf,
  cards,
  codeOf,
  DECLINE,
  FIGURE,
  faceOfPlacement,
  isDiverting,
  isLaying,
  KEEP,
  type Kind,
  LAY_ASKING,
  LOOK,
  loadOf,
  PASS,
  PAY,
  PLAY,
  RANSOM,
  ROB,
  SHIFT,
  SNATCH,
  STOP,
  seatOf,
  shapedKinds,
  TAKE,
  TURN,
  wordOf,
} from '@adit/saboteur'

/** Cards that the bots have a view of each; any other is played now and then. */
const viewed = [
  'rock-fall',
  'map',
  'thief',
  'hands-off',
  'swap-hands',
  'inspection',
  'swap-hats',
  'trap',
  'free',
  'vein-swap',
  'treasury',
  'veto',
  'turn-about',
  'pathfinder',
] as const satisfies readonly ActionName[]

/** What a card of the hand is for. */
export type CardDeed = (typeof viewed)[number] | 'lay' | 'divert' | 'break' | 'mend' | 'play'

/** What a turn or an answer is about besides. */
type PlainDeed = 'pass' | 'ransom' | 'figure' | AnswerDeed
export type AnswerDeed =
  | 'allow'
  | 'veto'
  | 'decline'
  | 'pay'
  | 'choose'
  | 'turn'
  | 'keep'
  | 'snatch'
  | 'look'
  | 'shift'
  | 'take'
  | 'rob'

/** What a move is about, whatever numbers the rules give it: the only file that knows those. */
export type Deed = CardDeed | PlainDeed

/** Sabotage and repairs are told by their word, what lays a card by its aim. */
function deedOfKind(kind: Kind): CardDeed {
  if (aimOf(kind).at === 'placement') return kind < shapedKinds ? 'lay' : 'divert'
  const [verb] = wordOf(kind).split(' ')
  if (verb === 'break') return 'break'
  if (verb === 'repair') return 'mend'
  return viewed.find(name => name === verb) ?? 'play'
}

/** By kind. */
export const deedByKind: readonly CardDeed[] = cards.map((_card, kind) => deedOfKind(kind))

const FIXED: readonly (readonly [number, Deed])[] = [
  [PASS, 'pass'],
  [RANSOM, 'ransom'],
  [ALLOW, 'allow'],
  [STOP, 'veto'],
  [DECLINE, 'decline'],
  [PAY, 'pay'],
  [CHOOSE, 'choose'],
  [TURN, 'turn'],
  [KEEP, 'keep'],
  [SNATCH, 'snatch'],
  [LOOK, 'look'],
  [SHIFT, 'shift'],
  [TAKE, 'take'],
  [ROB, 'rob'],
]

/** By code; PLAY is looked up by its card. */
const byCode: readonly (Deed | undefined)[] = Array.from({ length: 128 }, (_none, code) => {
  if (isLaying(code)) return isDiverting(code) ? 'divert' : 'lay'
  if (code >= FIGURE && code < LAY_ASKING) return 'figure'
  return FIXED.find(([fixed]) => fixed === code)?.[1]
})

export function deedOf(move: number): Deed {
  const code = codeOf(move)
  return byCode[code] ?? deedByKind[cardOf(move)]
}

const FALL_KINDS = Uint8Array.from(deedByKind, deed => (deed === 'rock-fall' ? 1 : 0))

export function isRockFall(move: number): boolean {
  return codeOf(move) === PLAY && FALL_KINDS[cardOf(move)] === 1
}

/** LAY and DIVERT: the card as it is to lie. */
export function faceOfLay(move: number): number {
  return faceOfPlacement(loadOf(move))
}

/** Where a card is laid, a rock falls, a map looks or a figure stands. */
export function cellOf(move: number): number {
  // Whatever its code, a move has its cell in the same place.
  return atOf(move)
}

/** The seat that an action is aimed at. */
export function targetOf(move: number): number {
  return seatOf(move)
}

/** Whether somebody else is asked to pay the toll. */
export function asksForHelp(move: number): boolean {
  return askedBy(codeOf(move)) >= 0
}

export { discardOf, loadOf } from '@adit/saboteur'
