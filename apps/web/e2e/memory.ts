import type { Page } from '@playwright/test'

/** In views of Saboteur: there is something, and the viewer does not know what. */
export const HOLE = -1

export interface View {
  readonly hands: readonly (readonly number[])[]
  readonly roles: readonly number[]
  readonly deck: readonly number[]
  readonly goals: readonly number[]
}

/** Every view that the page has anywhere in its memory, whoever holds on to it. */
export async function viewsInMemory(page: Page): Promise<View[]> {
  const devtools = await page.context().newCDPSession(page)
  const { result } = await devtools.send('Runtime.evaluate', { expression: 'Object.prototype' })
  const { objects } = await devtools.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
  })
  const found = await devtools.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: `function () {
      const views = this.filter(one => ['hands', 'roles', 'deck', 'goals'].every(key => Object.hasOwn(one, key)))
      return views.map(({ hands, roles, deck, goals }) => JSON.parse(JSON.stringify({ hands, roles, deck, goals })))
    }`,
    returnByValue: true,
  })
  await devtools.detach()
  return found.result.value
}

/** The cards and roles that a view gives away. */
export function known({ hands, roles, deck, goals }: View): number[] {
  return [...hands.flat(), ...roles, ...deck, ...goals].filter(one => one !== HOLE)
}

/** The box a game is set up from, which every page has: all cards in their order, nothing dealt. */
export function isBox({ hands, roles, deck, goals }: View): boolean {
  const isDealt = [...hands.flat(), ...roles, ...goals].some(one => one !== HOLE)
  return !isDealt && deck.every((card, at) => at === 0 || card >= deck[at - 1])
}
