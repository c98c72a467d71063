import { drawFace, type Face } from '../../art/index.ts'

interface Dragging {
  /** Takes a card up; undefined if it cannot be moved now. */
  take(place: number): Face | undefined
  /** Lets it go over something of the page. */
  drop(target: Element | null): void
}

const SLACK = 10

/** Draws a card out of the hand with mouse, pen or finger. A press without a way is a click. */
export function dragging({ take, drop }: Dragging): (place: number, event: PointerEvent) => void {
  return (place, { clientX, clientY, button, pointerId }) => {
    if (button !== 0) return
    let ghost: HTMLElement | undefined
    const move = (event: PointerEvent): void => {
      if (event.pointerId !== pointerId) return
      if (ghost === undefined) {
        if (Math.hypot(event.clientX - clientX, event.clientY - clientY) < SLACK) return
        const face = take(place)
        if (face === undefined) {
          end()
          return
        }
        ghost = ghostOf(face)
      }
      ghost.style.transform = `translate(${event.clientX - 34}px, ${event.clientY - 60}px) rotate(-3deg)`
    }
    const up = (event: PointerEvent): void => {
      if (event.pointerId !== pointerId) return
      const wasDragged = ghost !== undefined
      end()
      if (!wasDragged) return
      // The click that ends a drag would put the card back.
      addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0)
      drop(document.elementFromPoint(event.clientX, event.clientY))
    }
    const end = (): void => {
      ghost?.remove()
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', end)
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', end)
  }
}

function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}

function ghostOf(face: Face): HTMLElement {
  const ghost = document.createElement('div')
  ghost.className = 'picbox'
  Object.assign(ghost.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    width: '68px',
    zIndex: '35',
    pointerEvents: 'none',
    opacity: '0.92',
  })
  ghost.innerHTML = drawFace(face)
  document.body.append(ghost)
  return ghost
}
