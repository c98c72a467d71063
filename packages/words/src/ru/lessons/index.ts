import type { GuideWords, LessonWords } from '../../lessons/words.ts'
import { championship } from './championship.ts'
import { extras } from './extras.ts'
import { firstDig } from './first-dig.ts'
import { myTreasure } from './my-treasure.ts'
import { nimbleGnomes } from './nimble-gnomes.ts'
import { twoTeams } from './two-teams.ts'

const guide: GuideWords = {
  heading: 'Учимся играя',
  about: 'Каждый урок идёт на настоящем столе. Несколько нажатий, и вы знаете игру.',
  shelves: {
    saboteur: 'Гномы-вредители',
    saboteur2: 'Гномы-вредители-2',
    championship: 'Карты чемпионатов',
    extras: 'Юбилейные дополнения',
    nimble: 'Шустрые гномы',
    treasure: 'Мой клад',
  },
  minutes: 'около {minutes} мин',
  seconds: 'около {seconds} с',
  learned: 'Пройден',
  halfway: 'Дальше с шага {step}',
  step: 'Шаг {at} из {all}',
  next: 'Дальше',
  again: 'Ещё раз',
  back: 'Назад',
  skip: 'Выйти из урока',
  skipNote: 'Шаг запомнен: продолжить можно в любой момент.',
  stay: 'Остаться',
  kept: 'Так можно, но сейчас идём за светом.',
  finish: {
    heading: 'Вот и всё',
    text: 'Вы сделали всё, что нужно в этой игре. Остальное зависит от людей.',
    play: 'Играть',
    more: 'Другие уроки',
    again: 'Ещё раз',
  },
}

export const lessons: LessonWords = {
  guide,
  lessons: {
    'first-dig': firstDig,
    'two-teams': twoTeams,
    ...championship,
    ...extras,
    'nimble-gnomes': nimbleGnomes,
    'my-treasure': myTreasure,
  },
}
