import type { BoxWords } from '../../../box-words.ts'

export const box: BoxWords = {
  title: 'Гномы-вредители',
  line: 'Копайте к золоту. Кто-то за столом против.',
  more: 'три издания, «Гномы-вредители-2» и всё юбилейное',
  minutes: '20–70 мин',
}
