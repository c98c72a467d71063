import { cards, type Kind, roles } from '@adit/saboteur'
import { chapter, type Language, saboteurLore } from '@adit/words'
import type { SheetGroups, SheetLine } from '../common/sheet.ts'
import { faceOfKind, isTunnel, roleFace } from './faces.ts'

/** Every card of a hand once, and every role. */
export function sheetIn(language: Language): SheetGroups {
  const words = chapter(language, 'rules/saboteur')
  const lineOf = (kind: Kind): SheetLine => {
    const [{ name, title, help }] = saboteurLore(words, kind)
    return { name, title, text: help, face: faceOfKind(kind) }
  }
  const kinds = cards.flatMap(({ group }, kind) =>
    group === 'tunnel' || group === 'action' ? [kind] : [],
  )
  return {
    tunnels: onceEach(kinds.filter(isTunnel).map(lineOf)),
    cards: onceEach(kinds.filter(kind => !isTunnel(kind)).map(lineOf)),
    roles: roles.map(({ name }, role) => ({
      name,
      title: words.roles[name].title,
      text: words.roles[name].help,
      face: roleFace(role),
    })),
  }
}

function onceEach(lines: readonly SheetLine[]): readonly SheetLine[] {
  return lines.filter((line, at) => lines.findIndex(({ name }) => name === line.name) === at)
}
