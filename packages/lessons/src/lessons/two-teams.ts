import { mineLesson } from './mine.ts'
import { look, press } from './steps.ts'

export const twoTeams = mineLesson('two-teams', 'saboteur2', {
  config: { modules: ['saboteur-2'] },
  position: `
    roles: green green saboteur blue
    spare roles: boss
    laid: TBLR 1,0 LR 2,0 TLR 4,0 LR 5,0
    front: thief - - -
    gold: 0 0 2 0
    hand 0: B^ LR:g free TBLR map TR
    hand 1: map LR TB TB TB TR
    hand 2: trap broken-lamp TR TR TR TL
    hand 3: TB inspection TL TL TL TBR
    pile: rock-fall
    deck: TBR TBR TBR TBR tl tr tb t r tbr
  `,
  steps: [
    look('role', ['role'], { isPraised: true }),
    press('ladder', ['card B^', 'cell 4,-1', 'lay'], '0 lay B^ 4,-1', {
      after: ['1 map 8,2', '2 trap 0', '3 pass TB'],
      wrong: { 'gap-at-3-0': { move: '0 lay B^ 3,0', rule: 'SAB-22' } },
    }),
    press('free', ['card free', 'seat 0'], '0 free 0', {
      after: ['1 lay LR 6,0', '2 break lamp 1', '3 inspection 1'],
      wrong: { 'tunnel-card': { move: '0 lay TBLR 6,0', rule: 'SB2-26' } },
    }),
    press('door', ['card LR:g', 'cell 7,0', 'lay'], '0 lay LR:g 7,0', {
      isPraised: true,
      wrong: { crossing: { move: '0 lay TBLR 7,0', rule: 'kept' } },
    }),
    press('thief', ['seat 2'], '0 rob 2', { wrong: { hob: { move: '0 rob 1', rule: 'kept' } } }),
    look('end'),
  ],
})
