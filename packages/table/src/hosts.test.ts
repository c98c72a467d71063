import { expect, it } from 'vitest'
import { ann, commandOf, opening, testWorld } from './conformance/testbed.ts'
import { Hosts } from './hosts.ts'

const MOST = 4

async function full() {
  const world = testWorld()
  const house = { idle: 1e9, most: MOST, isTaken: async () => false, withdraw: async () => {} }
  const hosts = new Hosts(world, house)
  const open = async (nth: number): Promise<string> => {
    const visibility = 'link' as const
    const answer = await hosts.open({ id: `o${nth}`, opening: opening({ visibility }) }, ann)
    return answer.type === 'done' ? (answer.table ?? '') : ''
  }
  return { hosts, open }
}

it('of more tables than there is room for the longest unused leave memory, and come back', async () => {
  const { hosts, open } = await full()
  const tables: string[] = []
  for (let nth = 0; nth < MOST; nth++) tables.push(await open(nth))
  // Used again just now: the second is the longest unused.
  await hosts.use(tables[0], () => undefined)
  tables.push(await open(MOST))
  expect(tables.map(id => hosts.holds(id))).toEqual([true, false, true, true, true])
  const said = commandOf({ type: 'chat', text: 'still here?' }, 'c', tables[1])
  const again = await hosts.use(tables[1], host => host.command(ann, said))
  expect(again).toMatchObject({ ok: true, value: { type: 'done' } })
  for (let nth = 5; nth < 60; nth++) await open(nth)
  expect(hosts.count).toBe(MOST)
  await hosts.close()
})

it('those that someone watches or uses stay, however many come', async () => {
  const { hosts, open } = await full()
  const watched = await open(0)
  await hosts.use(watched, host => host.watch(ann, () => {}))
  const used = await open(1)
  const job = Promise.withResolvers<void>()
  const using = hosts.use(used, () => job.promise)
  for (let nth = 2; nth < 40; nth++) await open(nth)
  expect([watched, used].map(id => hosts.holds(id))).toEqual([true, true])
  expect(hosts.count).toBe(MOST)
  job.resolve()
  await using
  await hosts.close()
})
