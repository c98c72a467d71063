import { quickRandom } from '@adit/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { runIn, STACK_TRACE } from './fake-terminal.ts'
import { asFile, type RecordFile, sampleRecords } from './sample-records.ts'

let records: RecordFile[] = []

beforeAll(async () => {
  records = await sampleRecords()
})

/** A whole record file with one field replaced; undefined leaves the field out. */
function withField(field: string, value: unknown): () => string {
  return () => JSON.stringify({ ...records[0], [field]: value })
}

function withDeal(deal: unknown): () => string {
  return () => JSON.stringify({ ...records[0], deal })
}

/** The text of a record with a piece replaced, for what `JSON.stringify` would never write. */
function withText(from: string, to: string): () => string {
  return () => {
    const text = JSON.stringify(records[0])
    if (!text.includes(from)) throw new Error(`the record has no ${from}`)
    return text.replace(from, to)
  }
}

const NOT_JSON = /^The file is not JSON\./
/** Fields, a line each, are a position's; but of which game? */
const NO_POSITION = /^A position begins with the name of its game\b/
const NO_RECORD = /^This is no record\./
const inField = (field: string): RegExp =>
  new RegExp(
    `^(In the record, "${field}.*" is (missing|not as it must be)|Records have no field "${field})`,
  )
const noise = (seed: number): string => {
  const random = quickRandom(seed)
  return String.fromCharCode(...Array.from({ length: 400 }, () => random.below(256)))
}

type Damage = readonly [what: string, text: () => string, error: RegExp]

const truncated: readonly Damage[] = Array.from({ length: 20 }, (_none, nth) => [
  `cut off after ${nth + 1} twenty-firsts`,
  () => {
    const text = JSON.stringify(records[1])
    return text.slice(0, Math.floor((text.length * (nth + 1)) / 21))
  },
  NOT_JSON,
])

const noRecord: readonly Damage[] = [
  ['nothing', () => '', NOT_JSON],
  ['white space', () => ' \n\t\n ', NOT_JSON],
  ['a byte order mark', () => '\uFEFF', NOT_JSON],
  ['a word', () => 'treasure', NOT_JSON],
  ['null', () => 'null', NO_RECORD],
  ['a number', () => '42', NO_RECORD],
  ['a huge number', () => '1e999', NO_RECORD],
  ['a text', () => '"my-treasure"', NO_RECORD],
  ['true', () => 'true', NO_RECORD],
  ['an empty list', () => '[]', inField('')],
  ['an empty object', () => '{}', inField('title')],
  ['a list of records', () => JSON.stringify(records), inField('')],
  ['a deep list', () => '['.repeat(200_000), NOT_JSON],
  ['a deep closed list', () => '['.repeat(50_000) + ']'.repeat(50_000), inField('')],
  ['a deep object', () => '{"a":'.repeat(50_000), NOT_JSON],
  ['five million spaces', () => ' '.repeat(5_000_000), /^The record is longer than/],
  ['a web page', () => '<!doctype html><title>404</title>', NOT_JSON],
  ['YAML', () => 'title: my-treasure\nmoves:\n  - draw\n', NO_POSITION],
  ['JavaScript', () => "{title: 'my-treasure'}", NOT_JSON],
  ['a comment', () => `// a game\n${JSON.stringify(records[0])}`, NOT_JSON],
  ['two records in a line', () => JSON.stringify(records[0]).repeat(2), NOT_JSON],
  [
    'two records',
    () => records.map(each => JSON.stringify(each)).join('\n'),
    /holds several records/,
  ],
  ['noise 1', () => noise(1), NOT_JSON],
  ['noise 2', () => noise(2), NOT_JSON],
  ['noise 3', () => noise(3), NOT_JSON],
  ['a picture', () => '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', NOT_JSON],
  ['terminal codes', () => '\x1b[2J\x1b[31mNo\x07', NOT_JSON],
  ['zero bytes', () => '\0'.repeat(1000), NOT_JSON],
]

