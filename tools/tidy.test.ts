import { LANGUAGES } from '@adit/words'
import { describe, expect, it } from 'vitest'
import { readLedgers } from './ledger.ts'
import { strayCode, strayIds, tidy, unlisted } from './tidy.ts'

describe('the tree is tidy', () => {
  it('keeps the dependency rule, touches no forbidden global, names no unknown rule', () => {
    expect(tidy()).toEqual([])
  })

  it.each(LANGUAGES)('has the same rules in the same order in every language: %s', language => {
    expect(readLedgers(language)).toEqual(readLedgers('en'))
  })
})

describe('an untidy file is noticed', () => {
  const file = 'packages/my-treasure/src/x.ts'

  it.each([
    ["import { a } from '@adit/saboteur'", 'may not import @adit/saboteur'],
    ["export { a } from '@adit/bots'", 'may not import @adit/bots'],
    ["import { a } from '../../kernel/src/seats.ts'", 'may not import ../../kernel'],
    ["import fs from 'node:fs'", 'may not import node:fs'],
    ["await import('lodash')", 'may not import lodash'],
    ['const now = Date.now()', 'touches Date'],
    ['const now = new Date()', 'touches Date'],
    ['const roll = Math.random()', 'touches Math.random'],
    ['names.sort((a, b) => a.localeCompare(b))', 'touches a.localeCompare'],
    ['const text = new Intl.ListFormat()', 'touches Intl'],
    ['setTimeout(() => {}, 1)', 'touches setTimeout'],
    ['if (process.env.X) run()', 'touches process'],
  ])('%s', (text, problem) => {
    expect(strayCode(file, text).join()).toContain(problem)
  })

  it('a decision that its list does not lead to', () => {
    const files = ['docs/decisions/README.md', 'docs/decisions/a.md', 'docs/decisions/b.md']
    expect(unlisted(files, '| [a](a.md) | why |')).toEqual([
      'docs/decisions/README.md does not list b.md',
    ])
  })

  it.each([
    "import { a } from '@adit/kernel'",
    "import { a } from './state.ts'",
    'const today = calendar.Date',
    'const record = { process: 1, console: 2 }',
    '// Math.random and Date are only mentioned here',
  ])('but not: %s', text => {
    expect(strayCode(file, text)).toEqual([])
  })

  it('lets tests use the tools of testing', () => {
    expect(strayCode('packages/kernel/src/a.test.ts', "import fs from 'node:fs'")).toEqual([])
  })

  it('knows which rules there are', () => {
    const unknown = ['TRE', '99'].join('-')
    expect(strayIds('a.md', 'see TRE-01 and TRE-041')).toEqual([])
    expect(strayIds('a.md', `see ${unknown}`)).toEqual([`a.md: the ledger has no rule ${unknown}`])
  })
})
