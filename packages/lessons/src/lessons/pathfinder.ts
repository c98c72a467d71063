import { mineLesson } from './mine.ts'

export const pathfinder = mineLesson({
  id: 'pathfinder',
  shelf: 'championship',
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
    {
      id: 'play',
      marks: ['card pathfinder'],
      move: '0 pathfinder',
      wrong: { 'tunnel-card': { move: '0 lay LR 6,0', rule: 'kept' } },
    },
    { id: 'one', marks: ['card LR', 'cell 6,0', 'lay'], move: '0 lay LR 6,0' },
    { id: 'two', marks: ['card TBLR', 'cell 7,0', 'lay'], move: '0 lay TBLR 7,0' },
  ],
})
