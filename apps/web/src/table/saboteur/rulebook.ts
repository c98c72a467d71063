import { nth } from '@adit/kernel'
import {
  type ActionName,
  actionNames,
  actions,
  applies,
  type Config,
  type cards,
  chests,
  editionIn,
  kindOf,
  LANDMARK_FACE,
  type RoleName,
} from '@adit/saboteur'
import { type Chapters, chapter, type Language, saboteurCard } from '@adit/words'
import type { Face } from '../../art/index.ts'
import type { Plate, Rulebook } from '../common/rulebook.ts'
import { chestBack, chestFace, faceAtCell, faceOfKind, goalBack, goldFace } from './faces.ts'

type Name = (typeof cards)[number]['name']

const faceNamed = (name: Name): Face => faceOfKind(kindOf[name])
const postcard = (side: 'dressing-room' | 'party'): Face => faceAtCell(LANDMARK_FACE, 0, side)

/** Tunnels, goals and places by the rule that speaks of them. */
const shapes: Readonly<Record<string, readonly Face[]>> = {
  'SAB-06': ([1, 2, 3] as const).map(goldFace),
  'SAB-31': [faceNamed('gold'), faceNamed('stone-right'), faceNamed('stone-left')],
  'SB2-10': [faceNamed('TB|LR')],
  'SB2-11': [faceNamed('TL|BR')],
  'SB2-12': (['B^', 'R^', 'BR^', 'TR^'] as const).map(faceNamed),
  'SB2-13': (['TB:b', 'LR:b', 'TBr:g', 'TL:g'] as const).map(faceNamed),
  'SB2-14': (['TBLR*', 'BLR*', 'r*'] as const).map(faceNamed),
  'MIN-21': [postcard('dressing-room')],
  'MIN-31': [postcard('party')],
  'MIN-41': [goalBack],
  'MIN-42': (['bag-1', 'bag-2', 'dragon', 'spider'] as const).map(faceNamed),
  'MIN-51': [chestBack, faceNamed('TBLR$')],
}

const rolesOf: Readonly<Record<string, readonly RoleName[]>> = {
  'SAB-02': ['digger', 'saboteur'],
  'SB2-01': ['green', 'blue', 'saboteur', 'boss', 'profiteer', 'geologist'],
  'CHM-16': ['greedy'],
}

function platesIn(language: Language): Readonly<Record<string, readonly Plate[]>> {
  const words = chapter(language, 'rules/saboteur')
  const plates: Record<string, Plate[]> = {}
  const add = (rule: string, plate: Plate): void => {
    plates[rule] = [...(plates[rule] ?? []), plate]
  }
  for (const [rule, faces] of Object.entries(shapes)) for (const face of faces) add(rule, { face })
  for (const [rule, names] of Object.entries(rolesOf)) {
    for (const name of names) add(rule, rolePlate(name, words))
  }
  for (const name of actionNames) {
    const kind = kindOf[name]
    const { title } = saboteurCard(words, kind)
    add(nth(actions, kind).rule, { face: faceOfKind(kind), title })
  }
  for (const [chest, { rule }] of chests.entries()) add(rule, { face: chestFace(chest) })
  return plates
}

function rolePlate(name: RoleName, words: Chapters['rules/saboteur']): Plate {
  return { face: { of: 'role', name }, title: words.roles[name].title }
}

const tunnels = (...names: readonly Name[]) => names.map(name => [faceNamed(name)])
const deeds = (...names: readonly ActionName[]) => tunnels(...names)

export const rulebook: Rulebook = {
  platesIn,
  components: [
    tunnels(
      ...(['start', 'gold', 'stone-right', 'stone-left'] as const),
      ...(['TB', 'LR', 'TBR', 'TLR', 'TBLR', 'TR', 'TL'] as const),
      ...(['t', 'r', 'tb', 'lr', 'tr', 'tl', 'tbr', 'blr', 'tblr'] as const),
    ),
    deeds(
      ...(['broken-pick', 'broken-lamp', 'broken-cart'] as const),
      ...(['repair-pick', 'repair-lamp', 'repair-cart'] as const),
      ...(['repair-pick-lamp', 'repair-pick-cart', 'repair-lamp-cart'] as const),
      'rock-fall',
      'map',
    ),
    ([1, 2, 3] as const).map(nuggets => [goldFace(nuggets)]),
    tunnels(
      ...(['TB|LR', 'TL|BR', 'B^', 'R^', 'BR^', 'TR^'] as const),
      ...(['TB:b', 'LR:b', 'TR:b', 'TBr:g', 'LR:g', 'TL:g'] as const),
      ...(['t*', 'r*', 'TBLR*', 'BLR*', 'TBL*', 'TBLr*', 'BLRt*', 'LRb*'] as const),
      ...(['TLr', 'TLb', 'TRl', 'TRb', 'TBlr', 'LRtb'] as const),
    ),
    deeds(
      ...(['thief', 'hands-off', 'swap-hands', 'inspection'] as const),
      ...(['swap-hats', 'trap', 'free'] as const),
    ),
    [
      [{ of: 'role', name: 'greedy' }],
      [],
      [goalBack],
      ...tunnels('gold', 'bag-1', 'bag-2', 'dragon', 'spider'),
      ...tunnels('stone-right', 'stone-left', 'stone-cross'),
      [chestBack],
      [chestFace(0)],
      [postcard('dressing-room')],
    ],
  ],
  // A table of Saboteur has its options.
  editionIn: options => editionIn(options as Config),
  applies: (row, options) => applies(row, options as Config),
}