const wrongFields: readonly Damage[] = [
  ['no title', withField('title', undefined), inField('title')],
  ['a number as title', withField('title', 7), inField('title')],
  ['null as title', withField('title', null), inField('title')],
  ['a long title', withField('title', 'x'.repeat(101)), inField('title')],
  ['an unknown title', withField('title', 'chess'), /^There is no game called "chess"\.$/],
  ['the title constructor', withField('title', 'constructor'), /no game called "constructor"/],
  ['the title __proto__', withField('title', '__proto__'), /no game called "__proto__"/],
  ['no revision', withField('revision', undefined), inField('revision')],
  ['a text as revision', withField('revision', '1'), inField('revision')],
  ['half a revision', withField('revision', 0.5), inField('revision')],
  ['revision -1', withField('revision', -1), inField('revision')],
  ['revision 99', withField('revision', 99), /made under revision 99/],
  ['a revision beyond numbers', withText('"revision":1', '"revision":1e999'), inField('revision')],
  ['no config', withField('config', undefined), inField('config')],
  ['null as config', withField('config', null), /^The configuration is not an object\.$/],
  [
    'a trick option',
    withText('"config":{', '"config":{"__proto__":1,'),
    /no option called "__proto__"/,
  ],
  ['a list as config', withField('config', []), /^The configuration is not an object\.$/],
  ['an empty config', withField('config', {}), /is for 2 to 4 players/],
  ['a text as seats', withField('config', { seats: '2' }), /is for 2 to 4 players/],
  ['one seat', withField('config', { seats: 1 }), /is for 2 to 4 players/],
  ['1e300 seats', withField('config', { seats: 1e300 }), /is for 2 to 4 players/],
  ['an unknown option', withField('config', { seats: 2, gold: 1 }), /no option called "gold"/],
  ['a bad value', withField('config', { seats: 2, first: 9 }), /option "first" cannot have/],
  [
    'a deep value',
    withText('"first":"random"', `"first":${'['.repeat(50_000)}${']'.repeat(50_000)}`),
    /option "first" cannot have/,
  ],
  ['no names', withField('seats', undefined), inField('seats')],
  ['too few names', withField('seats', ['a']), /names 1 players, but the game has 2 seats/],
  ['too many names', withField('seats', Array(17).fill('a')), inField('seats')],
  ['numbers as names', withField('seats', [1, 2]), inField('seats')],
  ['a name of 101', withField('seats', ['a', 'b'.repeat(101)]), inField('seats')],
  ['no moves', withField('moves', undefined), inField('moves')],
  ['a text as moves', withField('moves', '0 draw'), inField('moves')],
  ['an object as moves', withField('moves', { length: 1 }), inField('moves')],
  ['numbers as moves', withField('moves', [1]), inField('moves')],
  ['null as a move', withField('moves', [null]), inField('moves')],
  ['a pair as a move', withField('moves', [[0, 'draw']]), inField('moves')],
  ['an empty move', withField('moves', ['']), /^Move 1 cannot be read: ""\.$/],
  ['a seat alone', withField('moves', ['0']), /^Move 1 cannot be read: "0"\.$/],
  ['a move without seat', withField('moves', ['draw']), /^Move 1 cannot be read: "draw"\.$/],
  ['seat 99', withField('moves', ['99 draw']), /^Move 1 cannot be read: "99 draw"\.$/],
  ['seat -1', withField('moves', ['-1 draw']), /^Move 1 cannot be read: "-1 draw"\.$/],
  ['two spaces', withField('moves', ['0  draw']), /^Move 1 cannot be read: "0 {2}draw"\.$/],
  ['an unknown move', withField('moves', ['0 dig']), /^Move 1 cannot be read: "0 dig"\.$/],
  [
    'terminal codes in a move',
    withField('moves', ['0 \x1b[2Jdraw\x07']),
    /^Move 1 cannot be read: "0 draw "\.$/,
  ],
  [
    'a long move',
    withField('moves', [`0 ${'x'.repeat(1e6)}`]),
    /^Move 1 cannot be read: "0 x{58}"\.$/,
  ],
  ['too many moves', withField('moves', Array(100_001).fill('0 d')), inField('moves')],
  ['a number as hash', withField('hash', 5), inField('hash')],
  ['a short hash', withField('hash', 'abc'), inField('hash')],
  ['a hash in capitals', withField('hash', 'ABCDEF0123456789'), inField('hash')],
  ['a text as deal', withDeal('fair'), inField('deal')],
  ['an empty deal', withDeal({}), inField('deal')],
  ['a short commitment', withDeal({ commitment: 'ab', playerSeeds: [] }), inField('deal')],
  ['a field too many', withField('winner', 0), inField('winner')],
  ['__proto__', withText('{"title"', '{"__proto__":{"seats":9},"title"'), inField('__proto__')],
  ['constructor', withField('constructor', { prototype: { x: 1 } }), inField('constructor')],
  ['prototype', withField('prototype', {}), inField('prototype')],
  ['toString', withField('toString', 'x'), inField('toString')],
  [
    '__proto__ in the deal',
    () => `{"deal":{"__proto__":{}},${JSON.stringify(records[0]).slice(1)}`,
    inField('deal'),
  ],
]

describe('a damaged file', () => {
  const damages = [...truncated, ...noRecord, ...wrongFields]

  it('comes in more than a hundred kinds', () => {
    expect(new Set(damages.map(([what]) => what)).size).toBeGreaterThan(100)
  })

  it.each(damages)('is refused, and why is said: %s', async (_what, text, error) => {
    const damaged = asFile(text())
    for (const command of ['replay', 'verify']) {
      const { code, out, err } = await runIn(damaged, command, 'r.json')
      expect([code, out]).toEqual([1, ''])
      expect(err).toMatch(/^No: [^\n]+\n$/)
      expect(err).not.toMatch(STACK_TRACE)
      expect(err).not.toContain('\x1b')
      expect(err.slice('No: '.length, -1)).toMatch(error)
    }
    expect(Object.prototype).not.toHaveProperty('seats')
  })

  it.each([
    ['no file at all', 'r2.json', 'No: There is no file r2.json.\n'],
    ['a line that is not there', 'r.json', 'No: r.json has no line 3; it has 1.\n'],
  ])('%s', async (_what, path, error) => {
    const world = asFile(JSON.stringify(records[0]))
    expect(await runIn(world, 'replay', path, '--line', '3')).toMatchObject({ code: 1, err: error })
  })
})
