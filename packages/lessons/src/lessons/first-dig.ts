import type { Lesson } from '../lesson.ts'
import { look, press } from './steps.ts'

export const firstDig = {
  id: 'first-dig',
  title: 'saboteur',
  shelf: 'saboteur',
  config: { seats: 4, edition: 'jubilee', first: 0 },
  start: {
    turns: [
      '* roles digger digger saboteur digger digger',
      '* goals stone-right stone-left gold',
      '* gold 3 1 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 3 3 3',
      '* deal LR map repair-pick TLR rock-fall TBLR TBLR LR LR TB broken-lamp TL TLR broken-pick repair-lamp tr TB tblr map broken-lamp broken-cart TR TB TLR TL TR TBR TBLR TR TL TLR TBR broken-cart TBLR TL TR TBR broken-pick TLR map repair-lamp-cart TR tb TBR TB TBR TBLR t r lr tl tbr blr broken-pick broken-lamp broken-cart repair-pick repair-lamp repair-cart repair-cart repair-pick-lamp repair-pick-cart rock-fall rock-fall map map map',
    ],
  },
  steps: [
    look('role', ['role'], { isPraised: true, wrong: { 'hand-card': { rule: 'kept' } } }),
    look('card', ['card LR'], {
      wrong: { 'another-tunnel': { rule: 'kept' }, goal: { rule: 'kept' } },
    }),
    press('lay', ['cell 1,0', 'lay'], '0 lay LR 1,0', {
      after: ['1 lay TBLR 2,0', '2 lay TLR 3,0', '3 map 8,0'],
      wrong: {
        'cell-above-the-start': { move: '0 lay LR 0,-1', rule: 'SAB-22' },
        'cell-left-of-the-start': { move: '0 lay LR -1,0', rule: 'kept' },
        'cell-far-away': { move: '0 lay LR 5,0', rule: 'SAB-21' },
      },
    }),
    look('others', ['crew', 'next'], { isWatched: true }),
    press('map', ['card map', 'cell 8,2'], '0 map 8,2', {
      after: ['1 lay LR 4,0', '2 break pick 0', '3 break lamp 2'],
      isPraised: true,
      wrong: {
        'middle-goal': { move: '0 map 8,0', rule: 'kept' },
        'tunnel-card': { rule: 'kept' },
      },
    }),
    look('broken', ['seat 0', 'next'], { isWatched: true }),
    press('mend', ['card repair-pick', 'seat 0'], '0 repair pick 0', {
      after: ['1 lay LR 5,0', '2 repair lamp 2', '3 pass TB'],
      isPraised: true,
      wrong: {
        'tunnel-card': { move: '0 lay TLR 5,0', rule: 'SAB-28' },
        'another-player': { move: '0 repair pick 1', rule: 'SAB-42' },
      },
    }),
    look('pass', ['seat 3', 'next']),
    press('turn', ['card TLR', 'cell 6,0', 'turn', 'lay'], '0 lay BLR 6,0', {
      after: ['1 lay TB 6,1', '2 lay tr 6,2', '3 break cart 2'],
      isPraised: true,
      wrong: { 'lay-without-turning': { move: '0 lay TLR 6,0', rule: 'kept' } },
    }),
    look('dead-end', ['cell 6,2', 'next']),
    press('rock-fall', ['card rock-fall', 'cell 6,2'], '0 rock-fall 6,2', {
      after: ['1 break lamp 2', '2 pass TB', '3 lay TR 6,2'],
      wrong: {
        start: { move: '0 rock-fall 0,0', rule: 'SAB-44' },
        'another-tunnel': { move: '0 rock-fall 5,0', rule: 'kept' },
        'laying-on-behind-the-dead-end': { move: '0 lay TBLR 7,2', rule: 'SAB-23' },
      },
    }),
    look('almost', ['cell 7,2', 'next']),
    press('gold', ['card TBLR', 'cell 7,2', 'lay'], '0 lay TBLR 7,2', {
      isPraised: true,
      wrong: { corner: { move: '0 lay TL 7,2', rule: 'kept' } },
    }),
    look('suspect', ['seat 1', 'seat 2', 'seat 3'], {
      pick: 'seat 2',
      isPraised: true,
      wrong: { 'hob-or-kuno': { rule: 'kept' } },
    }),
    press('take', ['gold 3'], '0 take 3', {
      after: ['3 take 2'],
      wrong: { 'smaller-card': { rule: 'kept' } },
    }),
    look('end'),
  ],
} as const satisfies Lesson
