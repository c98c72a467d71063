import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type AnyTitle, playOut, quickRandom, type Viewer } from '@adit/kernel'
import { shelf } from '@adit/shelf'
import { chapter, LANGUAGES, type Language, loadEveryLanguage, tellerFor } from '@adit/words'
import { ROOT } from './ledger.ts'

/** Where the files are written; not kept, to be read aloud once. */
const FOLDER = path.join(ROOT, 'data', 'sentences')
const GAMES = 3

await loadEveryLanguage()
mkdirSync(FOLDER, { recursive: true })
for (const language of LANGUAGES) {
  const lines = shelf.flatMap(title => [`# ${title.name}`, ...sentencesOf(title, language)])
  const file = path.join(FOLDER, `${language}.txt`)
  writeFileSync(file, `${lines.join('\n')}\n`)
  process.stdout.write(`${path.relative(ROOT, file)}: ${lines.length} lines\n`)
}

/**
 * Every sentence that games under each preset gave to somebody: one who plays, one who looks on, one who
 * sees everything. Numbers are written as 0, so that a sentence is read once.
 */
function sentencesOf(title: AnyTitle, language: Language): readonly string[] {
  const teller = tellerFor(title, language)
  const names = Object.values(chapter(language, 'table').cast).map(gnome => gnome.name)
  const said = new Set<string>()
  const add = (text: string | undefined): void => {
    if (text !== undefined) said.add(text.replaceAll(/\d+/g, '0'))
  }
  const company = (viewer: Viewer) => ({
    names,
    self: typeof viewer === 'number' ? viewer : undefined,
  })
  for (const { config } of title.presets) {
    const game = title.open(config)
    for (let seed = 1; seed <= GAMES; seed++) {
      const step: typeof game.step = (state, seat, move, emit) =>
        game.step(state, seat, move, event => {
          emit?.(event)
          for (const viewer of [0, 1, 'spectator', 'judge'] as const) {
            const told = game.redact(event, viewer)
            if (told !== undefined) add(teller.tell(told, company(viewer)))
          }
        })
      const random = quickRandom(seed)
      playOut({ ...game, step }, game.setup(), random, (_state, seat, legal) => {
        const move = legal[random.below(legal.length)]
        add(teller.say(move, company(seat)))
        return move
      })
    }
  }
  return [...said].sort()
}
