import { parseSpans, plain, type Span } from './spans.ts'

/** The printed editions that are told apart. */
export const editions = ['09', '11', 'J'] as const
export type Edition = (typeof editions)[number]

/** A run of text that holds for some editions only; for all of them if none is named. */
export interface Clause {
  readonly editions: readonly Edition[]
  readonly spans: readonly Span[]
}

/** What is printed, or what was decided here and why. */
export type Part =
  | { readonly is: 'printed'; readonly clauses: readonly Clause[] }
  | { readonly is: 'ruling'; readonly clauses: readonly Clause[]; readonly why: readonly Span[] }

export interface Rule {
  readonly id: string
  readonly editions: readonly Edition[]
  readonly parts: readonly Part[]
}

/** `**Ruling:** what. *Why: the reason.*`, in whatever words a language has for them. */
const RULING = /\*\*[^*:]+:\*\*(.+?)\*[^*:]+: (.+?)\*/g
const HEAD = /\*\*[^*:]+:\*\*/
const MARKERS = /((?:\[(?:09|11|J)\] ?)+)/

/** A row of the ledger. Throws where the row is not in the ledger's format, so that a build fails. */
export function parseRule(id: string, column: string, text: string): Rule {
  const named = column === '' ? [] : column.split(',').map(word => editionNamed(word.trim(), id))
  return { id, editions: named, parts: parseParts(text, id) }
}

/** A ruling begins at its marker and ends with its reason; what is around it is printed. */
function parseParts(text: string, id: string): readonly Part[] {
  const parts: Part[] = []
  let at = 0
  for (const match of text.matchAll(RULING)) {
    const [whole, ruling = '', why = ''] = match
    addPrinted(parts, text.slice(at, match.index))
    parts.push({ is: 'ruling', clauses: parseClauses(ruling.trim()), why: parseSpans(why) })
    at = match.index + whole.length
  }
  addPrinted(parts, text.slice(at))
  if (HEAD.test(text.replace(RULING, ''))) throw new Error(`${id}: a ruling without its reason`)
  return parts
}

function addPrinted(parts: Part[], text: string): void {
  if (text.trim() !== '') parts.push({ is: 'printed', clauses: parseClauses(text.trim()) })
}

/** A marker reaches to the next marker, semicolon, closing bracket or full stop. */
export function parseClauses(text: string): readonly Clause[] {
  const clauses: Clause[] = []
  let named: readonly Edition[] = []
  for (const [at, piece] of text.split(MARKERS).entries()) {
    if (at % 2 === 1) {
      named = [...piece.matchAll(/09|11|J/g)].map(([word]) => editionNamed(word, text))
      continue
    }
    const end = at === 0 ? 0 : endOfClause(piece)
    if (at > 0) clauses.push({ editions: named, spans: parseSpans(piece.slice(0, end)) })
    if (end < piece.length) clauses.push({ editions: [], spans: parseSpans(piece.slice(end)) })
  }
  return clauses
}

function endOfClause(text: string): number {
  const stop = /[;)]|\.(?=\s|$)/.exec(text)
  if (stop === null) return text.length
  // The bracket belongs to the text around it; the other two close what they end.
  return stop[0] === ')' ? stop.index : stop.index + 1
}

function editionNamed(word: string, where: string): Edition {
  const found = editions.find(edition => edition === word)
  if (found === undefined) throw new Error(`${where}: there is no edition "${word}"`)
  return found
}

function textOf({ clauses }: Part): string {
  return clauses.map(({ spans }) => plain(spans)).join('')
}

/** All of it as text, for the search. */
export function ruleText({ id, parts }: Rule): string {
  const said = parts.map(part => textOf(part) + (part.is === 'ruling' ? ` ${plain(part.why)}` : ''))
  return `${id} ${said.join(' ')}`
}

/** Whether anything of it holds in this edition. */
export function holdsIn(rule: Rule, edition: Edition | undefined): boolean {
  if (edition === undefined) return true
  if (rule.editions.length > 0 && !rule.editions.includes(edition)) return false
  return saysIn(rule, edition)
}

/** Whether it has a word for this edition, whatever its column says. */
export function saysIn({ parts }: Rule, edition: Edition | undefined): boolean {
  return parts.some(part => clausesIn(part, edition).length > 0)
}

/** The clauses that hold in this edition, or all. */
export function clausesIn({ clauses }: Part, edition: Edition | undefined): readonly Clause[] {
  if (edition === undefined) return clauses
  return clauses.filter(clause => clause.editions.length === 0 || clause.editions.includes(edition))
}
