/** What a printed edition decides. Data only: the rules ask these switches, never an edition's name. */
export interface Edition {
  readonly name: string
  /** Whether Saboteur 2 goes with it, and the variants of the Jubilee box (SAB-79). */
  readonly saboteur2: boolean
  readonly variants: boolean
  /** Whether the booklet offers the optional rules SAB-24 `connected` and SAB-60. */
  readonly optionalRules: boolean
  readonly switches: Switches
}

/** What an edition may offer or not. */
export type Offer = 'saboteur2' | 'variants' | 'optionalRules'

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
