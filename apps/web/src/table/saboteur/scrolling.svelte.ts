import type { At } from '@adit/saboteur'
import { tick } from 'svelte'
import { boxOf } from '../../ui/turned.ts'
import { isStill } from '../common/stillness.ts'
import { type Point, RULER, type ViewOfMine } from './view-of-mine.svelte.ts'

/** Where in the mine one looks: the box that scrolls, and what brings a cell into it. */
export class Scrolling {
  box: HTMLElement | undefined = $state.raw()
  /** All the cells, of which the box shows some. */
  plan: HTMLElement | undefined = $state.raw()
  /** How far it is scrolled. */
  at: { readonly left: number; readonly top: number } = $state.raw({ left: 0, top: 0 })
  readonly #view: ViewOfMine
  #hasLooked = false

  constructor(view: ViewOfMine) {
    this.#view = view
    this.#keepPlace()
  }

  cell(at: At): HTMLElement | null {
    return this.box?.querySelector<HTMLElement>(`[data-at="${at}"]`) ?? null
  }

  card(at: At): Element | null {
    return this.box?.querySelector(`[data-card="${at}"]`) ?? null
  }

  scrolled(): void {
    if (this.box !== undefined) this.at = { left: this.box.scrollLeft, top: this.box.scrollTop }
  }

  by(left: number, top: number): void {
    this.box?.scrollBy({ left, top, behavior: isStill() ? 'auto' : 'smooth' })
  }

  /** The first look: everything, or where it does not fit, the side of the goals. */
  async lookFirst(focus: At | undefined): Promise<void> {
    if (this.#hasLooked || this.box === undefined || this.#view.width === 0) return
    this.#hasLooked = true
    await tick()
    const { box } = this
    // Where all is in sight nothing is measured: that would lay out the page once more.
    if (!this.#view.isPanned) return
    box?.scrollTo({ left: box.scrollWidth, top: (box.scrollHeight - box.clientHeight) / 2 })
    if (focus !== undefined) this.centre(focus)
  }

  /** Brings a cell into the middle, if it is not well in sight already. */
  centre(at: At): void {
    if (!this.#view.isPanned) return
    const cell = this.card(at) ?? this.cell(at)
    if (this.box === undefined || cell === null) return
    const seen = boxOf(this.box)
    const place = boxOf(cell)
    const isInside =
      place.left >= seen.left + RULER &&
      place.left + place.width <= seen.left + seen.width &&
      place.top >= seen.top + RULER &&
      place.top + place.height <= seen.top + seen.height
    if (isInside) return
    this.by(
      place.left + place.width / 2 - (seen.left + seen.width / 2),
      place.top + place.height / 2 - (seen.top + seen.height / 2),
    )
  }

  /** Closer or farther, what was under the pointer, or in the middle, stays there. */
  #keepPlace(): void {
    let cell = 0
    let grip: Point | undefined
    $effect.pre(() => {
      const next = this.#view.cell
      const isHeld = cell > 0 && cell !== next && this.#view.isPanned
      grip = isHeld ? this.#inCells(this.#anchor()) : undefined
      cell = next
    })
    $effect(() => {
      const now = this.#view.cell
      if (grip === undefined) return
      const held = this.#inCells(this.#anchor())
      this.box?.scrollBy((grip.x - held.x) * now, (grip.y - held.y) * now)
      this.#view.anchor = undefined
    })
  }

  #anchor(): Point {
    const seen = this.box?.getBoundingClientRect() ?? new DOMRect()
    return this.#view.anchor ?? { x: seen.left + seen.width / 2, y: seen.top + seen.height / 2 }
  }

  /** A place on the screen as columns and rows from the corner of the plan. */
  #inCells({ x, y }: Point): Point {
    const plan = this.plan?.getBoundingClientRect() ?? new DOMRect()
    // As wide as it is seen: a pinch may still stretch it.
    const cell = plan.width / this.#view.columns
    return { x: (x - plan.left) / cell, y: (y - plan.top) / cell }
  }
}
