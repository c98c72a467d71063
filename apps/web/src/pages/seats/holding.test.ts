import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HOLD_MS, holding } from './holding.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function button() {
  const state = { taken: 0, isDown: false }
  const element = new EventTarget()
  const attach = holding({
    onheld: () => void state.taken++,
    onchange: isDown => {
      state.isDown = isDown
    },
  })
  // Only its events are asked for.
  const letGo = attach(element as HTMLElement)
  const send = (type: string, more: object = {}): boolean =>
    element.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), more))
  return { state, send, letGo }
}

it('takes what is held, and not what is brushed', () => {
  const { state, send } = button()
  send('pointerdown')
  vi.advanceTimersByTime(HOLD_MS - 1)
  expect(state).toEqual({ taken: 0, isDown: true })
  send('pointerup')
  send('click', { detail: 1 })
  vi.advanceTimersByTime(HOLD_MS)
  expect(state).toEqual({ taken: 0, isDown: false })
  send('pointerdown')
  vi.advanceTimersByTime(HOLD_MS)
  expect(state.taken).toBe(1)
})

it('takes a press of the keys at once', () => {
  const { state, send } = button()
  send('click', { detail: 0 })
  expect(state.taken).toBe(1)
})

it('shows no menu of the browser, and hears nothing once it is gone', () => {
  const { state, send, letGo } = button()
  expect(send('contextmenu')).toBe(false)
  letGo?.()
  send('pointerdown')
  vi.advanceTimersByTime(HOLD_MS)
  expect(state.taken).toBe(0)
})
