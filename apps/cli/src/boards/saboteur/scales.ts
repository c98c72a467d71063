import { shapeOf } from '@adit/saboteur'
import { bold, dim, green, padded, red, widthOf } from '../../paint.ts'
import type { Scale } from './maze.ts'

const TOP = 1
const RIGHT = 2
const BOTTOM = 4
const LEFT = 8

type Shape = ReturnType<typeof shapeOf>

/** Three lines a card: rock is grey, and a stub does not touch the middle. */
export const large: Scale = {
  width: 5,
  height: 3,
  middle: 2,
  draw(piece) {
    switch (piece.type) {
      case 'empty':
        return ['     ', centred(piece.mark === '' ? dim('·') : marked(piece.mark)), '     ']
      case 'figure':
        return ['     ', centred(red(`(${piece.owner})`) + marked(piece.mark)), '     ']
      case 'closed':
        return ['┌───┐', `│${padded(centred(piece.sign, 3), 3)}│`, '└───┘']
      case 'card':
        return largeCard(shapeOf(piece.face), piece.sign, piece.mark)
    }
  },
}

function largeCard(shape: Shape, sign: string, mark: string): readonly string[] {
  const rock = dim('░')
  const draw = (side: number, stub: string, passage: string, none: string): string =>
    (shape.stubs & side) !== 0 ? stub : (shape.open & side) !== 0 ? passage : none
  const corner = mark === '' ? rock + rock : padded(marked(mark), 2, 'right')
  return [
    (sign === '' ? rock : sign) + rock + draw(TOP, '╵', '│', rock) + corner,
    draw(LEFT, `╴${rock}`, '──', rock + rock) +
      middleOf(shape, rock) +
      draw(RIGHT, `${rock}╶`, '──', rock + rock),
    rock + rock + draw(BOTTOM, '╷', '│', rock) + rock + rock,
  ]
}

/** By the sides that a tunnel joins; a ladder's may have but one. */
const JOINED = ' ╨╞└╥│┌├╡┘─┴┐┤┬┼'

function middleOf({ tunnels: [first = 0, second] }: Shape, rock: string): string {
  if (second !== undefined) return first === (TOP | BOTTOM) ? '╫' : '╱'
  return first === 0 ? rock : JOINED.charAt(first)
}

/** One line a card: passages are heavy lines, stubs light ones. */
export const small: Scale = {
  width: 4,
  height: 1,
  middle: 2,
  draw(piece) {
    switch (piece.type) {
      case 'empty':
        return [piece.mark === '' ? dim('  · ') : `${padded(marked(piece.mark), 3, 'right')} `]
      case 'figure':
        return [padded(smallFigure(piece), 4)]
      case 'closed':
        return [padded(` [${piece.sign}]`.slice(widthOf(piece.sign) > 1 ? 1 : 0), 4)]
      case 'card':
        return [smallCard(shapeOf(piece.face), piece.sign, piece.mark)]
    }
  },
}

/**
 * By what each of top, right, bottom and left has, read as a number to the base of three: nothing,
 * a light line, a heavy line.
 */
const CROSSES = ' ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋'

function smallCard(shape: Shape, sign: string, mark: string): string {
  const arm = (side: number): number =>
    (shape.stubs & side) !== 0 ? 1 : (shape.open & side) !== 0 ? 2 : 0
  const arms = [TOP, RIGHT, BOTTOM, LEFT].reduce((sum, side) => sum * 3 + arm(side), 0)
  const cross = CROSSES.charAt(arms)
  const [first, second] = shape.tunnels
  const middle = second === undefined ? cross : first === (TOP | BOTTOM) ? '╫' : '╱'
  const left = ' ─━'.charAt(arm(LEFT))
  const right = ' ─━'.charAt(arm(RIGHT))
  // A number hides where the tunnel leads, but only while a card is chosen by it.
  const inside = mark === '' ? left + middle : padded(marked(mark), 2, 'right')
  return `${sign === '' ? left : sign}${inside}${right}`
}

function smallFigure({ owner, mark }: { readonly owner: string; readonly mark: string }): string {
  return mark === '' ? red(` (${owner})`) : `${red('(')}${marked(mark)}${red(')')}`
}

function marked(mark: string): string {
  return mark === '' ? '' : bold(green(mark))
}

function centred(text: string, width = 5): string {
  const before = Math.floor((width - widthOf(text)) / 2)
  return padded(' '.repeat(Math.max(0, before)) + text, width)
}
