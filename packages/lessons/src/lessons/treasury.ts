import { mineLesson } from './mine.ts'

export const treasury = mineLesson({
  id: 'treasury',
  shelf: 'championship',
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
    { id: 'play', marks: ['card treasury'], move: '0 treasury' },
    {
      id: 'keep',
      marks: ['offer LR'],
      move: '0 keep LR',
      after: ['1 pass TB', '2 pass TB', '3 pass TB'],
      wrong: { 'another-card': { move: '0 keep map', rule: 'kept' } },
    },
    { id: 'lay', marks: ['card LR', 'cell 7,0', 'lay'], move: '0 lay LR 7,0' },
  ],
})
