import type { BoxWords } from '../../../box-words.ts'

export const box: BoxWords = {
  title: 'Nimble Gnomes',
  line: 'Collect gems before the cave falls in.',
  more: '',
  minutes: '20 min',
}
