import { mineLesson } from './mine.ts'

export const dressingRoom = mineLesson({
  id: 'dressing-room',
  shelf: 'extras',
  config: { modules: ['dressing-room'] },
  position: `
    roles: digger digger digger digger
    spare roles: saboteur
    laid: TBLR 1,0 LR 2,0 LR 3,0 TLR 4,0
    hand 0: TB TR TL map TBR LR
  `,
  steps: [
    { id: 'lay', marks: ['card TB', 'cell 4,-1', 'lay'], move: '0 lay TB 4,-1' },
    { id: 'role', marks: ['role'], isPraised: true },
  ],
})
