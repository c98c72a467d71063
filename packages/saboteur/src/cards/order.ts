/** Where a card is bought, or which extra of the Jubilee box brings it. */
const boxes = ['base', 'saboteur-2', 'championship', 'new-goals', 'chests', 'postcard'] as const
export type Box = (typeof boxes)[number]

export type Copies = Readonly<Partial<Record<Box, number>>>

export const teamColours = ['green', 'blue'] as const
export type TeamColour = (typeof teamColours)[number]

type Group = 'start' | 'tunnel' | 'cache-tunnel' | 'landmark' | 'goal' | 'action'

export interface Card<Name extends string = string, In extends Group = Group> {
  /** As in text notation. A tunnel is called by what it shows (see `printShape`) and its marks. */
  readonly name: Name
  readonly group: In
  /** Of an action, see its file. */
  readonly copies?: Copies
  /** How well the ledger knows the card: several sources, one good one, or reasoned from totals. */
  readonly confidence: 'sure' | 'likely' | 'inferred'
  /** In the ledger's notation, as printed; actions have none. */
  readonly shape?: string
  readonly ladder?: true
  readonly door?: TeamColour
  readonly crystal?: true
  /** What is found when a goal is turned up. */
  readonly find?: Find
}

export type Find = 'gold' | 'stone' | 'bag' | 'dragon' | 'spider'

const likely = { confidence: 'likely' } as const
const inferred = { confidence: 'inferred' } as const
const ladder = { ladder: true } as const
const crystal = { confidence: 'likely', crystal: true } as const
const green = { door: 'green' } as const
const blue = { door: 'blue' } as const

/** Cards that do something; what they are is in the file of each. */
export const actionNames = [
  'broken-pick',
  'broken-lamp',
  'broken-cart',
  'repair-pick',
  'repair-lamp',
  'repair-cart',
  'repair-pick-lamp',
  'repair-pick-cart',
  'repair-lamp-cart',
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
  'craftsman',
  'pathfinder',
  'diversion',
] as const
export type ActionName = (typeof actionNames)[number]

/**
 * Every card that lies in a hand, a deck or the maze; its kind is its index. What has a shape comes
 * first. To correct a count or a shape is to change one line; the order stays, because stored games
 * know kinds by their index.
 */
export const cards = [
  shaped('start', 'start', 'T-B-L-R', { base: 1 }),

  tunnel('TB', 'T-B', { base: 4 }),
  tunnel('LR', 'L-R', { base: 3 }),
  tunnel('TBR', 'T-B-R', { base: 5 }),
  tunnel('TLR', 'L-R-T', { base: 5 }),
  tunnel('TBLR', 'T-B-L-R', { base: 5 }),
  tunnel('TR', 'T-R', { base: 5 }),
  tunnel('TL', 'T-L', { base: 4 }),
  tunnel('t', 'Tx', { base: 1 }),
  tunnel('r', 'Rx', { base: 1 }),
  tunnel('tb', 'Tx|Bx', { base: 1 }),
  tunnel('lr', 'Lx|Rx', { base: 1 }),
  tunnel('tr', 'Tx|Rx', { base: 1 }),
  tunnel('tl', 'Tx|Lx', { base: 1 }),
  tunnel('tbr', 'Tx|Rx|Bx', { base: 1 }),
  tunnel('blr', 'Lx|Rx|Bx', { base: 1 }),
  tunnel('tblr', 'Tx|Rx|Bx|Lx', { base: 1 }),

  tunnel('TB|LR', 'T-B|L-R', { 'saboteur-2': 2 }),
  tunnel('TL|BR', 'T-L|R-B', { 'saboteur-2': 2 }, likely),
  tunnel('B^', 'B', { 'saboteur-2': 1 }, ladder),
  tunnel('R^', 'R', { 'saboteur-2': 1 }, { ...ladder, ...likely }),
  tunnel('BR^', 'R-B', { 'saboteur-2': 1 }, ladder),
  tunnel('TR^', 'T-R', { 'saboteur-2': 1 }, { ...ladder, ...likely }),
  tunnel('TB:b', 'T-B', { 'saboteur-2': 1 }, blue),
  tunnel('LR:b', 'L-R', { 'saboteur-2': 1 }, { ...blue, ...likely }),
  tunnel('TR:b', 'T-R', { 'saboteur-2': 1 }, { ...blue, ...likely }),
  tunnel('TBr:g', 'T-B|Rx', { 'saboteur-2': 1 }, green),
  tunnel('LR:g', 'L-R', { 'saboteur-2': 1 }, { ...green, ...likely }),
  tunnel('TL:g', 'T-L', { 'saboteur-2': 1 }, { ...green, ...likely }),
  tunnel('t*', 'Tx', { 'saboteur-2': 1 }, crystal),
  tunnel('r*', 'Rx', { 'saboteur-2': 1 }, crystal),
  tunnel('TBLR*', 'T-B-L-R', { 'saboteur-2': 1 }, crystal),
  tunnel('BLR*', 'L-R-B', { 'saboteur-2': 3 }, crystal),
  tunnel('TBL*', 'T-B-L', { 'saboteur-2': 1 }, crystal),
  tunnel('TBLr*', 'T-B-L|Rx', { 'saboteur-2': 1 }, crystal),
  tunnel('BLRt*', 'L-R-B|Tx', { 'saboteur-2': 1 }, crystal),
  tunnel('LRb*', 'L-R|Bx', { 'saboteur-2': 1 }, crystal),
  tunnel('TLr', 'T-L|Rx', { 'saboteur-2': 1 }, inferred),
  tunnel('TLb', 'T-L|Bx', { 'saboteur-2': 1 }, inferred),
  tunnel('TRl', 'T-R|Lx', { 'saboteur-2': 1 }, inferred),
  tunnel('TRb', 'T-R|Bx', { 'saboteur-2': 1 }, inferred),
  tunnel('TBlr', 'T-B|Lx|Rx', { 'saboteur-2': 1 }, inferred),
  tunnel('LRtb', 'L-R|Tx|Bx', { 'saboteur-2': 1 }, inferred),

  shaped('TB$', 'cache-tunnel', 'T-B', { chests: 1 }, inferred),
  shaped('LR$', 'cache-tunnel', 'L-R', { chests: 1 }, inferred),
  shaped('TBR$', 'cache-tunnel', 'T-B-R', { chests: 1 }, inferred),
  shaped('TLR$', 'cache-tunnel', 'L-R-T', { chests: 1 }, inferred),
  shaped('TBLR$', 'cache-tunnel', 'T-B-L-R', { chests: 1 }, inferred),
  shaped('TR$', 'cache-tunnel', 'T-R', { chests: 1 }, inferred),
  shaped('TL$', 'cache-tunnel', 'T-L', { chests: 1 }, inferred),

  shaped('postcard', 'landmark', 'T-B-L-R', { postcard: 1 }, inferred),

  goal('gold', 'gold', 'T-B-L-R', { base: 1, 'new-goals': 1 }),
  goal('stone-right', 'stone', 'T-R', { base: 1, 'new-goals': 1 }),
  goal('stone-left', 'stone', 'T-L', { base: 1, 'new-goals': 1 }),
  goal('bag-1', 'bag', 'T-B-L-R', { 'new-goals': 1 }, inferred),
  goal('bag-2', 'bag', 'T-B-L-R', { 'new-goals': 1 }, inferred),
  goal('dragon', 'dragon', 'T-B-L-R', { 'new-goals': 1 }, inferred),
  goal('spider', 'spider', 'T-B-L-R', { 'new-goals': 1 }, inferred),
  goal('stone-cross', 'stone', 'T-B-L-R', { 'new-goals': 1 }, inferred),

  ...actionNames.map(action),
] as const

