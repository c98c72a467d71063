import type { Attachment } from 'svelte/attachments'
import type { Point, ViewOfMine } from './view-of-mine.svelte.ts'

/** A drag of less than this is a click with an unsteady hand. */
const SLACK = 6

/**
 * Moves the mine with the mouse, and stretches it with two fingers. One finger scrolls it as it
 * scrolls any page, and so do wheels and keys. While fingers stretch, the picture is only scaled:
 * cells get their new size, and their detail, when the fingers are lifted.
 */
export function panning(view: ViewOfMine): Attachment<HTMLElement> {
  return box => {
    const stop = new AbortController()
    const { signal } = stop
    const fingers = new Map<number, PointerEvent>()
    let from: { x: number; y: number; left: number; top: number } | undefined
    let hasMoved = false
    let apart = 0

    const down = (event: PointerEvent): void => {
      hasMoved = false
      if (event.pointerType === 'touch') {
        fingers.set(event.pointerId, event)
        if (fingers.size === 2) apart = distance(fingers)
        return
      }
      if (event.button !== 0) return
      from = { x: event.clientX, y: event.clientY, left: box.scrollLeft, top: box.scrollTop }
    }
    const stretch = (event: PointerEvent): void => {
      if (fingers.has(event.pointerId)) fingers.set(event.pointerId, event)
      if (fingers.size !== 2 || apart === 0) return
      view.pinch = { scale: distance(fingers) / apart, about: view.pinch?.about ?? middle(fingers) }
    }
    const drag = (event: PointerEvent): void => {
      if (from === undefined) return
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
      if (!hasMoved && Math.hypot(dx, dy) < SLACK) return
      if (!hasMoved) box.setPointerCapture(event.pointerId)
      hasMoved = true
      box.scrollTo({ left: from.left - dx, top: from.top - dy, behavior: 'instant' })
    }
    const up = (event: PointerEvent): void => {
      from = undefined
      fingers.delete(event.pointerId)
      const { pinch } = view
      if (pinch === undefined || fingers.size > 1) return
      apart = 0
      view.pinch = undefined
      view.zoom(pinch.scale, pinch.about)
    }
    /** What ends a drag is no click on the cell under it. */
    const click = (event: MouseEvent): void => {
      if (!hasMoved) return
      hasMoved = false
      event.stopPropagation()
      event.preventDefault()
    }
    /** Two fingers are ours, or the browser would enlarge the page. */
    const touch = (event: TouchEvent): void => {
      if (event.touches.length === 2) event.preventDefault()
    }
    box.addEventListener('pointerdown', down, { signal })
    box.addEventListener(
      'pointermove',
      event => (event.pointerType === 'touch' ? stretch(event) : drag(event)),
      { signal },
    )
    box.addEventListener('pointerup', up, { signal })
    box.addEventListener('pointercancel', up, { signal })
    box.addEventListener('click', click, { capture: true, signal })
    box.addEventListener('touchmove', touch, { passive: false, signal })
    return () => stop.abort()
  }
}

function distance(fingers: ReadonlyMap<number, PointerEvent>): number {
  const [one, other] = [...fingers.values()]
  if (one === undefined || other === undefined) return 0
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
}

function middle(fingers: ReadonlyMap<number, PointerEvent>): Point {
  const all = [...fingers.values()]
  const mean = (of: (one: PointerEvent) => number): number =>
    all.reduce((sum, one) => sum + of(one), 0) / all.length
  return { x: mean(one => one.clientX), y: mean(one => one.clientY) }
}
