import { type Card, cards, type Kind, type TeamColour } from '../src/cards/order.ts'

/**
 * A second maze for tests: slow, plain, and written from the ledger's sentences without a look at
 * maze.ts. It holds what lies where and works everything out anew for each question.
 */
export interface Twin {
  /** By "x,y": the face-up card. */
  readonly cards: Map<string, TwinCard>
  readonly closed: Map<string, 'goal' | 'cache' | 'landmark'>
  /** By the cell that it blocks: the cell of the card that the barrier stands on. */
  readonly barriers: Map<string, string>
}

export interface TwinCard {
  readonly kind: Kind
  readonly turned: boolean
}

export const letters = ['T', 'R', 'B', 'L'] as const
export type Letter = (typeof letters)[number]
const opposite: Readonly<Record<Letter, Letter>> = { T: 'B', B: 'T', L: 'R', R: 'L' }
const step: Readonly<Record<Letter, readonly [number, number]>> = {
  T: [0, -1],
  B: [0, 1],
  L: [-1, 0],
  R: [1, 0],
}

export function beside(cell: string, side: Letter): string {
  const [x, y] = cell.split(',').map(Number)
  return `${x + step[side][0]},${y + step[side][1]}`
}

interface Part {
  readonly letters: readonly Letter[]
  readonly isStub: boolean
}

function read(kind: Kind, turned: boolean): readonly Part[] {
  const card: Card = cards[kind]
  return (card.shape ?? '').split('|').map(part => {
    const printed = letters.filter(letter => part.includes(letter))
    return {
      letters: turned ? printed.map(letter => opposite[letter]) : printed,
      isStub: part.includes('x'),
    }
  })
}

const upright = cards.map((_, kind) => read(kind, false))
const upsideDown = cards.map((_, kind) => read(kind, true))

function parts({ kind, turned }: TwinCard): readonly Part[] {
  return (turned ? upsideDown : upright)[kind]
}

function openOf(card: TwinCard): readonly Letter[] {
  return parts(card).flatMap(part => part.letters)
}

/** A drawing of the card, to tell whether two ways up differ. */
function picture(card: TwinCard): string {
  return parts(card)
    .map(part => part.letters.toSorted().join('-') + (part.isStub ? 'x' : ''))
    .sort()
    .join('|')
}

function looksTheSame(kind: Kind): boolean {
  return picture({ kind, turned: false }) === picture({ kind, turned: true })
}

function isFixedToStart({ kind }: TwinCard): boolean {
  const card: Card = cards[kind]
  return card.group === 'start' || card.ladder === true
}

/** "cell side": the sides that an unbroken tunnel from the start gets to from inside their card. */
export function linkedSides(twin: Twin, locked?: TeamColour): Set<string> {
  const linked = new Set<string>()
  const queue: [string, readonly Letter[]][] = []
  for (const [cell, card] of twin.cards) if (isFixedToStart(card)) queue.push([cell, openOf(card)])
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const [cell, tunnel] = next
    for (const side of tunnel) {
      if (linked.has(`${cell} ${side}`)) continue
      linked.add(`${cell} ${side}`)
      const card = twin.cards.get(beside(cell, side))
      if (card === undefined) continue
      const door = (cards[card.kind] as Card).door
      if (door !== undefined && door === locked) continue
      for (const part of parts(card)) {
        if (part.isStub || !part.letters.includes(opposite[side])) continue
        queue.push([beside(cell, side), part.letters])
      }
    }
  }
  return linked
}

/** More than one passage: bridge and double curve, of which each tunnel goes its own way. */
function isDouble(card: TwinCard): boolean {
  return parts(card).filter(part => !part.isStub).length > 1
}

/** What counts as one card in SAB-24: all of it, but of a bridge or double curve one tunnel (SB2-10). */
function pieces(card: TwinCard): readonly (readonly Letter[])[] {
  return isDouble(card) ? parts(card).map(part => part.letters) : [openOf(card)]
}

/** "cell side": sides of cards that hang together with the start, stubs and passages alike. */
function hangingSides(twin: Twin): Set<string> {
  const hanging = new Set<string>()
  const queue: [string, readonly Letter[]][] = []
  for (const [cell, card] of twin.cards) if (isFixedToStart(card)) queue.push([cell, openOf(card)])
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const [cell, piece] = next
    for (const side of piece) {
      if (hanging.has(`${cell} ${side}`)) continue
      hanging.add(`${cell} ${side}`)
      const other = twin.cards.get(beside(cell, side))
      if (other === undefined) continue
      for (const joined of pieces(other)) {
        if (joined.includes(opposite[side])) queue.push([beside(cell, side), joined])
      }
    }
  }
  return hanging
}

export type TwinLinking = 'connected' | 'hanging'

/** Everything about a twin that takes long to work out. */
export interface Surveyed {
  readonly twin: Twin
  readonly linked: Set<string>
  readonly hanging: Set<string>
}

export function survey(twin: Twin): Surveyed {
  return { twin, linked: linkedSides(twin), hanging: hangingSides(twin) }
}

