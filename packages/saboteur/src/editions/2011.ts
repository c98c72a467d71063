import type { Edition } from './edition.ts'

/** «Гномы-вредители» with its expansion, Стиль Жизни 2011. */
export const edition2011: Edition = {
  name: '2011',
  saboteur2: true,
  variants: false,
  optionalRules: true,
  switches: {
    laying: 'hanging',
    clashIsChosen: false,
    sabotageOnSelf: true,
    goalTalk: true,
    goldDrawn: 'players',
    teams: 'through',
  },
}
