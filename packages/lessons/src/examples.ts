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

/** Two gnomes, the first about to play. */
const caves = (
  rule: string,
  is: Example['is'],
  { own, other = 'cave', hand, move }: { own: string; other?: string; hand: string; move: string },
): Example => ({
  rule,
  title: 'nimble-gnomes',
  config: { seats: 2, first: 0 },
  position: [
    'phase: play',
    'first: 0',
    'turn: 0',
    'open: cave wind-red diamond',
    'deck: ruby-round ruby-square ruby-triangular',
    'discard:',
    `hand 0: ${hand}`,
    'seen 0:',
    `laid 0: ${own}`,
    'hand 1: cave cave',
    'seen 1:',
    `laid 1: ${other}`,
  ],
  move,
  is,
})

/** Two gnomes in the cave of treasures, the first about to move. */
const treasures = (
  rule: string,
  is: Example['is'],
  {
    places,
    move,
    ...more
  }: { places: readonly string[]; move: string; drawn?: string; deck?: string; closed?: string },
): Example => ({
  rule,
  title: 'my-treasure',
  config: { seats: 2, first: 0 },
  position: [
    `phase: ${more.drawn === undefined ? 'turn' : 'place'}`,
    'round: 1',
    'first: 0',
    'mover: 0',
    `deck: ${more.deck ?? 'ring-a'} orc orc orc orc`,
    `drawn: ${more.drawn ?? '-'}`,
    'orcs: 1',
    ...places.map((stack, place) => `place ${place}: ${stack}`),
    `closed: ${more.closed ?? ''}`,
    `tokens: ring gem sword necklace coin${more.closed === undefined ? ' potion' : ''}`,
    'blind:',
    `held: - ${more.closed === undefined ? '-' : 'potion'}`,
    'fled:',
    'stack 0:',
    `stack 1: ${more.closed === undefined ? '' : 'potion-a'}`,
    'coins: 0 0',
    'gold:',
  ],
  move,
  is,
})

/** By rule, in the order of the book. */
export const examples: readonly Example[] = [
  mine('SAB-03', 'played', { laid: '', hand: 'LR', move: 'lay LR 1,0' }),
  mine('SAB-10', 'played', { laid: 'LR 1,0', hand: 'TLR', move: 'lay TLR 2,0' }),
  mine('SAB-21', 'refused', { laid: 'TBLR 1,0 LR 2,0', hand: 'LR', move: 'lay LR 4,0' }),
  mine('SAB-22', 'refused', { laid: 'LR 1,0 TBLR 2,0', hand: 'TB', move: 'lay TB 3,0' }),
  mine('SAB-23', 'refused', { laid: 'LR 1,0 lr 2,0', hand: 'LR', move: 'lay LR 3,0' }),
  mine('SAB-26', 'played', {
    laid: 'LR 1,0 LR 2,0 LR 3,0 TBLR 4,0 TBLR 5,0 TBLR 6,0',
    hand: 'TBR',
    move: 'lay TBL 7,0',
  }),
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
  teams('SB2-11', 'played', { laid: 'LR 1,0', hand: 'TL|BR', move: 'lay TL|BR 2,0' }),
  teams('SB2-12', 'played', { laid: 'LR 1,0 TBLR 2,0', hand: 'BR^', move: 'lay BR^ 2,-1' }),
  teams('SB2-13', 'played', { laid: 'LR 1,0', hand: 'LR:g', move: 'lay LR:g 2,0' }),
  caves('NIM-04', 'refused', { own: 'cave', hand: 'cave ruby-round', move: 'cave' }),
  caves('NIM-05', 'refused', { own: '', hand: 'ruby-round cave', move: 'lay ruby-round' }),
  caves('NIM-06', 'played', { own: 'cave ruby-round', hand: 'collapse', move: 'curse collapse 1' }),
  caves('NIM-07', 'refused', {
    own: 'cave',
    other: 'cave collapse',
    hand: 'fog-green ruby-round',
    move: 'curse fog-green 1',
  }),
  caves('NIM-08', 'played', { own: 'cave collapse ruby-round', hand: 'cave', move: 'cave' }),
  caves('NIM-09', 'refused', {
    own: 'cave fog-orange sapphire-round',
    hand: 'ruby-square sapphire-square',
    move: 'lay ruby-square',
  }),
  caves('NIM-10', 'played', {
    own: 'cave fog-orange ruby-round',
    hand: 'wind-red',
    move: 'blow wind-red fog-orange',
  }),
  caves('NIM-12', 'played', {
    own: 'cave fog-orange ruby-round ruby-square',
    hand: 'diamond',
    move: 'lay diamond',
  }),
  treasures('TRE-04', 'played', {
    places: ['gem-c', 'sword-a', '', ''],
    drawn: 'ring-b',
    move: 'place 1',
  }),
  treasures('TRE-041', 'refused', {
    places: ['gem-c', '', 'coin-b', ''],
    drawn: 'ring-b',
    closed: '1',
    move: 'place 1',
  }),
  treasures('TRE-05', 'played', {
    places: ['gem-c', 'sword-a', '', ''],
    deck: 'orc',
    move: 'draw',
  }),
  treasures('TRE-06', 'played', {
    places: ['gem-c gem-a', 'sword-a', 'coin-b', ''],
    move: 'take gem 0',
  }),
]
