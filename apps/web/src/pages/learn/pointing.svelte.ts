import type { AnyGame } from '@adit/kernel'
import type { Mark, Step } from '@adit/lessons'
import type { Attachment } from 'svelte/attachments'
import type { Spots } from '../../table/common/spots.ts'
import { spotOf } from './marks.ts'

/** How often the light follows what it lies on: boards scroll, cards move. */
const LOOK = 120

/** Where the light of a lesson lies: on what is to be pressed next, if it is there. */
export class Pointing {
  /** What is lit, on the page as it stands. */
  boxes: readonly DOMRect[] = $state.raw([])
  /** What is pressed after it, where that is in sight already. */
  later: readonly DOMRect[] = $state.raw([])
  /** Where the sentence ends that speaks of it. */
  said: DOMRect | undefined = $state.raw()
  /** The foreman's own button is due. */
  isNext = $state(false)
  readonly #spots: Spots
  #step: Step | undefined
  #names: readonly (string | undefined)[] = []
  #pressed = 0
  #lit: readonly HTMLElement[] = []
  #goOn: HTMLElement | undefined
  #sentence: HTMLElement | undefined
  #isHeld = false
  /** Since a step began or was done, somebody has gone elsewhere by themselves. */
  #hasWalked = false
  #timer: ReturnType<typeof setInterval> | undefined

  constructor(spots: Spots) {
    this.#spots = spots
    $effect(() => {
      const press = (event: Event): void => this.#press(event)
      const release = (): void => {
        this.#isHeld = false
      }
      for (const type of PRESSES) document.addEventListener(type, press, true)
      for (const type of RELEASES) document.addEventListener(type, release, true)
      this.#timer = setInterval(() => this.#look(), LOOK)
      return () => {
        for (const type of PRESSES) document.removeEventListener(type, press, true)
        for (const type of RELEASES) document.removeEventListener(type, release, true)
        clearInterval(this.#timer)
        this.#shine([])
      }
    })
  }

  /** `{@attach pointing.goOn}`: the foreman's own button, which is there while it is due. */
  readonly goOn: Attachment<HTMLElement> = button => {
    this.#goOn = button
    return () => {
      this.#goOn = undefined
    }
  }

  /** `{@attach pointing.says}`: the sentence that leads to what is lit. */
  readonly says: Attachment<HTMLElement> = sentence => {
    this.#sentence = sentence
    return () => {
      this.#sentence = undefined
    }
  }

  /** A step is due: its marks one after another, or all at once where there is nothing to do. */
  begin(step: Step, game: AnyGame, view: unknown): void {
    if (step === this.#step) return
    this.#step = step
    this.#pressed = 0
    this.#hasWalked = false
    this.#names = step.marks.map((mark: Mark) => spotOf(mark, game, view))
    this.#look()
  }

  clear(): void {
    this.#step = undefined
    this.#names = []
    this.isNext = false
    this.#shine([])
  }

  #look(): void {
    const step = this.#step
    if (step === undefined) return
    this.#light(step)
    this.#lead()
  }

  /**
   * What is due has the focus, so that a lesson goes on with Enter alone, also where a turn or a question
   * of the table takes it; never while a key or a finger is still down (a role that is held must not end in
   * the next button), and not against somebody who walks about.
   */
  #lead(): void {
    if (this.#isHeld || this.#hasWalked) return
    const due = this.#goOn ?? (this.isNext ? undefined : this.#lit[0])
    if (due === undefined) return
    const stop = due.matches(STOPS) ? due : due.querySelector<HTMLElement>(STOPS)
    if (stop !== null && document.activeElement !== stop) stop.focus()
  }

  #light(step: Step): void {
    if (step.move === undefined) {
      this.isNext = step.marks.includes('next') || this.#pressed > 0
      const looked = this.#names.filter(name => name !== undefined)
      this.#shine(this.#pressed > 0 ? [] : looked.flatMap(name => this.#spots.find(name) ?? []))
      return
    }
    this.isNext = false
    while (this.#isDone(this.#pressed)) this.#pressed++
    const name = this.#names[this.#pressed] ?? 'go'
    const found = this.#spots.find(name) ?? this.#spots.find('go')
    const later = this.#names
      .slice(this.#pressed + 1)
      .flatMap(other => (other === undefined ? [] : (this.#spots.find(other) ?? [])))
    this.#shine(
      found === undefined ? [] : [found],
      later.filter(one => one !== found),
    )
  }

  /** A card that is held already need not be pressed again. */
  #isDone(at: number): boolean {
    const name = this.#names[at]
    if (name === undefined || !name.startsWith('held:')) return false
    return this.#spots.find(name)?.getAttribute('aria-selected') === 'true'
  }

  #press(event: Event): void {
    const { target } = event
    this.#isHeld = true
    this.#hasWalked ||= !(event instanceof KeyboardEvent) || WALKING.has(event.key)
    if (!(target instanceof Node) || !isPressing(event)) return
    if (!this.#lit.some(one => one.contains(target))) return
    this.#hasWalked = false
    const done = this.#pressed + 1
    // What the press does comes first.
    setTimeout(() => {
      this.#pressed = Math.max(this.#pressed, done)
      this.#look()
    })
  }

  #shine(lit: readonly HTMLElement[], later: readonly HTMLElement[] = []): void {
    for (const one of this.#lit) if (!lit.includes(one)) delete one.dataset.lit
    for (const one of lit) one.dataset.lit = ''
    this.#lit = lit
    const boxes = lit.map(boxOf)
    if (!isSame(boxes, this.boxes)) this.boxes = boxes
    const after = later.map(boxOf)
    if (!isSame(after, this.later)) this.later = after
    const said = [this.#sentence].flatMap(one => (one === undefined ? [] : [boxOf(one)]))
    if (!isSame(said, this.said === undefined ? [] : [this.said])) [this.said] = said
  }
}

/** A role is shown while it is held: pressing it down is enough. */
const PRESSES = ['pointerdown', 'keydown'] as const

const RELEASES = ['pointerup', 'pointercancel', 'keyup'] as const
const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const
const WALKING = new Set<string>(['Tab', 'Escape', 'Home', 'End', ...ARROWS])
const STOPS = 'button, input, a[href], [tabindex]'

function isPressing(event: Event): boolean {
  return !(event instanceof KeyboardEvent) || event.key === 'Enter' || event.key === ' '
}

const boxOf = (element: HTMLElement): DOMRect => element.getBoundingClientRect()

function isSame(one: readonly DOMRect[], other: readonly DOMRect[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ x, y, width, height }, at) => {
      const old = other[at]
      return x === old?.x && y === old.y && width === old.width && height === old.height
    })
  )
}
