/** A place on the screen. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** How the mine is looked at: the width of a cell, and whether that follows the room there is. */
export class ViewOfMine {
  /** In pixels, by which the person wants cells larger or smaller; undefined: all must be seen. */
  #wanted: number | undefined = $state()
  /** The room there is. */
  width = $state(0)
  height = $state(0)
  /** What lies over the lower edge: the buttons that bring it closer. */
  below = $state(0)
  columns = $state(1)
  rows = $state(1)
  /** How much a pinch has stretched it so far, and about which place. */
  pinch: { readonly scale: number; readonly about: Point } | undefined = $state.raw()
  /** What stays where it is when cells change their size; undefined: what is in the middle. */
  anchor: Point | undefined

  readonly #least: number

  /** With `isPast`, nothing is pressed here: smaller cells will do, and all is seen on a phone too. */
  constructor({ isPast = false } = {}) {
    this.#least = isPast ? CELL.past : CELL.fit[0]
  }

  /** The largest cell with which everything is seen, but never too small to be read. */
  readonly fitting: number = $derived.by(() => {
    const wide = (this.width - RULER - EDGE) / this.columns
    const high = (this.height - RULER - EDGE - this.below) / (this.rows * HIGH)
    return clamp(Math.floor(Math.min(wide, high)), [this.#least, CELL.fit[1]])
  })

  /** A card is in hand and looks for its place: cells are large enough for a finger. */
  isAiming = $state(false)

  readonly cell: number = $derived(
    this.#wanted ?? (this.isAiming ? Math.max(this.fitting, CELL.aimed) : this.fitting),
  )
  readonly isFitted: boolean = $derived(this.#wanted === undefined)
  /** There is more than is seen at once. */
  readonly isPanned: boolean = $derived(
    this.columns * this.cell + RULER + EDGE > this.width ||
      this.rows * this.cell * HIGH + RULER + EDGE > this.height,
  )
  /** The room there is has been looked at. */
  readonly isMeasured: boolean = $derived(this.width > 0 && this.height > 0)
  /** There is room for texture, and for words on notes. */
  readonly isFine: boolean = $derived(this.cell >= CELL.fine)

  zoom(factor: number, anchor?: Point): void {
    this.anchor = anchor
    const least = Math.min(this.#least, CELL.wanted[0])
    this.#wanted = clamp(Math.round(this.cell * factor), [least, CELL.wanted[1]])
  }

  fit(): void {
    this.#wanted = undefined
  }
}

/** Rulers, and the air around the mine. */
export const RULER = 20
export const EDGE = 10
export const HIGH = 1.4
/** How wide a cell is: to fit, in a game of the past, with a card in hand, as the reader wants it, and when details are drawn. */
const CELL = { fit: [22, 108], past: 18, aimed: 48, wanted: [22, 190], fine: 68 } as const

function clamp(n: number, [least, most]: readonly [number, number]): number {
  return Math.max(least, Math.min(most, n))
}
