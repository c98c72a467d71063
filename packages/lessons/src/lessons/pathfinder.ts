import { mineLesson } from './mine.ts'
import { press } from './steps.ts'

export const pathfinder = mineLesson('pathfinder', 'championship', {
  config: { championship: ['pathfinder'], modules: [] },
  position: `
    laid: TBLR 1,0 TBLR 2,0 TBLR 3,0 LR 4,0 LR 5,0
    hand 0: pathfinder LR TBLR TL map TBR
    hand 1: TB TB TB TB TR TR
    hand 2: TR TR TR TL TL TL
    hand 3: TBR TBR TBR TBR tl tr
    deck: tb t r tbr blr map map map map map
  `,
  steps: [
    press('play', ['card pathfinder'], '0 pathfinder', {
      wrong: { 'tunnel-card': { move: '0 lay LR 6,0', rule: 'kept' } },
    }),
    press('one', ['card LR', 'cell 6,0', 'lay'], '0 lay LR 6,0'),
    press('two', ['card TBLR', 'cell 7,0', 'lay'], '0 lay TBLR 7,0'),
  ],
})
