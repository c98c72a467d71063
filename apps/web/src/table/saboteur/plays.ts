import type { Seat } from '@adit/kernel'
import {
  type At,
  aimOf,
  askedBy,
  atOf,
  CHOOSE,
  cardOf,
  codeOf,
  discardOf,
  type Event,
  FIGURE,
  faceOfPlacement,
  isLaying,
  type Kind,
  kindOfFace,
  kindOfFigure,
  LAY_ASKING,
  LOOK,
  loadOf,
  type Move,
  PASS,
  type PlayerMove,
  RANSOM,
  ROB,
  ransomedOf,
  SHIFT,
  SNATCH,
  seatOf,
  targetOf,
} from '@adit/saboteur'
import { isTurned } from './faces.ts'

/**
 * The legal moves sorted by what a person points at. Nothing here knows a rule: what is not in the
 * list of legal moves is not there to be pointed at.
 */
export interface Plays {
  readonly cells: ReadonlyMap<At, readonly PlayerMove[]>
  readonly seats: ReadonlyMap<Seat, readonly PlayerMove[]>
  /** Moves that point at nothing. */
  readonly plain: readonly PlayerMove[]
}

export function isPlayerMove(move: Move): move is PlayerMove {
  return typeof move === 'number'
}

const isFiguring = (code: number): boolean => code >= FIGURE && code < LAY_ASKING

/** The cards that a seat has played or discarded with these events, as far as it lays or puts them away. */
export function spentBy(self: Seat | undefined, events: readonly Event[]): readonly Kind[] {
  return events.flatMap(event => {
    if (!('seat' in event) || event.seat !== self) return []
    if (event.type === 'laid') return [kindOfFace(event.face)]
    return event.type === 'passed' ? event.cards : []
  })
}

/** What can be done with one card of the hand. */
export function playsOf(legal: readonly PlayerMove[], kind: Kind): Plays {
  return sorted(legal.filter(move => cardOf(move) === kind))
}

/** Where a figure can be put for that card. */
export function figuresFor(legal: readonly PlayerMove[], kind: Kind): Plays {
  return sorted(legal.filter(move => isFiguring(codeOf(move)) && kindOfFigure(move) === kind))
}

export function mayPlaceFigure(legal: readonly PlayerMove[]): boolean {
  return legal.some(move => isFiguring(codeOf(move)))
}

/** The answers to a question. */
export function answersOf(legal: readonly PlayerMove[]): Plays {
  return sorted(legal)
}

function sorted(moves: readonly PlayerMove[]): Plays {
  const cells = new Map<At, PlayerMove[]>()
  const seats = new Map<Seat, PlayerMove[]>()
  const plain: PlayerMove[] = []
  for (const move of moves) {
    const at = cellsOf(move)
    const seat = seatAimed(move)
    for (const cell of at) put(cells, cell, move)
    if (seat !== undefined) put(seats, seat, move)
    if (at.length === 0 && seat === undefined) plain.push(move)
  }
  return { cells, seats, plain }
}

function put<Key>(map: Map<Key, PlayerMove[]>, key: Key, move: PlayerMove): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [move])
  else list.push(move)
}

/** The cells that a move points at. */
export function cellsOf(move: PlayerMove): readonly At[] {
  const kind = cardOf(move)
  if (kind >= 0) return aimOf(kind).cells(targetOf(move))
  const code = codeOf(move)
  return isFiguring(code) || code === CHOOSE || code === SHIFT ? [atOf(move)] : []
}

function seatAimed(move: PlayerMove): Seat | undefined {
  const kind = cardOf(move)
  if (kind >= 0) return aimOf(kind).seat(targetOf(move))
  switch (codeOf(move)) {
    case SNATCH:
    case LOOK:
    case ROB:
      return seatOf(move)
  }
  return undefined
}

/** The tool that a move is aimed at, where its card could mend another. */
export function toolAimed(move: PlayerMove): number | undefined {
  const kind = cardOf(move)
  return kind >= 0 && aimOf(kind).at === 'tool' ? targetOf(move) >> 4 : undefined
}

/** What a move would lay, and where. */
export function layingOf(move: PlayerMove): { readonly at: At; readonly face: number } | undefined {
  const [at] = cellsOf(move)
  if (at === undefined || !isLaying(codeOf(move))) return undefined
  return { at, face: faceOfPlacement(loadOf(move)) }
}

/** The way up in which a move lays its card: turned by 180° or as printed. */
export function laysTurned(move: PlayerMove): boolean {
  return isLaying(codeOf(move)) ? isTurned(faceOfPlacement(loadOf(move))) : false
}

/** Both ways fit: the card can be turned where it is shown. */
export function canTurn(moves: readonly PlayerMove[]): boolean {
  return moves.some(laysTurned) && moves.some(move => !laysTurned(move))
}

/** Of the ways to lay a card on one cell, the one wanted, or the only one that fits. */
export function laying(moves: readonly PlayerMove[], turned: boolean): readonly PlayerMove[] {
  const wanted = moves.filter(move => laysTurned(move) === turned)
  return wanted.length > 0 ? wanted : moves
}

/** Who can be asked to pay the toll for a card that is to be laid. */
export function asking(moves: readonly PlayerMove[]): ReadonlyMap<Seat, PlayerMove> {
  const asked = moves.flatMap((move): (readonly [Seat, PlayerMove])[] => {
    const seat = askedBy(codeOf(move))
    return seat < 0 ? [] : [[seat, move]]
  })
  return asked.length === 0 ? NOBODY : new Map(asked)
}

// Always the same: what is drawn from it stays as it is.
const NOBODY: ReadonlyMap<Seat, PlayerMove> = new Map()

/** Laid at the mover's own cost. */
export function unasked(moves: readonly PlayerMove[]): readonly PlayerMove[] {
  return moves.filter(move => askedBy(codeOf(move)) < 0)
}

/** The pass, or the ransom for `removed`, that discards exactly these cards. */
export function discardFor(
  legal: readonly PlayerMove[],
  kinds: readonly Kind[],
  removed?: number,
): PlayerMove | undefined {
  const wanted = [...kinds].sort((one, other) => one - other).join()
  return legal.find(move => {
    const code = codeOf(move)
    if (removed === undefined ? code !== PASS : code !== RANSOM || ransomedOf(move) !== removed) {
      return false
    }
    return discarded(move).join() === wanted
  })
}

function discarded(move: PlayerMove): readonly Kind[] {
  const places = codeOf(move) === RANSOM ? [0, 1] : [0, 1, 2]
  return places.map(place => discardOf(move, place)).filter(kind => kind >= 0)
}

/** The most cards that one pass may discard now. */
export function mostDiscarded(legal: readonly PlayerMove[]): number {
  return Math.max(
    0,
    ...legal.filter(move => codeOf(move) === PASS).map(move => discarded(move).length),
  )
}

/** What two discarded cards can buy off: tools 0 to 2, the trap 3. */
export function ransoms(legal: readonly PlayerMove[]): readonly number[] {
  return [...new Set(legal.filter(move => codeOf(move) === RANSOM).map(ransomedOf))]
}
