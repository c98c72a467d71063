import { describe, expect, it } from 'vitest'
import { given } from '../../trial/testing.ts'

/** The same card on each of the cells from the first number to the last. */
function row(card: string, from: number, to: number, cell: (number: number) => string): string {
  const step = Math.sign(to - from)
  const count = Math.abs(to - from) + 1
  return Array.from({ length: count }, (_, nth) => `${card} ${cell(from + nth * step)}`).join(' ')
}

describe('a tunnel that goes far', () => {
  it.each([
    ['west', row('LR', -1, -7, x => `${x},0`), 'LR', ['-8,0', '-9,0']],
    ['north', row('TB', -1, -7, y => `0,${y}`), 'TB', ['0,-8', '0,-9']],
    ['south', row('TB', 1, 7, y => `0,${y}`), 'TB', ['0,8', '0,9']],
    [
      'east',
      `${row('TB', 1, 3, y => `0,${y}`)} TR 0,4 ${row('LR', 1, 10, x => `${x},4`)}`,
      'LR',
      ['11,4', '12,4'],
    ],
  ])('[SAB-04, SAB-44] is built on and falls beyond every side: %s', (_side, laid, card, cells) => {
    const hands = `hand 0: ${card} rock-fall\nhand 1: ${card} rock-fall\nhand 2: rock-fall rock-fall`
    const table = given({}, `laid: ${laid}\n${hands}`)
    const last = laid.split(' ').at(-1) ?? ''
    const before = table.game.notation.printPosition(table.state).match(/laid.*/)?.[0]
    table.play(0, `lay ${card} ${cells[0]}`)
    table.play(1, `lay ${card} ${cells[1]}`)
    table.play(2, `rock-fall ${cells[1]}`)
    table.play(0, `rock-fall ${cells[0]}`)
    expect(table.game.notation.printPosition(table.state).match(/laid.*/)?.[0]).toBe(before)
    table.play(1, `rock-fall ${last}`)
    expect(table.refusal(2, `rock-fall ${last}`)).toMatchObject({ rule: 'SAB-44' })
  })
})
