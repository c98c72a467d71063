import type { BoxWords } from '../../../box-words.ts'

export const box: BoxWords = {
  title: 'Гномы-вредители',
  line: 'Копайте к золоту. Кто-то за столом против.',
  more: 'три издания, «Вредители 2», всё из юбилейной коробки',
  minutes: '20–70 мин',
}
