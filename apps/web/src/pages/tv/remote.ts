import type { Attachment } from 'svelte/attachments'

export interface Spot {
  readonly x: number
  readonly y: number
}
export type Way = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

/** How much farther something is that lies aside of the way. */
const ASIDE = 3

/** Which spot a press of an arrow means; undefined if nothing lies that way. */
export function nextSpot(from: Spot, spots: readonly Spot[], way: Way): number | undefined {
  let best: { readonly at: number; readonly far: number } | undefined
  for (const [at, { x, y }] of spots.entries()) {
    const [right, down] = [x - from.x, y - from.y]
    const ahead = { ArrowLeft: -right, ArrowRight: right, ArrowUp: -down, ArrowDown: down }[way]
    const aside = Math.abs(way === 'ArrowLeft' || way === 'ArrowRight' ? down : right)
    const far = ahead + ASIDE * aside
    if (ahead > 1 && (best === undefined || far < best.far)) best = { at, far }
  }
  return best?.at
}

/** A remote control has arrows and OK: the focus goes from button to button as they lie. */
export const remote: Attachment<HTMLElement> = element => {
  const buttons = (): HTMLElement[] => [
    ...element.querySelectorAll<HTMLElement>('button:not(:disabled), a[href], input'),
  ]
  const pressed = (event: KeyboardEvent): void => {
    if (!isWay(event.key) || isTyping(event)) return
    const all = buttons()
    const held = all.find(one => one === document.activeElement)
    const found = held === undefined ? 0 : nextSpot(middle(held), all.map(middle), event.key)
    if (found === undefined) return
    event.preventDefault()
    all[found]?.focus()
  }
  buttons()[0]?.focus()
  addEventListener('keydown', pressed)
  return () => removeEventListener('keydown', pressed)
}

/** To and fro in what is typed. */
function isTyping({ target, key }: KeyboardEvent): boolean {
  return target instanceof HTMLInputElement && (key === 'ArrowLeft' || key === 'ArrowRight')
}

function isWay(key: string): key is Way {
  return key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' || key === 'ArrowDown'
}

function middle(element: HTMLElement): Spot {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
