import { chapter, LANGUAGES } from '@adit/words'
import type { ElementHandle, Page } from '@playwright/test'
import { words } from './words.ts'

/** When someone who has never been here stops. */
type Until = 'game over' | 'round over'

export interface Habits {
  /** How a thing is pressed; with the mouse, unless told otherwise. */
  readonly press?: (thing: ElementHandle) => Promise<void>
  /** Stops after so many presses, whatever the game is at. */
  readonly presses?: number
  /** Asked before each look: stops as soon as it is true. */
  readonly isEnough?: () => boolean
  /** Looks at everything that happens, and hurries nothing. */
  readonly patient?: boolean
  /** Would rather discard as many cards as may be than play one. */
  readonly hasty?: boolean
}

// All languages at once: what one of them says, the other says of the same thing.
const common = LANGUAGES.map(language => chapter(language, 'page/common'))
const saboteur = LANGUAGES.map(language => chapter(language, 'page/saboteur'))
const treasure = LANGUAGES.map(language => chapter(language, 'page/my-treasure'))
const nimble = LANGUAGES.map(language => chapter(language, 'page/nimble-gnomes'))

const undo = common.map(w => w.undo)
const rematch = LANGUAGES.map(language => words[language].table.end.rematch)

/** A button or a list of this name says that it is over. */
const SIGNS: Readonly<Record<Until, readonly string[]>> = {
  'game over': rematch,
  'round over': [...rematch, ...saboteur.map(w => w.roundEnd.roles)],
}

/** What the tables say of a thing that can be pressed now. */
export const offers: readonly string[] = [
  ...common.map(w => w.target),
  ...saboteur.flatMap(({ cell }) => [cell.mayLay, cell.mayPick]),
  ...treasure.flatMap(w => [w.mayPlace, w.mayTake]),
  ...nimble.flatMap(w => [w.mayTake, w.mayCurse, w.bench.blow]),
]

/**
 * Plays as a newcomer does: presses what the page offers, without a plan, until it is over.
 * Returns how many presses that took.
 */
export async function playOn(page: Page, until: Until, habits: Habits = {}): Promise<number> {
  const { press = click, hasty = false, patient = false, isEnough = () => false } = habits
  const { presses: most = Number.POSITIVE_INFINITY } = habits
  const asked = { signs: SIGNS[until], offers, hasty, patient, undo, rematch }
  let presses = 0
  let pressed = Date.now()
  while (presses < most && !isEnough()) {
    const look = await page.evaluateHandle(lookOut, asked)
    const thing = look.asElement()
    if (thing === null && (await look.jsonValue()) === 'over') return presses
    if (thing !== null && (await isPressed(press(thing)))) {
      presses++
      pressed = Date.now()
    }
    await look.dispose()
    if (presses > MOST_PRESSES || Date.now() - pressed > MOST_IDLE) {
      throw new Error(`not over after ${presses} presses: ${await standing(page)}`)
    }
  }
  return presses
}

/** No game takes a newcomer so long: something offered does nothing. */
const MOST_PRESSES = 4_000
/** In milliseconds: nothing is offered, or nothing of it can be pressed. */
const MOST_IDLE = 240_000

/** What the page says of itself, for whoever reads why it went no further. */
async function standing(page: Page): Promise<string> {
  return `${await page.title()} ${await page.locator('#hand').innerText()}`.replaceAll('\n', ' | ')
}

/** The same for several who play at one table; `presses` are counted together. */
export async function playTogether(
  pages: readonly Page[],
  until: Until,
  { presses = Number.POSITIVE_INFINITY, press = click, ...habits }: Habits = {},
): Promise<void> {
  let left = presses
  const counted = async (thing: ElementHandle): Promise<void> => {
    await press(thing)
    left--
  }
  const isEnough = (): boolean => left <= 0 || (habits.isEnough?.() ?? false)
  const playing = pages.map(page => playOn(page, until, { ...habits, press: counted, isEnough }))
  await Promise.all(playing)
}

