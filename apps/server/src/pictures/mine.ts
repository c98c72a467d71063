import {
  type At,
  closedAt,
  faceAt,
  kindOf,
  kindOfFace,
  NOTHING_CLOSED,
  type State,
  shapeOf,
  xOf,
  yOf,
} from '@adit/saboteur'
import { Canvas, type Colour } from './png.ts'

/** As links show pictures. */
const WIDTH = 1200
const HEIGHT = 630
const EDGE = 40

const colours = ['night', 'rock', 'floor', 'start', 'gold', 'stone', 'closed'] as const
type Ink = (typeof colours)[number]
const PALETTE: Readonly<Record<Ink, Colour>> = {
  night: [27, 23, 20],
  rock: [74, 62, 52],
  floor: [214, 168, 102],
  start: [96, 132, 92],
  gold: [246, 200, 84],
  stone: [150, 146, 140],
  closed: [112, 52, 44],
}
const ink = (name: Ink): number => colours.indexOf(name)

const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

/** The mine as it lay at the end: tunnels, goals and where the gold was. Drawn in plain strokes, for links. */
export function minePicture({ maze }: State): Canvas {
  const canvas = new Canvas(
    WIDTH,
    HEIGHT,
    colours.map(name => PALETTE[name]),
  )
  const cells = lyingIn(maze)
  const xs = cells.map(xOf)
  const ys = cells.map(yOf)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const columns = Math.max(...xs) - left + 1
  const rows = Math.max(...ys) - top + 1
  const wide = Math.min((WIDTH - 2 * EDGE) / columns, (HEIGHT - 2 * EDGE) / rows / 1.4)
  const high = wide * 1.4
  const from = { x: (WIDTH - columns * wide) / 2, y: (HEIGHT - rows * high) / 2 }
  for (const at of cells) {
    const x = from.x + (xOf(at) - left) * wide
    const y = from.y + (yOf(at) - top) * high
    drawCard(canvas, faceAt(maze, at), { x, y, wide, high })
  }
  return canvas
}

function lyingIn(maze: State['maze']): readonly At[] {
  const all = maze.cells.map(
    (_word, index) =>
      ((maze.top + Math.floor(index / maze.width)) << 8) | (maze.left + (index % maze.width)),
  )
  return all.filter(at => faceAt(maze, at) >= 0 || closedAt(maze, at) !== NOTHING_CLOSED)
}

interface Place {
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly high: number
}

function drawCard(canvas: Canvas, face: number, { x, y, wide, high }: Place): void {
  const gap = Math.max(1, wide * 0.03)
  canvas.box(x + gap, y + gap, wide - 2 * gap, high - 2 * gap, ink(face < 0 ? 'closed' : 'rock'))
  if (face < 0) return
  const { open, stubs } = shapeOf(face)
  const [middleX, middleY, broad] = [x + wide / 2, y + high / 2, wide * 0.24]
  for (const [side, [across, down]] of SIDES.entries()) {
    if (((open >> side) & 1) === 0) continue
    // A stub ends before the middle.
    const far = ((stubs >> side) & 1) === 1 ? 0.5 : 0
    const [endX, endY] = [middleX + (across * wide) / 2, middleY + (down * high) / 2]
    const [innerX, innerY] = [
      middleX + across * wide * far * 0.5,
      middleY + down * high * far * 0.5,
    ]
    canvas.box(
      Math.min(endX, innerX) - (across === 0 ? broad / 2 : 0),
      Math.min(endY, innerY) - (down === 0 ? broad / 2 : 0),
      across === 0 ? broad : Math.abs(endX - innerX),
      down === 0 ? broad : Math.abs(endY - innerY),
      ink('floor'),
    )
  }
  const sign = signOf(face)
  if (sign !== undefined) canvas.disc(middleX, middleY, wide * 0.26, ink(sign))
  else if (open !== stubs)
    canvas.box(middleX - broad / 2, middleY - broad / 2, broad, broad, ink('floor'))
}

function signOf(face: number): Ink | undefined {
  const kind = kindOfFace(face)
  if (kind === kindOf.gold) return 'gold'
  if (kind === kindOf.start) return 'start'
  return STONES.some(stone => stone === kind) ? 'stone' : undefined
}
const STONES = [kindOf['stone-right'], kindOf['stone-left'], kindOf['stone-cross']]
