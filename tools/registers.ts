import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from '@adit/kernel'
import { order } from '../packages/shelf/src/order.ts'
import { languages } from '../packages/words/src/languages.ts'

/**
 * `npm run games`: what each layer has of each game, found by the game's name and written down where the
 * layer reads it. The one list that is kept by hand is the order of the shelf; a part that a game has not
 * (a board, a bot, a table of its own) is left out, and the plain one serves.
 */
const ROOT = path.join(import.meta.dirname, '..')
const HEAD = '// Made by `npm run games` from the folders that are named after the games.\n'

/** A part of one game: its file as a register imports it, and what that file exports. */
interface Part {
  readonly title: string
  readonly from: string
  readonly name: string
}

export async function registers(): Promise<ReadonlyMap<string, string>> {
  return new Map<string, string>([
    ['packages/shelf/src/register.ts', shelfRegister()],
    ['packages/bots/src/register.ts', botRegister()],
    ['packages/words/src/register.ts', wordRegister()],
    ...languages.flatMap(({ code }) => [
      [`packages/words/src/${code}/register.ts`, languageRegister(code)] as const,
      [`packages/words/src/${code}/at-table.ts`, tableRegister(code)] as const,
    ]),
    ['apps/cli/src/boards/register.ts', boardRegister()],
    ['apps/web/src/words/boxes.ts', await boxRegister()],
    ...['shelf', 'bots', 'words'].map(name => dependencies(`packages/${name}/package.json`)),
  ])
}

function shelfRegister(): string {
  return `${HEAD}import type { Manifest } from '@adit/kernel'
${lines(order, title => `import { game as ${camel(title)} } from '@adit/${title}'`)}
/** The boxes on the shelf, in the order in which they are offered. */
export const games: readonly Manifest[] = [${order.map(camel).join(', ')}]
`
}

function botRegister(): string {
  const bots = parts('packages/bots/src', ['<title>/bot.ts'], /export function (\w+Bot)\b/)
  const old = parts('packages/bots/src', ['frozen/<title>.ts'], /export const (\w+)/)
  return `${HEAD}import type { AnyBot } from './bot.ts'
import type { Dials } from './dials.ts'
${imports([...bots, ...old])}
/** Who makes the gnomes of a title. */
export const makers: Readonly<Record<string, (name: string, dials: Dials) => AnyBot>> = {
${entries(bots, part => part.name)}}

/** Bots of earlier versions as they were: not to be played with, but to be measured against. */
export const frozen: Readonly<Record<string, readonly AnyBot[]>> = {
${entries(old, part => `[${part.name}]`)}}
`
}

function wordRegister(): string {
  const root = 'packages/words/src'
  const rules = parts(root, ['<title>/words.ts'], /export interface (\w+Words) extends TitleWords/)
  const tables = parts(root, ['en/page/tables/<title>.ts'], /export type (\w+TableWords)\b/)
  const tellers = parts(root, ['<title>/teller.ts'], /export function (\w+Teller)\b/)
  return `${HEAD}${imports([...rules, ...tables], 'import type')}import type { Language } from './languages.ts'
import { chapter } from './library.ts'
import type { AnyTeller } from './teller.ts'
${imports(tellers)}
/** What a language has to say of the games: their rules, and the tables of the page. */
export interface TitleChapters {
${lines(rules, ({ title, name }) => `  readonly 'rules/${title}': ${name}`)}${lines(tables, ({ title, name }) => `  readonly 'page/${title}': ${name}`)}}

export const tellers: Readonly<Record<string, (language: Language) => AnyTeller>> = {
${entries(tellers, ({ title, name }) => `language => ${name}(language, chapter(language, 'rules/${title}'))`)}}
`
}

/** What a language says of each game: in its rules and at its table. */
function wordsOf(code: string, of: 'rules' | 'page'): readonly Part[] {
  const root = `packages/words/src/${code}`
  const files =
    of === 'rules' ? ['rules/<title>.ts', 'rules/<title>/index.ts'] : ['page/tables/<title>.ts']
  return parts(root, files, /export const (\w+)/)
}

/** One file of all that is said at tables: a table that is opened waits for one answer, not for seven. */
function tableRegister(code: string): string {
  const all = (of: 'rules' | 'page'): string =>
    lines(
      wordsOf(code, of),
      ({ title, from, name }) => `export { ${name} as ${camel(`${title}-${of}`)} } from '${from}'`,
    )
  return `${HEAD}
export { common } from './page/tables/common.ts'
${all('page')}${all('rules')}export { talk } from './talk.ts'
`
}

