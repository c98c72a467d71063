/** What pictures are made of dots with. */
export interface DotPorts {
  /** So many dots of the screen to a pixel of the page. */
  readonly density: () => number
  /** In an idle moment of the page. */
  readonly whenIdle: (work: () => void) => void
  /** The drawing as a picture of so many dots; rejects if it cannot be drawn. */
  readonly draw: (drawing: string, width: number) => Promise<string>
}

/** A dot of the screen is made of so many, so that a picture between two dots is as sharp as its drawing. */
const FINER = 2
/** More of them are not kept: the drawing does as well, only slower. */
const MOST = 600

/**
 * Small pictures as dots of the size they are shown in. A drawing is a page of its own, laid out and drawn
 * anew wherever it stands: sixty small cards take longer than all the rest of a jump. Until its dots are
 * there, whoever asks is given the drawing.
 */
export class Dots {
  readonly #ports: DotPorts
  readonly #most: number
  readonly #made = new Map<number, Map<string, string>>()
  readonly #waiting: (() => Promise<void>)[] = []
  #count = 0

  constructor(ports: DotPorts, most = MOST) {
    this.#ports = ports
    this.#most = most
  }

  /** The address of a drawing, or of its dots: so many pixels wide. */
  of(drawing: string, width: number): string {
    return this.made(drawing, width) ?? drawing
  }

  /** Only that of its dots; undefined until they are there. */
  made(drawing: string, width: number): string | undefined {
    const wide = Math.ceil(width * this.#ports.density() * FINER)
    const made = this.#made.get(wide) ?? new Map<string, string>()
    this.#made.set(wide, made)
    const known = made.get(drawing)
    if (known !== undefined) return known === drawing ? undefined : known
    if (this.#count < this.#most) {
      this.#count++
      made.set(drawing, drawing)
      this.#ask(async () => {
        made.set(drawing, await this.#ports.draw(drawing, wide))
      })
    }
    return undefined
  }

  /** One in each idle moment. */
  #ask(job: () => Promise<void>): void {
    if (this.#waiting.push(job) === 1) this.#next()
  }

  #next(): void {
    this.#ports.whenIdle(() => {
      const goOn = (): void => {
        this.#waiting.shift()
        if (this.#waiting.length > 0) this.#next()
      }
      // A drawing that cannot be drawn stays what it is.
      this.#waiting[0]?.().then(goOn, goOn)
    })
  }
}

/** Held, so that the browser keeps what it has read: a picture nobody shows is read anew each time. */
const held: HTMLImageElement[] = []

async function drawn(drawing: string, width: number): Promise<string> {
  const image = new Image()
  image.src = drawing
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = Math.round((width * image.naturalHeight) / image.naturalWidth)
  const pen = canvas.getContext('2d')
  pen?.drawImage(image, 0, 0, canvas.width, canvas.height)
  // Not every browser can draw a picture that names no size; in the middle of all of ours there is something.
  const middle = pen?.getImageData(canvas.width >> 1, canvas.height >> 1, 1, 1).data[3] ?? 0
  if (middle === 0) throw new Error('nothing was drawn')
  const dots = new Image()
  dots.src = canvas.toDataURL()
  await dots.decode()
  held.push(dots)
  return dots.src
}

function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work)
  else setTimeout(work, 50)
}

export const dots = new Dots({ density: () => devicePixelRatio, whenIdle, draw: drawn })
