import { type Append, type Filter, openMemoryStore, type Store, stages } from '@adit/table'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { describeWithPostgres } from '../../trial/servers/tests.ts'
import { openPostgresStore } from './postgres/postgres.ts'
import { openSqliteStore } from './sqlite.ts'
import { temporaryFolders } from './temporary.ts'

const newFolder = temporaryFolders()

/** Few names and small numbers, so that everything collides with everything. */
const names = ['a', 'b', 'c']
const name = fc.constantFrom(...names)
const small = fc.nat(6)
const stage = fc.constantFrom(...stages)
const body = fc.constantFrom('{}', '[1]', '"ж"')

const summary = fc.record({
  stage,
  public: fc.boolean(),
  title: name,
  owner: name,
  members: fc.uniqueArray(name),
  body,
})
const timer = fc.oneof(fc.record({ set: name, due: small, body }), fc.record({ clear: name }))
const append: fc.Arbitrary<Append> = fc.record(
  {
    table: name,
    expected: fc.nat(3),
    at: small,
    entries: fc.array(fc.record({ kind: name, body }), { maxLength: 2 }),
    summary,
    timers: fc.array(timer, { maxLength: 3 }),
    retouch: body,
    snapshot: body,
    command: fc.record({ client: name, id: name, answer: body }),
  },
  { requiredKeys: ['table', 'expected', 'at', 'entries'] },
)
const identity = fc.record({ id: name, name, avatar: name, body, created: small, seen: small })

type Call = (store: Store) => Promise<unknown>
const call: fc.Arbitrary<Call> = fc.oneof(
  {
    weight: 10,
    arbitrary: append.map(
      (given): Call =>
        store =>
          store.append(given),
    ),
  },
  identity.map(
    (given): Call =>
      store =>
        store.putIdentity(given),
  ),
  fc.record({ code: name, identity: name, expires: small }).map(
    (given): Call =>
      store =>
        store.putCode(given),
  ),
  fc.tuple(name, small).map(
    ([code, now]): Call =>
      store =>
        store.takeCode(code, now),
  ),
  fc.tuple(name, body).map(
    ([key, value]): Call =>
      store =>
        store.setMeta(key, value),
  ),
  fc.tuple(name, body).map(
    ([key, value]): Call =>
      store =>
        store.keepMeta(key, value),
  ),
  fc.record({ id: name, identity: name, body, created: small, expires: small }).map(
    (given): Call =>
      store =>
        store.putSession(given),
  ),
  fc.record({ id: name, identity: name, body, counter: small, created: small, used: small }).map(
    (given): Call =>
      store =>
        store.putPasskey(given),
  ),
  fc.tuple(name, small, small).map(
    ([id, counter, used]): Call =>
      store =>
        store.usePasskey(id, counter, used),
  ),
  fc.record({ challenge: name, purpose: name, expires: small }).map(
    (given): Call =>
      store =>
        store.putChallenge(given),
  ),
  fc.tuple(name, small).map(
    ([challenge, now]): Call =>
      store =>
        store.takeChallenge(challenge, now),
  ),
  fc.tuple(name, small).map(
    ([id, seen]): Call =>
      store =>
        store.seeIdentity(id, seen),
  ),
  name.map(
    (id): Call =>
      store =>
        store.removeIdentity(id),
  ),
  name.map(
    (id): Call =>
      store =>
        store.endSession(id),
  ),
  fc.tuple(name, fc.nat(3)).map(
    ([table, seq]): Call =>
      store =>
        store.remove(table, seq),
  ),
  fc.tuple(name, fc.nat(3)).map(
    ([table, seq]): Call =>
      store =>
        store.pack(table, seq),
  ),
  fc.record({ kind: name, body, at: small }).map(
    (given): Call =>
      store =>
        store.note(given),
  ),
  small.map(
    (before): Call =>
      store =>
        store.sweep(before),
  ),
)

const filters: readonly Filter[] = [
  ...stages.map(at => ({ stage: at, public: true }) as const),
  ...stages.flatMap(at => names.map(member => ({ stage: at, member }))),
]

/** Everything there is to read. */
async function everything(store: Store): Promise<unknown> {
  const read = names.flatMap((key): Promise<unknown>[] => [
    store.read(key),
    store.read(key, { after: 1, limit: 1 }),
    store.summary(key),
    store.identity(key),
    store.head(key),
    store.owned(key),
    store.session(key),
    store.sessions(key),
    store.passkey(key),
    store.passkeys(key),
    store.meta(key),
  ])
  const answers = names.flatMap(client => names.map(id => store.answered({ client, id })))
  const lists = filters.flatMap(filter => [
    store.summaries(filter),
    store.summaries(filter, { after: { updated: 3, table: 'b' }, limit: 2 }),
  ])
  const timers = [store.dueTimers(4), store.dueTimers(6, 2), store.nextDue(), store.tables()]
  const old = [...stages.map(at => store.stale(at, 4, 2)), store.staleIdentities(4), store.notes()]
  return Promise.all([...read, ...answers, ...lists, ...timers, ...old])
}

/** All at once, so that the calls of one round share a transaction. */
async function round(store: Store, calls: readonly Call[]): Promise<unknown> {
  const settled = await Promise.allSettled(calls.map(one => one(store)))
  return settled.map(one => (one.status === 'fulfilled' ? one.value : 'rejected'))
}

const rounds = fc.array(fc.array(call, { minLength: 1, maxLength: 8 }), { maxLength: 8 })

async function alike(open: () => Promise<Store>, numRuns: number): Promise<void> {
  const property = fc.asyncProperty(rounds, async calls => {
    const memory = openMemoryStore()
    const other = await open()
    for (const some of calls) {
      expect(await round(other, some)).toEqual(await round(memory, some))
      expect(await everything(other)).toEqual(await everything(memory))
    }
    await other.close()
  })
  await fc.assert(property, { numRuns })
}

it('memory and SQLite answer alike, whatever is asked', () =>
  alike(async () => openSqliteStore({ folder: await newFolder() }), 40))

describeWithPostgres('the twin of', postgres => {
  it('memory, PostgreSQL, answers alike, whatever is asked', () =>
    alike(async () => openPostgresStore({ url: postgres().url(await postgres().emptied()) }), 15))
})
