import { EDGE, HIGH, RULER } from './view-of-mine.svelte.ts'

/** The mine and the room it stands in: cells in pixels, columns and rows by their numbers. */
export interface Room {
  readonly left: number
  readonly top: number
  readonly columns: number
  readonly rows: number
  readonly cell: number
  readonly width: number
  readonly height: number
  /** What lies over the lower edge. */
  readonly below: number
}

/** Where the mine stands in its room, in pixels from the upper left corner. */
export interface Stand {
  readonly x: number
  readonly y: number
  readonly room: Room
}

/**
 * In the middle; but where a mine grows a column or a row and there is room for it, no card moves: the
 * eye knows where each lies.
 */
export function standIn(room: Room, before: Stand | undefined): Stand {
  const spare = spareOf(room)
  const was = before?.room
  const isSame =
    was !== undefined &&
    was.cell === room.cell &&
    was.width === room.width &&
    was.height === room.height &&
    was.below === room.below
  if (before === undefined || !isSame) return { x: spare.x / 2, y: spare.y / 2, room }
  const x = before.x - (was.left - room.left) * room.cell
  const y = before.y - (was.top - room.top) * room.cell * HIGH
  return { x: within(x, spare.x), y: within(y, spare.y), room }
}

function spareOf({ columns, rows, cell, width, height, below }: Room) {
  return {
    x: Math.max(0, width - RULER - EDGE - columns * cell),
    y: Math.max(0, height - RULER - EDGE - below - rows * cell * HIGH),
  }
}

function within(at: number, most: number): number {
  return Math.max(0, Math.min(most, at))
}
