export const tv = {
  title: 'Television',
  choose: 'What shall we play?',
  chooseText: 'This screen is the table, your phones are the hands.',
  sit: 'Sit down with your phones',
  about: '{title}, {seats} {seats:seat|seats}',
  steps: [
    'Point a camera at the code',
    'or open {address} and type it',
    'The phone becomes your cards; the table is here',
  ],
  qr: 'Picture for a camera: it leads to a seat at this table',
  free: 'free',
  ready: 'ready',
  notReady: 'not ready yet',
  bot: 'bot',
  fewer: 'A seat less',
  more: 'A seat more',
  begin: 'Begin',
  beginBots: 'Begin with bots',
  waiting: 'Waits until everyone is ready.',
  nobody: 'Waits for the first phone.',
}
export type TvWords = typeof tv
