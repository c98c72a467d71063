import { parseCount, type Seat, sealWindows, type Windows } from '@adit/kernel'
import { SETUP } from '../signs.ts'
import { parseOpen, printOpen } from '../text/open-text.ts'
import { readWindows, windowFields, windowNames } from '../text/window-text.ts'
import { chanceWord, roundWord, seatWord, stageWord } from '../text/words.ts'
import { one } from './lines.ts'
import { open, type Part, secret } from './part.ts'

/** What lasts the whole game, and what is waited for. */
export interface GamePart {
  stage: number
  /** The verb of the CHANCE move that is waited for (play/draw.ts), 0 if none. */
  chance: number
  /** 1, 2, 3 (SAB-61). */
  round: number
  /** The round's first player. */
  first: Seat
  /** SAB-62: who last took a turn with a card. */
  last: Seat
  /** The last move made openly, without what it hides (public-form.ts), and whose it was. */
  latest: number
  latestBy: Seat
  windows: Windows
}

const NONE = -1

export const gamePart: Part<GamePart> = {
  stage: open(SETUP, one('stage', stageWord)),
  chance: open(rules => rules.opening[0], one('chance', chanceWord)),
  round: open(1, one('round', roundWord)),
  first: open(rules => Math.max(0, rules.firstSeat), one('first', seatWord)),
  last: open(0, one('last', seatWord)),
  latest: open(NONE, {
    ...one('latest', {
      print: printOpen,
      parse: (text = '') => parseOpen(text.slice(text.indexOf(' ') + 1)),
    }),
    print: (move, _before, { latestBy }) =>
      move === NONE ? [] : [['latest', [latestBy, printOpen(move)]]],
  }),
  // Before the move, on the same line.
  latestBy: open(NONE, {
    ...one('latest', { print: String, parse: (text = '') => parseCount(text.split(' ')[0]) }),
    print: () => [],
  }),
  windows: secret(
    [],
    {
      names: () => windowNames,
      print: (windows, _before, state) => windowFields(state.held.length, windows),
      read: (fields, _before, rules) => readWindows(rules.seats, fields),
    },
    (windows, { self, state }) => sealWindows(windows, state.held.length, self),
  ),
}
