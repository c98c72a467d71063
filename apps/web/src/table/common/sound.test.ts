import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { look } from '../../client/look.ts'
import { changeSettings } from '../../client/settings.ts'
import { sound } from './sound.ts'

/** Remembers what is made in it, instead of sounding. */
class Recorder {
  static readonly gains: { value: number; readonly ducked: number[] }[] = []
  static readonly made: string[] = []
  static now = 0
  readonly state = 'running'
  readonly sampleRate = 10
  readonly destination = {}
  get currentTime(): number {
    return Recorder.now
  }
  createGain() {
    const ducked: number[] = []
    const gain = {
      value: 1,
      ducked,
      setValueAtTime: () => {},
      exponentialRampToValueAtTime: () => {},
      setTargetAtTime: (to: number) => ducked.push(to),
    }
    return {
      gain,
      connect: (to: unknown) => {
        if (to === this.destination) Recorder.gains.push(gain)
      },
    }
  }
  createOscillator() {
    Recorder.made.push('tone')
    return { ...silent, frequency: silent }
  }
  createBufferSource() {
    Recorder.made.push('gravel')
    return silent
  }
  createBiquadFilter() {
    return { ...silent, frequency: {}, Q: {} }
  }
  createBuffer() {
    return { getChannelData: () => [0] }
  }
}

const silent = {
  connect: (to: unknown) => to,
  start: () => {},
  stop: () => {},
  setValueAtTime: () => {},
  exponentialRampToValueAtTime: () => {},
}

/** The first sound waits for a picture and a breath. */
async function heard(name: Parameters<typeof sound>[0]): Promise<number> {
  const before = Recorder.gains.length
  sound(name)
  await vi.runAllTimersAsync()
  return Recorder.gains.length - before
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('AudioContext', Recorder)
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw))
  changeSettings({ muted: false, volume: 60 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('is heard once, made of its score', async () => {
  expect(await heard('card')).toBe(1)
  expect(Recorder.made.splice(0)).toEqual(['tone', 'gravel'])
})

it('is off with one switch, and silent in calm mode', async () => {
  changeSettings({ muted: true })
  expect(await heard('card')).toBe(0)
  changeSettings({ muted: false })
  look.value = { ...look.value, calm: true }
  expect(await heard('card')).toBe(0)
  look.value = { ...look.value, calm: false }
  expect(await heard('card')).toBe(1)
})

it('is silent on a page that nobody has touched', async () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } })
  expect(await heard('card')).toBe(0)
})

it('gives way to the next, but not to what begins with it', async () => {
  Recorder.gains.length = 0
  Recorder.now = 10
  await heard('orc')
  await heard('rock')
  Recorder.now = 10.4
  await heard('card')
  expect(Recorder.gains.map(({ ducked }) => ducked.length)).toEqual([1, 1, 0])
})
