import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { shelf } from '@adit/shelf'
import ts from 'typescript'
import { strayWords } from './expansion-words.ts'
import { ROOT, RULE_ID, readLedgers } from './ledger.ts'
import { strayImports } from './page-order.ts'
import { strayStyles } from './page-styles.ts'
import { strayDefaults } from './switches.ts'

const GAMES = shelf.map(({ name }) => `@adit/${name}`)

/**
 * kernel ← games ← {bots, fairness, protocol, shelf, table} ← {lessons, puzzles} ← words ← apps. What each package may
 * import besides itself; a dependency from outside needs a page in docs/decisions.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  ...Object.fromEntries(shelf.map(({ name }) => [name, ['@adit/kernel']])),
  fairness: ['@adit/kernel', '@noble/hashes'],
  bots: ['@adit/kernel', ...GAMES],
  lessons: ['@adit/kernel', '@adit/shelf'],
  puzzles: ['@adit/kernel', '@adit/bots', ...GAMES],
  words: [
    '@adit/kernel',
    ...GAMES,
    '@adit/lessons',
    '@adit/protocol',
    '@adit/puzzles',
    '@adit/table',
  ],
  shelf: ['@adit/kernel', '@adit/fairness', ...GAMES, 'valibot'],
  protocol: ['@adit/kernel', '@adit/fairness', 'valibot'],
  table: [
    '@adit/kernel',
    '@adit/shelf',
    '@adit/bots',
    '@adit/fairness',
    '@adit/protocol',
    'valibot',
  ],
}

/** Tests, and the suite that tests are made of, may use the tools of testing. */
const TEST_TOOLS = ['vitest', 'fast-check', 'node']

/** The clock, chance, the network, the disk, the environment and the locale: all come from outside. */
const FORBIDDEN = new Set([
  'Date',
  'performance',
  'process',
  'console',
  'fetch',
  'WebSocket',
  'XMLHttpRequest',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'crypto',
  'globalThis',
  'localStorage',
  'indexedDB',
  'Intl',
  'require',
  'eval',
])
const FORBIDDEN_MEMBERS = /^(Math\.random|.*\.(toLocale\w*|localeCompare))$/

/** The one package whose business is a locale. */
const MAY_USE: Readonly<Record<string, readonly string[]>> = { words: ['Intl'] }

/** Everything that is out of order, one sentence each. */
export function tidy(): readonly string[] {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(file => file !== '' && existsSync(path.join(ROOT, file)))
  const code = files.filter(file => /^packages\/.*\.ts$/.test(file))
  const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8')
  const page = files.filter(file => /^apps\/web\/src\/.*\.(ts|svelte)$/.test(file))
  return [
    ...code.flatMap(file => strayCode(file, read(file))),
    ...code.flatMap(file => strayWords(file, read(file))),
    ...page.flatMap(file => strayImports(file, read(file))),
    ...[...code, ...files.filter(isShown)].flatMap(file => strayDefaults(file, read(file))),
    ...files.filter(isStyled).flatMap(file => strayStyles(file, read(file))),
    ...files.filter(isText).flatMap(strayText),
    ...unlisted(files, read('docs/decisions/README.md')),
  ]
}

/** What shows games, in the page and in the terminal. */
function isShown(file: string): boolean {
  return /^apps\/.*\.ts$/.test(file)
}

function isStyled(file: string): boolean {
  return /^apps\/web\/src\/.*\.(css|svelte|ts)$/.test(file)
}

/** Imports and globals that a file of a package may not have. */
export function strayCode(file: string, text: string): string[] {
  const [, name] = file.split('/')
  const isTest = file.endsWith('.test.ts') || file.includes('/conformance')
  const allowed = MAY_IMPORT[name]
  if (allowed === undefined) return [`${file}: tools/tidy.ts does not know the package ${name}`]
  const problems: string[] = []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const visit = (node: ts.Node): void => {
    const imported = importOf(node)
    if (imported !== undefined && !mayImport(file, imported, allowed, isTest)) {
      problems.push(`${file}: packages/${name} may not import ${imported}`)
    }
    if (!isTest && ts.isIdentifier(node) && isGlobalUse(node)) {
      if (FORBIDDEN.has(node.text) && !MAY_USE[name]?.includes(node.text)) {
        problems.push(`${file}: nothing under packages/ touches ${node.text}`)
      }
    }
    if (!isTest && ts.isPropertyAccessExpression(node) && FORBIDDEN_MEMBERS.test(node.getText())) {
      problems.push(`${file}: nothing under packages/ touches ${node.getText()}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return problems
}

function importOf(node: ts.Node): string | undefined {
  if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
    return ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : undefined
  }
  const dynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
  return dynamic ? node.arguments[0]?.getText().slice(1, -1) : undefined
}

function mayImport(
  file: string,
  target: string,
  allowed: readonly string[],
  isTest: boolean,
): boolean {
  if (target.startsWith('.')) {
    const home = file.split('/').slice(0, 2).join('/')
    return path.join(path.dirname(file), target).startsWith(`${home}/`)
  }
  const [scope, rest] = target.split('/')
  const wanted = target.startsWith('node:')
    ? 'node'
    : scope.startsWith('@')
      ? `${scope}/${rest}`
      : scope
  return (
    allowed.includes(wanted) ||
    (isTest && (TEST_TOOLS.includes(wanted) || wanted.startsWith('@adit/')))
  )
}

/** Not a member's or a field's name, which may be called anything. */
function isGlobalUse(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  return !(
    ts.isPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isImportSpecifier(parent) ||
    ts.isExportSpecifier(parent) ||
    ts.isBindingElement(parent) ||
    ts.isTypeReferenceNode(parent) ||
    ts.isQualifiedName(parent)
  )
}

function isText(file: string): boolean {
  return /\.(ts|mjs|js|svelte|css|html|md|json|txt)$/.test(file) && file !== 'package-lock.json'
}

const known = new Set(readLedgers().flatMap(ledger => ledger.ids))

/** Rule ids that the ledger does not have, and links of a page that lead nowhere. */
function strayText(file: string): string[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8')
  return [...strayIds(file, text), ...(file.endsWith('.md') ? strayLinks(file, text) : [])]
}

/** Decisions that the list of them does not lead to. */
export function unlisted(files: readonly string[], list: string): string[] {
  return files
    .filter(file => /^docs\/decisions\/(?!README)[^/]+\.md$/.test(file))
    .filter(file => !list.includes(`](${path.basename(file)})`))
    .map(file => `docs/decisions/README.md does not list ${path.basename(file)}`)
}

export function strayIds(file: string, text: string): string[] {
  const strangers = [...text.matchAll(RULE_ID)].map(([id]) => id).filter(id => !known.has(id))
  return [...new Set(strangers)].map(id => `${file}: the ledger has no rule ${id}`)
}

function strayLinks(file: string, text: string): string[] {
  return [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target]) => target)
    .filter(target => !/^[a-z]+:/.test(target))
    .filter(target => !existsSync(path.join(ROOT, path.dirname(file), target)))
    .map(target => `${file}: the link to ${target} leads nowhere`)
}
