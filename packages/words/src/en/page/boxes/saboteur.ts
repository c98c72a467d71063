import type { BoxWords } from '../../../box-words.ts'

export const box: BoxWords = {
  title: 'Saboteur',
  line: 'Dig for the gold. Someone at the table is against it.',
  more: 'three editions, Saboteur 2, the whole Jubilee box',
  minutes: '20–70 min',
}
