import type { Refusal } from '@adit/kernel'

/** Every reason this game refuses for, with the rule behind it where there is one. */
const reasons = {
  'game-over': undefined,
  'not-your-turn': 'NIM-18',
  malformed: undefined,
  'first-player-due': 'NIM-18',
  'shuffle-due': 'NIM-02',
  'not-the-deck': 'NIM-01',
  'no-such-seat': undefined,
  'take-first': 'NIM-03',
  'taken-already': 'NIM-03',
  'must-take': 'NIM-03',
  'deck-empty': 'NIM-14',
  'not-open': 'NIM-03',
  'not-in-hand': 'NIM-03',
  'cave-not-needed': 'NIM-04',
  'no-cave': 'NIM-05',
  collapsed: 'NIM-08',
  fogged: 'NIM-09',
  'curse-oneself': 'NIM-06',
  'curses-full': 'NIM-07',
  'wrong-wind': 'NIM-10',
  'no-such-fog': 'NIM-10',
  'must-play': 'NIM-30',
  'must-not-pass': 'NIM-20',
} as const

export type RefusalKey = keyof typeof reasons

export const refusalKeys = Object.keys(reasons) as readonly RefusalKey[] // keys of a closed literal

export function refusal(key: RefusalKey, slots?: Refusal['slots']): Refusal {
  const rule = reasons[key]
  return {
    key,
    ...(rule === undefined ? {} : { rule }),
    ...(slots === undefined ? {} : { slots }),
  }
}
