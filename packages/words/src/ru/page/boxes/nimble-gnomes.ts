import type { BoxWords } from '../../../box-words.ts'

export const box: BoxWords = {
  title: 'Шустрые гномы',
  line: 'Собирайте самоцветы, пока пещеру не завалило.',
  more: '',
  minutes: '20 мин',
}
