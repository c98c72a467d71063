import type { Attachment } from 'svelte/attachments'
import type { Svg } from '../../art/index.ts'

/** Less than this is a press. */
const SLACK = 7
const SIZE = 72

interface Dragging {
  /** What follows the finger; undefined if this cannot be taken up. */
  readonly picture: () => Svg | undefined
  /** Let go over a thing with `data-drop`. */
  readonly drop: (target: string) => void
}

/** A token or a card taken up with a finger or a mouse. Pressing and keys do the same without it. */
export function dragging({ picture, drop }: Dragging): Attachment<HTMLElement> {
  return source => {
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !event.isPrimary) return
      const svg = picture()
      if (svg !== undefined) drag(event, svg, drop)
    }
    source.addEventListener('pointerdown', down)
    return () => source.removeEventListener('pointerdown', down)
  }
}

/** Follows the pointer that went down until it is let go. */
export function drag(
  { clientX, clientY, pointerId }: PointerEvent,
  svg: Svg,
  drop: (target: string) => void,
): void {
  let ghost: HTMLElement | undefined
  let over: Element | undefined
  const hover = (next: Element | undefined): void => {
    if (next === over) return
    over?.classList.remove('over')
    next?.classList.add('over')
    over = next
  }
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== pointerId) return
    if (ghost === undefined) {
      if (Math.hypot(event.clientX - clientX, event.clientY - clientY) < SLACK) return
      ghost = ghostOf(svg)
    }
    ghost.style.transform = `translate(${event.clientX - SIZE / 2}px, ${event.clientY - SIZE / 2}px)`
    hover(dropAt(event))
  }
  const end = (event: PointerEvent): void => {
    if (event.pointerId !== pointerId) return
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', end)
    removeEventListener('pointercancel', end)
    const target = event.type === 'pointerup' ? over?.getAttribute('data-drop') : undefined
    hover(undefined)
    if (ghost === undefined) return
    ghost.remove()
    // The press that ends a drag is not a press on what was dragged.
    addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', swallow, { capture: true }))
    if (target !== undefined && target !== null) drop(target)
  }
  addEventListener('pointermove', move)
  addEventListener('pointerup', end)
  addEventListener('pointercancel', end)
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

function dropAt({ clientX, clientY }: PointerEvent): Element | undefined {
  return document.elementFromPoint(clientX, clientY)?.closest('[data-drop]') ?? undefined
}

function ghostOf(svg: Svg): HTMLElement {
  const ghost = document.createElement('div')
  ghost.className = 'picbox'
  ghost.setAttribute('aria-hidden', 'true')
  Object.assign(ghost.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    width: `${SIZE}px`,
    zIndex: '35',
    pointerEvents: 'none',
  })
  ghost.innerHTML = svg
  document.body.append(ghost)
  return ghost
}
