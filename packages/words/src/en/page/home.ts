import { boxes } from '../register.ts'

export const home = {
  title: 'Adit: gnome card games',
  heading: 'What shall we play?',
  games: 'Games',
  boxes,
  /** On the gems of a box. */
  gems: { ruby: 'R', heliodor: 'H', sapphire: 'S' },
  players: '{min}–{max} players',
  playWithBots: 'Play with bots',
  playWithBotsAt: 'Play {title} with bots',
  opening: 'Dealing…',
  openTable: 'Open a table',
  openTableAt: 'Open a table of {title}',
  notOpened: 'The table was not opened: {why}',
  quick: 'Quick actions',
  firstDig: 'New here? First dig: a round of Saboteur in three minutes, on the real table.',
  begin: 'Begin',
  around: 'Several people, one device? It goes round, and a curtain hides each hand.',
  aroundGo: 'Pass it round',
  mine: {
    heading: 'My tables',
    none: 'None yet. A game with bots is one press away.',
    yourTurn: 'Your turn',
    notYourTurn: 'not your turn',
    seating: 'people are sitting down',
    finished: 'finished',
    here: 'on this device',
    more: 'Show all',
    archive: 'Games that were played',
  },
  public: {
    heading: 'Open tables',
    none: 'No one is waiting for players just now. Open a table and others will see it here.',
    offline:
      'No server answers, so other people’s tables cannot be listed. Playing with bots works.',
    connecting: 'Looking for tables…',
    taken: '{taken} of {seats} seats taken',
  },
  join: {
    heading: 'Join by code',
    label: 'The code from the invitation',
    placeholder: '384 127',
    sit: 'Join',
    note: 'We ask your name at the table. No account needed.',
    short: 'A code has 6 or 12 signs, this one has {count}.',
    long: 'A code has 6 or 12 signs, this one has {count}.',
    letters: 'A code has letters and digits only; “{text}” has something else in it.',
    unknown: 'No table has the code {code}. Look at it once more, or ask for the link.',
    offline:
      'No server answers, so the table cannot be looked for. The code stays here; try again.',
  },
}
