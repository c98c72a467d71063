import { expect, it } from 'vitest'
import { stayAwake } from './wake-lock.ts'

function screen() {
  const state = { isVisible: true, taken: 0, released: 0, seen: () => {} }
  const ports = {
    request: async () => {
      state.taken++
      return { release: async () => void state.released++ }
    },
    isVisible: () => state.isVisible,
    onVisible: (listener: () => void) => {
      state.seen = listener
      return () => {
        state.seen = () => {}
      }
    },
  }
  return { state, ports }
}
const soon = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

it('keeps the screen on, and again when the page is looked at again', async () => {
  const { state, ports } = screen()
  const stop = stayAwake(ports)
  await soon()
  state.isVisible = false
  state.seen()
  await soon()
  expect(state.taken).toBe(1)
  state.isVisible = true
  state.seen()
  await soon()
  expect(state.taken).toBe(2)
  stop()
  state.seen()
  await soon()
  expect([state.taken, state.released]).toEqual([2, 1])
})

it('lets go of a lock that came too late, and does without where there is none', async () => {
  const { state, ports } = screen()
  stayAwake(ports)()
  await soon()
  expect([state.taken, state.released]).toEqual([1, 1])
  stayAwake({ ...ports, request: undefined })()
  stayAwake({ ...ports, request: () => Promise.reject(new Error('low battery')) })()
  await soon()
  expect(state.taken).toBe(1)
})
