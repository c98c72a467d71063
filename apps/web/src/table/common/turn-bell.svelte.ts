import { tick } from 'svelte'
import { usesKeys } from '../../ui/by-keys.ts'
import { notify } from './notice.ts'
import { sound } from './sound.ts'

interface Bell {
  /** Something is asked of the reader. */
  isMine(): boolean
  /** It is a turn of their own: the keys go to the hand. */
  isTurn(): boolean
  title(): string
  text(): string
}

/**
 * When it becomes the reader's turn: a sound, a notice outside of the page, and for those who use
 * keys the focus to the hand, unless they are busy elsewhere. To a mouse or a finger the ring of the
 * focus would look like a choice. Call it while the table is set up.
 */
export function ringOnTurn({ isMine, isTurn, title, text }: Bell): void {
  let wasMine = false
  $effect(() => {
    const isNow = isMine()
    if (isNow && !wasMine) {
      sound('turn')
      notify(title(), text())
      if (isTurn() && usesKeys() && isIdle()) void tick().then(focusHand)
    }
    wasMine = isNow
  })
}

function isIdle(): boolean {
  const { activeElement } = document
  if (activeElement === null || activeElement === document.body) return true
  return activeElement.closest('#board, #hand, .crew') !== null
}

function focusHand(): void {
  const stops = '#hand .held[tabindex="0"], #board .places [tabindex="0"]'
  document.querySelector<HTMLElement>(stops)?.focus({ preventScroll: true })
}
