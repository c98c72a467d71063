import { nth } from '@adit/kernel'
import { look } from '../../client/look.ts'
import { settings } from '../../client/settings.ts'
import type { SoundName } from './scores.ts'
import { sound } from './sound.ts'

/** What a mine sounds like when nobody does anything; water most of all. */
const VOICES: readonly SoundName[] = ['drip', 'drip', 'drip', 'wood', 'lamp', 'grunt']
/** Between two of them, in milliseconds. */
const APART = { least: 5_000, most: 14_000 }

interface Ports {
  random(): number
  wake(after: number, wake: () => void): () => void
  play(name: SoundName): void
  isQuiet(): boolean
}

/** Lets the mine be heard now and then, until it is stopped. */
export function listenToMine(ports: Ports = pagePorts): () => void {
  let callOff: () => void
  const wait = (): void => {
    const after = APART.least + ports.random() * (APART.most - APART.least)
    callOff = ports.wake(after, () => {
      if (!ports.isQuiet()) ports.play(nth(VOICES, Math.floor(ports.random() * VOICES.length)))
      wait()
    })
  }
  wait()
  return () => callOff()
}

const pagePorts: Ports = {
  random: () => Math.random(),
  wake: (after, wake) => {
    const timer = setTimeout(wake, after)
    return () => clearTimeout(timer)
  },
  play: sound,
  isQuiet: () => !settings.value.ambience || look.value.calm || document.hidden,
}
