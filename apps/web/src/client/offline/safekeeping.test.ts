import { expect, it } from 'vitest'
import { Safekeeping } from './safekeeping.ts'

function browser({ isSafe = false, promises = true } = {}) {
  const kept = new Map<string, string>()
  const state = { asked: 0 }
  const keeping = {
    read: (key: string) => kept.get(key),
    write: (key: string, text: string) => void kept.set(key, text),
  }
  const open = (): Safekeeping =>
    new Safekeeping({
      keeping,
      isSafe: async () => isSafe,
      keep: async () => {
        state.asked++
        return promises
      },
    })
  return { open, state }
}

it('asks after a first game, once, also on later visits', async () => {
  const { open, state } = browser()
  const page = open()
  expect(page.mayAsk.value).toBe(false)
  await page.notePlayed()
  expect(page.mayAsk.value).toBe(true)
  expect(await page.answer({ yes: true })).toBe(true)
  expect([page.mayAsk.value, state.asked]).toEqual([false, 1])
  const later = open()
  await later.notePlayed()
  expect(later.mayAsk.value).toBe(false)
})

it('asks the browser only whoever says yes, and tells what it promised', async () => {
  const { open, state } = browser({ promises: false })
  expect(await open().answer({ yes: false })).toBe(false)
  expect(state.asked).toBe(0)
  expect(await open().answer({ yes: true })).toBe(false)
  expect(state.asked).toBe(1)
})

it('asks nothing where all is safe', async () => {
  const page = browser({ isSafe: true }).open()
  await page.notePlayed()
  expect(page.mayAsk.value).toBe(false)
})
