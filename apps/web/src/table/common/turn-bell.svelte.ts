import { tick } from 'svelte'
import { usesKeys } from '../../ui/by-keys.ts'
import { screen } from '../../ui/frame.ts'
import { notify } from './notice.ts'
import { sound } from './sound.ts'
import type { Spots } from './spots.ts'

interface Bell {
  /** Something is asked of the reader. */
  isMine(): boolean
  /** It is a turn of their own: the keys go to the hand. */
  isTurn(): boolean
  title(): string
  text(): string
  readonly spots: Spots
}

/**
 * When it becomes the reader's turn: a sound, a notice outside of the page, and for those who use
 * keys the focus to the hand, unless they are busy elsewhere. To a mouse or a finger the ring of the
 * focus would look like a choice. Call it while the table is set up.
 */
export function ringOnTurn({ isMine, isTurn, title, text, spots }: Bell): void {
  let wasMine = false
  $effect(() => {
    const isNow = isMine()
    if (isNow && !wasMine) {
      sound('turn')
      // A phone that has come back and was not touched yet may not: the browser would complain.
      if (screen.value === 'hand' && navigator.userActivation?.hasBeenActive)
        navigator.vibrate?.(120)
      notify(title(), text())
      if (isTurn() && usesKeys() && isIdle(spots)) void tick().then(() => focusHand(spots))
    }
    wasMine = isNow
  })
}

function isIdle(spots: Spots): boolean {
  const { activeElement } = document
  if (activeElement === null || activeElement === document.body) return true
  return ['board', 'bench', 'crew'].some(part => spots.find(part)?.contains(activeElement))
}

function focusHand(spots: Spots): void {
  const stop = spots.all('stop').find(one => one.tabIndex === 0)
  stop?.focus({ preventScroll: true })
}
