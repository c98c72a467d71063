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

const colours = ['night', 'rock', 'rim', 'floor', 'gold', 'stone', 'closed', 'frame'] as const
type Ink = (typeof colours)[number]
/** As the page draws a mine at night. */
const PALETTE: Readonly<Record<Ink, Colour>> = {
  night: [18, 21, 26],
  rock: [37, 44, 56],
  rim: [243, 233, 214],
  floor: [199, 143, 58],
  gold: [246, 200, 84],
  stone: [128, 140, 158],
  closed: [29, 45, 74],
  frame: [110, 140, 184],
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

function drawCard(canvas: Canvas, face: number, place: Place): void {
  const { x, y, wide, high } = place
  const gap = Math.max(1, wide * 0.02)
  const inset = (by: number, name: Ink): void =>
    canvas.box(x + by, y + by, wide - 2 * by, high - 2 * by, ink(name))
  const [middleX, middleY] = [x + wide / 2, y + high / 2]
  if (face < 0) {
    inset(gap, 'frame')
    inset(gap + wide * 0.03, 'closed')
    canvas.disc(middleX, middleY, wide * 0.32, ink('frame'))
    canvas.disc(middleX, middleY, wide * 0.29, ink('closed'))
    drawCross(canvas, place)
    return
  }
  const kind = kindOfFace(face)
  inset(gap, kind === kindOf.start || kind === kindOf.gold ? 'rim' : 'rock')
  inset(gap + wide * 0.02, 'rock')
  // The pale edge of a tunnel is what is left of a broader one.
  drawTunnel(canvas, face, place, { broad: wide * 0.34, name: 'rim' })
  drawTunnel(canvas, face, place, { broad: wide * 0.27, name: 'floor' })
  const sign = signOf(kind)
  if (sign === undefined) return
  canvas.disc(middleX, middleY, wide * 0.27, ink('rim'))
  canvas.disc(middleX, middleY, wide * 0.23, ink(sign))
}

/** The cross on the back of a goal. */
function drawCross(canvas: Canvas, { x, y, wide, high }: Place): void {
  const arm = wide * 0.15
  for (let far = -arm; far <= arm; far++) {
    for (const down of [far, -far]) {
      canvas.disc(x + wide / 2 + far, y + high / 2 + down, wide * 0.05, ink('gold'))
    }
  }
}

interface Stroke {
  readonly broad: number
  readonly name: Ink
}

function drawTunnel(
  canvas: Canvas,
  face: number,
  { x, y, wide, high }: Place,
  { broad, name }: Stroke,
): void {
  const { open, stubs } = shapeOf(face)
  const [middleX, middleY] = [x + wide / 2, y + high / 2]
  for (const [side, [across, down]] of SIDES.entries()) {
    if (((open >> side) & 1) === 0) continue
    // A stub ends before the middle.
    const far = ((stubs >> side) & 1) === 1 ? 0.25 : 0
    const [endX, endY] = [middleX + (across * wide) / 2, middleY + (down * high) / 2]
    const [innerX, innerY] = [middleX + across * wide * far, middleY + down * high * far]
    canvas.box(
      Math.min(endX, innerX) - (across === 0 ? broad / 2 : 0),
      Math.min(endY, innerY) - (down === 0 ? broad / 2 : 0),
      across === 0 ? broad : Math.abs(endX - innerX),
      down === 0 ? broad : Math.abs(endY - innerY),
      ink(name),
    )
  }
  if (open !== stubs) canvas.box(middleX - broad / 2, middleY - broad / 2, broad, broad, ink(name))
}

function signOf(kind: number): Ink | undefined {
  if (kind === kindOf.gold) return 'gold'
  // Daylight comes in where everybody does.
  if (kind === kindOf.start) return 'rim'
  return STONES.some(stone => stone === kind) ? 'stone' : undefined
}
const STONES = [kindOf['stone-right'], kindOf['stone-left'], kindOf['stone-cross']]
