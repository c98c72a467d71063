import type { GuideWords, LessonWords } from '../../lessons/words.ts'
import { championship } from './championship.ts'
import { extras } from './extras.ts'
import { firstDig } from './first-dig.ts'
import { myTreasure } from './my-treasure.ts'
import { nimbleGnomes } from './nimble-gnomes.ts'
import { twoTeams } from './two-teams.ts'

const guide: GuideWords = {
  heading: 'Learn by playing',
  about: 'Each lesson is played on the real table. A few presses, and you know the game.',
  shelves: {
    saboteur: 'Saboteur',
    saboteur2: 'Saboteur 2',
    championship: 'Championship cards',
    extras: 'Jubilee extras',
    nimble: 'Nimble Gnomes',
    treasure: 'My Treasure',
  },
  minutes: 'about {minutes} min',
  seconds: 'about {seconds} s',
  learned: 'Done',
  halfway: 'Go on at step {step}',
  step: 'Step {at} of {all}',
  next: 'Go on',
  again: 'Once more',
  back: 'Back',
  skip: 'Leave the lesson',
  skipNote: 'The step is kept: you can go on from here at any time.',
  stay: 'Stay',
  kept: 'That is allowed, but let us follow the light first.',
  finish: {
    heading: 'That is it',
    text: 'You have done everything this asks for. The rest is other people.',
    play: 'Play it now',
    more: 'More lessons',
    again: 'Once more',
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
