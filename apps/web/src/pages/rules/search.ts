import type { Block, Ledger, Section } from './ledger.ts'
import { type Edition, holdsIn, type Rule, ruleText, saysIn } from './rule.ts'

export interface Wanted {
  /** Words that must all occur; empty for everything. */
  readonly query: string
  readonly edition: Edition | undefined
  readonly onlyRulings: boolean
  /** Nothing that is left out here, where it is given. */
  readonly holds?: ((rule: Rule) => boolean) | undefined
}

/** Letter case and the two dots of ё make no difference. */
function folded(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е')
}

export function termsOf(query: string): readonly string[] {
  return folded(query)
    .split(/\s+/)
    .filter(term => term !== '')
}

function isWanted(rule: Rule, { query, edition, onlyRulings, holds }: Wanted): boolean {
  // What holds at a table is known there, also where an option undoes what a column says.
  const isHeld = holds === undefined ? holdsIn(rule, edition) : holds(rule) && saysIn(rule, edition)
  if (!isHeld) return false
  if (onlyRulings && !rule.parts.some(part => part.is === 'ruling')) return false
  const text = folded(ruleText(rule))
  return termsOf(query).every(term => text.includes(term))
}

/** The sections with the rules that are wanted; while one searches, nothing else. */
export function find(ledger: Ledger, wanted: Wanted): readonly Section[] {
  const isSearch = wanted.query.trim() !== '' || wanted.onlyRulings
  const found = ledger.sections.map(section => {
    const blocks = section.blocks.flatMap((block): readonly Block[] => {
      if (block.is !== 'rules') return isSearch ? [] : [block]
      const rules = block.rules.filter(rule => isWanted(rule, wanted))
      return rules.length === 0 ? [] : [{ ...block, rules }]
    })
    // What leads to rules says nothing without them.
    return { ...section, blocks: hasRules(section) && !hasRules({ blocks }) ? [] : blocks }
  })
  // A chapter stays as the heading of its sections, and goes with them.
  return found.filter(({ blocks, level }, at) => {
    const hasParts = level === 2 && ledger.sections[at + 1]?.level === 3
    return hasParts ? hasRules({ blocks }) || leadsTo(found.slice(at + 1)) : blocks.length > 0
  })
}

function hasRules({ blocks }: Pick<Section, 'blocks'>): boolean {
  return blocks.some(({ is }) => is === 'rules')
}

function leadsTo(next: readonly Section[]): boolean {
  const end = next.findIndex(section => section.level === 2)
  const own = end < 0 ? next : next.slice(0, end)
  return own.some(section => section.blocks.length > 0)
}

export interface Stretch {
  readonly text: string
  readonly isHit: boolean
}

/** A text cut where the search words stand in it. */
export function marked(text: string, terms: readonly string[]): readonly Stretch[] {
  const low = folded(text)
  const hits = new Uint8Array(text.length)
  for (const term of terms) {
    for (let at = low.indexOf(term); at >= 0; at = low.indexOf(term, at + 1)) {
      hits.fill(1, at, at + term.length)
    }
  }
  const stretches: Stretch[] = []
  for (let from = 0, to = 0; from < text.length; from = to) {
    while (to < text.length && hits[to] === hits[from]) to++
    stretches.push({ text: text.slice(from, to), isHit: hits[from] === 1 })
  }
  return stretches
}
