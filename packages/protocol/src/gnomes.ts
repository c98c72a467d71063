import type { PhraseSlot } from './words.ts'

/** What moves a gnome to speak. */
export const occasions = ['accuse', 'trust', 'ask-repair', 'tease', 'apologise'] as const
export type Occasion = (typeof occasions)[number]

/** How a gnome speaks; each has one voice. */
export const voices = ['dry', 'warm', 'gruff'] as const
export type Voice = (typeof voices)[number]

interface GnomeLine {
  readonly on: Occasion
  readonly voice: Voice
  readonly slots: readonly PhraseSlot[]
}

/** What gnomes say, and when: codes, as people's quick phrases are. Every reader has the words. */
export const gnomeLines = {
  'dead-end-no-accident': { on: 'accuse', voice: 'dry', slots: ['seat'] },
  'way-they-dig': { on: 'accuse', voice: 'warm', slots: ['seat'] },
  'whose-side': { on: 'accuse', voice: 'gruff', slots: ['seat'] },
  'tunnel-turns': { on: 'accuse', voice: 'dry', slots: ['seat'] },
  'count-corners': { on: 'accuse', voice: 'dry', slots: ['seat'] },
  'pockets-out': { on: 'accuse', voice: 'gruff', slots: ['seat'] },
  'my-money': { on: 'accuse', voice: 'warm', slots: ['seat'] },
  'digs-straight': { on: 'trust', voice: 'dry', slots: ['seat'] },
  'honest-work': { on: 'trust', voice: 'gruff', slots: ['seat'] },
  'seen-them-dig': { on: 'trust', voice: 'warm', slots: ['seat'] },
  'or-i-am-a-mole': { on: 'trust', voice: 'dry', slots: ['seat'] },
  'same-thing': { on: 'trust', voice: 'warm', slots: ['seat'] },
  'good-card': { on: 'trust', voice: 'warm', slots: ['seat'] },
  'no-tool-no-digging': { on: 'ask-repair', voice: 'dry', slots: ['tool'] },
  'repair-mine': { on: 'ask-repair', voice: 'warm', slots: ['tool'] },
  'back-at-work': { on: 'ask-repair', voice: 'gruff', slots: [] },
  'would-help': { on: 'ask-repair', voice: 'warm', slots: ['tool'] },
  'spare-part': { on: 'ask-repair', voice: 'warm', slots: ['seat'] },
  'i-can-wait': { on: 'ask-repair', voice: 'dry', slots: [] },
  'the-plan': { on: 'tease', voice: 'dry', slots: ['seat'] },
  grandmother: { on: 'tease', voice: 'dry', slots: [] },
  'other-way': { on: 'tease', voice: 'gruff', slots: ['seat'] },
  'nice-hole': { on: 'tease', voice: 'dry', slots: [] },
  'rock-keeps': { on: 'tease', voice: 'warm', slots: [] },
  bold: { on: 'tease', voice: 'warm', slots: [] },
  'dark-down-here': { on: 'apologise', voice: 'warm', slots: ['seat'] },
  'my-mistake': { on: 'apologise', voice: 'gruff', slots: [] },
  'owe-a-lamp': { on: 'apologise', voice: 'dry', slots: ['seat'] },
  'take-it-back': { on: 'apologise', voice: 'warm', slots: ['seat'] },
  'good-intentions': { on: 'apologise', voice: 'dry', slots: [] },
  'not-this-shift': { on: 'apologise', voice: 'gruff', slots: [] },
} as const satisfies Readonly<Record<string, GnomeLine>>
export type GnomePhrase = keyof typeof gnomeLines

/** All lines that fit, in a fixed order. */
export function gnomeLinesOn(occasion: Occasion, voice: Voice): readonly GnomePhrase[] {
  const all = Object.entries(gnomeLines).filter(
    ([, { on, voice: of }]) => on === occasion && of === voice,
  )
  return all.map(([id]) => id).filter(isGnomePhrase)
}

export function isGnomePhrase(text: string): text is GnomePhrase {
  return Object.hasOwn(gnomeLines, text)
}
