/** What every title's words have. */
export interface TitleWords {
  readonly title: string
  /** One sentence for the box on the shelf. */
  readonly tagline: string
  readonly options: Readonly<Record<string, OptionWords>>
  readonly presets: Readonly<Record<string, string>>
}

export interface OptionWords {
  readonly name: string
  readonly help: string
  /** The values of a choice or set, where they have names. */
  readonly values?: Readonly<Record<string, OptionWords>>
}
