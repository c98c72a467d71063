import type { Seat } from '@adit/kernel'

/** What moves a gnome to speak. */
export type Occasion = 'accuse' | 'trust' | 'ask-repair' | 'tease' | 'apologise'

/** What was seen that the remark is about; which words fit depends on it. */
export type Sight = 'straight' | 'corner' | 'dead-end' | 'break' | 'mend' | 'fall' | 'pass' | 'look'

/** Something worth saying at a moment; the words are for who has them. */
export interface Remark {
  readonly on: Occasion
  /** Whom it is about, or who is asked. */
  readonly seat?: Seat
  /** The tool that is missing. */
  readonly tool?: string
  readonly sight?: Sight
}
