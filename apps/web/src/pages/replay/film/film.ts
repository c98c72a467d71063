import { nth } from '@adit/kernel'
import { type Caption, EDGE, layOut, WIDTH } from '../../../table/common/drawing.ts'
import { type Frame, restsOf, roomFor } from './pace.ts'

/** As a browser names them, the best first. */
const KINDS = ['video/webm;codecs=vp9', 'video/webm', 'video/mp4'] as const

/** Which kind of film this browser can make; undefined if none. */
export function filmKind(): string | undefined {
  if (typeof MediaRecorder !== 'function') return undefined
  return KINDS.find(kind => MediaRecorder.isTypeSupported(kind))
}

interface Shooting {
  readonly kind: string
  readonly caption: Pick<Caption, 'colours' | 'names'>
  readonly signal: AbortSignal
  /** How much of it is done, from 0 to 1. */
  progress(share: number): void
}

/** Films pictures one after another, in the time they take to be watched; undefined if called off. */
export async function shoot(frames: readonly Frame[], how: Shooting): Promise<Blob | undefined> {
  const stage = new Stage(frames, how.caption)
  const stream = stage.canvas.captureStream()
  const recorder = new MediaRecorder(stream, { mimeType: how.kind, videoBitsPerSecond: 4_000_000 })
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  const over = new Promise(resolve => recorder.addEventListener('stop', resolve))
  await stage.show(nth(frames, 0))
  recorder.start(1_000)
  const rests = restsOf(frames)
  for (const [at, frame] of frames.entries()) {
    if (how.signal.aborted) break
    const shown = performance.now()
    await stage.show(frame)
    const left = nth(rests, at) - (performance.now() - shown)
    await new Promise(resolve => setTimeout(resolve, Math.max(0, left)))
    how.progress((at + 1) / frames.length)
  }
  // The last picture is in the film when another has come after it.
  stage.touch()
  await new Promise(resolve => setTimeout(resolve, 100))
  recorder.stop()
  await over
  for (const track of stream.getTracks()) track.stop()
  return how.signal.aborted ? undefined : new Blob(parts, { type: how.kind.replace(/;.*/, '') })
}

/** Where the pictures are painted; cards that were painted once are kept. */
class Stage {
  readonly canvas = document.createElement('canvas')
  readonly #caption: Pick<Caption, 'colours' | 'names'>
  readonly #layout
  readonly #left: number
  readonly #prints = new Map<string, Promise<HTMLImageElement>>()
  readonly #pen: CanvasRenderingContext2D

  constructor(frames: readonly Frame[], caption: Pick<Caption, 'colours' | 'names'>) {
    this.#caption = caption
    const room = roomFor(frames.map(({ drawing }) => drawing))
    this.#left = room.left
    this.#layout = layOut(room)
    this.canvas.width = WIDTH
    this.canvas.height = this.#layout.height
    const pen = this.canvas.getContext('2d')
    if (pen === null) throw new Error('this browser does not paint')
    this.#pen = pen
  }

  async show({ drawing, heading, people }: Frame): Promise<void> {
    const { box, headAt, footAt, height } = this.#layout
    const { colours, names } = this.#caption
    const cards = await Promise.all(
      drawing.cards.map(async ({ x, y, print }) => ({
        at: box(x, y),
        image: await this.#of(print),
      })),
    )
    const pen = this.#pen
    pen.fillStyle = colours.page
    pen.fillRect(0, 0, WIDTH, height)
    for (const { at, image } of cards) pen.drawImage(image, at.x, at.y, at.wide, at.high)
    this.#write(heading, EDGE, headAt, 36)
    for (const { y, seat } of drawing.owners ?? []) {
      const at = box(this.#left, y)
      this.#write(names[seat] ?? '', at.x, at.y + at.high / 2, 26)
    }
    this.#write(people, EDGE, footAt, 26)
    pen.fillStyle = colours.accent
    pen.textAlign = 'end'
    pen.font = '36px Georgia, serif'
    pen.fillText('Adit', WIDTH - EDGE, headAt)
  }

  /** Changes nothing that anybody sees. */
  touch(): void {
    this.#pen.fillStyle = this.#caption.colours.page
    this.#pen.fillRect(0, 0, 1, 1)
  }

  #write(text: string, x: number, y: number, size: number): void {
    this.#pen.fillStyle = this.#caption.colours.text
    this.#pen.textAlign = 'start'
    this.#pen.font = `${size}px Georgia, serif`
    this.#pen.fillText(text, x, y, WIDTH - 2 * EDGE)
  }

  #of(print: string): Promise<HTMLImageElement> {
    const known = this.#prints.get(print)
    if (known !== undefined) return known
    const image = new Image()
    image.src = print
    const drawn = image.decode().then(() => image)
    this.#prints.set(print, drawn)
    return drawn
  }
}
