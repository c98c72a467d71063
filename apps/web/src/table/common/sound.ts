import { look } from '../../client/look.ts'
import { settings } from '../../client/settings.ts'
import { screen } from '../../ui/frame.ts'
import { type Gravel, type Score, type SoundName, scores, type Tone } from './scores.ts'

/**
 * Every sound of the app, made in the browser from its score. A page may sound only after someone
 * touched it; until then, without an audio device and in calm mode it is silent.
 */

let audio: AudioContext | undefined
let noise: AudioBuffer | undefined
/** What was heard last, and when it began: it gives way to what is heard now. */
const last = { outs: [] as GainNode[], at: 0 }
/** In seconds: what begins together belongs together. */
const TOGETHER = 0.05

export function sound(name: SoundName): void {
  // The table sounds on its own screen; a phone in the hand only shakes.
  if (screen.value === 'hand') return
  const { volume, muted } = settings.value
  if (
    muted ||
    look.value.calm ||
    volume === 0 ||
    !(navigator.userActivation?.hasBeenActive ?? true)
  )
    return
  // To open the device for sound takes long: the picture does not wait for it.
  if (audio === undefined) requestAnimationFrame(() => setTimeout(() => ring(name, volume)))
  else ring(name, volume)
}

function ring(name: SoundName, volume: number): void {
  const context = open()
  if (context === undefined) return
  giveWay(context)
  const out = context.createGain()
  // Loudness is heard by its square, so that half the slider is half as loud.
  out.gain.value = (volume / 100) ** 2
  out.connect(context.destination)
  last.outs.push(out)
  const { tones = [], gravel = [] }: Score = scores[name]
  for (const tone of tones) playTone(context, out, tone)
  for (const one of gravel) playGravel(context, out, one)
}

function giveWay({ currentTime }: AudioContext): void {
  if (currentTime - last.at < TOGETHER) return
  for (const { gain } of last.outs) gain.setTargetAtTime(gain.value * 0.3, currentTime, 0.04)
  last.outs = []
  last.at = currentTime
}

function open(): AudioContext | undefined {
  try {
    audio ??= new AudioContext()
    if (audio.state === 'suspended') void audio.resume()
    return audio
  } catch {
    // Without a device for sound the table is played in silence.
    return undefined
  }
}

function playTone(context: AudioContext, out: AudioNode, tone: Tone): void {
  const { wave, from, to = from, at = 0, long, loud } = tone
  const start = context.currentTime + at
  const source = context.createOscillator()
  source.type = wave
  source.frequency.setValueAtTime(from, start)
  source.frequency.exponentialRampToValueAtTime(to, start + long)
  source.connect(fading(context, out, { start, long, loud }))
  source.start(start)
  source.stop(start + long)
}

function playGravel(context: AudioContext, out: AudioNode, { at = 0, long, loud, pitch }: Gravel) {
  const start = context.currentTime + at
  const source = context.createBufferSource()
  source.buffer = noiseIn(context)
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  filter.Q.value = 0.8
  source.connect(filter).connect(fading(context, out, { start, long, loud }))
  source.start(start, 0, long)
}

interface Fade {
  readonly start: number
  readonly long: number
  readonly loud: number
}

function fading(context: AudioContext, out: AudioNode, { start, long, loud }: Fade): GainNode {
  const gain = context.createGain()
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.012)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long)
  gain.connect(out)
  return gain
}

function noiseIn(context: AudioContext): AudioBuffer {
  if (noise !== undefined) return noise
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = noise.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
  return noise
}
