import { openMemoryStore } from '@adit/table'
import { expect, it } from 'vitest'
import { People } from './people.ts'
import { sealToken } from './token.ts'

const DAY = 86_400_000

async function house() {
  const store = openMemoryStore()
  const clock = { now: 1_000 * DAY }
  const people = await People.open(store, () => clock.now)
  const ann = await people.arrive({ name: 'Ann', avatar: 'red-hat' })
  if (!ann.ok) throw new Error(ann.why.key)
  const { player, token } = ann.value
  const { code } = await people.lend(player.id)
  const phone = await people.take(code)
  if (!phone.ok) throw new Error(phone.why.key)
  return { store, clock, people, player, desk: token, phone: phone.value.token }
}

it('a token is ended on this device alone', async () => {
  const { people, player, desk, phone } = await house()
  const here = await people.who(desk)
  expect(here?.player).toEqual(player)
  if (here === undefined) throw new Error('nobody')
  expect((await people.devices(here)).map(({ isThis }) => isThis).sort()).toEqual([false, true])
  await people.end(here, 'this')
  expect(await people.who(desk)).toBeUndefined()
  expect((await people.who(phone))?.player).toEqual(player)
})

it('all other tokens are ended, those of the first kind too', async () => {
  const { store, people, player, desk, phone } = await house()
  const secret = (await store.meta('token-secret')) ?? ''
  const first = sealToken({ of: 'person', id: player.id }, secret)
  expect((await people.who(first))?.player).toEqual(player)
  const here = await people.who(desk)
  if (here === undefined) throw new Error('nobody')
  await people.end(here, 'others')
  expect(await people.who(phone)).toBeUndefined()
  expect(await people.who(first)).toBeUndefined()
  expect((await people.who(desk))?.player).toEqual(player)
})

it('a token is renewed while it is used, and runs out when it is not', async () => {
  const { clock, people, desk, phone } = await house()
  for (let month = 0; month < 20; month++) {
    clock.now += 30 * DAY
    expect(await people.who(desk)).toBeDefined()
  }
  expect(await people.who(phone)).toBeUndefined()
})

it('one who goes is forgotten', async () => {
  const { store, people, player, desk, phone } = await house()
  await people.remove(player.id)
  expect([await people.who(desk), await people.who(phone)]).toEqual([undefined, undefined])
  expect(await store.identity(player.id)).toBeUndefined()
})

it('twenty devices are enough: the oldest makes room', async () => {
  const { clock, people, player, desk } = await house()
  for (let nth = 0; nth < 25; nth++) {
    clock.now++
    await people.take((await people.lend(player.id)).code)
  }
  expect(await people.devices({ player })).toHaveLength(20)
  expect(await people.who(desk)).toBeUndefined()
})
