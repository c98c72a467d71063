import { cards as saboteurCards } from '@adit/saboteur'
import type { Face, TunnelCard } from '../../art/index.ts'

export interface Laid {
  readonly x: number
  readonly y: number
  readonly face: Face
  readonly unlit: boolean
}

const cards: readonly TunnelCard[] = saboteurCards

/** A mine in the middle of a round: name, half turn (`/`), or cut off from the light (`?`). */
const plan = [
  '.      .      TL/    BLR*   lr     .      TLR/   LR     gold',
  'TB     .      TBR/   TB     .      R^     TBLr*  .      .',
  'start  TLR    TBLR   TB|LR  LR     LR:b   TBR/   .      #goal',
  'TR     r/     TBR    TL|BR  BLR*   .      TL     .      .',
  '.      .      t      TR     TL:g   #chest-tunnel LR? stone-left? #goal',
]

export const maze: readonly Laid[] = plan.flatMap((row, y) =>
  row.split(/\s+/).flatMap((cell, x) => (cell === '.' ? [] : [laid(cell, x, y)])),
)
export const columns = 9
export const rows = plan.length

function laid(cell: string, x: number, y: number): Laid {
  if (cell === '#goal') return { x, y, unlit: false, face: { of: 'back', name: 'goal' } }
  if (cell === '#chest-tunnel') {
    return { x, y, unlit: false, face: { of: 'back', name: 'chest-tunnel' } }
  }
  const name = cell.replace(/[/?]$/, '')
  const card = cards.find(one => one.name === name)
  if (card === undefined) throw new Error(`no card: ${cell}`)
  const turned = cell.endsWith('/')
  const face: Face = { of: 'saboteur', card, turned, variant: (x * 7 + y * 5) % 3 }
  return { x, y, unlit: cell.endsWith('?'), face }
}
