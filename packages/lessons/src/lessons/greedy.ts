import { mineLesson } from './mine.ts'

export const greedy = mineLesson({
  id: 'greedy',
  shelf: 'championship',
  config: { championship: ['greedy-gnome'], modules: [] },
  position: `
    roles: greedy digger saboteur digger
    laid: TBLR 1,0 TBLR 2,0 TBLR 3,0 LR 4,0 LR 5,0 LR 6,0
    hand 0: TBLR TB TR TL map TBR
  `,
  steps: [
    { id: 'role', marks: ['role'], isPraised: true },
    { id: 'lay', marks: ['card TBLR', 'cell 7,0', 'lay'], move: '0 lay TBLR 7,0', isPraised: true },
  ],
})
