import type { PageWords } from '../../en/page/index.ts'

export const deal = {
  title: 'Die Mischung',
  loading: 'Wird noch einmal gezogen …',
  none: 'Von dieser Mischung gibt es keine Aufzeichnung.',
  fair: 'Jede Karte wurde noch einmal gezogen und ist dieselbe.',
  foul: 'Es sind nicht die Karten, die aus diesen Zahlen folgen.',
  what: 'Die Zahl und die Beiträge ergeben einen Schlüssel, und aus ihm kommen der Reihe nach alle Zahlen unten. Jede sagt, was gezogen wurde, ab 0 gezählt, und aus wie vielen.',
  move: 'Zug {number}',
  numbers: '{count:Eine Zahl|# Zahlen}',
} satisfies PageWords['deal']
