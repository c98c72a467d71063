import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'

/** How far from the end still counts as at it. */
const NEAR = 60

/**
 * Keeps the newest line in sight, also when the box changes its height, until a person scrolls up to
 * read. A scroll that nobody made, because the box shrank for instance, stops nothing.
 */
export function stayAtEnd(length: () => number): Attachment<HTMLElement> {
  return box => {
    const following = new Following()
    const scroll = (): void => {
      following.scrolled(box.scrollHeight - box.scrollTop - box.clientHeight)
    }
    const touch = (): void => following.touched()
    const follow = (): void => {
      if (following.is) box.scrollTop = box.scrollHeight
    }
    const resized = new ResizeObserver(follow)
    resized.observe(box)
    box.addEventListener('scroll', scroll, { passive: true })
    for (const deed of HANDS) box.addEventListener(deed, touch, { passive: true })
    $effect(() => {
      void length()
      void tick().then(follow)
    })
    return () => {
      resized.disconnect()
      box.removeEventListener('scroll', scroll)
      for (const deed of HANDS) box.removeEventListener(deed, touch)
    }
  }
}

const HANDS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Whether the end is followed: only a scroll by a person's own hand stops it. */
export class Following {
  #isFollowing = true
  #isByHand = false

  get is(): boolean {
    return this.#isFollowing
  }

  /** A wheel, a finger or a key is on the box: what scrolls now is meant. */
  touched(): void {
    this.#isByHand = true
  }

  scrolled(fromEnd: number): void {
    if (fromEnd < NEAR) {
      this.#isFollowing = true
      this.#isByHand = false
    } else if (this.#isByHand) this.#isFollowing = false
  }
}
