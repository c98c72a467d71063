import { mineLesson } from './mine.ts'
import { press } from './steps.ts'

export const craftsman = mineLesson('craftsman', 'championship', {
  config: { championship: ['craftsman'], modules: [] },
  position: `
    laid: TBLR 1,0 TBLR 2,0 TBLR 3,0 LR 4,0 LR 5,0 LR 6,0
    front: lamp+cart - - pick
    hand 0: craftsman repair-cart TBLR TL map TBR
    hand 1: TB TB TR TR TR TR
    hand 2: TB TR TL TL TL TBR
    hand 3: TB TBR TBR TBR tl tr
    deck: tb t r tbr blr map map map map
  `,
  steps: [
    press('mend', ['card craftsman', 'seat 0', 'tool lamp'], '0 repair craftsman lamp 0', {
      after: ['1 pass TB', '2 pass TB', '3 pass TB'],
      wrong: { cart: { move: '0 repair craftsman cart 0', rule: 'kept' } },
    }),
    press('cart', ['card repair-cart', 'seat 0'], '0 repair cart 0', {
      wrong: { 'tunnel-card': { move: '0 lay TBLR 7,0', rule: 'SAB-28' } },
    }),
  ],
})
