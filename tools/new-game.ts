import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * `npm run new-game <name>`: My Treasure once more under another name. Everything named after it is
 * copied, and the shelf gets a line; the rest follows from that line, so that the new game has words,
 * bots, golden games and a ledger, and is held to the laws. It is played at the plain table until it
 * gets a board and a page of its own.
 */
const SAMPLE = 'my-treasure'
const ORDER = 'packages/shelf/src/order.ts'

/** What a game can do without at first: its looks, lessons and puzzles, and what only tests or shows My Treasure itself. */
const ITS_OWN =
  /^apps\/(web\/(src\/(table|art|pages)|e2e)|cli\/src\/boards|server)\/|^apps\/[^/]+\/package\.json$|^packages\/words\/src\/.*(terminal|lessons)\/|^packages\/(lessons|puzzles)\/|\.test\.ts$|^docs\/(?!rules\/)|^bench\//

export interface Renaming {
  readonly name: string
  readonly ledger: string
}

/** The sample's names in a text, each replaced by the new game's. */
export function renamed(text: string, { name, ledger }: Renaming): string {
  const words = name.split('-')
  const pascal = words.map(capital).join('')
  const camel = pascal.slice(0, 1).toLowerCase() + pascal.slice(1)
  return text
    .replaceAll(SAMPLE, name)
    .replaceAll('My Treasure', words.map(capital).join(' '))
    .replaceAll('myTreasure', camel)
    .replace(/\btreasure(?=[A-Z])/g, camel)
    .replace(/\bTreasure(?=[A-Z])/g, pascal)
    .replace(/\bTRE(?=-\d|')/g, ledger)
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}

/** The shelf's order with one more game at its end. */
export function withLine(order: string, name: string): string {
  return order.replace('\n] as const', `\n  '${name}',\n] as const`)
}

/** Makes the game in a copy of the project; what was made or changed. */
export function makeGame(root: string, renaming: Renaming): readonly string[] {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root })
    .toString()
    .split('\n')
    .filter(file => file !== '' && file !== 'package-lock.json')
    .filter(file => existsSync(path.join(root, file)))
  if (files.some(file => file.split('/').includes(renaming.name))) {
    throw new Error(`${renaming.name} is taken already`)
  }
  const touched: string[] = []
  const put = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
    touched.push(file)
  }
  for (const file of files) {
    const whole = file.startsWith(`packages/${SAMPLE}/`)
    if (!file.includes(SAMPLE) || (!whole && ITS_OWN.test(file))) continue
    if (!/\.(ts|json|md|txt|svelte)$/.test(file)) continue
    const text = readFileSync(path.join(root, file), 'utf8')
    put(renamed(file, renaming), renamed(text, renaming))
  }
  put(ORDER, withLine(readFileSync(path.join(root, ORDER), 'utf8'), renaming.name))
  return touched
}

if (import.meta.main) {
  const [name = '', ledger = name.replaceAll('-', '').slice(0, 3).toUpperCase()] =
    process.argv.slice(2)
  if (!/^[a-z]+(-[a-z]+)*$/.test(name) || !/^[A-Z][A-Z0-9]{2}$/.test(ledger)) {
    process.stderr.write('npm run new-game <name> [<RULE>]: such as deep-mine DEE\n')
    process.exit(2)
  }
  const touched = makeGame(process.cwd(), { name, ledger })
  for (const file of touched) process.stdout.write(`${file}\n`)
  // What follows from the line is made anew, and the workspace learns of its new package.
  const steps: readonly (readonly [string, ...string[]])[] = [
    ['node', 'tools/registers.ts'],
    ['npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'],
    ['biome', 'check', '--write', '.'],
    ['node', 'tools/rules-coverage.ts'],
    ['node', 'tools/golden.ts'],
    ['vitest', 'run', `packages/${name}`],
  ]
  for (const [command, ...args] of steps) {
    const ran = spawnSync(command, args, { stdio: ['ignore', 2, 2] })
    if (ran.status !== 0) process.exit(ran.status ?? 1)
  }
}
