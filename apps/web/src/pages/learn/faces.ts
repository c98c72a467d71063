import type { LessonId } from '@adit/lessons'
import type { Face } from '../../art/index.ts'

const deed = (name: string): Face => ({ of: 'saboteur', card: { name, group: 'action' } })

/** The card that a lesson is about; the first of all lessons is about the whole mine. */
const faces: Readonly<Record<Exclude<LessonId, 'first-dig'>, Face>> = {
  'two-teams': {
    of: 'saboteur',
    card: { name: 'lesson-door', group: 'path', shape: 'L-R', door: 'green' },
  },
  'vein-swap': deed('vein-swap'),
  treasury: deed('treasury'),
  veto: deed('veto'),
  'turn-about': deed('turn-about'),
  craftsman: deed('craftsman'),
  pathfinder: deed('pathfinder'),
  diversion: deed('diversion'),
  greedy: { of: 'role', name: 'greedy' },
  gathering: { of: 'gold', nuggets: 1 },
  'dressing-room': deed('swap-hats'),
  party: { of: 'role', name: 'profiteer' },
  'new-goals': { of: 'saboteur', card: { name: 'dragon', group: 'goal', shape: 'T-B-L-R' } },
  chests: { of: 'chest', name: 'nugget' },
  compromised: deed('repair-lamp'),
  tournament: { of: 'gold', nuggets: 3 },
  'nimble-gnomes': {
    of: 'nimble-gnomes',
    card: { name: 'ruby', sort: 'gem', colour: 'ruby', shape: 'round' },
  },
  'my-treasure': {
    of: 'my-treasure',
    card: { name: 'lesson-find', treasures: [0, 0, 1, 0, 0, 1], mice: 0 },
  },
}

export function faceOfLesson(id: LessonId): Face | undefined {
  return id === 'first-dig' ? undefined : faces[id]
}
