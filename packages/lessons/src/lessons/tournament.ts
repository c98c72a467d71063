import { mineLesson } from './mine.ts'
import { press } from './steps.ts'

export const tournament = mineLesson('tournament', 'extras', {
  config: { seats: 5, modules: ['tournament'] },
  position: `
    roles: digger digger saboteur digger greedy
    spare roles:
    laid: TBLR 1,0 TBLR 2,0 TBLR 4,0 LR 5,0 LR 6,0
    hand 0: LR TBLR TR TL TBR TB
    hand 1: TB TB TR TR TR TR
    hand 2: TB TL TBR TBR TBR TBR
    hand 3: TL tl tr tb t r
    hand 4: TL tbr blr map map map
    deck: map map map broken-cart broken-cart broken-cart broken-lamp broken-lamp broken-lamp broken-pick
  `,
  steps: [
    press('link', ['card LR', 'cell 3,0', 'lay'], '0 lay LR 3,0', {
      after: ['1 pass TB', '2 pass TB', '3 pass TL', '4 pass TL'],
    }),
    press('lay', ['card TBLR', 'cell 7,0', 'lay'], '0 lay TBLR 7,0', { isPraised: true }),
  ],
})
