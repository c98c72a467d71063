import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commitTo, dealKey, drawnIn, drawsFor, pledgeFor, verify, witnessOf } from '@adit/fairness'
import { CHANCE, playOut, quickRandom, type Turn } from '@adit/kernel'
import { printRecord, shelf } from '@adit/shelf'
import { describe, expect, it } from 'vitest'
import { VECTORS, type Vector, vectors } from './fairness-vectors.ts'

/** The page on fair deals says enough to draw them again without this program. */
const page = readFileSync(join(import.meta.dirname, '../docs/fairness.md'), 'utf8')
const program = join(import.meta.dirname, '../docs/fairness.py')
const hasPython = spawnSync('python3', ['--version']).status === 0
const serverSeed = Array.from({ length: 32 }, (_none, at) => at.toString(16).padStart(2, '0')).join(
  '',
)

/** A whole game of a title's first preset, dealt from known seeds. */
function played(title: (typeof shelf)[number]) {
  const { config } = title.presets[0]
  const game = title.open(config)
  const playerSeeds = Array.from({ length: game.seats }, (_none, seat) => `share ${seat}`)
  const { name, revision } = title
  const key = dealKey({ serverSeed, playerSeeds, title: name, revision, config })
  const moves: Turn<unknown>[] = []
  let chances = 0
  const dealt = {
    ...game,
    nature: (state: unknown) => game.nature(state, drawsFor(key, chances++)),
  }
  playOut(dealt, game.setup(), quickRandom(3), undefined, (seat, move) => moves.push([seat, move]))
  const deal = { commitment: commitTo(serverSeed), serverSeed, playerSeeds }
  const seats = playerSeeds.map((_none, seat) => `p${seat}`)
  return { game, record: { title: name, revision, config, seats, moves, deal } }
}

const kept: readonly Vector[] = JSON.parse(readFileSync(VECTORS, 'utf8'))

describe('the vectors beside the page', () => {
  it('are those of games played now', () => {
    expect(kept).toEqual(vectors())
  })

  it.each(kept)('$title: $verb', ({ key, n, below, drew }) => {
    const random = drawsFor(Buffer.from(key, 'hex'), n)
    expect(below.map(limit => random.below(limit))).toEqual(drew)
  })

  it('have every verb that the page names, and no other', () => {
    const rows = [...page.matchAll(/^\| [^|]*\| `([a-z]+)/gm)].map(([, verb]) => verb)
    expect([...new Set(kept.map(({ verb }) => verb))].toSorted()).toEqual(
      [...new Set(rows)].toSorted(),
    )
  })

  it.skipIf(!hasPython)('are drawn again by the program', () => {
    const said = execFileSync('python3', [program, '--vectors', VECTORS], { encoding: 'utf8' })
    expect(said).toContain(`${kept.length} vectors hold`)
  })

  it.skipIf(!hasPython).each(kept)('$title: $verb is found out where a word is another', one => {
    const folder = mkdtempSync(join(tmpdir(), 'adit-'))
    const file = join(folder, 'vectors.json')
    writeFileSync(file, JSON.stringify([{ ...one, move: `${one.move}0` }]))
    const { status, stderr } = spawnSync('python3', [program, '--vectors', file], {
      encoding: 'utf8',
    })
    rmSync(folder, { recursive: true })
    expect([status, stderr.trim()]).toEqual([
      1,
      `${one.title}: ${one.verb} is not what the numbers give`,
    ])
  })
})

/** The value of a line `name: value` in the page's vectors. */
function vector(name: string): string | undefined {
  return new RegExp(`^${name} +([0-9a-f ]+)$`, 'm').exec(page)?.[1]?.trim()
}

describe('the page on fair deals', () => {
  it('has vectors that hold', () => {
    const source = {
      serverSeed,
      playerSeeds: ['a', 'b'],
      title: 't',
      revision: 1,
      config: { seats: 2 },
    }
    const key = dealKey(source)
    const random = drawsFor(key, 0)
    expect(vector('commitment')).toBe(commitTo(serverSeed))
    expect(vector('pledge')).toBe(pledgeFor('a'))
    expect(vector('witness')).toBe(witnessOf(commitTo(serverSeed), [pledgeFor('a'), undefined]))
    expect(vector('key')).toBe(Buffer.from(key).toString('hex'))
    expect(vector('numbers')).toBe(Array.from({ length: 12 }, () => random.below(52)).join(' '))
  })
})

describe.each(shelf.map(title => [title.name, title] as const))('%s', (_name, title) => {
  const { game, record } = played(title)

  it('shows every drawn number', () => {
    expect(verify(game, record).ok).toBe(true)
    const drawn = drawnIn(game, record)
    expect(drawn.map(({ at }) => at)).toEqual(
      record.moves.flatMap(([seat], at) => (seat === CHANCE ? [at] : [])),
    )
    for (const { move, at, numbers } of drawn) {
      expect(move).toBe(game.notation.printMove(record.moves[at][1]))
      expect(numbers.length).toBeGreaterThan(0)
      for (const { below, drew } of numbers) expect(drew).toBeLessThan(below)
    }
  })

  it.skipIf(!hasPython)('is drawn again by the program beside the page', () => {
    const folder = mkdtempSync(join(tmpdir(), 'adit-'))
    const file = join(folder, 'record.json')
    const text = printRecord(game, record)
    writeFileSync(file, text)
    const said = execFileSync('python3', [program, file], { encoding: 'utf8' })
    expect(said).toMatch(/the deal is as promised$/m)
    // One card in another place, and it is found.
    const at = record.moves.findIndex(
      ([seat, move]) => seat === CHANCE && /^(deal|shuffle) /.test(game.notation.printMove(move)),
    )
    const lines: { moves: string[] } = JSON.parse(text)
    const words = lines.moves[at].split(' ')
    const other = words.findIndex((word, nth) => nth > 2 && word !== words[2])
    const swapped = words.with(2, words[other]).with(other, words[2]).join(' ')
    writeFileSync(file, JSON.stringify({ ...lines, moves: lines.moves.with(at, swapped) }))
    expect(spawnSync('python3', [program, file]).status).toBe(1)
    rmSync(folder, { recursive: true })
  })
})
