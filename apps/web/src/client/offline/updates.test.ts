import { describe, expect, it } from 'vitest'
import { START } from './keeper.ts'
import { isBusyAt, type Registration, Updates } from './updates.ts'

function page({ isKept = true } = {}) {
  const said: string[] = []
  const state = { reloads: 0, path: '/', takenOver: () => {}, found: () => {} }
  const updates = new Updates({
    isKept,
    onTakenOver: listener => {
      state.takenOver = listener
    },
    reload: () => void state.reloads++,
    path: () => state.path,
  })
  const coming = Object.assign(new EventTarget(), { state: 'installing' })
  const registration: { -readonly [K in keyof Registration]: Registration[K] } = {
    waiting: null,
    installing: null,
    addEventListener: (_type, listener) => {
      state.found = listener
    },
  }
  updates.watch(registration)
  /** A build comes, and waits. */
  const come = (): void => {
    registration.installing = coming
    state.found()
    registration.waiting = { postMessage: message => void said.push(message) }
    coming.state = 'installed'
    coming.dispatchEvent(new Event('statechange'))
  }
  return { updates, state, said, come }
}

describe('a new build', () => {
  it('is told of, and starts when the reader goes to a quiet place', () => {
    const { updates, state, said, come } = page()
    updates.arriveAt('/rules')
    come()
    expect([updates.isReady.value, said]).toEqual([true, []])
    updates.arriveAt('/table/x7')
    expect(said).toEqual([])
    updates.arriveAt('/')
    expect([said, state.reloads]).toEqual([[START], 0])
    state.takenOver()
    expect(state.reloads).toBe(1)
  })

  it('that another window started does not load a page anew under somebody who plays', () => {
    const { updates, state } = page()
    state.takenOver()
    expect([updates.isReady.value, state.reloads]).toEqual([true, 0])
    updates.arriveAt('/table/x7')
    expect(state.reloads).toBe(0)
    updates.arriveAt('/')
    expect(state.reloads).toBe(1)
  })

  it('does not start under who has sat down since it was asked to', () => {
    const { updates, state, come } = page()
    come()
    updates.arriveAt('/')
    state.path = '/table/x7'
    state.takenOver()
    expect(state.reloads).toBe(0)
    expect(updates.isReady.value).toBe(true)
  })

  it('is no news on the first visit', () => {
    const { updates, state, come } = page({ isKept: false })
    come()
    state.takenOver()
    expect([updates.isReady.value, state.reloads]).toEqual([false, 0])
  })

  it.each([
    ['/table/x7', true],
    ['/tv', true],
    ['/learn/first-dig', true],
    ['/replay/x7', true],
    ['/tables', false],
    ['/', false],
    ['/rules/saboteur', false],
  ])('may not disturb at %s: %s', (path, isBusy) => {
    expect(isBusyAt(path)).toBe(isBusy)
  })
})
