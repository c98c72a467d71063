import { type At, xOf } from '@adit/saboteur'
import { tick, untrack } from 'svelte'
import { afterPicture } from '../../ui/after-picture.ts'
import type { Desk } from './desk.svelte.ts'
import type { ViewOfMine } from './view-of-mine.svelte.ts'

/** Places so few columns apart are seen together on a phone. */
const TOGETHER = 3

/**
 * Where cells are small for a finger, one comes closer with a card in hand, to the place nearest the
 * goals, or to all of them where they lie together: once the card is seen to be in hand, because
 * every card of the mine is drawn anew for it. One stays there while a place is tried, so that
 * nothing moves under the finger.
 */
export function comeCloser(view: ViewOfMine, desk: Desk, centre: (at: At) => void): void {
  const fingers = matchMedia('(pointer: coarse), (max-width: 700px)')
  $effect(() => {
    const targets = [...desk.targetCells]
    const isAiming = fingers.matches && targets.length > 0
    const hasPlace = desk.cells.length > 0
    if (!isAiming && !untrack(() => view.isAiming)) return
    return afterPicture(() => {
      view.isAiming = isAiming
      if (!isAiming || hasPlace) return
      const foremost = targets.reduce((one, other) => (xOf(other) > xOf(one) ? other : one))
      const hindmost = targets.reduce((one, other) => (xOf(other) < xOf(one) ? other : one))
      const areTogether = xOf(foremost) - xOf(hindmost) <= TOGETHER
      void tick().then(() => centre(areTogether ? hindmost : foremost))
    })
  })
}
