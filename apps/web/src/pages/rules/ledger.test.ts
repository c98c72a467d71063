import { readFileSync } from 'node:fs'
import { nth } from '@adit/kernel'
import { LANGUAGES, load } from '@adit/words'
import { describe, expect, it } from 'vitest'
import { ruleHref } from '../../client/rule-link.ts'
import { rulebook as treasureBook } from '../../table/my-treasure/rulebook.ts'
import { rulebook as nimbleBook } from '../../table/nimble-gnomes/rulebook.ts'
import { rulebook as saboteurBook } from '../../table/saboteur/rulebook.ts'
import { asRead, parseLedger, rulesOf, tablesOf } from './ledger.ts'
import { rulesNames } from './ledgers.ts'
import { clausesIn, editions, parseClauses, parseRule, ruleText } from './rule.ts'
import { plain } from './spans.ts'

const root = new URL('../../../../../docs/rules/', import.meta.url)
const read = (language: string, name: string) =>
  readFileSync(new URL(`${language}/${name}.md`, root), 'utf8')

describe.each(rulesNames)('the ledger of %s', name => {
  const english = parseLedger(read('en', name))
  const others = LANGUAGES.filter(language => language !== 'en').map(language => ({
    language,
    ledger: parseLedger(read(language, name)),
  }))

  it('has every row of the file, once', () => {
    const rows = [...read('en', name).matchAll(/^\| ([A-Z0-9]+-\d+) \|/gm)].map(([, id]) => id)
    expect(rulesOf(english).map(rule => rule.id)).toEqual(rows)
    expect(new Set(rows).size).toBe(rows.length)
  })

  it.each(others)('has the same ids, editions and rulings in $language', ({ ledger: other }) => {
    const shape = (ledger: typeof english) =>
      rulesOf(ledger).map(({ id, editions: named, parts }) => [
        id,
        named,
        parts.map(part => part.is),
      ])
    expect(shape(other)).toEqual(shape(english))
  })

  it.each(others)(
    'has the same chapters in $language, under the same anchors',
    ({ ledger: other }) => {
      const shape = (ledger: typeof english) =>
        ledger.sections.map(({ level, anchor, blocks }) => [
          level,
          anchor,
          blocks.map(block => block.is),
        ])
      expect(shape(other)).toEqual(shape(english))
    },
  )

  it('shows every ruling with its reason and leaves no markup in the text', () => {
    const rows = read('en', name).match(/^\| [A-Z0-9]+-\d+ \|.*$/gm) ?? []
    const rulings = rulesOf(english).flatMap(({ parts }) =>
      parts.filter(part => part.is === 'ruling'),
    )
    expect(rulings).toHaveLength([...rows.join('').matchAll(/\*\*Ruling:\*\*/g)].length)
    const everywhere = [english, ...others.map(({ ledger }) => ledger)]
    for (const rule of everywhere.flatMap(rulesOf)) {
      expect([rule.id, ruleText(rule)]).not.toEqual([
        rule.id,
        expect.stringMatching(/\*\*|`|\[J\]/),
      ])
    }
  })

  it('leads with every mention of a rule to a rule that exists', () => {
    const known = new Set(
      rulesNames.flatMap(one => rulesOf(parseLedger(read('en', one)))).map(rule => rule.id),
    )
    const mentions = (ledger: typeof english) =>
      rulesOf(ledger).map(({ id, parts }) => {
        const whole = parts.flatMap(part => [
          ...part.clauses.flatMap(clause => clause.spans),
          ...(part.is === 'ruling' ? part.why : []),
        ])
        return [id, whole.flatMap(span => (span.is === 'rule' ? [span.text] : [])).sort()]
      })
    for (const { ledger } of others) expect(mentions(ledger)).toEqual(mentions(english))
    for (const { parts } of rulesOf(english)) {
      const spans = parts.flatMap(part => part.clauses.flatMap(clause => clause.spans))
      for (const span of spans) if (span.is === 'rule') expect(known).toContain(span.text)
    }
  })
})

describe('a row', () => {
  it('is cut at its rulings', () => {
    const rule = parseRule('SAB-01', '', 'Print. **Ruling:** decided. *Why: because.* More print.')
    expect(
      rule.parts.map(part => [part.is, plain(part.clauses.flatMap(one => one.spans))]),
    ).toEqual([
      ['printed', 'Print.'],
      ['ruling', 'decided.'],
      ['printed', 'More print.'],
    ])
    expect(rule.parts[1]).toMatchObject({ why: [{ text: 'because.' }] })
  })

  it('is refused with a ruling that gives no reason, or an edition that there is not', () => {
    expect(() => parseRule('SAB-01', '', '**Ruling:** decided.')).toThrow('without its reason')
    expect(() => parseRule('SAB-01', '12', 'Print.')).toThrow('no edition "12"')
  })

  it('marks what holds for some editions only, up to where the marker reaches', () => {
    const clauses = parseClauses(
      'Anyone: [09] [11] oneself too; [J] others only. Always (x [J] y) z.',
    )
    expect(clauses.map(clause => [clause.editions.join(), plain(clause.spans)])).toEqual([
      ['', 'Anyone: '],
      ['09,11', 'oneself too;'],
      ['', ' '],
      ['J', 'others only.'],
      ['', ' Always (x '],
      ['J', 'y'],
      ['', ') z.'],
    ])
  })

  it('shows of itself what holds in the edition asked for', () => {
    const { parts } = parseRule('SAB-01', '', 'All. [09] Old. [J] New.')
    const shown = editions.map(edition =>
      clausesIn(nth(parts, 0), edition)
        .map(clause => plain(clause.spans))
        .join('')
        .trim(),
    )
    expect(shown).toEqual(['All. Old.', 'All.', 'All.  New.'])
  })
})

describe('the address of a rule', () => {
  it('is the page of its game and its own place there', () => {
    expect(ruleHref('SAB-23')).toBe('/rules/saboteur#SAB-23')
    expect(ruleHref('CHM-191')).toBe('/rules/saboteur#CHM-191')
    expect(ruleHref('TRE-041')).toBe('/rules/my-treasure#TRE-041')
    expect(ruleHref('nonsense')).toBe('/rules')
  })
})

describe('what a book of rules has beside the text', () => {
  const rulebooks = [
    ['saboteur', saboteurBook],
    ['nimble-gnomes', nimbleBook],
    ['my-treasure', treasureBook],
  ] as const

  it.each(rulebooks)('has a place for each row of the components of %s', (name, rulebook) => {
    const tables = tablesOf(parseLedger(read('en', name)))
    const rows = tables.map(table => (table.is === 'table' ? table.rows.length : 0))
    expect(rulebook.components.map(table => table.length)).toEqual(rows)
  })

  it('shows beside each shape the card that has it', () => {
    const sides = (shape: string): string =>
      shape
        .replace(/ *\(.*\)/, '')
        .split('|')
        .map(part => part.trim().split(/-?/).sort().join(''))
        .sort()
        .join('|')
    const tables = tablesOf(parseLedger(read('en', 'saboteur')))
    let count = 0
    for (const [at, table] of tables.entries()) {
      if (table.is !== 'table' || table.head[1] !== 'shape') continue
      for (const [row, cells] of table.rows.entries()) {
        const [face] = nth(nth(saboteurBook.components, at), row)
        const shape = plain(nth(cells, 1))
        if (shape === '') continue
        if (face?.of !== 'saboteur') throw new Error(`${plain(nth(cells, 0))} has no card`)
        expect([shape, sides(face.card.shape ?? '')]).toEqual([shape, sides(shape)])
        count++
      }
    }
    expect(count).toBeGreaterThan(50)
  })

  it('speaks of no rule that there is not', async () => {
    for (const language of LANGUAGES) {
      await load(language, one => one.startsWith('rules/') || one.startsWith('page/'))
    }
    for (const [name, rulebook] of rulebooks) {
      const known = rulesOf(parseLedger(read('en', name))).map(({ id }) => id)
      const plates = rulebook.platesIn('en')
      expect(known).toEqual(expect.arrayContaining(Object.keys(plates)))
      expect(Object.keys(plates).length).toBeGreaterThan(1)
    }
  })

  it('explains its words behind the rules, where one looks them up', () => {
    const { sections } = parseLedger(read('en', 'saboteur'))
    const order = asRead(sections)
    expect(order).toHaveLength(sections.length)
    expect([nth(sections, 0).heading, order.at(-1)?.heading]).toEqual(['Words', 'Words'])
    expect(nth(order, 0)).toBe(nth(sections, 1))
  })
})
