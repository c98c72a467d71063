import { canonical, quickRandom, type Random } from '@adit/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { runIn } from './fake-terminal.ts'
import { asFile, type RecordFile, sampleRecords } from './sample-records.ts'

let records: RecordFile[] = []

beforeAll(async () => {
  records = await sampleRecords()
})

/** Ways to spoil the list of moves; each leaves the rest of the file alone. */
const mutations: Readonly<Record<string, (moves: string[], random: Random) => string[]>> = {
  'a move left out': (moves, random) => moves.toSpliced(random.below(moves.length), 1),
  'two neighbours swapped': (moves, random) => {
    const at = random.below(moves.length - 1)
    return moves.toSpliced(at, 2, moves[at + 1], moves[at])
  },
  'a move made twice': (moves, random) => {
    const at = random.below(moves.length)
    return moves.toSpliced(at, 0, moves[at])
  },
  'another seat': (moves, random) => {
    const at = random.below(moves.length)
    return moves.with(at, moves[at].replace(/^\S+/, String(random.below(4))))
  },
  'another place': (moves, random) => {
    const at = random.below(moves.length)
    return moves.with(at, moves[at].replace(/\d$/, String(random.below(4))))
  },
  'the end cut off': (moves, random) => moves.slice(0, random.below(moves.length)),
  'a move from elsewhere': (moves, random) =>
    moves.with(random.below(moves.length), moves[random.below(moves.length)]),
  'a card twice': (moves, random) => {
    const shuffles = moves.flatMap((move, at) => (move.startsWith('* shuffle') ? [at] : []))
    const at = shuffles[random.below(shuffles.length)]
    const words = moves[at].split(' ')
    return moves.with(at, words.with(2 + random.below(36), words[2 + random.below(36)]).join(' '))
  },
}

function spoil(seed: number): { readonly original: RecordFile; readonly moves: string[] } {
  const names = Object.keys(mutations)
  const mutate = mutations[names[seed % names.length]]
  const random = quickRandom(seed)
  const original = records[random.below(records.length)]
  let moves = mutate(original.moves, random)
  while (canonical(moves) === canonical(original.moves)) moves = mutate(original.moves, random)
  return { original, moves }
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text)

describe('a record with its moves spoilt', () => {
  it.each(Array.from({ length: 100 }, (_none, seed) => seed))(
    'number %i is refused',
    async seed => {
      const { original, moves } = spoil(seed)
      const spoilt = asFile(JSON.stringify({ ...original, moves }))
      const { code, out, err } = await runIn(spoilt, 'replay', 'r.json')
      expect([code, out]).toEqual([1, ''])
      const { error } = JSON.parse((await runIn(spoilt, 'replay', 'r.json', '--json')).out)
      if (error.key === 'record-other-hash') {
        expect(err).toBe(
          `No: The moves lead to ${error.slots.found}, but the record says ${original.hash}.\n`,
        )
        expect(error.slots.found).not.toBe(original.hash)
      } else {
        const text = shortened(moves[error.move - 1])
        expect(error).toMatchObject({ text, message: expect.stringMatching(/\.( \(TRE-\d+\))?$/) })
        expect(err).toBe(`No: ${error.message}\n`)
        expect(err).toContain(`Move ${error.move} ("${text}") is refused. `)
      }
    },
  )

  it('both ways occur: moves that cannot be, and moves that lead elsewhere', async () => {
    const keys = new Set<string>()
    for (let seed = 0; seed < 100; seed++) {
      const { original, moves } = spoil(seed)
      const spoilt = asFile(JSON.stringify({ ...original, moves }))
      const { out } = await runIn(spoilt, 'replay', 'r.json', '--json')
      keys.add(JSON.parse(out).error.key)
    }
    expect(keys).toContain('record-other-hash')
    expect(keys.size).toBeGreaterThan(5)
  })

  it('is noticed by its hash, or without one by the deal, when it leads to the very same end', async () => {
    const argv = 'play my-treasure --hot-seat 0 --seats 2 --seed 3 --save r.json'.split(' ')
    const honest = JSON.parse((await runIn({}, ...argv)).files.get('r.json') ?? '')
    const at = honest.moves.findIndex((move: string) => move.startsWith('* shuffle'))
    const words: string[] = honest.moves[at].split(' ')
    // The two lowest cards of the first deck, which nobody got to see.
    const [above, lowest] = words.slice(-2)
    honest.moves[at] = [...words.slice(0, -2), lowest, above].join(' ')
    const hashed = await runIn(asFile(JSON.stringify(honest)), 'replay', 'r.json', '--json')
    expect(JSON.parse(hashed.out).error.key).toBe('record-other-hash')
    const { hash: _dropped, ...unhashed } = honest
    const edited = asFile(JSON.stringify(unhashed))
    expect((await runIn(edited, 'replay', 'r.json')).code).toBe(0)
    const verified = await runIn(edited, 'verify', 'r.json', '--json')
    expect([verified.code, JSON.parse(verified.out).error.key]).toEqual([1, 'deal-differs'])
  })
})
