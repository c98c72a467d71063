import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AT_LEISURE, afterPicture, atLeisure, pressed } from './after-picture.ts'

const FRAME = 16
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (shown: () => void) => Number(setTimeout(shown, FRAME)))
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => clearTimeout(frame))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('what can wait', () => {
  it('is done after the next picture, and so much later', () => {
    const work = vi.fn()
    atLeisure(work)
    vi.advanceTimersByTime(FRAME + AT_LEISURE - 1)
    expect(work).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(work).toHaveBeenCalledOnce()
  })

  it('is not begun while an answer is on its way, and comes after the picture of it', async () => {
    const work = vi.fn()
    afterPicture(work)
    let answer = (_text: string): void => {}
    const asked = pressed(new Promise<string>(resolve => (answer = resolve)))
    vi.advanceTimersByTime(1_000)
    expect(work).not.toHaveBeenCalled()
    answer('there')
    expect(await asked).toBe('there')
    expect(work).not.toHaveBeenCalled()
    vi.advanceTimersByTime(FRAME + 1)
    expect(work).toHaveBeenCalledOnce()
  })

  it('waits for the last of several answers, also for one that fails', async () => {
    const work = vi.fn()
    afterPicture(work)
    const first = pressed(Promise.resolve(1))
    const second = pressed(Promise.reject(new Error('lost')))
    vi.advanceTimersByTime(100)
    expect(work).not.toHaveBeenCalled()
    await first
    await expect(second).rejects.toThrow('lost')
    vi.advanceTimersByTime(FRAME + 1)
    expect(work).toHaveBeenCalledOnce()
  })

  it('is not done when it was left, whether it waited for the picture or for an answer', async () => {
    const work = vi.fn()
    afterPicture(work)()
    const leave = afterPicture(work)
    const asked = pressed(Promise.resolve())
    vi.advanceTimersByTime(100)
    leave()
    await asked
    vi.advanceTimersByTime(100)
    expect(work).not.toHaveBeenCalled()
  })
})
