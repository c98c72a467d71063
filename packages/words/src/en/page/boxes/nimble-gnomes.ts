import type { BoxWords } from '../../../box-words.ts'

export const box: BoxWords = {
  title: 'Nimble Gnomes',
  line: 'Collect gems in sets of six, through fog and collapse.',
  more: '',
  minutes: '15 min',
}
