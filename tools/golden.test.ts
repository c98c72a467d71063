import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CHANCE, parseConfig } from '@adit/kernel'
import { shelf, titleNamed } from '@adit/shelf'
import { describe, expect, it } from 'vitest'
import { goldenFiles, printGolden, readGolden } from './golden.ts'
import { ROOT } from './ledger.ts'
import { mended } from './mending.ts'

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8')

describe('golden games', () => {
  it.each(goldenFiles())('%s goes as it is written (else npm run golden, and read it)', file => {
    const text = read(file)
    expect(printGolden(readGolden(text))).toBe(text)
  })

  it('are there for every title', () => {
    const titles = new Set(goldenFiles().map(file => readGolden(read(file)).title.name))
    expect(titles).toEqual(new Set(shelf.map(({ name }) => name)))
  })
})

function openTreasure(seats: number) {
  const title = titleNamed('my-treasure')
  if (title === undefined) throw new Error('not on the shelf')
  const config = parseConfig(title, { seats, first: 0 })
  if (!config.ok) throw new Error(config.why.key)
  return title.open(config.value)
}

describe('a golden game is mended', () => {
  const game = openTreasure(2)
  const whole = mended(game, []).moves
  const printed = (moves: typeof whole) => moves.map(([, move]) => game.notation.printMove(move))

  it('not at all when the rules allow it', () => {
    expect(mended(game, whole)).toEqual({ moves: whole, notes: [] })
  })

  it('by a card more, which is drawn last', () => {
    const short = game.notation.printMove(whole[0][1]).split(' ')
    // My Treasure draws from the end of its deck.
    const missing = short.splice(1, 1)
    const deal = game.notation.parseMove(short.join(' '))
    if (!deal.ok) throw new Error(deal.why.key)
    const { moves, notes } = mended(game, whole.with(0, [CHANCE, deal.value]))
    expect(printed(moves)).toEqual(printed(whole))
    expect(notes).toEqual(['move 1: the deal fits the box again'])
    expect(missing).toHaveLength(1)
  })

  it('by another end, as long as before, where a move is not legal any more', () => {
    const bad = game.notation.parseMove('flee 3')
    if (!bad.ok) throw new Error(bad.why.key)
    const cut = whole.slice(0, 12).with(6, [whole[6][0], bad.value])
    const { moves, notes } = mended(game, cut)
    expect(printed(moves.slice(0, 6))).toEqual(printed(whole.slice(0, 6)))
    expect(moves).toHaveLength(12)
    expect(notes).toHaveLength(1)
    expect(notes[0]).toMatch(/^move 7 is refused \(.+\): from there on another game$/)
  })
})