function languageRegister(code: string): string {
  const boxes = parts(`packages/words/src/${code}`, ['page/boxes/<title>.ts'], /export const (\w+)/)
  const load = (of: 'rules' | 'page'): string =>
    lines(
      wordsOf(code, of),
      ({ title }) =>
        `  '${of}/${title}': async () => (await atTable()).${camel(`${title}-${of}`)},`,
    )
  return `${HEAD}${lines(boxes, ({ title, from }) => `import { box as ${camel(title)} } from '${from}'`)}
const atTable = () => import('./at-table.ts')

/** Fetched when a game is played. */
export const titles = {
  talk: async () => (await atTable()).talk,
  'page/common': async () => (await atTable()).common,
${load('rules')}${load('page')}}

/** What the start page says of each box, at once. */
export const boxes = {
${entries(boxes, part => camel(part.title))}}
`
}

function boardRegister(): string {
  const files = ['<title>.ts', '<title>/board.ts']
  const boards = parts('apps/cli/src/boards', files, /export const (\w+Board)\b/)
  return `${HEAD}import type { AnyBoard } from './board.ts'
${imports(boards)}
export const boards: Readonly<Record<string, AnyBoard>> = {
${entries(boards, part => part.name)}}
`
}

async function boxRegister(): Promise<string> {
  const games = await Promise.all(order.map(manifestOf))
  const box = ({ title: { name, seats }, ledger }: Manifest): string =>
    `  { name: '${name}', seats: { min: ${seats.min}, max: ${seats.max} }, ledger: [${ledger.map(head => `'${head}'`).join(', ')}] },`
  return `${HEAD}
/**
 * What the start page says of each box before any game's code is loaded, and what the ids of its rules
 * begin with.
 */
export const boxes = [
${lines(games, box)}] as const

export type Box = (typeof boxes)[number]
export type BoxName = Box['name']
`
}

async function manifestOf(title: string): Promise<Manifest> {
  const file = path.join(ROOT, 'packages', title, 'src', 'game.ts')
  const module: { readonly game: Manifest } = await import(file)
  return module.game
}

/** A package that has parts of every game depends on every game. */
function dependencies(file: string): [string, string] {
  const text = readFileSync(path.join(ROOT, file), 'utf8')
  const found: { version: string; dependencies: Record<string, string> } = JSON.parse(text)
  for (const title of order) found.dependencies[`@adit/${title}`] ??= found.version
  const sorted = Object.entries(found.dependencies).toSorted(([a], [b]) => (a < b ? -1 : 1))
  found.dependencies = Object.fromEntries(sorted)
  return [file, `${JSON.stringify(found, undefined, 2)}\n`]
}

/** The parts that there are, in the shelf's order; of several files the first that exists. */
function parts(root: string, files: readonly string[], exported: RegExp): readonly Part[] {
  return order.flatMap(title => {
    const from = files
      .map(file => file.replace('<title>', title))
      .find(file => existsSync(path.join(ROOT, root, file)))
    if (from === undefined) return []
    const text = readFileSync(path.join(ROOT, root, from), 'utf8')
    const name = exported.exec(text)?.[1]
    if (name === undefined) throw new Error(`${root}/${from} does not export ${exported.source}`)
    return [{ title, from: `./${from}`, name }]
  })
}

function imports(list: readonly Part[], verb = 'import'): string {
  return lines(list, ({ name, from }) => `${verb} { ${name} } from '${from}'`)
}

function entries(list: readonly Part[], value: (part: Part) => string): string {
  return lines(list, part => `  '${part.title}': ${value(part)},`)
}

function lines<T>(list: readonly T[], line: (one: T) => string): string {
  return list.map(one => `${line(one)}\n`).join('')
}

function camel(title: string): string {
  return title.replace(/-(.)/g, (_all, letter: string) => letter.toUpperCase())
}

/** A register as it stands in the tree, with its imports in order. */
function inShape(file: string, text: string): string {
  const args = ['check', '--write', `--stdin-file-path=${file}`]
  return execFileSync('biome', args, { cwd: ROOT, input: text }).toString()
}

/** What a register lacks, for `npm run check`. */
export async function registersAreCurrent(): Promise<readonly string[]> {
  const all = [...(await registers())]
  return all
    .filter(([file, text]) => {
      const whole = path.join(ROOT, file)
      return !existsSync(whole) || readFileSync(whole, 'utf8') !== inShape(file, text)
    })
    .map(([file]) => `${file} is not what the games are: npm run games`)
}

if (import.meta.main) {
  for (const [file, text] of await registers())
    writeFileSync(path.join(ROOT, file), inShape(file, text))
}
