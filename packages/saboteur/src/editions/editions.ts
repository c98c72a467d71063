/** What a printed edition decides. Data only: the rules ask these switches, never an edition's name. */
export interface Edition {
  /** Whether Saboteur 2 goes with it, and the variants of the Jubilee box (SAB-79). */
  readonly saboteur2: boolean
  readonly variants: boolean
  /** Whether the booklet offers the optional rules SAB-24 `connected` and SAB-60. */
  readonly optionalRules: boolean
  readonly switches: Switches
}

/** What an edition may offer or not. */
export type Offer = Exclude<keyof Edition, 'switches'>

export interface Switches {
  /** SAB-23 `linked`: from an unbroken tunnel. SAB-24 `hanging`: from any card joined to the start. */
  readonly laying: 'linked' | 'hanging'
  /** SAB-32: a turned stone that clashes lies as the mover likes. */
  readonly clashIsChosen: boolean
  /** SAB-40: a sabotage card may be played on oneself. */
  readonly sabotageOnSelf: boolean
  /** SAB-45: ready-made phrases may state what a goal is. */
  readonly goalTalk: boolean
  /** SAB-53: as many gold cards as players, or as diggers among them. */
  readonly goldDrawn: 'players' | 'diggers'
  /** SB2-30 `through`: every team that gets through. SB2-31 `finisher`: who completed it comes first. */
  readonly teams: 'through' | 'finisher'
}

export const editionNames = ['2009', '2011', 'jubilee'] as const
export type EditionName = (typeof editionNames)[number]

export const editions: Readonly<Record<EditionName, Edition>> = {
  /** «Saboteur / Вредитель», Brain Games 2009. */
  '2009': {
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
  },
  /** «Гномы-вредители» with its expansion, Стиль Жизни 2011. */
  '2011': {
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
  },
  /** «Гномы-вредители. Юбилейное издание», 2024. */
  jubilee: {
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
  },
}
