import { quickRandom } from '@adit/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deedNames, deeds, layouts } from '../../trial/maze-deeds.ts'
import { parseMaze, printMaze } from '../../trial/maze-scene.ts'
import { cellAt, parseCell, printCell } from '../maze/cells.ts'
import { openMaze } from '../maze/maze.ts'

const text = `columns: 0.... 1.. 2...... 3. 4........ 5 6... 7...... 8................
row  -2: ..... ... ....... .. postcard? . .... ....... goal0?...........
row  -1: TL:g. BLR gnome0L .. TL|BR.... . B^.. chest0? .................
row   0: start TLR TBr:g.. lr ......... . tblr TB|LR.. goal1=stone-left~
row   1: ..... ... TBLR*.. .. ......... . .... ....... .................
row   2: ..... ... ....... .. ......... t .... ....... goal2?...........
chest places: 2
`

describe('a maze as text', () => {
  it('is read and written back', () => {
    const read = parseMaze(text)
    expect(read.ok && printMaze(read.value)).toBe(text)
  })

  it('may be typed without the dots and with columns left out', () => {
    const typed = parseMaze('columns: 0 1 8\nrow 0: start TBR goal0?\n')
    const printed = `columns: 0.... 1.. 2 3 4 5 6 7 8.....\nrow   0: start TBR . . . . . . goal0?\n`
    expect(typed.ok && printMaze(typed.value)).toBe(printed)
  })

  it('is the same after any deeds', () => {
    const walk = fc.record({
      layout: fc.constantFrom(...layouts),
      seed: fc.nat(),
      names: fc.array(fc.constantFrom('lay', ...deedNames), { maxLength: 40, size: 'max' }),
    })
    fc.assert(
      fc.property(walk, ({ layout, seed, names }) => {
        const random = quickRandom(seed)
        const maze = openMaze(layout)
        for (const name of names) deeds[name](maze, random)
        expect(parseMaze(printMaze(maze))).toEqual({ ok: true, value: maze })
      }),
    )
  })

  it.each([
    ['columns: 0 8\nrow 0: . goal0?\n', 'maze-bad-start'],
    ['columns: 0 8\nrow 0: goal0? start\n', 'card-unreadable'],
    ['columns: 0 8\nrow 0: start goal1?\n', 'maze-bad-slots'],
    ['columns: 0 8\nrow 0: start\n', 'maze-bad-row'],
    ['columns: 0 8\nrow 0: start .\nrow  0: start .\n', 'maze-bad-row'],
    ['columns: 0 8\nrow x: start .\n', 'maze-bad-row'],
    ['columns: 0 0\nrow 0: start .\n', 'maze-bad-columns'],
    ['columns: 0 x\nrow 0: start .\n', 'maze-bad-columns'],
    ['columns: 0 200\nrow 0: start .\n', 'maze-bad-columns'],
    ['columns: 0 1\nrow 0: start TBX\n', 'card-unreadable'],
    ['columns: 0 1\nrow 0: start gold\n', 'card-unreadable'],
    ['columns: 0 1\nrow 0: start goal0=\n', 'card-unreadable'],
    ['columns: 0 1\nrow 0: start goal0?gold\n', 'card-unreadable'],
    ['columns: 0 1\nrow 0: start goal0?stone-left~\n', 'card-unreadable'],
    ['columns: 0 1\nrow 0: start goal0=TB\n', 'card-unreadable'],
    ['columns: 0 1\nrow 0: start goal0T\n', 'card-unreadable'],
    ['columns: 0 1 2\nrow 0: start goal0? goal0?\n', 'card-unreadable'],
    ['columns: 0 1\nrow 0: start chest0?\n', 'card-unreadable'],
    ['columns: 0 1\nrow 0: start chest0=TB$\nchest places: 1\n', 'card-unreadable'],
    ['columns: 0 1\nrow 0: start .\nchest places: x\n', 'maze-bad-slots'],
    ['columns: 0 1 2\nrow 0: start postcard postcard?\n', 'card-unreadable'],
    ['columns: 0 1\nrow 0: start gnome0T\n', 'maze-bad-barrier'],
    ['columns: 0 1\nrow 0: start gnome2L\n', 'card-unreadable'],
    ['columns: 0 1\nrow 0: start gnome0?\n', 'card-unreadable'],
    ['columns 0 1\n', 'position-bad-line'],
  ])('is refused: %j %s', (wrong, key) => {
    expect(parseMaze(wrong)).toMatchObject({ ok: false, why: { key } })
  })

  it('never breaks the reader, whatever is typed', () => {
    const words = [
      'start',
      'TB',
      'goal0?',
      'goal1=gold',
      'chest0?',
      'gnome0L',
      'postcard',
      '.',
      'x',
    ]
    const row = fc.array(fc.constantFrom(...words), { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(fc.array(row, { maxLength: 4 }), rows => {
        const typed = rows.map((cells, y) => `row ${y}: ${cells.join(' ')}\n`).join('')
        const read = parseMaze(`columns: 0 1 2\n${typed}chest places: 1\n`)
        if (!read.ok) return
        expect(parseMaze(printMaze(read.value))).toEqual(read)
      }),
      { numRuns: 500 },
    )
  })
})

describe('a cell', () => {
  it('[SAB-04] is written as x and y, far out in every direction too', () => {
    for (const [x, y] of [
      [0, 0],
      [8, -2],
      [-70, 70],
      [127, -127],
    ]) {
      expect(printCell(cellAt(x, y))).toBe(`${x},${y}`)
      expect(parseCell(`${x},${y}`)).toBe(cellAt(x, y))
    }
    for (const wrong of ['', '1', '1,', '01,2', '-0,1', '1,2,3', '128,0', '1.5,0', ' 1,2']) {
      expect(parseCell(wrong), wrong).toBeUndefined()
    }
  })
})
