import type { Svg } from '../../art/index.ts'
import { isStill } from './stillness.ts'

/**
 * Things that move on their way from one place to another. What they show is already true on the
 * page: they only run after it, so skipping them loses nothing and nobody waits for them.
 */

const FLY = 380
const FALL = 620
const EASE_OUT = 'cubic-bezier(0.2, 0.8, 0.2, 1)'
const EASE_IN = 'cubic-bezier(0.5, 0, 0.9, 0.4)'
const SETTLE = 'cubic-bezier(0.3, 1.35, 0.5, 1)'
/** A tab in the background, or a storm of news, must not pile up ghosts. */
const MOST = 12

const running = new Set<Animation>()

/** Everything that moves is at its end at once. Any press does this. */
export function finishMotion(): void {
  for (const animation of running) animation.finish()
}

/** A card flies to where it now lies; until it is there, what lies there is not seen. */
export function fly(svg: Svg, from: DOMRect | undefined, to: Element | null): void {
  if (from === undefined || to === null || !mayMove()) return
  const end = to.getBoundingClientRect()
  if (end.width === 0 || from.width === 0) return
  const ghost = ghostOf(svg, end)
  const scale = Math.max(0.3, Math.min(1.6, from.width / end.width))
  const dx = from.left + from.width / 2 - (end.left + end.width / 2)
  const dy = from.top + from.height / 2 - (end.top + end.height / 2)
  const start = `translate(${dx}px, ${dy}px) scale(${scale})`
  hideWhile(to, FLY)
  run(
    ghost.animate(
      [
        { transform: start, offset: 0 },
        { transform: 'none', offset: 1, easing: SETTLE },
      ],
      { duration: FLY, easing: EASE_OUT },
    ),
    () => ghost.remove(),
  )
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

/** A card that was face down shows its face. */
export function flip(element: Element | null, delay = 0): void {
  if (element === null || !mayMove()) return
  run(
    element.animate(
      [
        { transform: 'perspective(600px) rotateY(180deg) scale(.96)', opacity: 0.2 },
        { transform: 'none', opacity: 1, easing: SETTLE },
      ],
      { duration: FLY, delay, easing: EASE_OUT, fill: 'backwards' },
    ),
  )
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

function hideWhile(element: Element, duration: number): void {
  run(element.animate([{ opacity: 0 }, { opacity: 0 }], { duration }))
}

/** A picture over the page, where nothing clips it. */
function ghostOf(svg: Svg, place: DOMRect): HTMLElement {
  const ghost = document.createElement('div')
  ghost.className = 'picbox'
  ghost.setAttribute('aria-hidden', 'true')
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${place.left}px`,
    top: `${place.top}px`,
    width: `${place.width}px`,
    height: `${place.height}px`,
    zIndex: '35',
    pointerEvents: 'none',
  })
  ghost.innerHTML = svg
  document.body.append(ghost)
  return ghost
}
