/** The words of each expansion of Saboteur, as patterns, and the folders whose business it is. */
const HOMES: Readonly<Record<string, readonly string[]>> = {
  chest: ['chests'],
  figure: ['gathering'],
  toll: ['gathering'],
  gathering: ['gathering'],
  postcard: ['postcard'],
  dressing: ['postcard'],
  party: ['postcard'],
  ransom: ['saboteur-2'],
  door: ['saboteur-2'],
  trap: ['saboteur-2'],
  'thie[fv]': ['saboteur-2'],
  crystal: ['saboteur-2'],
  ladder: ['saboteur-2'],
  bridge: ['saboteur-2'],
  inspection: ['saboteur-2'],
  boss: ['saboteur-2'],
  profiteer: ['saboteur-2'],
  geologist: ['saboteur-2'],
  '\\bbags?\\b': ['goals'],
  dragon: ['goals'],
  spider: ['goals'],
  tournament: ['tournament'],
  compromised: ['compromised'],
  // The tournament has such roles of its own.
  greedy: ['championship', 'tournament'],
  veto: ['championship'],
  pathfinder: ['championship'],
  diversion: ['championship'],
  treasury: ['championship'],
  'turn-?about': ['championship'],
  craftsman: ['championship'],
  'vein-?swap': ['championship'],
}

const SOURCE = 'packages/saboteur/src/'

/** Lists of what there is: options, roles, parts, questions, draws, modules, events, what is exported. */
const LISTS: readonly string[] = [
  'index.ts',
  'state.ts',
  'events.ts',
  'options.ts',
  'presets.ts',
  'roles.ts',
  'modules/index.ts',
  'parts/index.ts',
  'play/asks.ts',
  'play/draw.ts',
]

/** Written from the rulebook to test the rules. */
const TRIALS = /\.test\.ts$|^(kit|retelling)\.ts$/

/** An expansion is told in its folder and its cards: its words stand in no other file of the rules. */
export function strayWords(file: string, text: string): string[] {
  if (!file.startsWith(SOURCE) || !file.endsWith('.ts')) return []
  const own = file.slice(SOURCE.length)
  if (own.startsWith('cards/') || LISTS.includes(own) || TRIALS.test(own)) return []
  const [folder, module] = own.split('/')
  const told = withoutApart(text)
  return Object.entries(HOMES)
    .filter(([, homes]) => folder !== 'modules' || !homes.includes(module))
    .flatMap(([pattern, homes]) => {
      const [word] = new RegExp(pattern, 'i').exec(told) ?? []
      const where = homes.map(home => `modules/${home}`).join(' or ')
      return word === undefined ? [] : [`${file}: "${word.toLowerCase()}" belongs into ${where}`]
    })
}

/** A module says by name what it does not go with. */
function withoutApart(text: string): string {
  return text.replaceAll(/\bapart: \{[^}]*\}/g, '')
}
