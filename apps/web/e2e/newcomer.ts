import type { ElementHandle, Page } from '@playwright/test'
import { en as common } from '../src/table/common/words/en.ts'
import { en as treasure } from '../src/table/my-treasure/words/en.ts'
import { en as nimble } from '../src/table/nimble-gnomes/words/en.ts'
import { en as saboteur } from '../src/table/saboteur/words/en.ts'
import { words } from './words.ts'

/** What the tables say of a thing that can be pressed now. */
const OFFERS = [
  common.target,
  saboteur.cell.mayLay,
  saboteur.cell.mayPick,
  treasure.mayPlace,
  treasure.mayTake,
  nimble.mayTake,
  nimble.mayCurse,
]

export interface Habits {
  /** How a thing is pressed; with the mouse, unless told otherwise. */
  readonly press?: (thing: ElementHandle) => Promise<void>
  /** Called after each press. */
  readonly after?: () => Promise<void>
}

/** When someone who has never been here stops. */
type Until = 'game over' | 'round over'

/**
 * Plays as a newcomer does: presses what the page offers, without a plan, until it is over.
 * Returns how many presses that took.
 */
export async function playOn(page: Page, until: Until, habits: Habits = {}): Promise<number> {
  const { press = thing => thing.click({ timeout: 5_000 }), after } = habits
  for (let presses = 0; ; ) {
    if (await isOver(page, until)) return presses
    const found = await page.evaluateHandle(somethingOffered, OFFERS)
    const thing = found.asElement()
    if (thing === null) {
      await page.waitForTimeout(40)
      continue
    }
    try {
      await press(thing)
      presses++
      await after?.()
    } catch {
      // Bots move on while the hand is on its way: what was offered may be gone.
    }
  }
}

export async function isOver(page: Page, until: Until): Promise<boolean> {
  const { rematch } = words.en.table.end
  const signs =
    until === 'game over' ? [rematch] : [rematch, saboteur.roundEnd.wait, saboteur.roundEnd.reveal]
  return page.evaluate(
    texts =>
      [...document.querySelectorAll('main .button, main [role=status]')].some(one =>
        texts.some(text => one.textContent?.trim() === text),
      ),
    signs,
  )
}

/** In the page: something to press now, or nothing. */
function somethingOffered(offers: readonly string[]): Element | undefined {
  const all = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter(
      one =>
        one.checkVisibility() &&
        !one.matches(':disabled, [aria-disabled=true], [aria-busy=true]') &&
        (document.querySelector('dialog[open]')?.contains(one) ?? true),
    )
  const any = (things: readonly Element[]): Element | undefined =>
    things[Math.floor(Math.random() * things.length)]
  const label = (one: Element): string => one.getAttribute('aria-label') ?? one.textContent ?? ''
  const isOffered = (one: Element): boolean => offers.some(text => label(one).includes(text))

  const confirm = any(all('#board .button.primary, #hand .button.primary, dialog .button.primary'))
  if (confirm !== undefined) return confirm
  const plain = any(all('.moves .button, #moves .button, [aria-label="What you can do"] ul .button'))
  if (plain !== undefined) return plain
  if (!document.title.startsWith('●')) return undefined
  const answers = all('#hand [role=radio], #hand .way, #hand .prompt .button, #hand .button.stop')
  const targets = all('#board button, #board [role=gridcell], .crew button, #hand button').filter(
    isOffered,
  )
  const stakes = all('#hand .stake')
  if (stakes.length > 0 && Math.random() < 0.3) return any(stakes)
  const chosen = document.querySelector('#hand [aria-selected=true], #board [aria-pressed=true]')
  if (answers.length > 0) return any(answers)
  if (targets.length > 0 && (chosen !== null || Math.random() < 0.6)) return any(targets)
  const others = all('#hand [role=option], #board .finds button, #hand .others .button').filter(
    one => one !== chosen && label(one) !== 'Take back',
  )
  return any([...others, ...stakes, ...targets])
}
