import { avatar, type CastName } from '../../../art/index.ts'

/** What there is to keep of a game. */
export interface Keepsake {
  readonly title: string
  readonly game: string
  /** In the order of the standings, winners first. */
  readonly people: readonly {
    readonly name: string
    readonly face: CastName
    readonly score: string
  }[]
  readonly winners: number
}

/** For a message: who won, and what each had. */
export function keepsakeText({ title, game, people }: Keepsake): string {
  return [`${game}: ${title}`, ...people.map(({ name, score }) => `${name} ${score}`)].join('\n')
}

const WIDTH = 1200
const HEIGHT = 800

/** The same as a picture. Colours and type are those of the page it is made on. */
export async function keepsakePicture({ title, game, people, winners }: Keepsake): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const brush = canvas.getContext('2d')
  if (brush === null) throw new Error('this browser draws no pictures')
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string): string => style.getPropertyValue(name).trim()
  const type = (size: number, weight: number): string =>
    `${weight} ${size}px ${colour('--font-display')}`
  brush.fillStyle = colour('--page')
  brush.fillRect(0, 0, WIDTH, HEIGHT)
  const glow = brush.createRadialGradient(WIDTH / 2, 300, 40, WIDTH / 2, 300, 560)
  glow.addColorStop(0, colour('--lit'))
  glow.addColorStop(1, 'transparent')
  brush.fillStyle = glow
  brush.fillRect(0, 0, WIDTH, HEIGHT)
  rays(brush, colour('--accent'))
  brush.textAlign = 'center'
  brush.fillStyle = colour('--text-soft')
  brush.font = type(40, 500)
  brush.fillText(`Adit · ${game}`, WIDTH / 2, 70)
  const first = people.slice(0, Math.max(1, Math.min(3, winners)))
  await faces(brush, first, { y: 300, size: first.length > 1 ? 210 : 260, gap: 20 })
  brush.fillStyle = colour('--accent-text')
  brush.font = type(76, 800)
  brush.fillText(title, WIDTH / 2, 560, WIDTH - 80)
  const rest = people.slice(0, 8)
  await faces(brush, rest, { y: 665, size: 84, gap: 52 })
  brush.fillStyle = colour('--text')
  brush.font = type(34, 700)
  const wide = rest.length * 84 + (rest.length - 1) * 52
  for (const [at, { score }] of rest.entries()) {
    brush.fillText(score, (WIDTH - wide) / 2 + at * 136 + 42, 756, 130)
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob === null ? reject(new Error('no picture')) : resolve(blob)))
  })
}

function rays(brush: CanvasRenderingContext2D, colour: string): void {
  brush.strokeStyle = colour
  brush.lineWidth = 5
  brush.lineCap = 'round'
  for (let at = 0; at < 72; at++) {
    const angle = (at / 72) * 2 * Math.PI
    const far = 176 + ([0, 26, 10, 42, 5, 32][at % 6] ?? 0)
    brush.beginPath()
    brush.moveTo(WIDTH / 2 + Math.cos(angle) * 152, 300 + Math.sin(angle) * 152)
    brush.lineTo(WIDTH / 2 + Math.cos(angle) * far, 300 + Math.sin(angle) * far)
    brush.stroke()
  }
}

interface Row {
  readonly y: number
  readonly size: number
  readonly gap: number
}

async function faces(
  brush: CanvasRenderingContext2D,
  people: Keepsake['people'],
  { y, size, gap }: Row,
): Promise<void> {
  const wide = people.length * size + (people.length - 1) * gap
  for (const [at, { face }] of people.entries()) {
    const image = await drawn(face)
    brush.drawImage(image, (WIDTH - wide) / 2 + at * (size + gap), y - size / 2, size, size)
  }
}

/** A picture of its own does not know the colours of the page: they are written into it. */
async function drawn(face: CastName): Promise<HTMLImageElement> {
  const style = getComputedStyle(document.documentElement)
  const svg = avatar(face)
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"')
    .replaceAll(/var\((--[a-z0-9-]+)\)/g, (_all, name) => style.getPropertyValue(name).trim())
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  return image
}
