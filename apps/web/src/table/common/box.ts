import type { Face, Svg } from '../../art/index.ts'

export type Shown = Face | { readonly svg: Svg }

/** What is in a game's box, for those who choose what to play with. */
export interface Box {
  /** The card that shows an extra at a glance, by option and value; for a switch the value is ''. */
  extra(option: string, value: string): Shown | undefined
  /** Three cards that show what a preset is like. */
  preset(name: string): readonly Face[]
  /** About how long a game lasts, in minutes. */
  minutes(config: Readonly<Record<string, unknown>>): number
}
