import type { Edition } from './edition.ts'

/** «Гномы-вредители. Юбилейное издание», 2024. */
export const jubilee: Edition = {
  name: 'jubilee',
  saboteur2: true,
  variants: true,
  optionalRules: false,
  switches: {
    laying: 'linked',
    clashIsChosen: false,
    sabotageOnSelf: false,
    goalTalk: false,
    goldDrawn: 'diggers',
    teams: 'finisher',
  },
}
