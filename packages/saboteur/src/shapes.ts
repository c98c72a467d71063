/** A set of a card's four sides, one bit each. */
export type Sides = number

export const TOP = 1
export const RIGHT = 2
export const BOTTOM = 4
export const LEFT = 8
export const ALL_SIDES: Sides = 15

/** By index; side `s` has the bit `1 << s`, and faces side `s ^ 2` of the card it touches. */
export const sideNames = ['top', 'right', 'bottom', 'left'] as const

/** What is printed on a tunnel card, standing upright. */
export interface Shape {
  /** Sides on which a tunnel is printed, passage or stub. */
  readonly open: Sides
  /** The tunnels, each as the sides it joins inside the card; they do not meet one another. */
  readonly tunnels: readonly Sides[]
  /** Open sides whose tunnel ends inside the card. */
  readonly stubs: Sides
}

/**
 * Reads the ledger's notation: `T-B-R` joined inside, `T-B|L-R` two tunnels that do not meet,
 * `Tx|Rx` stubs, and a single `B` for a tunnel that leads on outside the maze.
 */
export function parseShape(notation: string): Shape {
  const tunnels: Sides[] = []
  let open = 0
  let stubs = 0
  for (const part of notation.split('|')) {
    const match = /^([TRBL])x$/.exec(part)
    const sides = match === null ? part.split('-') : [match[1]]
    let tunnel = 0
    for (const letter of sides) {
      const side = SIDE_OF.get(letter)
      if (side === undefined || (open & side) !== 0) throw new Error(`no shape: ${notation}`)
      tunnel |= side
      open |= side
    }
    if (match === null) tunnels.push(tunnel)
    else stubs |= tunnel
  }
  return { open, tunnels, stubs }
}

const SIDE_OF: ReadonlyMap<string, Sides> = new Map([
  ['T', TOP],
  ['R', RIGHT],
  ['B', BOTTOM],
  ['L', LEFT],
])

/** The same sides after a half turn; also the sides that touch these from outside. */
function turnSides(sides: Sides): Sides {
  return ((sides << 2) | (sides >> 2)) & ALL_SIDES
}

/** The card turned by 180°, the only turn there is (SAB-20). */
export function turnShape(shape: Shape): Shape {
  return {
    open: turnSides(shape.open),
    tunnels: shape.tunnels.map(turnSides),
    stubs: turnSides(shape.stubs),
  }
}

/** Whether both show the same, so that turning one into the other would change nothing. */
export function sameShape(one: Shape, other: Shape): boolean {
  return (
    one.stubs === other.stubs &&
    one.tunnels.length === other.tunnels.length &&
    one.tunnels.every(tunnel => other.tunnels.includes(tunnel))
  )
}

/** The sides that someone who comes in by `entered` gets to inside the card, stubs never. */
export function joinedTo(shape: Shape, entered: Sides): Sides {
  let reached = 0
  for (const tunnel of shape.tunnels) if ((tunnel & entered) !== 0) reached |= tunnel
  return reached
}

/**
 * Short enough for a map: capitals are joined inside, `|` parts tunnels that do not meet, small
 * letters are stubs. `TBr` is a straight passage with a stub on its right.
 */
export function printShape(shape: Shape): string {
  const tunnels = [...shape.tunnels].sort((a, b) => (a & TOP ? 0 : a) - (b & TOP ? 0 : b))
  return tunnels.map(lettersOf).join('|') + lettersOf(shape.stubs).toLowerCase()
}

/** Top and bottom before left and right, so that straights read `TB` and `LR`. */
function lettersOf(sides: Sides): string {
  return LETTERS.filter(letter => (sides & (SIDE_OF.get(letter) ?? 0)) !== 0).join('')
}

const LETTERS = ['T', 'B', 'L', 'R']
