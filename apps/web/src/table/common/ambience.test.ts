import { nth } from '@adit/kernel'
import { expect, it } from 'vitest'
import { listenToMine } from './ambience.ts'

function handDriven() {
  const state = { isQuiet: false, played: 0, wakes: [] as (() => void)[], stopped: 0 }
  const stop = listenToMine({
    random: () => 0.5,
    wake: (_after, wake) => {
      state.wakes.push(wake)
      return () => state.stopped++
    },
    play: () => state.played++,
    isQuiet: () => state.isQuiet,
  })
  return { state, stop }
}

it('is heard now and then, and goes on', () => {
  const { state } = handDriven()
  nth(state.wakes, 0)()
  nth(state.wakes, 1)()
  expect(state.played).toBe(2)
  expect(state.wakes).toHaveLength(3)
})

it('is silent while it should be, and comes back by itself', () => {
  const { state } = handDriven()
  state.isQuiet = true
  nth(state.wakes, 0)()
  expect(state.played).toBe(0)
  state.isQuiet = false
  nth(state.wakes, 1)()
  expect(state.played).toBe(1)
})

it('stops with the table', () => {
  const { state, stop } = handDriven()
  nth(state.wakes, 0)()
  stop()
  expect(state.stopped).toBe(1)
})
