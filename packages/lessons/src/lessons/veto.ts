import { mineLesson } from './mine.ts'
import { look, press } from './steps.ts'

export const veto = mineLesson('veto', 'championship', {
  config: { championship: ['veto'], modules: [] },
  position: `
    mover: 2
    laid: TBLR 1,0 TBLR 2,0 LR 3,0 LR 4,0 LR 5,0
    hand 0: veto TB TR TL map TBR
    hand 2: lr TR TL TL TL TBR
    hand 3: TBR TBR TBR tl tr tb
    deck: t r tbr blr map map map map map broken-cart
  `,
  steps: [
    look('window', ['next'], { before: ['2 lay lr 6,0'] }),
    press('veto', ['veto'], '0 veto', {
      after: ['1 allow', '3 allow'],
      wrong: { 'let-it-pass': { move: '0 allow', rule: 'kept' } },
    }),
    look('end'),
  ],
})
