import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listContract } from './contract-lists.ts'
import { commandContract, logContract, mistakeContract, move } from './contract-log.ts'
import type { Store } from './store.ts'

/** Holds an adapter to what `store.ts` promises. `open` gives a new and empty store each time. */
export function storeContract(name: string, open: () => Promise<Store>): void {
  describe(`${name} keeps the contract of a store`, () => {
    let store: Store
    beforeEach(async () => {
      store = await open()
    })
    afterEach(() => store.close())
    const current = (): Store => store

    describe('the log', () => logContract(current))
    describe('commands', () => commandContract(current))
    listContract(current)
    describe('mistakes', () => mistakeContract(current))
    describe('the end', () => closeContract(current))
  })
}

function closeContract(store: () => Store): void {
  it('finishes what was asked for and takes no more', async () => {
    const asked = [0, 1, 2].map(seq => store().append(move('a', seq)))
    const closed = store().close()
    const late = store().append(move('a', 3))
    await expect(late).rejects.toThrow('closed')
    expect((await Promise.all(asked)).at(-1)).toEqual({ outcome: 'appended', seq: 3 })
    await closed
    await expect(store().read('a')).rejects.toThrow('closed')
    await expect(store().putIdentity(nobody)).rejects.toThrow('closed')
    await store().close()
  })
}

const nobody = { id: 'nobody', name: '', avatar: '', body: '{}', created: 0 }
