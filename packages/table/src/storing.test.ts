import { describe, expect, it } from 'vitest'
import { ann, bob, must, Sandbox, testWorld, type Wish } from './conformance/testbed.ts'
import type { Append } from './store/store.ts'
import { appendOf, readLog } from './storing.ts'
import { humanPace } from './timers.ts'

const treasure = { title: 'my-treasure', config: { seats: 2, first: 0 } } as const

/** What the store is given for this. */
function stored(box: Sandbox, who: typeof ann, wish: Wish): Append {
  return appendOf(box.table, must(box.ask(who, wish)), { pace: humanPace })
}

function move(box: Sandbox, seat: number, text: string): Wish {
  return { type: 'move', since: box.since(seat), move: text }
}

describe('what the lists hear of', () => {
  it('is nothing while a table waits for the same', () => {
    const box = new Sandbox(treasure).started()
    const drawn = stored(box, ann, move(box, 0, 'draw'))
    expect(drawn).not.toHaveProperty('summary')
    expect(drawn).not.toHaveProperty('retouch')
  })

  it('is no more than whom a table waits for, move by move', () => {
    const box = new Sandbox(treasure).started().move(ann, 'draw')
    const placed = stored(box, ann, move(box, 0, box.legal(0)[0]))
    expect(placed).not.toHaveProperty('summary')
    expect(JSON.parse(placed.retouch ?? '')).toMatchObject({ waiting: [bob.id] })
  })

  it('is everything once in a while, so that a game that goes on is not thought dead', () => {
    const box = new Sandbox(treasure).started()
    box.now += 600_000
    expect(stored(box, ann, move(box, 0, 'draw')).summary).toMatchObject({ stage: 'playing' })
  })

  it('is everything when a seat or the stage changes', () => {
    const box = new Sandbox(treasure)
    const sat = stored(box, bob, { type: 'sit' })
    expect(sat.summary?.members).toEqual([ann.id, bob.id])
    const seated = stored(box, ann, { type: 'seat-bot', seat: 1, bot: 'clever' })
    expect(seated.summary?.body).toContain('"taken":2')
    expect(seated).not.toHaveProperty('retouch')
  })
})

it.each([
  [0, 1],
  [1, 1],
  [127, 1],
  [128, 2],
  [300, 3],
])('a log of %i entries is read whole, in %i pages', async (length, pages) => {
  const world = testWorld()
  const entries = Array.from({ length }, () => ({ kind: 'started', body: '{"type":"started"}' }))
  for (let at = 0; at < length; at += 100) {
    const some = entries.slice(at, at + 100)
    await world.store.append({ table: 't', expected: at, at: 1, entries: some })
  }
  const log = await readLog(world, 't', 0)
  expect(log.ok && log.value.map(({ seq }) => seq)).toEqual(entries.map((_none, at) => at + 1))
  expect(world.store.reads).toBe(pages)
})
