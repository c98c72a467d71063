import { nth } from '@adit/kernel'
import { describe, expect, it } from 'vitest'
import { parseLedger, rulesOf } from './ledger.ts'
import { find, marked, termsOf, type Wanted } from './search.ts'

const ledger = parseLedger(`# Game

Intro.

## One

Words first.

### Deep

| id | editions | rule |
|---|---|---|
| SAB-01 |  | A door and a ladder. |
| SAB-02 | 09 | The ёлка stands. **Ruling:** it stays. *Why: it is green.* |

## Two

| id | editions | rule |
|---|---|---|
| SAB-03 | J | A door. |
| SAB-04 |  | [11] Nothing else. |
`)

const all: Wanted = { query: '', edition: undefined, onlyRulings: false }
const ids = (wanted: Partial<Wanted>) =>
  rulesOf({ ...ledger, sections: find(ledger, { ...all, ...wanted }) }).map(rule => rule.id)

describe('the search', () => {
  it('shows everything when nothing is asked', () => {
    expect(ids({})).toEqual(['SAB-01', 'SAB-02', 'SAB-03', 'SAB-04'])
    expect(nth(find(ledger, all), 0).blocks).toHaveLength(1)
  })

  it('wants all words, in any case, and takes ё for е', () => {
    expect(ids({ query: 'LADDER door' })).toEqual(['SAB-01'])
    expect(ids({ query: 'елка' })).toEqual(['SAB-02'])
  })

  it('finds an id, and what a reason says', () => {
    expect(ids({ query: 'sab-03' })).toEqual(['SAB-03'])
    expect(ids({ query: 'green' })).toEqual(['SAB-02'])
  })

  it('leaves out what another edition has', () => {
    expect(ids({ edition: 'J' })).toEqual(['SAB-01', 'SAB-03'])
  })

  it('can show the rulings alone', () => {
    expect(ids({ onlyRulings: true })).toEqual(['SAB-02'])
  })

  it('keeps the chapter over a section with a find, and no other', () => {
    const headings = find(ledger, { ...all, query: 'ladder' }).map(section => section.heading)
    expect(headings).toEqual(['One', 'Deep'])
  })

  it('leaves out what does not hold at a table, with the words that lead to it', () => {
    const holds = (ids: string) => find(ledger, { ...all, holds: ({ id }) => ids.includes(id) })
    expect(rulesOf({ sections: holds('SAB-02 SAB-03') }).map(({ id }) => id)).toEqual([
      'SAB-02',
      'SAB-03',
    ])
    const silent = find(ledger, { ...all, edition: 'J', holds: () => true })
    expect(rulesOf({ sections: silent }).map(({ id }) => id)).toEqual([
      'SAB-01',
      'SAB-02',
      'SAB-03',
    ])
    expect(holds('SAB-03').map(({ heading }) => heading)).toEqual(['Two'])
    expect(holds('SAB-01').map(({ heading }) => heading)).toEqual(['One', 'Deep'])
  })

  it('marks each place where a word stands', () => {
    expect(marked('Door to door', termsOf('door'))).toEqual([
      { text: 'Door', isHit: true },
      { text: ' to ', isHit: false },
      { text: 'door', isHit: true },
    ])
    expect(marked('Ёж', termsOf('еж'))).toEqual([{ text: 'Ёж', isHit: true }])
    expect(marked('plain', [])).toEqual([{ text: 'plain', isHit: false }])
  })
})
