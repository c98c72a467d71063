import type { Temper } from './dials.ts'
import type { Occasion } from './remark.ts'

/** Who a gnome is, whatever level it plays on: one can learn to know it by its face. */
export interface Gnome {
  readonly temper: Temper
  /** How it speaks. */
  readonly voice: 'dry' | 'warm' | 'gruff'
  /** What it speaks about soonest. */
  readonly favourite: Occasion
}

/** The cast, by face. */
export const gnomes: Readonly<Record<string, Gnome>> = {
  ost: { temper: 'grudging', voice: 'gruff', favourite: 'accuse' },
  ida: { temper: 'steady', voice: 'warm', favourite: 'trust' },
  kuno: { temper: 'patient', voice: 'dry', favourite: 'tease' },
  vera: { temper: 'trusting', voice: 'warm', favourite: 'trust' },
  hob: { temper: 'talker', voice: 'gruff', favourite: 'tease' },
  lune: { temper: 'sly', voice: 'dry', favourite: 'apologise' },
  brok: { temper: 'grudging', voice: 'gruff', favourite: 'ask-repair' },
  tibb: { temper: 'talker', voice: 'warm', favourite: 'ask-repair' },
  orsa: { temper: 'patient', voice: 'gruff', favourite: 'accuse' },
  pell: { temper: 'steady', voice: 'dry', favourite: 'accuse' },
  maar: { temper: 'sly', voice: 'gruff', favourite: 'trust' },
  gunn: { temper: 'grudging', voice: 'dry', favourite: 'accuse' },
  fenn: { temper: 'trusting', voice: 'warm', favourite: 'apologise' },
  yrsa: { temper: 'patient', voice: 'warm', favourite: 'trust' },
  wim: { temper: 'talker', voice: 'dry', favourite: 'tease' },
  jora: { temper: 'steady', voice: 'gruff', favourite: 'ask-repair' },
  dagg: { temper: 'sly', voice: 'warm', favourite: 'trust' },
  nell: { temper: 'trusting', voice: 'dry', favourite: 'trust' },
  rask: { temper: 'grudging', voice: 'warm', favourite: 'apologise' },
  edda: { temper: 'patient', voice: 'dry', favourite: 'accuse' },
  zeb: { temper: 'talker', voice: 'gruff', favourite: 'accuse' },
  ulla: { temper: 'trusting', voice: 'gruff', favourite: 'ask-repair' },
  sten: { temper: 'steady', voice: 'dry', favourite: 'apologise' },
  quill: { temper: 'sly', voice: 'dry', favourite: 'tease' },
  moss: { temper: 'patient', voice: 'gruff', favourite: 'apologise' },
  pim: { temper: 'talker', voice: 'warm', favourite: 'apologise' },
  bertil: { temper: 'steady', voice: 'warm', favourite: 'tease' },
  awa: { temper: 'grudging', voice: 'dry', favourite: 'ask-repair' },
}
