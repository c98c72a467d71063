import { mineLesson } from './mine.ts'
import { look, press } from './steps.ts'

export const veinSwap = mineLesson('vein-swap', 'championship', {
  config: { championship: ['vein-swap'], modules: [] },
  position: `
    goals: gold stone-right stone-left
    goals known: 0 - -
    laid: TBLR 1,0 TBLR 2,0 TBLR 3,0 TBLR 4,0 LR 5,0 LR 6,0
    hand 0: vein-swap TB TR TL map TBR
    hand 1: LR TB TB TB TR TR
    hand 2: TR TR TL TL TL TBR
    hand 3: TBR TBR TBR tl tr tb
    deck: t r tbr blr map map map map map broken-cart
  `,
  steps: [
    press('swap', ['card vein-swap', 'cell 8,-2', 'cell 8,0'], '0 vein-swap 8,-2 8,0', {
      after: ['1 lay LR 7,0'],
      isPraised: true,
      wrong: { 'one-goal-twice': { rule: 'kept' } },
    }),
    look('end'),
  ],
})
