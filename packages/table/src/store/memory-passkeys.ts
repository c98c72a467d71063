import * as admit from './admit.ts'
import { compare } from './order.ts'
import type { Challenge, Passkey, PasskeyStore } from './store.ts'

/** What a store that ends with its process knows of passkeys. */
export interface MemoryPasskeys {
  readonly store: PasskeyStore
  readonly passkeys: Map<string, Passkey>
  readonly challenges: Map<string, Challenge>
}

export function openMemoryPasskeys(
  check: () => void,
  insistOn: (identity: string, what: string) => void,
): MemoryPasskeys {
  const passkeys = new Map<string, Passkey>()
  const challenges = new Map<string, Challenge>()

  const store: PasskeyStore = {
    async putPasskey(given) {
      check()
      const passkey = admit.admitPasskey(given)
      return putOnce(passkeys, passkey.id, passkey, () => insistOn(passkey.identity, 'passkey'))
    },

    async passkey(id) {
      check()
      return passkeys.get(admit.admitWord('passkey', id))
    },

    async passkeys(given) {
      check()
      return ofPerson(passkeys, given).sort(
        (one, other) => one.created - other.created || compare(one.id, other.id),
      )
    },

    async usePasskey(id, counter, used) {
      check()
      const kept = passkeys.get(admit.admitWord('passkey', id))
      const count = admit.admitNumber('counter', counter)
      const at = admit.admitNumber('used', used)
      if (kept === undefined || (count <= kept.counter && count + kept.counter > 0)) return false
      passkeys.set(id, { ...kept, counter: count, used: at })
      return true
    },

    async removePasskey(id) {
      check()
      passkeys.delete(admit.admitWord('passkey', id))
    },

    async putChallenge(given) {
      check()
      const challenge = admit.admitChallenge(given)
      return putOnce(challenges, challenge.challenge, challenge)
    },

    async takeChallenge(challenge, now) {
      check()
      return takeInTime(challenges, admit.admitWord('challenge', challenge), now)?.purpose
    },
  }
  return { store, passkeys, challenges }
}

export function ofPerson<One extends { readonly identity: string }>(
  all: ReadonlyMap<string, One>,
  given: string,
): One[] {
  const identity = admit.admitWord('identity', given)
  return [...all.values()].filter(one => one.identity === identity)
}

/** False if there is one under this key already; `insist` throws where it may not be put at all. */
export function putOnce<One>(
  all: Map<string, One>,
  key: string,
  one: One,
  insist: () => void = () => {},
): boolean {
  if (all.has(key)) return false
  insist()
  all.set(key, one)
  return true
}

/** To the first who asks before it runs out; undefined to all others. */
export function takeInTime<One extends { readonly expires: number }>(
  all: Map<string, One>,
  key: string,
  now: number,
): One | undefined {
  const latest = admit.admitNumber('now', now)
  const found = all.get(key)
  if (found === undefined || found.expires <= latest) return undefined
  all.delete(key)
  return found
}
