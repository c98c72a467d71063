import { parseRule, type Rule } from './rule.ts'
import { parseSpans, type Span } from './spans.ts'

/** A game's rules as the pages show them. */
export interface Ledger {
  readonly title: string
  readonly intro: readonly Block[]
  readonly sections: readonly Section[]
}

export interface Section {
  readonly heading: string
  readonly level: 2 | 3
  /** The same in every language. */
  readonly anchor: string
  readonly blocks: readonly Block[]
}

export type Block =
  | { readonly is: 'text'; readonly spans: readonly Span[] }
  | { readonly is: 'rules'; readonly rules: readonly Rule[] }
  /** The words of the ledger and what each means. */
  | { readonly is: 'terms'; readonly items: readonly (readonly Span[])[] }
  | {
      readonly is: 'table'
      readonly head: readonly string[]
      readonly rows: readonly (readonly (readonly Span[])[])[]
    }

const RULES_HEAD = 'id|editions|rule'

/** Reads a file of docs/rules. The format is strict, and a file that is not in it is an error. */
export function parseLedger(text: string): Ledger {
  let title = ''
  const intro: Block[] = []
  const sections: (Section & { readonly blocks: Block[] })[] = []
  for (const chunk of chunksOf(text)) {
    const [, marks, heading = ''] = /^(#{1,3}) (.+)$/.exec(chunk[0]) ?? []
    const into = sections.at(-1)?.blocks ?? intro
    if (marks === undefined) into.push(parseBlock(chunk))
    else if (marks === '#') title = heading
    else {
      const level = marks === '##' ? 2 : 3
      sections.push({ heading, level, anchor: `s${sections.length + 1}`, blocks: [] })
    }
  }
  if (title === '') throw new Error('a ledger begins with its title')
  return { title, intro, sections }
}

/** Runs of lines of one kind: a heading is one, and an empty line ends any other. */
function chunksOf(text: string): readonly Chunk[] {
  const chunks: Chunk[] = []
  let open: Chunk | undefined
  for (const line of text.split('\n')) {
    if (line.trim() === '') open = undefined
    else if (open !== undefined && !line.startsWith('#')) open.push(line)
    else {
      const chunk: Chunk = [line]
      chunks.push(chunk)
      open = line.startsWith('#') ? undefined : chunk
    }
  }
  return chunks
}
type Chunk = [first: string, ...others: string[]]

function parseBlock(lines: Readonly<Chunk>): Block {
  const [first, , ...others] = lines
  if (first.startsWith('- ')) {
    return { is: 'terms', items: lines.map(line => parseSpans(line.slice(2))) }
  }
  if (!first.startsWith('|')) return { is: 'text', spans: parseSpans(lines.join(' ')) }
  const head = cellsOf(first)
  const rows = others.map(cellsOf)
  if (head.join('|') !== RULES_HEAD) {
    return { is: 'table', head, rows: rows.map(row => row.map(parseSpans)) }
  }
  return {
    is: 'rules',
    rules: rows.map(([id = '', editions = '', rule]) => {
      if (rule === undefined) throw new Error(`${id}: a rule is a row of three`)
      return parseRule(id, editions, rule)
    }),
  }
}

/** A bar inside a cell is written `\|`. */
function cellsOf(line: string): readonly string[] {
  return line
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map(cell => cell.replaceAll('\\|', '|').trim())
}

export function rulesOf(ledger: Pick<Ledger, 'sections'>): readonly Rule[] {
  return ledger.sections.flatMap(section =>
    section.blocks.flatMap(block => (block.is === 'rules' ? block.rules : [])),
  )
}

/** As one reads a book: what its words mean is looked up behind it. */
export function asRead(sections: readonly Section[]): readonly Section[] {
  const isGlossary = ({ blocks }: Section): boolean => blocks.some(({ is }) => is === 'terms')
  return [...sections.filter(one => !isGlossary(one)), ...sections.filter(isGlossary)]
}

/** What its parts are made of, table by table. */
export function tablesOf({ sections }: Ledger): readonly Block[] {
  return sections.flatMap(({ blocks }) => blocks.filter(({ is }) => is === 'table'))
}
