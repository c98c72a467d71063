import { mineLesson } from './mine.ts'
import { press } from './steps.ts'

export const chests = mineLesson('chests', 'extras', {
  config: { modules: ['chests'] },
  position: `
    laid: TBLR 1,0 TBLR 2,0 LR 3,0 LR 4,0 LR 5,0
    chest tunnels: TBLR$ LR$ TBR$ TR$
    chests: nugget extra-draw look-role burn-deck
    chests known: - - - -
    chest fates: closed closed closed closed
    spare chest tunnels: TB$ TLR$ TL$
    spare chests: no-maps no-draw move-goal rob-hand draw-three search-discard
    hand 0: TLR TB TR TL TBR map
  `,
  steps: [
    press('lay', ['card TLR', 'cell 6,0', 'lay'], '0 lay TLR 6,0', {
      wrong: { 'lay-turned': { move: '0 lay BLR 6,0', rule: 'kept' } },
    }),
    press('turn', ['upright'], '0 turn upright', {
      wrong: { 'lay-turned': { move: '0 turn over', rule: 'kept' } },
    }),
    press('look', ['seat 2'], '0 look 2', { isPraised: true }),
  ],
})
