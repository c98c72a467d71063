import { expect, type Page } from './test.ts'

/** What of a round's end is on the page, in the order in which it is to be seen. */
interface Sight {
  /** The light, the breath, the turn: the mine is still there. */
  readonly isMine: boolean
  /** Roles turned up, of so many; each with what its owner did. */
  readonly turned: number
  readonly all: number
  readonly told: number
  readonly isChoosing: boolean
  /** The gold of this round stands among the sums. */
  readonly isSummed: boolean
}

/** From now on the page writes down what it shows of the ends of rounds, change by change. */
export async function watchRoundEnds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sights: Sight[] = []
    Object.assign(globalThis, { sights })
    const count = (selector: string, isMeant: (text: string) => boolean): number =>
      [...document.querySelectorAll(`#board .end ol[aria-label] > li ${selector}`)].filter(one =>
        isMeant(one.textContent),
      ).length
    const look = (): void => {
      const round = Number(document.querySelector('#board .end header p')?.textContent?.match(/\d/))
      const bars = document.querySelectorAll('#board .end .lower:not(.early) .all li b')
      const sight: Sight = {
        isMine: document.querySelector('#board .veil') !== null,
        turned: count('.name', text => text !== '…'),
        all: count('.name', () => true),
        told: count('.did', text => text !== ''),
        isChoosing:
          document.querySelector('#board .end, #board .veil') !== null &&
          document.querySelector('#hand [role=radiogroup]') !== null,
        isSummed: ![undefined, '?'].includes(bars[round - 1]?.textContent),
      }
      if (JSON.stringify(sight) !== JSON.stringify(sights.at(-1))) sights.push(sight)
    }
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['class'],
    })
  })
}

/**
 * The mine stays until what ended the round has been shown; then the roles come one by one, each with
 * what was done; gold is chosen and summed up only when all are turned.
 */
export async function expectRoundEndsInOrder(page: Page, rounds: number): Promise<void> {
  const sights = await page.evaluate((): Sight[] => Reflect.get(globalThis, 'sights'))
  const pages = sights.filter(({ all }) => all > 0)
  const firsts = sights.filter(({ all }, at) => all > 0 && sights[at - 1]?.all === 0)
  expect(
    firsts.map(({ turned }) => turned),
    'covered at first',
  ).toEqual(Array(rounds).fill(0))
  for (const [at, now] of sights.entries()) {
    const before = sights[at - 1]
    if (before === undefined || now.all === 0) continue
    if (before.all === 0) expect(before.isMine, 'the mine stays till then').toBe(true)
    else expect([0, 1], 'one by one').toContain(now.turned - before.turned)
  }
  expect(
    pages.filter(({ isMine }) => isMine),
    'the mine, or the roles',
  ).toEqual([])
  expect(
    pages.filter(({ turned, told }) => turned !== told),
    'each with its deeds',
  ).toEqual([])
  const early = sights.filter(
    ({ isChoosing, isSummed, turned, all }) =>
      (isChoosing || isSummed) && (all === 0 || turned < all),
  )
  expect(early, 'gold before all roles are known').toEqual([])
  expect(pages.filter(one => one.isSummed).length).toBeGreaterThanOrEqual(rounds)
}
