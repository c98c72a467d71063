import { mineLesson } from './mine.ts'
import { press } from './steps.ts'

export const treasury = mineLesson('treasury', 'championship', {
  config: { championship: ['treasury'], modules: [] },
  position: `
    laid: TBLR 1,0 TBLR 2,0 TBLR 3,0 TBLR 4,0 LR 5,0 LR 6,0
    pile: LR map rock-fall TR TL
    hand 0: treasury TB TR TL map TBR
    hand 1: TB TR TR TR TL TL
    hand 2: TB TBR TBR TBR TBR tl
    hand 3: TB tr tb t r tbr
    deck: blr map map map map broken-cart
  `,
  steps: [
    press('play', ['card treasury'], '0 treasury'),
    press('keep', ['offer LR'], '0 keep LR', {
      after: ['1 pass TB', '2 pass TB', '3 pass TB'],
      wrong: { 'another-card': { move: '0 keep map', rule: 'kept' } },
    }),
    press('lay', ['card LR', 'cell 7,0', 'lay'], '0 lay LR 7,0'),
  ],
})
