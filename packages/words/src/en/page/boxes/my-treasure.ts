import type { BoxWords } from '../../../box-words.ts'

export const box: BoxWords = {
  title: 'My Treasure',
  line: 'Take it now or risk one more? The orcs are close.',
  more: '',
  minutes: '10–15 min',
}
