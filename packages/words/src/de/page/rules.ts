import type { PageWords } from '../../en/page/index.ts'

export const rules = {
  title: 'Regeln',
  heading: 'Regeln',
  intro:
    'Jede Regel, die hier gespielt wird, einzeln und mit ihrer Nummer. „Warum nicht?“ am Tisch führt auf diese Seiten.',
  titleOf: 'Regeln von {title}',
  search: 'In den Regeln suchen',
  searchPlaceholder: 'Wort oder Nummer: {id}',
  found: '{count:Eine Regel|# Regeln} gefunden',
  foundNone: 'In keiner Regel steht „{query}“. Versuch ein kürzeres Wort.',
  clear: 'Leeren',
  edition: 'Ausgabe',
  editions: { all: 'Alle', '09': '2009', '11': '2011', J: 'Jubiläum' },
  editionNames: { '09': '2009', '11': '2011', J: 'Jubiläum' },
  onlyRulings: 'Nur Entscheidungen',
  contents: 'Inhalt',
  words: 'Wörter',
  ruling: 'Entscheidung',
  why: 'Warum',
  holdsFor: 'Gilt für: {editions}',
  inEdition: 'in dieser Ausgabe: {editions}',
  link: 'Link zu {id}',
  copied: 'Link kopiert: {id}',
  other: 'Andere Spiele',
  rulingsNote:
    'Eine Entscheidung ist unsere eigene, wo der Druck schweigt oder sich widerspricht. Sie sagt immer, warum.',
  count: '{count:Eine Regel|# Regeln}',
  noRules: 'Unter dieser Adresse gibt es keine Regeln',
  noRulesWhy: 'Ein Spiel namens „{title}“ gibt es hier nicht.',
} satisfies PageWords['rules']
