import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findTestBrowser } from './browser.ts'
import { ROOT } from './ledger.ts'
import { applyRelight, relight } from './relight.ts'

const TSC = 'node_modules/@typescript/native/bin/tsc'
/** Tests of the new card, and of all cards. */
const PLAYED = ['packages/saboteur/src/cards', 'packages/words/src', 'apps/web/src/art']
const WITH_CARD = ['--option', 'championship=relight', '--bots', 'apprentice']

/**
 * `npm run steps`: what CONTRIBUTING says, done in a copy of the project by its steps alone: a card, a
 * game, a module and a language are added, then `check` must pass, the game keep its laws, and all be
 * played to its end, the game in the page as well.
 */
const copy = mkdtempSync(path.join(tmpdir(), 'adit-steps-'))
try {
  copyProject()
  addCard()
  run('node', 'tools/new-game.ts', 'deep-mine', 'DEE')
  addModule('one-more-map', 'A map more lies in the deck.')
  addLanguage('eo', 'Esperanto')
  run('biome', 'check', '--write', '.')
  run('node', 'tools/combinations.ts')
  run('node', 'tools/rules-coverage.ts')
  run('node', 'tools/check.ts')
  // At the plain table: the game has no page of its own yet.
  run('node', 'tools/build.ts')
  run('playwright', 'test', '--config=apps/web/e2e', 'whole-game', '-g', 'deep-mine')
  run('node', 'apps/cli/bin/adit.mjs', 'simulate', 'deep-mine', '--games', '5', '--lang', 'eo')
  process.stdout.write(
    'a card, a game, a module and a language were added by the steps of CONTRIBUTING\n',
  )
} finally {
  rmSync(copy, { recursive: true })
}

function copyProject(): void {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT })
  for (const file of files.toString().split('\n')) {
    if (file === '' || !existsSync(path.join(ROOT, file))) continue
    cpSync(path.join(ROOT, file), path.join(copy, file))
  }
  // Links lead into the copy, because they are relative.
  for (const folder of ['.', ...globSync('{packages,apps}/*', { cwd: ROOT })]) {
    const modules = path.join(ROOT, folder, 'node_modules')
    if (!existsSync(modules)) continue
    execFileSync('cp', ['-al', modules, path.join(copy, folder, 'node_modules')])
  }
  // Written in place by npm, and so must not be shared with the original.
  rmSync(path.join(copy, 'node_modules', '.package-lock.json'), { force: true })
  // The checks ask git what belongs to the project.
  execFileSync('git', ['init', '-q'], { cwd: copy })
  execFileSync('git', ['add', '-A'], { cwd: copy, stdio: 'ignore' })
}

/**
 * A card in eight files: five, and one for each language. It is played by its tests, by those that go
 * over all cards, and by bots; and each file that is left out is missed by a type or by a check.
 */
function addCard(): void {
  const files = Object.keys(relight)
  if (files.length > 5 + 3) throw new Error(`a card takes ${files.length} files`)
  for (const file of files) {
    applyRelight(copy, file)
    if (holds('node', TSC, '-p', '.') && holds('node', TSC, '-p', 'apps/web')) {
      run('node', 'tools/rules-coverage.ts')
      const isMissed = !holds('node', 'tools/rules-coverage.ts', '--check')
      if (!isMissed) throw new Error(`nobody misses ${file} of a new card`)
    }
    takeBack()
    process.stdout.write(`a card without ${file} is refused\n`)
  }
  applyRelight(copy)
  run('node', 'tools/rules-coverage.ts')
  run('vitest', 'run', '--reporter=agent', ...PLAYED)
  run('node', 'apps/cli/bin/adit.mjs', 'simulate', 'saboteur', '--games', '20', ...WITH_CARD)
}

/** As it was when it was copied. */
function takeBack(): void {
  run('git', 'checkout', '-q', '--', '.')
  run('git', 'clean', '-fdq')
}

/** A folder, two lines in the list of modules, its words in every language, and its card in the page. */
function addModule(name: string, help: string): void {
  const list = path.join(copy, 'packages/saboteur/src/modules')
  const variable = name.replace(/-(.)/g, (_all, letter: string) => letter.toUpperCase())
  const module = `{ name: '${name}', cards: ['map'], seams: {} }`
  mkdirSync(path.join(list, name))
  writeFileSync(
    path.join(list, name, 'module.ts'),
    `import type { Module } from '../module.ts'\n\n/** ${help} */\nexport const ${variable}: Module = ${module}\n`,
  )
  edit(path.join(list, 'index.ts'), text =>
    `import { ${variable} } from './${name}/module.ts'\n${text}`
      .replace("\n  'tournament',", `\n  'tournament',\n  '${name}',`)
      .replace('\n  tournament,', `\n  tournament,\n  '${name}': ${variable},`),
  )
  for (const file of globSync('packages/words/src/*/rules/saboteur/options.ts', { cwd: copy })) {
    edit(path.join(copy, file), text =>
      text.replace(
        '\n      tournament: {',
        `\n      '${name}': { name: '${name}', help: '${help}' },\n      tournament: {`,
      ),
    )
  }
  edit(path.join(copy, 'apps/web/src/table/saboteur/box.ts'), text =>
    text.replace('\n  tournament: {', `\n  '${name}': cardNamed('map'),\n  tournament: {`),
  )
}

function edit(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, 'utf8')
  const changed = change(text)
  if (changed === text) throw new Error(`nothing to change in ${file}`)
  writeFileSync(file, changed)
}

/** A folder and a line: the Russian words under another name, because English holds the types as well. */
function addLanguage(code: string, name: string): void {
  const words = path.join(copy, 'packages', 'words', 'src')
  cpSync(path.join(words, 'ru'), path.join(words, code), { recursive: true })
  edit(path.join(words, code, 'index.ts'), text => text.replace('const ru:', `const ${code}:`))
  const line = `  { code: '${code}', name: '${name}', load: async () => (await import('./${code}/index.ts')).${code} },\n`
  edit(path.join(words, 'languages.ts'), text =>
    text.replace('\n] as const', `\n${line}] as const`),
  )
  cpSync(path.join(copy, 'docs/rules/en'), path.join(copy, 'docs/rules', code), { recursive: true })
}

function run(command: string, ...args: readonly string[]): void {
  if (!runs(2, command, args)) throw new Error(`${command} ${args.join(' ')} failed`)
}

function holds(command: string, ...args: readonly string[]): boolean {
  return runs('ignore', command, args)
}

function runs(output: 2 | 'ignore', command: string, args: readonly string[]): boolean {
  const bin = path.join(copy, 'node_modules', '.bin')
  const env = {
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
    CHROMIUM: findTestBrowser(),
  }
  const ran = spawnSync(command, args, { cwd: copy, env, stdio: ['ignore', output, output] })
  return ran.status === 0
}