export type CardName = (typeof cards)[number]['name']

/** What lies in the mine before anything is laid, called by its own name. */
export type LyingName = Extract<
  (typeof cards)[number],
  { readonly group: 'start' | 'landmark' | 'goal' }
>['name']

/** A card's place in `cards`. */
export type Kind = number

export const kindCount = cards.length

/** Kinds below this one have a shape: all that can lie in the maze. */
export const shapedKinds = cards.filter((card: Card) => card.shape !== undefined).length

/** `kindOf['rock-fall']`. */
export const kindOf: Readonly<Record<CardName, Kind>> = byName(cards)

export function groupOf(kind: Kind): Card['group'] {
  return cards[kind].group
}

/** The kinds of a group that the box brings, each once; of the goals, gold comes first. */
export function kindsOf(group: Card['group'], box: Box): readonly Kind[] {
  const isIn = (card: Card): boolean => card.group === group && box in (card.copies ?? {})
  return packed([...cards.keys()].filter(kind => isIn(cards[kind])))
}

/**
 * A list to which nothing but small integers was ever added. Every state begins as a copy of such a
 * list, and every copy of it is as fast to read; `flatMap`, spread and sets make slower ones.
 */
export function packed(numbers: Iterable<number>): readonly number[] {
  const list: number[] = []
  for (const number of numbers) list.push(number)
  return list
}

type Extra = Partial<Pick<Card, 'confidence' | 'ladder' | 'door' | 'crystal'>>

function shaped<const Name extends string, const In extends Group>(
  name: Name,
  group: In,
  shape: string,
  copies: Copies,
  extra: Extra = {},
): Card<Name, In> {
  return { name, group, copies, confidence: 'sure', shape, ...extra }
}

function tunnel<const Name extends string>(
  name: Name,
  shape: string,
  copies: Copies,
  extra?: Extra,
): Card<Name, 'tunnel'> {
  return shaped(name, 'tunnel', shape, copies, extra)
}

function goal<const Name extends string>(
  name: Name,
  find: Find,
  shape: string,
  copies: Copies,
  extra?: Extra,
): Card<Name, 'goal'> {
  return { ...shaped(name, 'goal', shape, copies, extra), find }
}

function action<const Name extends ActionName>(name: Name): Card<Name, 'action'> {
  return { name, group: 'action', confidence: 'sure' }
}

/** The index of each entry of a list by its name; the type says which names there are. */
export function byName<Name extends string>(
  list: readonly { readonly name: Name }[],
): Readonly<Record<Name, number>> {
  return indicesOf(list.map(({ name }) => name))
}

export function indicesOf<Name extends string>(
  names: readonly Name[],
): Readonly<Record<Name, number>> {
  // Every Name stems from an entry of the list, so none is missing. Set one by one, so many names would be
  // looked up in a table each time they are asked.
  return Object.fromEntries(names.map((name, index) => [name, index])) as Record<Name, number>
}
