import type { BoxWords } from '../../../box-words.ts'

export const box: BoxWords = {
  title: 'Mein Schatz',
  line: 'Jetzt nehmen oder noch einen wagen? Die Orks sind nah.',
  more: '',
  minutes: '10–15 min',
}
