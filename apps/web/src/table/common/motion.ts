import type { Svg } from '../../art/index.ts'
import type { Box } from '../../ui/place.ts'
import { isStill } from './stillness.ts'

/**
 * Things that move on their way from one place to another. They are pictures over the page: what
 * they show is true when they land, so skipping them loses nothing.
 */

export const FLY = 380
const BOW = 560
const REST = 180
const FALL = 620
const TURN = 460
const PRESENT = 720
/** Between two cards that leave together, in milliseconds. */
export const APART = 90
/** How wide a card is that goes away, and one that is shown, in pixels. */
const SMALL = 34
const SHOWN = 56
const EASE_OUT = 'cubic-bezier(0.2, 0.8, 0.2, 1)'
const EASE_IN = 'cubic-bezier(0.5, 0, 0.9, 0.4)'
const EASE_BOTH = 'cubic-bezier(0.45, 0.05, 0.35, 1)'
/** No card grows so much on its way. */
const WIDER = 2.5
const SETTLE = 'cubic-bezier(0.3, 1.35, 0.5, 1)'
/** A tab in the background, or a storm of news, must not pile up ghosts. */
const MOST = 12

const running = new Set<Animation>()

/** Everything that moves is at its end at once. Any press does this. */
export function finishMotion(): void {
  for (const animation of running) animation.finish()
}

/** A card flies to where it will lie. */
export function fly(svg: Svg, from: DOMRect | undefined, to: Element | null): void {
  if (from === undefined || to === null || !mayMove()) return
  const place = to.getBoundingClientRect()
  if (place.width === 0 || from.width === 0) return
  // A whole hand is no place for one card: it flies to the middle, and stays as large as it is.
  const end = place.width > from.width * WIDER ? cardAround(place, from.width) : place
  const ghost = ghostOf(svg, end)
  const steps = [{ transform: shifted(from, end) }, { transform: 'none' }]
  run(ghost.animate(steps, { duration: FLY, easing: EASE_OUT, fill: 'forwards' }), () =>
    ghost.remove(),
  )
}

/** A card goes where it is not seen any more; of several each a little later than the one before. */
export function putAway(svg: Svg, { from, to, delay = 0 }: Way): void {
  const place = to?.getBoundingClientRect()
  const start = from?.getBoundingClientRect()
  if (place === undefined || start === undefined || !mayMove()) return
  if (place.width === 0 || start.width === 0) return
  const home = cardAround(start, SMALL)
  const ghost = ghostOf(svg, home)
  const a = middleOf(home)
  const b = middleOf(place)
  const there = `translate(${b.x - a.x}px, ${b.y - a.y}px) scale(0.5)`
  const steps = [
    { transform: 'none' },
    { transform: there, opacity: 1, offset: 0.8, easing: EASE_IN },
    { transform: there, opacity: 0 },
  ]
  run(ghost.animate(steps, { duration: FLY, delay, easing: EASE_OUT, fill: 'both' }), () =>
    ghost.remove(),
  )
}

interface Way {
  readonly from: Element | null
  readonly to: Element | null
  /** In milliseconds. */
  readonly delay?: number
}

/** A card comes out of where it is held, is seen, and is gone again. */
export function present(svg: Svg, at: Element | null): void {
  const place = at?.getBoundingClientRect()
  if (place === undefined || place.width === 0 || !mayMove()) return
  const card = cardAround(place, Math.max(SHOWN, place.width))
  // On the side where there is room.
  const aside = card.left > innerWidth / 2 ? -card.width : card.width
  const high = Math.max(-card.top, Math.min(0, innerHeight - card.bottom))
  const ghost = ghostOf(svg, card)
  const inside = { transform: 'scale(0.3)', opacity: 0 }
  const out = { transform: `translate(${aside}px, ${high}px)`, opacity: 1 }
  const steps = [inside, { ...out, offset: 0.35 }, { ...out, offset: 0.75 }, inside]
  run(ghost.animate(steps, { duration: PRESENT, easing: EASE_BOTH, fill: 'both' }), () =>
    ghost.remove(),
  )
}

/** What is on its way is no longer where it was. */
export function leave(element: Element | undefined): void {
  if (element === undefined || !mayMove()) return
  run(element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: FLY + REST }))
}

interface Bow {
  readonly from: Element | null
  readonly to: Element | null
  /** What it bends over: along the row of faces it would be hidden by them. */
  readonly over: DOMRect | undefined
}

/** A card goes from face to face, out over the board, and strikes. */
export function bow(svg: Svg, { from, to, over }: Bow): void {
  if (from === null || to === null || !mayMove()) return
  const start = from.getBoundingClientRect()
  const end = to.getBoundingClientRect()
  if (start.width === 0 || end.width === 0) return
  const ghost = ghostOf(svg, cardAround(end, Math.max(48, end.width)))
  const place = ghost.getBoundingClientRect()
  const a = middleOf(start)
  const b = middleOf(end)
  const top = over === undefined ? (a.y + b.y) / 2 : over.top + Math.min(over.height * 0.3, 160)
  const isBeside = over !== undefined && a.x < over.left && b.x < over.left
  const c = isBeside ? { x: over.left + 140, y: (a.y + b.y) / 2 } : { x: (a.x + b.x) / 2, y: top }
  const home = middleOf(place)
  const steps = Array.from({ length: 13 }, (_none, at) => {
    const part = at / 12
    const x = (1 - part) ** 2 * a.x + 2 * part * (1 - part) * c.x + part ** 2 * b.x
    const y = (1 - part) ** 2 * a.y + 2 * part * (1 - part) * c.y + part ** 2 * b.y
    const size = 0.55 + 0.9 * Math.sin(Math.PI * Math.min(1, part * 0.8))
    return { transform: `translate(${x - home.x}px, ${y - home.y}px) scale(${size})` }
  })
  run(ghost.animate(steps, { duration: BOW, easing: EASE_BOTH, fill: 'forwards' }), () =>
    ghost.remove(),
  )
}

