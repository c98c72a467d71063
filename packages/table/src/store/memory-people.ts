import * as admit from './admit.ts'
import { JOURNAL, linkAll, NO_LINK } from './chain.ts'
import { ofPerson, openMemoryPasskeys, putOnce, takeInTime } from './memory-passkeys.ts'
import { compare } from './order.ts'
import type { Challenge, Identity, Linked, PeopleStore, Session, TransferCode } from './store.ts'

/** What a store that ends with its process knows of people. */
export interface MemoryPeople {
  readonly store: PeopleStore
  readonly codes: Map<string, TransferCode>
  readonly sessions: Map<string, Session>
  readonly challenges: Map<string, Challenge>
}

export function openMemoryPeople(
  check: () => void,
  dropMember: (identity: string) => void,
): MemoryPeople {
  const identities = new Map<string, Identity>()
  const sessions = new Map<string, Session>()
  const codes = new Map<string, TransferCode>()
  const meta = new Map<string, string>()
  const journal: Linked[] = []
  const insistOn = (identity: string, what: string): void => {
    if (!identities.has(identity)) throw new Error(`store: a ${what} for nobody`)
  }
  const passkeys = openMemoryPasskeys(check, insistOn)

  const store: PeopleStore = {
    ...passkeys.store,

    async putIdentity(identity) {
      check()
      identities.set(identity.id, admit.admitIdentity(identity))
    },

    async identity(id) {
      check()
      return identities.get(admit.admitWord('identity', id))
    },

    async seeIdentity(id, seen) {
      check()
      const kept = identities.get(admit.admitWord('identity', id))
      const at = admit.admitNumber('seen', seen)
      if (kept !== undefined) identities.set(id, { ...kept, seen: at })
    },

    async removeIdentity(id) {
      check()
      identities.delete(admit.admitWord('identity', id))
      for (const one of ofPerson(sessions, id)) sessions.delete(one.id)
      for (const one of ofPerson(codes, id)) codes.delete(one.code)
      for (const one of ofPerson(passkeys.passkeys, id)) passkeys.passkeys.delete(one.id)
      dropMember(id)
    },

    async staleIdentities(before, limit) {
      check()
      const until = admit.admitNumber('before', before)
      const most = admit.admitLimit(limit)
      return [...identities.values()]
        .filter(({ seen }) => seen < until)
        .sort((one, other) => one.seen - other.seen || compare(one.id, other.id))
        .slice(0, most)
        .map(({ id }) => id)
    },

    async putSession(given) {
      check()
      const session = admit.admitSession(given)
      insistOn(session.identity, 'session')
      sessions.set(session.id, session)
    },

    async session(id) {
      check()
      return sessions.get(admit.admitWord('session', id))
    },

    async sessions(given) {
      check()
      return ofPerson(sessions, given).sort(
        (one, other) => other.created - one.created || compare(one.id, other.id),
      )
    },

    async endSession(id) {
      check()
      sessions.delete(admit.admitWord('session', id))
    },

    async putCode(given) {
      check()
      const code = admit.admitCode(given)
      return putOnce(codes, code.code, code, () => insistOn(code.identity, 'code'))
    },

    async takeCode(code, now) {
      check()
      return takeInTime(codes, admit.admitWord('code', code), now)?.identity
    },

    async meta(key) {
      check()
      return meta.get(admit.admitWord('key', key))
    },

    async setMeta(key, value) {
      check()
      meta.set(admit.admitWord('key', key), admit.admitText('value', value))
    },

    async keepMeta(key, value) {
      check()
      const fallback = admit.admitText('value', value)
      const stands = meta.get(admit.admitWord('key', key)) ?? fallback
      meta.set(key, stands)
      return stands
    },

    async note({ at, ...entry }) {
      check()
      const head = { seq: journal.length, hash: journal.at(-1)?.hash ?? NO_LINK }
      const when = admit.admitNumber('at', at)
      journal.push(...linkAll(head, JOURNAL, when, [admit.admitEntry(entry)]))
      return journal.length
    },

    async notes({ after = 0, limit } = {}) {
      check()
      const first = admit.admitNumber('after', after)
      return journal.slice(first, first + admit.admitLimit(limit))
    },
  }
  return { store, codes, sessions, challenges: passkeys.challenges }
}
