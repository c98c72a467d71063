import { type Pace, paces } from '@adit/protocol'
import { isLanguage, type Language, languageFor } from '@adit/words'
import { Live } from '../ui/live.ts'
import { fieldsOf } from './fields.ts'
import { browserKeeping, type Keeping, readKept } from './kept.ts'
import { look } from './look.ts'

/** When new things are explained: in the first games, in all of them, in none. */
const tipTimes = ['first', 'always', 'never'] as const
type TipTimes = (typeof tipTimes)[number]

/** What a person likes, besides how the page looks (see ui/look.ts). Kept on the device. */
export interface Settings {
  readonly language: Language
  /** 0 to 100. */
  readonly volume: number
  readonly muted: boolean
  /** Drips and timber while nobody does anything. */
  readonly ambience: boolean
  /** What gnomes say is shown. */
  readonly gossip: boolean
  /** How long things are shown. */
  readonly pace: Pace
  /** What is seen for the first time says what it does. */
  readonly tips: TipTimes
  /** Alone with bots, a move that is much worse than another is asked about before it is made. */
  readonly coach: boolean
}

const KEY = 'settings'
/** The language is nobody's to reset. */
export const usualSettings = {
  volume: 60,
  muted: false,
  ambience: true,
  gossip: true,
  pace: 'normal',
  tips: 'first',
  coach: false,
} as const

/** What is not understood is as usual: what is kept may be older than this code. */
export function readSettings(keeping: Keeping, languages: readonly string[]): Settings {
  const { language, volume, muted, ambience, gossip, pace, tips, coach } = fieldsOf(
    readKept(keeping, KEY),
  )
  const isVolume = typeof volume === 'number' && volume >= 0 && volume <= 100
  return {
    language:
      typeof language === 'string' && isLanguage(language) ? language : languageFor(languages),
    volume: isVolume ? Math.round(volume) : usualSettings.volume,
    muted: muted === true,
    ambience: ambience !== false,
    gossip: gossip !== false,
    pace: paces.find(one => one === pace) ?? usualSettings.pace,
    tips: tipTimes.find(one => one === tips) ?? usualSettings.tips,
    coach: coach === true,
  }
}

export function saveSettings(keeping: Keeping, settings: Settings): void {
  keeping.write(KEY, JSON.stringify(settings))
}

/** Of this page. Sounds read `volume` and `muted` here. */
export const settings = new Live(
  readSettings(browserKeeping, typeof navigator === 'undefined' ? [] : navigator.languages),
)

/** Calm mode has the calm pace in it. */
export function paceHere(): Pace {
  return look.value.calm ? 'calm' : settings.value.pace
}

export function changeSettings(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change }
  saveSettings(browserKeeping, settings.value)
}
