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
import { findBrowser } from './browser.ts'
import { ROOT } from './ledger.ts'

/**
 * `npm run steps`: what CONTRIBUTING says, done in a copy of the project by its steps alone: a game is
 * begun, a module and a language are added, then `check` must pass, the game keep its laws and be played
 * to its end, in the terminal and in the page.
 */
const copy = mkdtempSync(path.join(tmpdir(), 'adit-steps-'))
try {
  copyProject()
  run('node', 'tools/new-game.ts', 'deep-mine', 'DEE')
  addModule('one-more-map', 'A map more lies in the deck.')
  addLanguage('eo', 'Esperanto')
  run('biome', 'check', '--write', '.')
  run('node', 'tools/combinations.ts')
  run('node', 'tools/check.ts')
  // At the plain table: the game has no page of its own yet.
  run('node', 'tools/build.ts')
  run('playwright', 'test', '--config=apps/web/e2e', 'whole-game', '-g', 'deep-mine')
  run('node', 'apps/cli/bin/adit.mjs', 'simulate', 'deep-mine', '--games', '5', '--lang', 'eo')
  process.stdout.write('a game, a module and a language were added by the steps of CONTRIBUTING\n')
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
  const bin = path.join(copy, 'node_modules', '.bin')
  const env = {
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
    CHROMIUM: findBrowser(),
  }
  const ran = spawnSync(command, args, { cwd: copy, env, stdio: ['ignore', 2, 2] })
  if (ran.status !== 0) throw new Error(`${command} ${args.join(' ')} failed`)
}
