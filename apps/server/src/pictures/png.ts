import { promisify } from 'node:util'
import { deflate } from 'node:zlib'

export type Colour = readonly [red: number, green: number, blue: number]

/** A picture of few colours: each pixel is a place in the palette. */
export class Canvas {
  readonly width: number
  readonly height: number
  readonly palette: readonly Colour[]
  readonly pixels: Uint8Array

  /** All of the first colour. */
  constructor(width: number, height: number, palette: readonly Colour[]) {
    this.width = width
    this.height = height
    this.palette = palette
    this.pixels = new Uint8Array(width * height)
  }

  box(x: number, y: number, wide: number, high: number, colour: number): void {
    const [left, right] = [clamp(x, this.width), clamp(x + wide, this.width)]
    const [top, bottom] = [clamp(y, this.height), clamp(y + high, this.height)]
    for (let row = top; row < bottom; row++) {
      this.pixels.fill(colour, row * this.width + left, row * this.width + right)
    }
  }

  disc(x: number, y: number, radius: number, colour: number): void {
    for (let down = -radius; down <= radius; down++) {
      const half = Math.sqrt(radius * radius - down * down)
      this.box(x - half, y + down, 2 * half, 1, colour)
    }
  }
}

function clamp(place: number, most: number): number {
  return Math.max(0, Math.min(most, Math.round(place)))
}

const squeeze = promisify(deflate)

/** As a PNG file. What takes time is done beside the event loop. */
export async function printPng({ width, height, palette, pixels }: Canvas): Promise<Buffer> {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits a pixel, by palette.
  head.set([8, 3, 0, 0, 0], 8)
  // Every row begins with how it is filtered: not at all.
  const rows = Buffer.alloc((width + 1) * height)
  for (let row = 0; row < height; row++) {
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1)
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', await squeeze(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}

const TABLE = Uint32Array.from({ length: 256 }, (_none, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1
  return rest >>> 0
})

function crc(bytes: Buffer): number {
  let sum = 0xffffffff
  for (const byte of bytes) sum = (TABLE[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8)
  return (sum ^ 0xffffffff) >>> 0
}
