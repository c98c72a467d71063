import type { PageWords } from '../../en/page/index.ts'

export const deal = {
  title: 'Сдача',
  loading: 'Сдаём заново…',
  none: 'Записи этой сдачи нет.',
  fair: 'Каждая карта вытянута заново и та же самая.',
  foul: 'Карты не те, что дают эти числа.',
  what: 'Из числа и долей получается один ключ, а из него по порядку все числа ниже. Каждое говорит, что вытянуто, считая с нуля, и из скольких.',
  move: 'Ход {number}',
  numbers: 'Чисел: {count}',
} satisfies PageWords['deal']
