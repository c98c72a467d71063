import { expect, it } from 'vitest'
import { realWorld } from './world.ts'

it('draws six digits for people to say, and the rest of the address so that nobody guesses it', () => {
  const { fresh } = realWorld()
  const drawn = Array.from({ length: 200 }, () => fresh('public'))
  for (const { table, code, serverSeed } of drawn) {
    expect(code).toMatch(/^[0-9]{6}$/)
    expect(table).toMatch(new RegExp(`^${code}-[\\w-]{16}$`))
    expect(serverSeed).toMatch(/^[0-9a-f]{64}$/)
  }
  expect(new Set(drawn.map(({ table }) => table.slice(7))).size).toBe(200)
  expect(new Set(drawn.map(({ serverSeed }) => serverSeed)).size).toBe(200)
  expect(fresh('link').code).toMatch(/^[2-9A-Z]{12}$/)
  // A code that begins with nothing is a code like any other.
  expect(new Set(drawn.map(({ code }) => code[0])).size).toBe(10)
})

it('wakes when the time has come, at once when it has passed, and not when called off', async () => {
  const { now, wakeAt } = realWorld()
  const woken: string[] = []
  const cancel = wakeAt(now() + 5, () => woken.push('never'))
  cancel()
  // Further away than the runtime counts: it must not fire at once.
  const far = wakeAt(now() + 2 ** 40, () => woken.push('far'))
  await new Promise<void>(resolve => {
    wakeAt(now() - 1_000, () => woken.push('past'))
    wakeAt(now() + 20, () => {
      woken.push('soon')
      resolve()
    })
  })
  far()
  expect(woken).toEqual(['past', 'soon'])
})
