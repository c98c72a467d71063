import type { Module } from './module.ts'

/** Tunnel gathering: two figures that take a toll. */
export const gathering: Module = {
  name: 'gathering',
  tokens: true,
  seams: { figures: 2, stake: 1 },
}

/** The two sides of one postcard. */
export const dressingRoom: Module = {
  name: 'dressing-room',
  seams: { postcard: 'dressing-room' },
}
export const party: Module = { name: 'party', seams: { postcard: 'party' } }

/** Eight new goals, five of which lie in the maze. */
export const goals: Module = {
  name: 'goals',
  tokens: true,
  seams: { goals: 'new-goals' },
}

/** Treasure chests under special tunnel cards. */
export const chests: Module = { name: 'chests', seams: { chests: true } }
