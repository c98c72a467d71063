import { openMemoryStore, type Player } from '@adit/table'
import { describe, expect, it, vi } from 'vitest'
import { Authenticator, type Statement, type Wanted } from '../../trial/authenticator.ts'
import { Passkeys } from './passkeys.ts'
import { People } from './people.ts'

const site = { id: 'adit.example', origin: 'https://adit.example' }
const unknown = { ok: false, why: { key: 'server-unknown-passkey' } }

async function house() {
  const store = openMemoryStore()
  const clock = { now: 1_000_000 }
  const now = (): number => clock.now
  const people = await People.open(store, now)
  const passkeys = new Passkeys({ store, people, now })
  const ann = await someone(people, 'Ann')
  const bob = await someone(people, 'Bob')
  return { store, clock, people, passkeys, ann, bob }
}

async function someone(people: People, name: string): Promise<Player> {
  const arrived = await people.arrive({ name, avatar: 'red-hat' })
  if (!arrived.ok) throw new Error(arrived.why.key)
  return arrived.value.player
}

/** What the browser reads out of the options it is given. */
async function wanted(given: Promise<unknown>): Promise<Wanted> {
  const answer = Object(await given)
  const { challenge, rp, rpId, user } = Object(answer.value ?? answer)
  return { challenge, rp: rpId ?? rp.id, user: user?.id ?? '' }
}

/** A person with a passkey, and what that passkey knows them by. */
async function withKey(passkeys: Passkeys, person: Player, key = new Authenticator()) {
  const offer = await wanted(passkeys.offer(person, site))
  const added = await passkeys.add(person, site, key.create(offer, site.origin))
  if (!added.ok) throw new Error(added.why.key)
  const back = async (): Promise<Wanted> => ({
    ...(await wanted(passkeys.ask(site))),
    user: offer.user,
  })
  return { key, added: added.value, back, user: offer.user }
}

