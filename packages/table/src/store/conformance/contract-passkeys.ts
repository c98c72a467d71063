import { expect, it } from 'vitest'
import type { Identity, Passkey, Store } from '../store.ts'

const ann: Identity = { id: 'ann', name: 'Ann', avatar: 'red', body: '{}', created: 5, seen: 6 }
const key: Passkey = {
  id: 'k1',
  identity: 'ann',
  body: '{"x":"ж"}',
  counter: 0,
  created: 5,
  used: 5,
}

/** Of a store that knows with what people come back. */
export function passkeyContract(store: () => Store): void {
  it('keeps passkeys of a person, each id once', async () => {
    await store().putIdentity(ann)
    await store().putIdentity({ ...ann, id: 'bob' })
    expect(await store().putPasskey({ ...key, id: 'k2', created: 9 })).toBe(true)
    expect(await store().putPasskey(key)).toBe(true)
    expect(await store().putPasskey({ ...key, identity: 'bob' })).toBe(false)
    expect(await store().passkey('k1')).toEqual(key)
    expect((await store().passkeys('ann')).map(({ id }) => id)).toEqual(['k1', 'k2'])
    expect(await store().passkeys('bob')).toEqual([])
    await store().removePasskey('k1')
    expect(await store().passkey('k1')).toBeUndefined()
    expect(await store().passkeys('ann')).toHaveLength(1)
    await expect(store().putPasskey({ ...key, identity: 'nobody' })).rejects.toThrow()
  })

  it('lets a passkey count upwards only, or not at all', async () => {
    await store().putIdentity(ann)
    await store().putPasskey(key)
    expect(await store().usePasskey('k1', 0, 6)).toBe(true)
    expect(await store().usePasskey('k1', 0, 7)).toBe(true)
    expect(await store().usePasskey('k1', 3, 8)).toBe(true)
    expect(await store().usePasskey('k1', 3, 9)).toBe(false)
    expect(await store().usePasskey('k1', 0, 9)).toBe(false)
    expect(await store().usePasskey('none', 9, 9)).toBe(false)
    expect(await store().passkey('k1')).toEqual({ ...key, counter: 3, used: 8 })
    const both = [store().usePasskey('k1', 4, 10), store().usePasskey('k1', 4, 10)]
    expect(new Set(await Promise.all(both))).toEqual(new Set([false, true]))
  })

  it('gives a challenge once, in time', async () => {
    const challenge = { challenge: 'c1', purpose: 'come-back', expires: 100 }
    expect(await store().putChallenge(challenge)).toBe(true)
    expect(await store().putChallenge({ ...challenge, purpose: 'other' })).toBe(false)
    expect(await store().takeChallenge('c1', 100)).toBeUndefined()
    expect(await store().takeChallenge('none', 1)).toBeUndefined()
    const both = [store().takeChallenge('c1', 99), store().takeChallenge('c1', 99)]
    expect(new Set(await Promise.all(both))).toEqual(new Set(['come-back', undefined]))
    expect(await store().takeChallenge('c1', 99)).toBeUndefined()
  })

  it('sweeps challenges that have run out', async () => {
    await store().putChallenge({ challenge: 'c1', purpose: 'p', expires: 10 })
    await store().putChallenge({ challenge: 'c2', purpose: 'p', expires: 11 })
    expect(await store().sweep(11)).toBe(1)
    expect(await store().takeChallenge('c1', 1)).toBeUndefined()
    expect(await store().takeChallenge('c2', 1)).toBe('p')
  })

  it('forgets the passkeys of whoever is forgotten', async () => {
    await store().putIdentity(ann)
    await store().putPasskey(key)
    await store().removeIdentity('ann')
    expect(await store().passkey('k1')).toBeUndefined()
  })
}
