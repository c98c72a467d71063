/** What the sounds of the app are made of: a few tones and a handful of gravel. */

export interface Tone {
  readonly wave: OscillatorType
  /** In hertz, at the beginning and at the end. */
  readonly from: number
  readonly to?: number
  /** In seconds. */
  readonly at?: number
  readonly long: number
  readonly loud: number
}
export interface Gravel {
  readonly at?: number
  readonly long: number
  readonly loud: number
  /** What is heard of it: low is a rumble, high a scrape. */
  readonly pitch: number
}
export interface Score {
  readonly tones?: readonly Tone[]
  readonly gravel?: readonly Gravel[]
}

const chime = (notes: readonly number[], gap: number, loud: number): readonly Tone[] =>
  notes.map((from, place) => ({ wave: 'triangle', from, at: place * gap, long: 0.42, loud }))

export const scores = {
  /** A card is set down: a tap and a rustle. */
  card: {
    tones: [{ wave: 'sine', from: 210, to: 120, long: 0.08, loud: 0.5 }],
    gravel: [{ long: 0.07, loud: 0.3, pitch: 2600 }],
  },
  take: { gravel: [{ long: 0.09, loud: 0.22, pitch: 3400 }] },
  turn: { tones: chime([587, 880], 0.13, 0.3) },
  refused: { tones: [{ wave: 'square', from: 150, to: 110, long: 0.14, loud: 0.12 }] },
  break: {
    tones: [{ wave: 'sawtooth', from: 420, to: 90, long: 0.16, loud: 0.16 }],
    gravel: [{ long: 0.16, loud: 0.3, pitch: 1800 }],
  },
  mend: { tones: chime([523, 659, 784], 0.07, 0.2) },
  rock: {
    tones: [{ wave: 'sine', from: 90, to: 38, long: 0.6, loud: 0.6 }],
    gravel: [
      { long: 0.6, loud: 0.6, pitch: 340 },
      { at: 0.12, long: 0.4, loud: 0.35, pitch: 900 },
    ],
  },
  secret: { tones: chime([740, 622], 0.1, 0.16) },
  gold: { tones: chime([784, 988, 1175, 1568], 0.09, 0.26) },
  orc: {
    tones: [
      { wave: 'sawtooth', from: 82, to: 58, long: 0.7, loud: 0.3 },
      { wave: 'sawtooth', from: 87, to: 55, at: 0.05, long: 0.7, loud: 0.22 },
    ],
    gravel: [{ long: 0.5, loud: 0.2, pitch: 260 }],
  },
  /** Steps of light along a tunnel. */
  light: { tones: chime([392, 440, 494, 587, 659, 784], 0.16, 0.12) },
  dark: { tones: chime([330, 262, 196, 147], 0.28, 0.12) },
  thud: {
    tones: [{ wave: 'sine', from: 110, to: 45, long: 0.35, loud: 0.6 }],
    gravel: [{ at: 0.05, long: 0.25, loud: 0.3, pitch: 420 }],
  },
  gavel: {
    tones: [
      { wave: 'sine', from: 320, to: 140, long: 0.1, loud: 0.5 },
      { wave: 'sine', from: 300, to: 130, at: 0.16, long: 0.12, loud: 0.5 },
    ],
  },
  /** Done to the reader: the same crack, and a blow below it. */
  hit: {
    tones: [
      { wave: 'sawtooth', from: 420, to: 70, long: 0.2, loud: 0.26 },
      { wave: 'sine', from: 120, to: 48, long: 0.34, loud: 0.6 },
    ],
    gravel: [{ long: 0.2, loud: 0.45, pitch: 1500 }],
  },
  /** Bars fall shut. */
  iron: {
    tones: [
      { wave: 'square', from: 233, to: 220, long: 0.4, loud: 0.06 },
      { wave: 'triangle', from: 1318, to: 1290, long: 0.5, loud: 0.12 },
    ],
    gravel: [{ long: 0.09, loud: 0.3, pitch: 2900 }],
  },
  /** On tiptoe. */
  thief: {
    gravel: [
      { long: 0.06, loud: 0.14, pitch: 700 },
      { at: 0.17, long: 0.06, loud: 0.12, pitch: 800 },
      { at: 0.34, long: 0.06, loud: 0.1, pitch: 700 },
    ],
  },
  coin: { tones: chime([1568, 2093], 0.06, 0.14) },
  /** A card can be stopped while it hisses. */
  fuse: { gravel: [{ long: 0.5, loud: 0.07, pitch: 5200 }] },
  /** More time runs through the glass. */
  sand: { gravel: [{ long: 0.6, loud: 0.09, pitch: 3600 }] },
  /** Two taps, and a breath out. */
  relief: {
    tones: chime([659, 784], 0.12, 0.2),
    gravel: [{ at: 0.3, long: 0.35, loud: 0.12, pitch: 900 }],
  },
  /** Water, somewhere. */
  drip: {
    tones: [
      { wave: 'sine', from: 900, to: 1500, long: 0.06, loud: 0.09 },
      { wave: 'sine', from: 760, to: 1250, at: 0.19, long: 0.05, loud: 0.04 },
    ],
  },
  /** Timber that carries a mountain. */
  wood: {
    tones: [{ wave: 'triangle', from: 92, to: 78, long: 0.5, loud: 0.1 }],
    gravel: [{ long: 0.4, loud: 0.05, pitch: 300 }],
  },
  /** A gnome lifts something. */
  grunt: {
    tones: [
      { wave: 'sawtooth', from: 118, to: 92, long: 0.22, loud: 0.05 },
      { wave: 'sine', from: 236, to: 180, long: 0.2, loud: 0.04 },
    ],
  },
  lamp: { gravel: [{ long: 0.6, loud: 0.03, pitch: 1100 }] },
  lose: { tones: chime([392, 330, 262], 0.18, 0.22) },
  win: { tones: chime([523, 659, 784, 1047, 1319], 0.12, 0.3) },
} as const satisfies Readonly<Record<string, Score>>

export type SoundName = keyof typeof scores
