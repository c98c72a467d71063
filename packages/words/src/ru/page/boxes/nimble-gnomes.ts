import type { BoxWords } from '../../../box-words.ts'

export const box: BoxWords = {
  title: 'Шустрые гномы',
  line: 'Собирайте самоцветы по шесть, сквозь туман и обвал.',
  more: '',
  minutes: '15 мин',
}
