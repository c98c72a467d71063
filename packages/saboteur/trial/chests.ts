import { faceAt } from '../src/maze/maze.ts'
import { printFace } from '../src/text/face-text.ts'
import { cellNamed, given, type Table } from './testing.ts'

/** The chest places lie at (2,-2), (2,2), (6,-1), (6,1); the tunnel ends below the first. */
const UP = 'laid: LR 1,0 TL 2,0'
export const CLOSED =
  'chest fates: closed closed closed closed\nchests known: - - - -\nspare chest tunnels:\nspare chests:'

export function chest(effect: string, text = '', choices: object = {}): Table {
  const tunnels = /chest tunnels:/.test(text) ? '' : 'chest tunnels: TB$ LR$ TBLR$ TL$'
  const hands = /hand 0:/.test(text) ? '' : 'hand 0: TB\nhand 1: LR LR'
  const laid = /laid:/.test(text) ? '' : UP
  const others = ['no-maps', 'extra-draw', 'nugget'].filter(name => name !== effect).slice(0, 2)
  return given(
    { modules: ['chests'], ...choices },
    `${laid}\n${hands}\n${CLOSED}\n${tunnels}\nchests: ${effect} ${others.join(' ')} burn-deck\n${text}`,
  )
}

export function faceIn(table: Table, cell: string): string {
  const face = faceAt(table.state.maze, cellNamed(cell))
  return face < 0 ? '-' : printFace(face)
}
