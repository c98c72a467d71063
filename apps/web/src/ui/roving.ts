import type { Attachment } from 'svelte/attachments'
import { afterPicture } from './after-picture.ts'

/**
 * Where an arrow key leads in a row of `count` things, or in rows of `columns`; undefined if the key
 * is not one of ours, or leads out. In a single row both pairs of arrows move, and the ends join.
 */
export function nextIndex(
  key: string,
  from: number,
  count: number,
  columns = count,
): number | undefined {
  const isRow = columns >= count
  switch (key) {
    case 'ArrowRight':
      return isRow
        ? (from + 1) % count
        : stay(from + 1, (from + 1) % columns !== 0 && from + 1 < count)
    case 'ArrowLeft':
      return isRow ? (from + count - 1) % count : stay(from - 1, from % columns !== 0)
    case 'ArrowDown':
      return isRow ? (from + 1) % count : stay(from + columns, from + columns < count)
    case 'ArrowUp':
      return isRow ? (from + count - 1) % count : stay(from - columns, from - columns >= 0)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

function stay(index: number, isInside: boolean): number | undefined {
  return isInside ? index : undefined
}

interface Roving {
  /** Which descendants are the stops. */
  readonly stops: string
  /** How many stand side by side, if they stand in rows. */
  readonly columns?: () => number
}

/** One Tab stop for a whole list, arrows inside it: crews, hands, lists of targets. */
export function roving({ stops, columns }: Roving): Attachment<HTMLElement> {
  return root => {
    const all = (): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(stops)]
    let forget = (): void => {}
    // Tab comes later than the picture, and whoever presses waits for that.
    const enter = ({ target }: FocusEvent): void => {
      forget()
      forget = afterPicture(() => makeOnlyStop(all(), target))
    }
    const move = (event: KeyboardEvent): void => {
      const here = all()
      const { activeElement } = document
      const from = activeElement instanceof HTMLElement ? here.indexOf(activeElement) : -1
      if (from < 0) return
      const to = nextIndex(event.key, from, here.length, columns?.())
      if (to === undefined) return
      event.preventDefault()
      here[to]?.focus()
    }
    const here = all()
    makeOnlyStop(here, here.find(stop => stop.tabIndex === 0) ?? here[0])
    root.addEventListener('focusin', enter)
    root.addEventListener('keydown', move)
    return () => {
      forget()
      root.removeEventListener('focusin', enter)
      root.removeEventListener('keydown', move)
    }
  }
}

function makeOnlyStop(stops: readonly HTMLElement[], only: EventTarget | null | undefined): void {
  for (const stop of stops) {
    const index = stop === only ? 0 : -1
    // To set it where the focus is, even to what it was, has the browser style the page at once.
    if (stop.tabIndex !== index) stop.tabIndex = index
  }
}
