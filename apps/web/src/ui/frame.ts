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

export const frame = new Live<Frame>({ title: 'Adit', here: '', isBare: false })
