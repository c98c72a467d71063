import { nth, type Viewer } from '@adit/kernel'
import {
  cellAt,
  chestOf,
  type Event,
  type EventType,
  faceOf,
  kindOf,
  type Move,
  type PlayerMove,
  roleOf,
  saboteur,
} from '@adit/saboteur'
import type { Language } from '../languages.ts'
import { chapter, loadEveryLanguage } from '../library.ts'
import type { Company } from '../people.ts'
import { type SaboteurTeller, saboteurTeller } from './teller.ts'

await loadEveryLanguage()

export const names = ['Рыжик', 'Глеб', 'Ost', 'Ida', 'Kuno', 'Vera', 'Hob', 'Lune'] as const

/** Nobody of them reads. */
export const onlookers = { names }

/** What a text shows where something was left out. */
export const GAP = /[{}]|undefined|NaN/

export function tellerIn(language: Language): SaboteurTeller {
  return saboteurTeller(language, chapter(language, 'rules/saboteur'))
}

/** No-break spaces are hard to see in a test. */
export function plain(text: string | undefined): string | undefined {
  return text?.replaceAll('\u00a0', ' ')
}

const { notation } = saboteur.open(nth(saboteur.presets, 0).config)

export function moveIn(text: string): Move {
  const move = notation.parseMove(text)
  if (!move.ok) throw new Error(`no move: ${text}`)
  return move.value
}

/** A player's move, which is a number. */
export function packed(text: string): PlayerMove {
  const move = moveIn(text)
  if (typeof move !== 'number') throw new Error(`a move of CHANCE: ${text}`)
  return move
}

/** As one of them reads it. */
export function companyFor(viewer: Viewer): Company {
  return { names, self: typeof viewer === 'number' ? viewer : undefined }
}

const at = cellAt(3, -1)
const goal = cellAt(8, 0)
const face = faceOf(kindOf.TR, 1)
const hand = [kindOf.map, kindOf.TBLR]

/** One of each, as the judge hears it. */
export const samples: { readonly [Type in EventType]: Extract<Event, { readonly type: Type }> } = {
  'lot-drawn': { type: 'lot-drawn', seat: 1 },
  'round-begun': { type: 'round-begun', round: 2, seat: 1, deck: 67 },
  'roles-dealt': { type: 'roles-dealt', roles: [roleOf.digger, roleOf.saboteur], left: 1 },
  'goals-laid': { type: 'goals-laid', places: [goal] },
  'chests-laid': { type: 'chests-laid', places: [at] },
  'cards-dealt': { type: 'cards-dealt', hands: [hand, hand], deck: 30 },
  'turn-begun': { type: 'turn-begun', seat: 1 },
  played: {
    type: 'played',
    seat: 1,
    kind: kindOf.pathfinder,
    move: packed('pathfinder'),
  },
  answered: { type: 'answered', seat: 1 },
  vetoed: { type: 'vetoed', seat: 1, victim: 2, kind: kindOf.map },
  laid: { type: 'laid', seat: 1, face, at },
  diverted: { type: 'diverted', seat: 1, face, from: at, at: goal },
  broke: { type: 'broke', seat: 1, target: 2, tool: 1 },
  repaired: { type: 'repaired', seat: 1, target: 2, tool: 2 },
  collapsed: { type: 'collapsed', seat: 1, at, face },
  peeked: { type: 'peeked', seat: 1, at: goal, kind: kindOf.gold, chest: -1 },
  'thief-sent': { type: 'thief-sent', seat: 1 },
  'thief-caught': { type: 'thief-caught', seat: 1, target: 2 },
  'hands-swapped': { type: 'hands-swapped', seat: 1, target: 2, got: hand, gave: [] },
  inspected: { type: 'inspected', seat: 1, target: 2, role: roleOf.boss },
  'hats-swapped': { type: 'hats-swapped', seat: 1, target: 2, role: roleOf.green },
  trapped: { type: 'trapped', seat: 1, target: 2 },
  freed: { type: 'freed', seat: 1, target: 2 },
  'veins-swapped': { type: 'veins-swapped', seat: 1, one: goal, other: at },
  'turned-about': { type: 'turned-about', seat: 1, heading: -1 },
  looked: { type: 'looked', seat: 1, from: 'pile', cards: hand },
  kept: { type: 'kept', seat: 1, kind: kindOf.map, back: 4 },
  passed: { type: 'passed', seat: 1, cards: hand },
  'path-left': { type: 'path-left', seat: 1 },
  ransomed: { type: 'ransomed', seat: 1, removed: 1, cards: hand },
  'figure-placed': { type: 'figure-placed', seat: 1, at, side: 3, card: kindOf.map },
  'figure-left': { type: 'figure-left', seat: 1, at },
  'help-asked': {
    type: 'help-asked',
    seat: 1,
    target: 2,
    owner: 3,
    move: packed('lay LR 1,0 asking 2'),
  },
  'help-given': { type: 'help-given', seat: 1, owner: 3 },
  'help-declined': { type: 'help-declined', seat: 1 },
  'toll-paid': { type: 'toll-paid', seat: 1, target: 2 },
  'goal-shown': { type: 'goal-shown', seat: 1, at: goal, kind: kindOf['stone-left'] },
  'goal-turned': { type: 'goal-turned', seat: 1, at: goal, face: faceOf(kindOf.dragon, 0) },
  'nuggets-found': { type: 'nuggets-found', seat: 1, nuggets: 2 },
  'dragon-met': { type: 'dragon-met', seat: 1, nuggets: 1 },
  'postcard-linked': { type: 'postcard-linked', seat: 1, at },
  'role-changed': { type: 'role-changed', seat: 1, role: roleOf.greedy },
  'party-held': { type: 'party-held', roles: [roleOf.digger, roleOf.saboteur] },
  'chest-shown': { type: 'chest-shown', seat: 1, at, kind: kindOf.TR$ },
  'chest-turned': { type: 'chest-turned', seat: 1, at, face: faceOf(kindOf.TR$, 1) },
  'chest-opened': { type: 'chest-opened', seat: 1, at, chest: chestOf['burn-deck'] },
  'gold-found': { type: 'gold-found', seat: 1, value: 2 },
  'goal-moved': { type: 'goal-moved', seat: 1, at: goal, to: cellAt(9, 0) },
  'pile-stirred': { type: 'pile-stirred', seat: 1 },
  'deck-burned': { type: 'deck-burned', seat: 1, count: 5 },
  'card-snatched': { type: 'card-snatched', seat: 1, target: 2, kind: kindOf.map },
  drew: { type: 'drew', seat: 1, cards: [kindOf.map] },
  'round-ended': {
    type: 'round-ended',
    ending: 1,
    seat: 1,
    roles: [roleOf.digger, roleOf.saboteur],
    winners: [roleOf.digger],
  },
  'gold-offered': { type: 'gold-offered', seat: 1, cards: [1, 1, 3] },
  'gold-taken': { type: 'gold-taken', seat: 1, value: 3 },
  paid: { type: 'paid', seat: 1, nuggets: 4, cards: 2 },
  stole: { type: 'stole', seat: 1, target: 2 },
  'stole-nothing': { type: 'stole-nothing', seat: 1 },
  'game-ended': { type: 'game-ended', gold: [3, 5, 5] },
}
