export const deal = {
  title: 'The deal',
  loading: 'Drawing again…',
  none: 'There is no record of this deal.',
  fair: 'Every card was drawn again and is the same.',
  foul: 'The cards are not those that these numbers give.',
  what: 'The number and the shares make one key; from it come all numbers below, in order. Each says which was drawn, counted from 0, of how many.',
  move: 'Move {number}',
  numbers: '{count} {count:number|numbers}',
}
