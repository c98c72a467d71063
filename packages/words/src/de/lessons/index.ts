import type { GuideWords, LessonWords } from '../../lessons/words.ts'
import { championship } from './championship.ts'
import { extras } from './extras.ts'
import { firstDig } from './first-dig.ts'
import { myTreasure } from './my-treasure.ts'
import { nimbleGnomes } from './nimble-gnomes.ts'
import { twoTeams } from './two-teams.ts'

const guide: GuideWords = {
  heading: 'Spielend lernen',
  about: 'Jede Lektion läuft am echten Tisch. Ein paar Griffe, und du kennst das Spiel.',
  shelves: {
    saboteur: 'Saboteur',
    saboteur2: 'Saboteur 2',
    championship: 'Meisterschaftskarten',
    extras: 'Erweiterungen der Jubiläumsausgabe',
    nimble: 'Flinke Zwerge',
    treasure: 'Mein Schatz',
  },
  minutes: 'etwa {minutes} min',
  seconds: 'etwa {seconds} s',
  learned: 'Geschafft',
  halfway: 'Weiter bei Schritt {step}',
  step: 'Schritt {at} von {all}',
  next: 'Weiter',
  again: 'Noch einmal',
  back: 'Zurück',
  skip: 'Lektion verlassen',
  skipNote: 'Der Schritt ist gemerkt: Du kannst jederzeit hier weitermachen.',
  stay: 'Bleiben',
  kept: 'Das geht, aber folgen wir erst dem Licht.',
  finish: {
    heading: 'Das war es',
    text: 'Du hast alles getan, was dieses Spiel verlangt. Der Rest sind die anderen.',
    play: 'Jetzt spielen',
    more: 'Weitere Lektionen',
    again: 'Noch einmal',
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