/** The first rule that speaks against laying the card there, by the key of its refusal. */
export function objection(
  { twin, linked, hanging }: Surveyed,
  card: TwinCard,
  cell: string,
  linking: TwinLinking,
): string | undefined {
  const group = cards[card.kind].group
  if (group !== 'tunnel' && group !== 'cache-tunnel') return 'lay-no-tunnel'
  if (card.turned && looksTheSame(card.kind)) return 'lay-looks-alike'
  if (twin.cards.has(cell) || twin.closed.has(cell)) return 'lay-cell-taken'
  const neighbours = letters.filter(side => twin.cards.has(beside(cell, side)))
  if (neighbours.length === 0) {
    const nextToClosed = letters.some(side => twin.closed.has(beside(cell, side)))
    return nextToClosed ? 'lay-only-closed-neighbour' : 'lay-no-neighbour'
  }
  const open = openOf(card)
  for (const side of letters) {
    const isLandmark = twin.closed.get(beside(cell, side)) === 'landmark'
    const other = twin.cards.get(beside(cell, side))
    if (other === undefined && !isLandmark) continue
    const tunnelThere = other === undefined || openOf(other).includes(opposite[side])
    if (tunnelThere !== open.includes(side)) return `lay-clash ${side}`
  }
  const joints = neighbours.filter(side => open.includes(side))
  const isLadder = (cards[card.kind] as Card).ladder === true
  if (isLadder && letters.some(side => isGoalAt(twin, beside(cell, side)))) {
    return 'lay-root-by-goal'
  }
  if (joints.length === 0) return 'lay-no-joint'
  if (isLadder) return undefined
  const isBridge = isDouble(card)
  const onLinked = joints.some(side => linked.has(`${beside(cell, side)} ${opposite[side]}`))
  const onHanging = joints.some(side => hanging.has(`${beside(cell, side)} ${opposite[side]}`))
  if (linking === 'connected' || isBridge ? onLinked : onHanging) return undefined
  if (!onHanging) return 'lay-cut-off'
  return isBridge ? 'lay-strict-behind-dead-end' : 'lay-behind-dead-end'
}

function isGoalAt(twin: Twin, cell: string): boolean {
  const card = twin.cards.get(cell)
  return (
    twin.closed.get(cell) === 'goal' || (card !== undefined && cards[card.kind].group === 'goal')
  )
}

/** The sides by which an unbroken tunnel runs into a cell. */
export function arrivingAt({ linked }: Surveyed, cell: string): Letter[] {
  return letters.filter(side => linked.has(`${beside(cell, side)} ${opposite[side]}`))
}

/** "cell side": the ends on which a barrier may be placed, by the blocked cell and where its card is. */
export function openEnds(surveyed: Surveyed, linking: TwinLinking): Set<string> {
  const { twin, linked, hanging } = surveyed
  const ends = new Set<string>()
  for (const [cell, card] of twin.cards) {
    for (const side of openOf(card)) {
      const ahead = beside(cell, side)
      if (twin.cards.has(ahead) || twin.closed.has(ahead) || twin.barriers.has(ahead)) continue
      const builds =
        linking === 'connected' ? linked.has(`${cell} ${side}`) : hanging.has(`${cell} ${side}`)
      if (builds) ends.add(`${ahead} ${opposite[side]}`)
    }
  }
  return ends
}

/** Whether the card lies there without a clash; what is closed demands nothing, but the landmark. */
function fitsAll(twin: Twin, card: TwinCard, cell: string): boolean {
  return letters.every(side => {
    const other = twin.cards.get(beside(cell, side))
    const isLandmark = twin.closed.get(beside(cell, side)) === 'landmark'
    if (other === undefined && !isLandmark) return true
    const tunnelThere = other === undefined || openOf(other).includes(opposite[side])
    return tunnelThere === openOf(card).includes(side)
  })
}

/** SAB-32, sentence by sentence: the ways up that the mover may choose from. */
export function waysUp(
  surveyed: Surveyed,
  kind: Kind,
  cell: string,
  edition: 'first' | 'later',
): boolean[] {
  if (looksTheSame(kind)) return [false]
  const both = [false, true]
  const arriving = arrivingAt(surveyed, cell)
  const joins = (turned: boolean) =>
    arriving.filter(side => openOf({ kind, turned }).includes(side)).length
  const most = Math.max(...both.map(joins))
  const joining = both.filter(turned => joins(turned) === most)
  if (edition === 'later') return joining
  const clean = joining.filter(turned => fitsAll(surveyed.twin, { kind, turned }, cell))
  return clean.length > 0 ? clean : both
}

/** MIN-87: joining the tunnel and fitting all neighbours; if neither way does, as one likes. */
export function cacheWaysUp(surveyed: Surveyed, kind: Kind, cell: string): boolean[] {
  if (looksTheSame(kind)) return [false]
  const arriving = arrivingAt(surveyed, cell)
  const good = [false, true].filter(turned => {
    const open = openOf({ kind, turned })
    const joins = arriving.every(side => open.includes(side))
    return joins && fitsAll(surveyed.twin, { kind, turned }, cell)
  })
  return good.length > 0 ? good : [false, true]
}
