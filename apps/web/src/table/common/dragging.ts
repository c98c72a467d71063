import type { Attachment } from 'svelte/attachments'
import type { Svg } from '../../art/index.ts'
import { ghostOf } from './motion.ts'

/** Less than this is a press. */
const SLACK = 8
const WIDTH = 72

export interface Dragging {
  /** What follows the finger, once it moves; undefined if there is nothing to take up now. */
  readonly picture: () => Svg | undefined
  /** What it can be let go over: a selector. */
  readonly onto: string
  readonly drop: (target: HTMLElement) => void
}

/** A token or a card taken up with a finger or a mouse. Pressing and keys do the same without it. */
export function dragging(how: Dragging): Attachment<HTMLElement> {
  return source => {
    const down = (event: PointerEvent): void => drag(event, how)
    source.addEventListener('pointerdown', down)
    return () => source.removeEventListener('pointerdown', down)
  }
}

/** Follows the pointer that went down until it is let go. */
export function drag(pressed: PointerEvent, { picture, onto, drop }: Dragging): void {
  if (pressed.button !== 0 || !pressed.isPrimary) return
  let ghost: HTMLElement | undefined
  let over: HTMLElement | undefined
  const hover = (next: HTMLElement | undefined): void => {
    if (next === over) return
    over?.classList.remove('over')
    next?.classList.add('over')
    over = next
  }
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== pressed.pointerId) return
    if (ghost === undefined) {
      if (wayOf(pressed, event) < SLACK) return
      const svg = picture()
      if (svg === undefined) {
        end()
        return
      }
      ghost = ghostOf(svg, { left: 0, top: 0, width: WIDTH })
    }
    // Above the finger, so that it does not hide what it carries.
    const lift = event.pointerType === 'touch' ? WIDTH : WIDTH * 0.7
    ghost.style.transform = `translate(${event.clientX - WIDTH / 2}px, ${event.clientY - lift}px) rotate(-3deg)`
    hover(targetAt(event, onto))
  }
  const up = (event: PointerEvent): void => {
    if (event.pointerId !== pressed.pointerId) return
    const target = over
    const wasDragged = ghost !== undefined
    end()
    if (!wasDragged) return
    // The press that ends a drag is not a press on what was dragged.
    addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', swallow, { capture: true }))
    if (target !== undefined) drop(target)
  }
  const end = (): void => {
    hover(undefined)
    ghost?.remove()
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', up)
    removeEventListener('pointercancel', end)
  }
  addEventListener('pointermove', move)
  addEventListener('pointerup', up)
  addEventListener('pointercancel', end)
}

function wayOf(from: PointerEvent, to: PointerEvent): number {
  return Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY)
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

function targetAt({ clientX, clientY }: PointerEvent, onto: string): HTMLElement | undefined {
  return document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>(onto) ?? undefined
}
