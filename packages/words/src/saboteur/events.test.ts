import type { Viewer } from '@adit/kernel'
import {
  cellAt,
  chestOf,
  type Event,
  type EventType,
  faceOf,
  kindOf,
  roleOf,
  saboteur,
} from '@adit/saboteur'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../languages.ts'
import { GAP, names, packed, plain, tellerIn } from './testing.ts'

const at = cellAt(3, -1)
const goal = cellAt(8, 0)
const face = faceOf(kindOf.TR, 1)
const hand = [kindOf.map, kindOf.TBLR]

/** One of each, as the judge hears it. */
const samples: { readonly [Type in EventType]: Extract<Event, { readonly type: Type }> } = {
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
    move: packed('lay LR 1,0 asking 2'),
  },
  'help-given': { type: 'help-given', seat: 1 },
  'help-declined': { type: 'help-declined', seat: 1 },
  'toll-paid': { type: 'toll-paid', seat: 1, target: 2 },
  'goal-shown': { type: 'goal-shown', seat: 1, at: goal, kind: kindOf['stone-left'] },
  'goal-turned': { type: 'goal-turned', seat: 1, at: goal, face: faceOf(kindOf.dragon, 0) },
  'bag-found': { type: 'bag-found', seat: 1, nuggets: 2 },
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

const SILENT: readonly EventType[] = ['turn-begun', 'answered']

const { redact } = saboteur.open(saboteur.presets[0].config)

function tellTo(viewer: Viewer, event: Event, language: Language): string | undefined {
  const told = redact(event, viewer)
  return told === undefined ? undefined : plain(tellerIn(language).tell(told, names))
}

describe.each(LANGUAGES)('every event in words: %s', language => {
  it.each(Object.values(samples).filter(({ type }) => !SILENT.includes(type)))('$type', event => {
    for (const viewer of ['judge', 'spectator', 0, 1, 2] as const) {
      const told = tellTo(viewer, event, language)
      expect(told).toMatch(/[.!]$/)
      expect(told).not.toMatch(GAP)
    }
  })

  it.each(SILENT)('%s is not worth a line', type => {
    expect(tellTo('judge', samples[type], language)).toBeUndefined()
  })
})

describe('events in words', () => {
  it.each<[Event, string, string]>([
    [samples.laid, 'Глеб lays corner ←↓ at 3 : −1.', 'Глеб выкладывает: поворот ←↓, 3 : −1.'],
    [
      { ...samples.laid, seat: -1 },
      'In the middle, at 3 : −1, lies corner ←↓.',
      'Посередине, в клетке 3 : −1, лежит поворот ←↓.',
    ],
    [samples.broke, 'Глеб breaks the lamp: Ost.', 'Глеб ломает лампу: Ost.'],
    [
      { ...samples.collapsed, face: -1 },
      'Rock fall! Глеб buries the chest at 3 : −1.',
      'Обвал! Глеб заваливает тайник: 3 : −1.',
    ],
    [
      { ...samples.peeked, kind: kindOf.TB$, chest: chestOf.nugget },
      'Глеб looks at the chest at 8 : 0: chest tunnel ↑↓, a nugget.',
      'Глеб смотрит тайник 8 : 0: туннель тайника ↑↓, самородок.',
    ],
    [{ ...samples.passed, cards: [] }, 'Глеб has no cards and passes.', 'Глеб пасует без карт.'],
    [
      { ...samples['dragon-met'], nuggets: 0 },
      'Глеб meets the dragon and has nothing to lose.',
      'Глеб встречает дракона, но отдать нечего.',
    ],
    [
      samples['round-ended'],
      'Глеб reaches the gold! The diggers win the round. Рыжик: digger; Глеб: saboteur.',
      'Глеб доходит до золота! Раунд выигрывают золотоискатели. Рыжик — золотоискатель; Глеб — вредитель.',
    ],
    [
      {
        ...samples['round-ended'],
        ending: 3,
        seat: -1,
        roles: [roleOf.digger],
        winners: [roleOf.saboteur],
      },
      'The deck is empty and everybody has passed: the gold stays hidden. Рыжик: digger.',
      'Колода пуста, все спасовали: до золота не дошли. Рыжик — золотоискатель.',
    ],
    [
      samples['game-ended'],
      'The game is over (Рыжик 3, Глеб 5, Ost 5). Winners: Глеб and Ost.',
      'Игра окончена (Рыжик 3, Глеб 5, Ost 5). Победители: Глеб и Ost.',
    ],
  ])('%j', (event, en, ru) => {
    expect(plain(tellerIn('en').tell(event, names))).toBe(en)
    expect(plain(tellerIn('ru').tell(event, names))).toBe(ru)
  })

  it.each<[Event, string, string]>([
    [samples.drew, 'Глеб draws map.', 'Глеб draws 1 card.'],
    [samples.passed, 'Глеб passes, discarding map, crossing.', 'Глеб passes, discarding 2 cards.'],
    [samples.peeked, 'Глеб looks at the card at 8 : 0: gold.', 'Глеб looks at the card at 8 : 0.'],
    [samples.inspected, 'Глеб looks at a role: Ost is boss.', 'Глеб looks at a role: Ost.'],
    [samples.paid, 'Глеб receives 4 nuggets.', 'Глеб receives 2 gold cards.'],
    [
      samples['hands-swapped'],
      'Глеб and Ost swap hands. Глеб: map, crossing; Ost: nothing.',
      'Глеб and Ost swap hands.',
    ],
  ])('%j says less to those who may not know', (event, own, others) => {
    expect(tellTo(1, event, 'en')).toBe(own)
    expect(tellTo(0, event, 'en')).toBe(others)
  })

  it('leaves a played card to the sentence about what it does', () => {
    const move = packed('map 8,0')
    const played: Event = { type: 'played', seat: 1, kind: kindOf.map, move }
    expect(tellerIn('en').tell(played, names)).toBeUndefined()
    expect(tellerIn('en').tell(samples.played, names)).toBe('Глеб plays pathfinder.')
  })
})
