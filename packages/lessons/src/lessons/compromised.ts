import { mineLesson } from './mine.ts'
import { press } from './steps.ts'

export const compromised = mineLesson('compromised', 'extras', {
  config: { modules: ['compromised'] },
  position: `
    laid: TBLR 1,0 TBLR 2,0 TBLR 3,0 TBLR 4,0 LR 5,0 LR 6,0
    front: lamp - - -
    gold pile: 3 1 2 1 1 1
    hand 0: repair-lamp TBLR TR TL TBR TB
    hand 1: LR TB TB TB TR TR
    hand 2: TR TR TL TL TL TBR
    hand 3: TBR TBR TBR tl tr tb
    deck: t r tbr blr map map map map map map
  `,
  steps: [
    press('mend', ['card repair-lamp', 'seat 0'], '0 repair lamp 0', {
      after: ['1 lay LR 7,0'],
      wrong: { 'tunnel-card': { move: '0 lay TBLR 7,0', rule: 'SAB-28' } },
    }),
    press('take', ['gold 2'], '0 take 2', { before: ['1 take 3'] }),
  ],
})
