import { expect, it } from 'vitest'
import { Outbox } from './outbox.ts'

const turn = (): Promise<void> => new Promise(resolve => setImmediate(resolve))
const breath = (): Promise<void> => new Promise(resolve => process.nextTick(resolve))

/** How many were released after each turn of the loop, until all were. */
async function countTurns(released: readonly unknown[], all: number): Promise<number[]> {
  const counts: number[] = []
  while (released.length < all) {
    await turn()
    counts.push(released.length)
  }
  return counts
}

it('writes at the end of the breath, and to a crowd a few in each turn of the loop', async () => {
  const clock = { now: 0 }
  const outbox = new Outbox({ now: () => clock.now })
  const released: number[] = []
  for (let nth = 0; nth < 20; nth++) {
    outbox.add({
      release() {
        released.push(nth)
        // Two milliseconds each: four fit into a turn.
        clock.now += 2
      },
    })
  }
  expect(released).toEqual([])
  expect(await countTurns(released, 20)).toEqual([4, 8, 12, 16, 20])
  expect(released).toEqual(Array.from({ length: 20 }, (_none, nth) => nth))
})

it('lets no more than so many go in one turn, though each came in a breath of its own', async () => {
  const outbox = new Outbox({ most: 3, now: () => 0 })
  const released: number[] = []
  for (let nth = 0; nth < 10; nth++) {
    outbox.add({ release: () => released.push(nth) })
    await breath()
  }
  expect(released).toEqual([0, 1, 2])
  expect(await countTurns(released, 10)).toEqual([6, 9, 10])
})

it('counts anew what others did in between, and takes who comes later in their order', async () => {
  const clock = { now: 0 }
  const outbox = new Outbox({ now: () => clock.now })
  const released: string[] = []
  const sender = (name: string) => ({
    release() {
      released.push(name)
      clock.now += 3
    },
  })
  outbox.add(sender('first'))
  await breath()
  // Somebody else's work is not the outbox's.
  clock.now += 100
  outbox.add(sender('second'))
  outbox.add(sender('third'))
  await breath()
  outbox.add(sender('fourth'))
  await breath()
  expect(released).toEqual(['first', 'second', 'third'])
  await turn()
  expect(released).toEqual(['first', 'second', 'third', 'fourth'])
})