/** What has just been set down comes to rest. */
export function settle(element: Element | null): void {
  if (element === null || !mayMove()) return
  run(
    element.animate([{ transform: 'scale(1.07)' }, { transform: 'none' }], {
      duration: REST,
      easing: SETTLE,
    }),
  )
}

function middleOf({ left, top, width, height }: DOMRect): {
  readonly x: number
  readonly y: number
} {
  return { x: left + width / 2, y: top + height / 2 }
}

/** A card about the middle of a place. */
function cardAround(place: DOMRect, width: number): DOMRect {
  const { x, y } = middleOf(place)
  return new DOMRect(x - width / 2, y - width * 0.7, width, width * 1.4)
}

function shifted(from: DOMRect, end: DOMRect): string {
  const scale = Math.max(0.3, Math.min(1.6, from.width / end.width))
  const a = middleOf(from)
  const b = middleOf(end)
  return `translate(${a.x - b.x}px, ${a.y - b.y}px) scale(${scale})`
}

/** What lay here breaks into pieces and falls; the place itself is already empty. */
export function crumble(svg: Svg, at: Element | null): void {
  if (at === null || !mayMove()) return
  const place = at.getBoundingClientRect()
  if (place.width === 0) return
  for (const [piece, clip] of PIECES.entries()) {
    const ghost = ghostOf(svg, place)
    ghost.style.clipPath = clip
    const sideways = (piece - 1.5) * 0.16 * place.width
    run(
      ghost.animate(
        [
          { transform: 'none', opacity: 1 },
          { transform: `translate(${piece % 2 === 0 ? -3 : 3}px, -2px)`, offset: 0.18 },
          { transform: 'translate(-2px, 1px)', offset: 0.32, opacity: 1 },
          {
            transform: `translate(${sideways}px, ${place.height * 0.55}px) rotate(${(piece - 1.5) * 16}deg) scale(.8)`,
            opacity: 0,
          },
        ],
        { duration: FALL, easing: EASE_IN },
      ),
      () => ghost.remove(),
    )
  }
}

const PIECES = [
  'polygon(0 0, 46% 0, 38% 42%, 0 50%)',
  'polygon(46% 0, 100% 0, 100% 46%, 38% 42%)',
  'polygon(0 50%, 38% 42%, 56% 100%, 0 100%)',
  'polygon(38% 42%, 100% 46%, 100% 100%, 56% 100%)',
]

/** A card that was face down shows its face; with its back, it turns as a card does. */
export function flip(element: Element | null, back?: Svg): void {
  if (!(element instanceof HTMLElement) || !mayMove()) return
  const face = element.firstElementChild
  if (back === undefined || !(face instanceof HTMLElement)) {
    const steps = [
      { transform: 'perspective(600px) rotateY(180deg) scale(.96)', opacity: 0.2 },
      { transform: 'none', opacity: 1 },
    ]
    run(element.animate(steps, { duration: FLY, easing: EASE_OUT }))
    return
  }
  const reverse = document.createElement('div')
  reverse.className = 'picbox'
  reverse.setAttribute('aria-hidden', 'true')
  reverse.innerHTML = back
  Object.assign(reverse.style, { position: 'absolute', inset: '0', transform: 'rotateY(180deg)' })
  for (const side of [face, reverse]) side.style.backfaceVisibility = 'hidden'
  element.style.transformStyle = 'preserve-3d'
  element.append(reverse)
  const steps = [{ transform: 'perspective(600px) rotateY(180deg)' }, { transform: 'none' }]
  run(element.animate(steps, { duration: TURN, easing: SETTLE }), () => {
    reverse.remove()
    face.style.backfaceVisibility = ''
    element.style.transformStyle = ''
  })
}

/** A short nod: something of this is new. */
export function nod(element: Element | null): void {
  if (element === null || !mayMove()) return
  run(
    element.animate([{ transform: 'none' }, { transform: 'scale(1.08)' }, { transform: 'none' }], {
      duration: FLY,
      easing: EASE_OUT,
    }),
  )
}

/** A refusal: it does not budge. */
export function shake(element: Element | null): void {
  if (element === null || !mayMove()) return
  const steps = [0, -5, 5, -3, 3, 0].map(x => ({ transform: `translateX(${x}px)` }))
  run(element.animate(steps, { duration: 260, easing: 'ease-out' }))
}

function mayMove(): boolean {
  return !document.hidden && running.size < MOST && !isStill()
}

function run(animation: Animation, done?: () => void): void {
  running.add(animation)
  const end = (): void => {
    running.delete(animation)
    done?.()
  }
  animation.addEventListener('finish', end)
  animation.addEventListener('cancel', end)
}

/** A picture over the page, where nothing clips it; as high as it is by itself, unless told. */
export function ghostOf(svg: Svg, place: Omit<Box, 'height'> & Partial<Box>): HTMLElement {
  const ghost = document.createElement('div')
  ghost.className = 'picbox'
  ghost.setAttribute('aria-hidden', 'true')
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${place.left}px`,
    top: `${place.top}px`,
    width: `${place.width}px`,
    height: place.height === undefined ? 'auto' : `${place.height}px`,
    zIndex: '35',
    pointerEvents: 'none',
  })
  ghost.innerHTML = svg
  document.body.append(ghost)
  return ghost
}