describe('a passkey', () => {
  it('brings a person back with a token of the new device’s own', async () => {
    const { passkeys, people, clock, ann, store } = await house()
    const { key, added, back } = await withKey(passkeys, ann)
    expect(added).toEqual([expect.objectContaining({ since: 1_000_000, isShared: false })])
    clock.now += 5_000
    const first = await passkeys.comeBack(site, key.sign(await back(), site.origin))
    const second = await passkeys.comeBack(site, key.sign(await back(), site.origin))
    if (!first.ok || !second.ok) throw new Error('nobody came back')
    expect(first.value.player).toEqual(ann)
    expect(first.value.token).not.toBe(second.value.token)
    expect((await people.who(second.value.token))?.player).toEqual(ann)
    expect(await passkeys.list(ann.id)).toEqual([{ ...added[0], used: 1_005_000 }])
    expect((await store.passkeys(ann.id)).map(({ counter }) => counter)).toEqual([2])
    expect((await store.identity(ann.id))?.seen).toBe(1_005_000)
  })

  it('signs what it was asked to, once and soon', async () => {
    const { passkeys, clock, ann, bob } = await house()
    const { key, back } = await withKey(passkeys, ann)
    const signed = key.sign(await back(), site.origin)
    expect(await passkeys.comeBack(site, signed)).toMatchObject({ ok: true })
    expect(await passkeys.comeBack(site, signed)).toEqual(unknown)
    const late = key.sign(await back(), site.origin)
    clock.now += 5 * 60_000
    expect(await passkeys.comeBack(site, late)).toEqual(unknown)
    const own = key.sign({ ...(await back()), challenge: 'A'.repeat(43) }, site.origin)
    expect(await passkeys.comeBack(site, own)).toEqual(unknown)
    // What was offered for one thing or person is good for no other.
    const offer = { ...(await back()), ...(await wanted(passkeys.offer(ann, site))) }
    expect(await passkeys.comeBack(site, key.sign(offer, site.origin))).toEqual(unknown)
    const other = await wanted(passkeys.offer(ann, site))
    const made = new Authenticator().create(other, site.origin)
    expect(await passkeys.add(bob, site, made)).toEqual(unknown)
  })

  it('is of one site', async () => {
    const { passkeys, ann } = await house()
    const elsewhere = { id: 'evil.example', origin: 'https://evil.example' }
    const { key, back } = await withKey(passkeys, ann)
    const foreign = key.sign(await back(), elsewhere.origin)
    expect(await passkeys.comeBack(site, foreign)).toEqual(unknown)
    const other = key.sign({ ...(await back()), rp: elsewhere.id }, site.origin)
    expect(await passkeys.comeBack(site, other)).toEqual(unknown)
    const offer = await wanted(passkeys.offer(ann, site))
    const made = new Authenticator().create(offer, elsewhere.origin)
    expect(await passkeys.add(ann, site, made)).toEqual(unknown)
    expect(await passkeys.list(ann.id)).toHaveLength(1)
  })

  it('is worth nothing without its signature, its person, or its count', async () => {
    const { passkeys, ann, bob } = await house()
    const { key, back } = await withKey(passkeys, ann)
    const stranger = new Authenticator().sign(await back(), site.origin)
    expect(await passkeys.comeBack(site, stranger)).toEqual(unknown)
    expect(await passkeys.comeBack(site, { ...stranger, id: key.id })).toEqual(unknown)
    const { user } = await withKey(passkeys, bob)
    const asBob = key.sign({ ...(await back()), user }, site.origin)
    expect(await passkeys.comeBack(site, asBob)).toEqual(unknown)
    expect(await passkeys.comeBack(site, key.sign(await back(), site.origin))).toMatchObject({
      ok: true,
    })
    // A copy has signed less often than the server has seen.
    key.counter = 0
    expect(await passkeys.comeBack(site, key.sign(await back(), site.origin))).toEqual(unknown)
  })

  it('does not bring its maker’s certificate, which would be looked up', async () => {
    const { passkeys, ann } = await house()
    const fetched = vi.spyOn(globalThis, 'fetch')
    const body = new Map<string, readonly Buffer[]>([['x5c', [Buffer.from('a certificate')]]])
    for (const form of ['packed', 'fido-u2f', 'apple', 'tpm', 'android-key']) {
      const statement: Statement = { form, body }
      const offer = await wanted(passkeys.offer(ann, site))
      const made = new Authenticator().create(offer, site.origin, statement)
      expect(await passkeys.add(ann, site, made)).toEqual(unknown)
    }
    expect(fetched).not.toHaveBeenCalled()
  })

  it.each(['', 'AAAA', 'bm90IGpzb24'])('is refused when it is %j', async text => {
    const { passkeys, ann } = await house()
    const offer = await wanted(passkeys.offer(ann, site))
    const made = new Authenticator().create(offer, site.origin)
    expect(await passkeys.add(ann, site, { ...made, client: text })).toEqual(unknown)
    expect(await passkeys.add(ann, site, { ...made, attestation: text })).toEqual(unknown)
  })

  it('is kept once, and of ten there is no eleventh', async () => {
    const { passkeys, ann, bob } = await house()
    const { key } = await withKey(passkeys, ann)
    const again = await wanted(passkeys.offer(bob, site))
    expect(await passkeys.add(bob, site, key.create(again, site.origin))).toEqual(unknown)
    const late = await wanted(passkeys.offer(ann, site))
    for (let count = 1; count < 10; count++) await withKey(passkeys, ann)
    const full = { ok: false, why: { key: 'server-passkeys-full' } }
    expect(await passkeys.offer(ann, site)).toEqual(full)
    const made = new Authenticator().create(late, site.origin)
    expect(await passkeys.add(ann, site, made)).toEqual(full)
  })

  it('is removed by its own person, and with them', async () => {
    const { passkeys, people, ann, bob } = await house()
    const { key, added, back } = await withKey(passkeys, ann)
    await passkeys.remove(bob.id, added[0].key)
    expect(await passkeys.list(ann.id)).toEqual(added)
    expect(await passkeys.remove(ann.id, added[0].key)).toEqual([])
    expect(await passkeys.comeBack(site, key.sign(await back(), site.origin))).toEqual(unknown)
    const other = await withKey(passkeys, bob)
    await people.remove(bob.id)
    const signed = other.key.sign(await other.back(), site.origin)
    expect(await passkeys.comeBack(site, signed)).toEqual(unknown)
  })
})
