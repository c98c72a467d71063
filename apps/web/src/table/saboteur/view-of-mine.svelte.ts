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
  /** How much a pinch has stretched it so far. */
  pinch = $state(1)

  /** The largest cell with which everything is seen, but never too small for a finger. */
  readonly fitting: number = $derived.by(() => {
    const wide = (this.width - RULER - EDGE) / this.columns
    const high = (this.height - RULER - EDGE - this.below) / (this.rows * HIGH)
    return clamp(Math.floor(Math.min(wide, high)), LEAST, MOST_FITTED)
  })

  readonly cell: number = $derived(this.#wanted ?? this.fitting)
  readonly isFitted: boolean = $derived(this.#wanted === undefined)

  zoom(factor: number): void {
    this.set(this.cell * factor)
  }

  set(width: number): void {
    this.#wanted = clamp(Math.round(width), SMALLEST, MOST)
  }

  fit(): void {
    this.#wanted = undefined
  }
}

/** Rulers, and the air around the mine. */
export const RULER = 20
const EDGE = 10
const HIGH = 1.4
const LEAST = 38
const SMALLEST = 24
const MOST_FITTED = 108
const MOST = 190

function clamp(n: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, n))
}
