import {
  type ActionName,
  ALLOW,
  askedBy,
  atOf,
  atOfPlacement,
  CHOOSE,
  cardOf,
  cards,
  codeOf,
  DECLINE,
  discardOf,
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
  RANSOM,
  ROB,
  SHIFT,
  SNATCH,
  STOP,
  seatOf,
  TAKE,
  TURN,
} from '@adit/saboteur'

/** What a move is about, whatever numbers the rules give it: the only file that knows those. */
const deeds = [
  'lay',
  'divert',
  'break',
  'mend',
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
  'turn-about',
  'pathfinder',
  'play',
  'pass',
  'ransom',
  'figure',
  'allow',
  'veto',
  'decline',
  'pay',
  'choose',
  'turn',
  'keep',
  'snatch',
  'look',
  'shift',
  'take',
  'rob',
] as const
export type Deed = (typeof deeds)[number]

/** What playing a card is, of those that the bots have a view of. */
const played: Readonly<Partial<Record<string, Deed>>> = {
  'broken-pick': 'break',
  'broken-lamp': 'break',
  'broken-cart': 'break',
  'repair-pick': 'mend',
  'repair-lamp': 'mend',
  'repair-cart': 'mend',
  'repair-pick-lamp': 'mend',
  'repair-pick-cart': 'mend',
  'repair-lamp-cart': 'mend',
  craftsman: 'mend',
  diversion: 'divert',
  veto: 'veto',
  'rock-fall': 'rock-fall',
  map: 'map',
  thief: 'thief',
  'hands-off': 'hands-off',
  'swap-hands': 'swap-hands',
  inspection: 'inspection',
  'swap-hats': 'swap-hats',
  trap: 'trap',
  free: 'free',
  'vein-swap': 'vein-swap',
  treasury: 'treasury',
  'turn-about': 'turn-about',
  pathfinder: 'pathfinder',
} satisfies Partial<Record<ActionName, Deed>>

/** Tunnels are laid, the veto is an answer. A card that the bots do not know is played now and then. */
function deedOfKind(kind: Kind): Deed {
  const { name, group } = cards[kind]
  return group === 'action' ? (played[name] ?? 'play') : 'lay'
}

/** By kind. */
export const deedByKind: readonly Deed[] = cards.map((_card, kind) => deedOfKind(kind))

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

/** LAY and DIVERT: the card as it is to lie. */
export function faceOfLay(move: number): number {
  return faceOfPlacement(loadOf(move))
}

/** Where a card is laid, a rock falls, a map looks or a figure stands. */
export function cellOf(move: number): number {
  return isLaying(codeOf(move)) ? atOfPlacement(loadOf(move)) : atOf(move)
}

/** The seat that an action is aimed at. */
export function targetOf(move: number): number {
  return seatOf(move)
}

/** Whether somebody else is asked to pay the toll. */
export function asksForHelp(move: number): boolean {
  return askedBy(codeOf(move)) >= 0
}

/** The cards of a pass: how many, and which. */
export function discardsOf(move: number): number {
  return discardOf(move, 2) >= 0 ? 3 : discardOf(move, 1) >= 0 ? 2 : discardOf(move, 0) >= 0 ? 1 : 0
}
export { discardOf, loadOf } from '@adit/saboteur'
