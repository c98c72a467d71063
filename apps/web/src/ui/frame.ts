import { Live } from './live.ts'

/** What the frame around a page shows for it. */
export interface Frame {
  /** For the tab. */
  readonly title: string
  /** Beside the mark, where one is. */
  readonly here: string
  /** The page has a bar of its own: a table in play needs all the room. */
  readonly isBare: boolean
}

/**
 * What this screen is at a table: the table and a hand together; a television, which everybody looks
 * at and nobody plays on; only the hand of somebody whose table is on such a screen; or the table turned
 * by a quarter, to who sits beside a device that lies flat: as wide as the screen is high.
 */
export type Screen = 'whole' | 'television' | 'hand' | 'turned'
export const screen = new Live<Screen>('whole')

export const frame = new Live<Frame>({ title: 'Adit', here: '', isBare: false })
