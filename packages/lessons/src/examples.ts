/** A rule in a picture: a position, and a move that this rule forbids or that shows what it does. */
export interface Example {
  readonly rule: string
  /** Of the game. */
  readonly title: 'saboteur' | 'nimble-gnomes' | 'my-treasure'
  readonly config: { readonly seats: number; readonly [option: string]: unknown }
  readonly position: readonly string[]
  /** By seat 0, in notation. */
  readonly move: string
  /** What the rules say to it. */
  readonly is: 'refused' | 'played'
}

const underWay = ['stage: turn', 'chance: -', 'round: 1', 'goals: stone-right gold stone-left']
const others = ['hand 1: TBR TBR', 'hand 2: TR TR', 'hand 3: TR TR', 'deck: TL TL TL TL']

const mine = (
  rule: string,
  is: Example['is'],
  { laid, hand, move, more = [] }: { laid: string; hand: string; move: string; more?: string[] },
): Example => ({
  rule,
  title: 'saboteur',
  config: { seats: 4, edition: 'jubilee', modules: [] },
  position: [
    ...underWay,
    'roles: digger digger saboteur digger',
    'spare roles: digger',
    'mover: 0',
    `laid: ${laid}`,
    `hand 0: ${hand}`,
    ...others,
    ...more,
  ],
  move,
  is,
})

const teams = (
  rule: string,
  is: Example['is'],
  { laid, hand, move }: { laid: string; hand: string; move: string },
): Example => ({
  rule,
  title: 'saboteur',
  config: { seats: 4, edition: '2011', modules: ['saboteur-2'] },
  position: [
    ...underWay,
    'roles: green blue saboteur green',
    'mover: 0',
    `laid: ${laid}`,
    `hand 0: ${hand}`,
    ...others,
  ],
  move,
  is,
})

/** By rule, in the order of the book. */
export const examples: readonly Example[] = [
  mine('SAB-10', 'played', { laid: 'LR 1,0', hand: 'TLR', move: 'lay TLR 2,0' }),
  mine('SAB-21', 'refused', { laid: 'TBLR 1,0 LR 2,0', hand: 'LR', move: 'lay LR 4,0' }),
  mine('SAB-22', 'refused', { laid: 'LR 1,0 TBLR 2,0', hand: 'TB', move: 'lay TB 3,0' }),
  mine('SAB-23', 'refused', { laid: 'LR 1,0 lr 2,0', hand: 'LR', move: 'lay LR 3,0' }),
  mine('SAB-28', 'refused', {
    laid: 'LR 1,0',
    hand: 'LR',
    move: 'lay LR 2,0',
    more: ['front: lamp - - -'],
  }),
  mine('SAB-31', 'played', {
    laid: 'LR 1,0 LR 2,0 LR 3,0 TBLR 4,0 TBLR 5,0 TBLR 6,0',
    hand: 'TBLR',
    move: 'lay TBLR 7,0',
  }),
  mine('SAB-36', 'played', {
    laid: 'LR 1,0 LR 2,0 LR 3,0 TBLR 4,0 TBLR 5,0 TBLR 6,0',
    hand: 'lr',
    move: 'lay lr 7,0',
  }),
  mine('SAB-44', 'played', {
    laid: 'LR 1,0 LR 2,0 lr 3,0',
    hand: 'rock-fall',
    move: 'rock-fall 3,0',
  }),
  mine('SAB-45', 'played', { laid: 'LR 1,0 LR 2,0', hand: 'map', move: 'map 8,0' }),
  teams('SB2-10', 'played', { laid: 'LR 1,0', hand: 'TB|LR', move: 'lay TB|LR 2,0' }),
  teams('SB2-12', 'played', { laid: 'LR 1,0 TBLR 2,0', hand: 'BR^', move: 'lay BR^ 2,-1' }),
]
