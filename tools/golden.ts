import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type AnyGame, type AnyTitle, parseConfig, parseTurn, type Turn } from '@adit/kernel'
import { titleNamed } from '@adit/shelf'
import { ROOT } from './ledger.ts'
import { mended } from './mending.ts'
import { retold } from './retelling.ts'

/**
 * A game kept as text: by which rules, then its moves, deals included. Those are what is given; what
 * stands indented below each, and the end, is what the rules make of it in words. A file with nothing
 * but its first line is a game still to be played.
 */
export interface Golden {
  readonly title: AnyTitle
  readonly game: AnyGame
  readonly config: object
  readonly moves: readonly Turn<unknown>[]
}

const HEAD = /^(?<name>[a-z-]+) (?<config>\{.*\})(?: revision \d+)?$/

/** Every golden game, by its path from the root. */
export function goldenFiles(): readonly string[] {
  return globSync('packages/*/golden/*.txt', { cwd: ROOT }).sort()
}

export function readGolden(text: string): Golden {
  const [first, ...lines] = text.split('\n')
  const { name = '', config = '' } = HEAD.exec(first)?.groups ?? {}
  const title = titleNamed(name)
  if (title === undefined) throw new Error(`not a golden game: ${first.slice(0, 80)}`)
  const checked = parseConfig(title, JSON.parse(config))
  if (!checked.ok) throw new Error(`${name}: ${checked.why.key}`)
  const game = title.open(checked.value)
  const moves = lines.filter(line => /^[*\d]+ /.test(line)).map(line => readTurn(game, line))
  return { title, game, config: checked.value, moves }
}

function readTurn(game: AnyGame, line: string): Turn<unknown> {
  const turn = parseTurn(line)
  if (!turn.ok) throw new Error(`not a move: ${line}`)
  const [seat, text] = turn.value
  const move = game.notation.parseMove(text)
  if (!move.ok) throw new Error(`not a move: ${line} (${move.why.key})`)
  return [seat, move.value]
}

/** The whole file; throws where a move is refused. */
export function printGolden({ title, game, config, moves }: Golden): string {
  const head = `${title.name} ${JSON.stringify(config)} revision ${title.revision}`
  return `${[head, ...retold(title, game, moves)].join('\n')}\n`
}

if (import.meta.main) {
  for (const file of goldenFiles()) {
    const place = path.join(ROOT, file)
    const golden = readGolden(readFileSync(place, 'utf8'))
    const { moves, notes } = mended(golden.game, golden.moves)
    for (const note of notes) process.stdout.write(`${file}: ${note}\n`)
    writeFileSync(place, printGolden({ ...golden, moves }))
  }
}
