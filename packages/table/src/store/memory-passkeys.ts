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
      if (passkeys.has(passkey.id)) return false
      insistOn(passkey.identity, 'passkey')
      passkeys.set(passkey.id, passkey)
      return true
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
      if (challenges.has(challenge.challenge)) return false
      challenges.set(challenge.challenge, challenge)
      return true
    },

    async takeChallenge(challenge, now) {
      check()
      const latest = admit.admitNumber('now', now)
      const found = challenges.get(admit.admitWord('challenge', challenge))
      if (found === undefined || found.expires <= latest) return undefined
      challenges.delete(challenge)
      return found.purpose
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
