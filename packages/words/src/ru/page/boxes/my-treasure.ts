import type { BoxWords } from '../../../box-words.ts'

export const box: BoxWords = {
  title: 'Мой клад',
  line: 'Взять сейчас или рискнуть? Орки близко.',
  more: '',
  minutes: '10–15 мин',
}
