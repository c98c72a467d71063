import { mineLesson } from './mine.ts'
import { look, press } from './steps.ts'

export const dressingRoom = mineLesson('dressing-room', 'extras', {
  config: { modules: ['dressing-room'] },
  position: `
    roles: digger digger digger digger
    spare roles: saboteur
    laid: TBLR 1,0 LR 2,0 LR 3,0 TLR 4,0
    hand 0: TB TR TL map TBR LR
  `,
  steps: [
    press('lay', ['card TB', 'cell 4,-1', 'lay'], '0 lay TB 4,-1'),
    look('role', ['role'], { isPraised: true }),
  ],
})
