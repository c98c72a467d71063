import type { PageWords } from '../../en/page/index.ts'

export const rules = {
  title: 'Правила',
  heading: 'Правила',
  intro:
    'Каждое правило, по которому здесь играют, под своим номером. Сюда же ведёт «почему нельзя?» за столом.',
  titleOf: 'Правила: {title}',
  search: 'Искать в правилах',
  searchPlaceholder: 'Слово или номер: {id}',
  found: '{count:Найдено|Найдены|Найдено} {count} {count:правило|правила|правил}',
  foundNone: 'Ни в одном правиле нет «{query}». Попробуйте слово короче.',
  clear: 'Очистить',
  edition: 'Издание',
  editions: { all: 'Все', '09': '2009', '11': '2011', J: 'Юбилейное' },
  editionNames: { '09': '2009', '11': '2011', J: 'юбилейное' },
  onlyRulings: 'Только решения',
  contents: 'Содержание',
  words: 'Слова',
  ruling: 'Решение',
  why: 'Почему',
  holdsFor: 'Действует: {editions}',
  inEdition: 'в этом издании: {editions}',
  link: 'Ссылка на {id}',
  copied: 'Ссылка скопирована: {id}',
  other: 'Другие игры',
  rulingsNote:
    'Решение — это наш выбор там, где печатные правила молчат или спорят сами с собой. При нём всегда сказано почему.',
  count: '{count} {count:правило|правила|правил}',
  noRules: 'По этому адресу правил нет',
  noRulesWhy: 'Игры «{title}» здесь нет.',
} satisfies PageWords['rules']