function click(thing: ElementHandle): Promise<void> {
  return thing.click({ timeout: 5_000 })
}

/** Bots move on while the hand is on its way: what was offered may be gone. */
async function isPressed(pressing: Promise<void>): Promise<boolean> {
  return pressing.then(
    () => true,
    () => false,
  )
}

interface Asked {
  readonly signs: readonly string[]
  readonly offers: readonly string[]
  readonly hasty: boolean
  readonly patient: boolean
  readonly undo: readonly string[]
  readonly rematch: readonly string[]
}

/**
 * In the page: that it is over, something to press, or nothing for a while. It looks by the page's own
 * clock, which may run faster, and asks whoever sent it again before long.
 */
async function lookOut(asked: Asked): Promise<Element | 'over' | undefined> {
  const { signs, offers, hasty, patient, undo, rematch } = asked
  const text = (one: Element): string => one.textContent?.trim() ?? ''
  const label = (one: Element): string => one.getAttribute('aria-label') ?? text(one)
  const all = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter(
      one =>
        one.checkVisibility() &&
        !one.matches(':disabled, [aria-disabled=true], [aria-busy=true]') &&
        !undo.includes(text(one)),
    )
  const any = (things: readonly Element[]): Element | undefined =>
    things[Math.floor(Math.random() * things.length)]

  /** For so long the whole of a page is looked at, in milliseconds. */
  const READING = 3_000
  for (let looks = 0; looks < 10; looks++) {
    const seen = lookAround()
    if (seen !== undefined) {
      const isPage = document.querySelector('#board :is(.end, .score)') !== null
      if (patient && isPage) await new Promise(resolve => setTimeout(resolve, READING))
      return seen
    }
    // Nobody who has seen it a hundred times waits for a card to fly.
    const press = new PointerEvent('pointerdown', { bubbles: true, cancelable: true })
    if (!patient) document.querySelector('#board')?.dispatchEvent(press)
    await new Promise(resolve => setTimeout(resolve, 120))
  }
  return undefined

  function lookAround(): Element | 'over' | undefined {
    if (all('main .button, main ol').some(one => signs.includes(label(one)))) return 'over'
    const cards = all('#hand [role=option]')
    const isChosen = (one: Element): boolean => one.getAttribute('aria-selected') === 'true'
    const others = cards.filter(one => !isChosen(one))
    const isMany = document.querySelector('#hand [aria-multiselectable=true]') !== null
    if (hasty && isMany && others.length > 0 && cards.length - others.length < 3) return any(others)

    // Whoever looks at everything leaves no page before all of it is there.
    if (patient && document.querySelector('#board .early') !== null) return undefined
    const confirm = any(
      all('.role-moment .button.primary, #board .button.primary, #hand .button.primary').filter(
        one => !rematch.includes(text(one)),
      ),
    )
    if (confirm !== undefined) return confirm
    // Whoever shares a device is called by the light of the bench; the tab is its owner's.
    const isLit = document.querySelector('#hand.lit') !== null
    if (!isLit && !document.title.startsWith('●')) return undefined
    const discard = document.querySelector('#hand .others .button[aria-pressed=false]:last-child')
    if (hasty && discard !== null && Math.random() < 0.8) return discard

    const answers = all(
      '#hand [role=radio], #hand .way, #hand .prompt .button, #hand .moment .actions .button, #hand .moves .button',
    )
    if (answers.length > 0) return any(answers)
    const offered = all('#board button, #board [role=gridcell], .crew button, #hand button').filter(
      one =>
        one.getAttribute('aria-pressed') !== 'true' &&
        offers.some(words => label(one).includes(words)),
    )
    const hasChosen = cards.some(isChosen)
    if (offered.length > 0 && (hasChosen || Math.random() < 0.6)) return any(offered)
    const stakes = all('#hand .stake, #board .finds button')
    return any([...others, ...stakes, ...offered, ...all('#hand .others .button')])
  }
}
