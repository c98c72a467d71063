import type { Edition } from './edition.ts'

/** «Saboteur / Вредитель», Brain Games 2009. */
export const edition2009: Edition = {
  name: '2009',
  saboteur2: false,
  variants: false,
  optionalRules: false,
  switches: {
    laying: 'linked',
    clashIsChosen: true,
    sabotageOnSelf: true,
    goalTalk: true,
    goldDrawn: 'players',
    teams: 'through',
  },
}
