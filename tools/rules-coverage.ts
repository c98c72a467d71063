import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { rowsAreThere, writeRows } from './card-rows.ts'
import { type Ledger, ROOT, RULE_ID, readLedgers } from './ledger.ts'

const PAGE = path.join(ROOT, 'docs', 'rules-coverage.md')

interface Citation {
  readonly file: string
  readonly title: string
}

/** Tests cite rules in brackets at the head of their titles: `[TRE-06] …`. */
function readCitations(): ReadonlyMap<string, readonly Citation[]> {
  const cited = new Map<string, Citation[]>()
  for (const file of testFiles()) {
    const text = readFileSync(path.join(ROOT, file), 'utf8')
    for (const [, title] of text.matchAll(/['"`]((?:\[[A-Z0-9, -]+\] ?)+[^'"`\n]*)['"`]/g)) {
      const heads = title.match(/^(?:\[[^\]]+\] ?)+/)?.[0] ?? ''
      for (const [id] of heads.matchAll(RULE_ID)) {
        cited.set(id, [...(cited.get(id) ?? []), { file, title: title.slice(heads.length) }])
      }
    }
  }
  return cited
}

function testFiles(): string[] {
  return ['packages', 'apps'].flatMap(folder =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.test.ts') && !file.includes('node_modules'))
      .map(file => path.posix.join(folder, file.split(path.sep).join('/')))
      .sort(),
  )
}

function printPage(): string {
  const cited = readCitations()
  const sections = readLedgers().map(ledger => section(ledger, cited))
  return `# Which test proves which rule

Made by \`npm run rules\` from the ledger and the titles of the tests; \`npm run check\` fails when it is
out of date, and when a rule is cited by no test.

${sections.join('\n')}`
}

function section({ title, ids }: Ledger, cited: ReadonlyMap<string, readonly Citation[]>): string {
  const proven = ids.filter(id => cited.has(id)).length
  const rows = ids.map(id => `| ${id} | ${(cited.get(id) ?? []).map(citation).join('<br>')} |`)
  return `## ${title}: ${proven} of ${ids.length} rules

| rule | tests |
|---|---|
${rows.join('\n')}
`
}

function citation({ file, title }: Citation): string {
  return `${title.replaceAll('|', '\\|')} (${path.posix.basename(file)})`
}

/** What is wrong with the page and with the coverage itself. */
export function coverageIsCurrent(): readonly string[] {
  const cited = readCitations()
  const missing = readLedgers()
    .flatMap(({ ids }) => ids.filter(id => !cited.has(id)))
    .map(id => `no test cites ${id}`)
  const stale =
    readPage() === printPage() ? [] : ['docs/rules-coverage.md is out of date: npm run rules']
  return [...rowsAreThere(), ...missing, ...stale]
}

function readPage(): string {
  try {
    return readFileSync(PAGE, 'utf8')
  } catch {
    return ''
  }
}

if (import.meta.main && process.argv.includes('--check')) {
  process.exitCode = coverageIsCurrent().length > 0 ? 1 : 0
} else if (import.meta.main) {
  writeRows()
  writeFileSync(PAGE, printPage())
}
