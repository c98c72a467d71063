import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ListedStore, Store } from '../store.ts'
import {
  chainContract,
  keepingContract,
  sessionContract,
  snapshotContract,
} from './contract-keeping.ts'
import { identityContract, metaContract, summaryContract, timerContract } from './contract-lists.ts'
import {
  commandContract,
  logContract,
  mistakeContract,
  move,
  sweepContract,
  walkContract,
} from './contract-log.ts'
import { passkeyContract } from './contract-passkeys.ts'

export { move } from './contract-log.ts'

/** One thing a store may be able to do besides, and the suite that holds it to that. */
export interface Ability<S extends ListedStore> {
  readonly name: string
  readonly suite: (store: () => S) => void
}

/** All that the store of a server can do. */
export const serverAbilities: readonly Ability<Store>[] = [
  { name: 'all tables', suite: walkContract },
  { name: 'the chain', suite: chainContract },
  { name: 'snapshots', suite: snapshotContract },
  { name: 'letting go', suite: keepingContract },
  { name: 'sessions', suite: sessionContract },
  { name: 'passkeys', suite: passkeyContract },
  { name: 'timers', suite: timerContract },
  { name: 'identities', suite: identityContract },
  { name: 'meta', suite: metaContract },
  { name: 'sweeping', suite: sweepContract },
]

/**
 * Holds an adapter to what `store.ts` promises, and to each of its abilities. `open` gives a new and
 * empty store each time.
 */
export function storeContract<S extends ListedStore>(
  name: string,
  open: () => Promise<S>,
  abilities: readonly Ability<S>[] = [],
): void {
  describe(`${name} keeps the contract of a store`, () => {
    let store: S
    beforeEach(async () => {
      store = await open()
    })
    afterEach(() => store.close())
    const current = (): S => store

    describe('the log', () => logContract(current))
    describe('commands', () => commandContract(current))
    describe('summaries', () => summaryContract(current))
    for (const ability of abilities) describe(ability.name, () => ability.suite(current))
    describe('mistakes', () => mistakeContract(current))
    describe('the end', () => closeContract(current))
  })
}

function closeContract(store: () => ListedStore): void {
  it('finishes what was asked for and takes no more', async () => {
    const asked = [0, 1, 2].map(seq => store().append(move('a', seq)))
    const closed = store().close()
    const late = store().append(move('a', 3))
    await expect(late).rejects.toThrow('closed')
    expect((await Promise.all(asked)).at(-1)).toEqual({ outcome: 'appended', seq: 3 })
    await closed
    await expect(store().read('a')).rejects.toThrow('closed')
    await store().close()
  })
}
