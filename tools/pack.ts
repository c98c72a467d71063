import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { aboutOf, apiPages, type Entries } from './api.ts'
import { entriesOf, packed } from './api-pages.ts'
import { ROOT } from './ledger.ts'

/**
 * `npm run pack`: every package as others can install it, plain ESM with types, one tarball each, all
 * of the root's version. Tests stay at home; the laws are an entry of the kernel's own.
 */
const OUT = path.join(ROOT, 'dist')
const BUILT = path.join(OUT, 'library')
export const TARBALLS = path.join(OUT, 'tarballs')

/** Node 20 is the oldest that the library runs on: the compiler knows no newer functions than it has. */
const SETTINGS = {
  extends: '../tsconfig.json',
  compilerOptions: {
    target: 'es2022',
    lib: ['es2023', 'es2024.string', 'dom'],
    types: [],
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: '../packages',
    outDir: 'library',
  },
  include: ['../packages'],
  exclude: [
    '../**/node_modules',
    '../packages/**/*.test.ts',
    '../packages/**/testing.ts',
    '../packages/**/testbed.ts',
    '../packages/**/duel.ts',
    '../packages/*/trial',
  ],
}

interface Package {
  readonly name: string
  readonly version: string
  readonly description?: string
  readonly exports: Entries
  readonly dependencies?: Readonly<Record<string, string>>
}

/** Builds all packages and gives back the paths of their tarballs. */
export function packAll(): readonly string[] {
  rmSync(BUILT, { recursive: true, force: true })
  rmSync(TARBALLS, { recursive: true, force: true })
  mkdirSync(TARBALLS, { recursive: true })
  const settings = path.join(OUT, 'tsconfig.json')
  writeFileSync(settings, JSON.stringify(SETTINGS))
  run('node', ['node_modules/typescript/bin/tsc', '-p', settings], ROOT)
  for (const file of globSync('**/*.d.ts', { cwd: BUILT })) mendTypes(path.join(BUILT, file))
  const { version } = readJson(path.join(ROOT, 'package.json'))
  const pages = apiPages(packed())
  for (const file of globSync('packages/*/package.json', { cwd: ROOT })) {
    const folder = path.join(BUILT, path.basename(path.dirname(file)))
    const source = { ...readJson(path.join(ROOT, file)), exports: entriesOf(path.dirname(file)) }
    const described = describe(source, version)
    writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(described, null, 2)}\n`)
    writeFileSync(path.join(folder, 'README.md'), readme(path.basename(folder)))
    writeFileSync(path.join(folder, 'API.md'), pages.get(path.basename(folder)) ?? '')
    cpSync(path.join(ROOT, 'LICENSE'), path.join(folder, 'LICENSE'))
    run('npm', ['pack', '--silent', '--pack-destination', TARBALLS], folder)
  }
  return globSync('*.tgz', { cwd: TARBALLS })
    .sort()
    .map(file => path.join(TARBALLS, file))
}

/** What npm is told: entries lead to what was built, and all packages are of one version. */
function describe({ name, description, exports, dependencies = {} }: Package, version: string) {
  const built = (source: string, ending: string): string => source.replace(/\.ts$/, ending)
  return {
    name,
    version,
    description,
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    exports: Object.fromEntries(
      Object.entries(exports).map(([entry, source]) => [
        entry,
        { types: built(source, '.d.ts'), default: built(source, '.js') },
      ]),
    ),
    dependencies: Object.fromEntries(
      Object.entries(dependencies).map(([on, wanted]) => [
        on,
        on.startsWith('@adit/') ? version : wanted,
      ]),
    ),
  }
}

function readme(name: string): string {
  const [example = ''] =
    /```ts\n[^`]*```/.exec(readFileSync(path.join(ROOT, 'README.md'), 'utf8')) ?? []
  return `# @adit/${name}\n\n${aboutOf(name)} A part of Adit: gnome card games with the rules enforced. Plain ESM with\ntypes, for Node 20 and newer, browsers and bundlers; no clock, no network, no hidden randomness.\n[API.md](API.md) says what is in it. A game, from kernel and rules:\n\n${example}\n`
}

/** A declaration names its neighbours as they are called in the package. */
function mendTypes(file: string): void {
  const text = readFileSync(file, 'utf8')
  const mended = text.replace(/(from |import\()(['"])(\.{1,2}\/[^'"]+)\.ts\2/g, '$1$2$3.js$2')
  if (mended !== text) writeFileSync(file, mended)
}

function readJson(file: string): Package {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function run(command: string, args: readonly string[], cwd: string): void {
  const ran = spawnSync(command, args, { cwd, stdio: ['ignore', 2, 2] })
  if (ran.status !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${cwd}`)
}

if (import.meta.main) {
  for (const file of packAll()) process.stdout.write(`${path.relative(ROOT, file)}\n`)
}
