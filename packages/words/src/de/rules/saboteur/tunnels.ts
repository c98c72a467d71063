import type { SaboteurWords, TunnelWords } from '../../../saboteur/words.ts'

const stone = {
  title: 'Stein',
  name: 'Stein',
  object: 'einen Stein',
  help: 'Hier ist kein Gold: Das Ziel wird ein Weg wie jeder andere.',
}

/** What lies in the mine. */
export const tunnels: TunnelWords = {
  straight: {
    title: 'Gerade',
    name: 'Gerade',
    object: 'eine Gerade',
    help: 'Ein Weg von einer Seite zur gegenüberliegenden.',
  },
  corner: {
    title: 'Kurve',
    name: 'Kurve',
    object: 'eine Kurve',
    help: 'Ein Weg, der abbiegt.',
  },
  junction: {
    title: 'Gabelung',
    name: 'Gabelung',
    object: 'eine Gabelung',
    help: 'Ein Weg mit drei Ausgängen.',
  },
  crossing: {
    title: 'Kreuzung',
    name: 'Kreuzung',
    object: 'eine Kreuzung',
    help: 'Ein Weg mit vier Ausgängen.',
  },
  'dead-end': {
    title: 'Sackgasse',
    name: 'Sackgasse',
    object: 'eine Sackgasse',
    help: 'Die Wege enden in der Karte: Hier kommt niemand durch.',
  },
  bridge: {
    title: 'Brücke',
    name: 'Brücke',
    object: 'eine Brücke',
    help: 'Zwei Wege kreuzen sich, ohne sich zu treffen; einer muss einen Weg vom Eingang fortsetzen.',
  },
  'double-curve': {
    title: 'Doppelkurve',
    name: 'Doppelkurve',
    object: 'eine Doppelkurve',
    help: 'Zwei Kurven, die sich nicht treffen; eine muss einen Weg vom Eingang fortsetzen.',
  },
  ladder: {
    title: 'Leiter',
    name: 'Leiter',
    object: 'eine Leiter',
    help: 'Immer mit dem Eingang und jeder Leiter verbunden; passt an jeden offenen Weg, aber nicht neben ein Ziel.',
  },
  'green-door': {
    title: 'Grüne Tür',
    name: 'grüne Tür',
    object: 'eine grüne Tür',
    help: 'Von den Goldsuchern kommen nur die grünen hindurch zum Gold.',
  },
  'blue-door': {
    title: 'Blaue Tür',
    name: 'blaue Tür',
    object: 'eine blaue Tür',
    help: 'Von den Goldsuchern kommen nur die blauen hindurch zum Gold.',
  },
  'chest-tunnel': {
    title: 'Truhengang',
    name: 'Truhengang',
    object: 'einen Truhengang',
    help: 'Liegt auf einer Truhe und wird aufgedeckt, wenn ein Weg ihn erreicht.',
  },
  start: {
    title: 'Eingang',
    name: 'Eingang',
    object: 'den Eingang',
    help: 'Der Weg in die Mine: Hier beginnt jeder Tunnel.',
  },
  postcard: {
    title: 'Postkarte',
    name: 'Postkarte',
    object: 'die Postkarte',
    help: 'Garderobe oder Party: Sie wirkt einmal, wenn ein Weg sie zum ersten Mal erreicht.',
  },
  gold: {
    title: 'Gold',
    name: 'Gold',
    object: 'das Gold',
    help: 'Der Schatz: Liegt er offen, ist die Runde zu Ende.',
  },
  'bag-1': {
    title: 'Beutel: eins',
    name: 'Beutel mit einem Goldstück',
    object: 'einen Beutel mit einem Goldstück',
    help: 'Wer ihn erreicht, nimmt 1 Goldstück.',
  },
  'bag-2': {
    title: 'Beutel: zwei',
    name: 'Beutel mit 2 Goldstücken',
    object: 'einen Beutel mit 2 Goldstücken',
    help: 'Wer ihn erreicht, nimmt 2 Goldstücke.',
  },
  dragon: {
    title: 'Drache',
    name: 'Drache',
    object: 'einen Drachen',
    help: 'Wer ihn erreicht, verliert 1 Goldstück.',
  },
  spider: {
    title: 'Riesenspinne',
    name: 'Riesenspinne',
    object: 'die Riesenspinne',
    help: 'Die Runde ist sofort zu Ende, und die Saboteure gewinnen.',
  },
  'stone-right': stone,
  'stone-left': stone,
  'stone-cross': stone,
}

const ARTICLES: Readonly<Record<string, string>> = { e: 'die ', en: 'den ', '': 'das ' }

export const definite: SaboteurWords['definite'] = object =>
  object.replace(/^ein(e|en)? /, (_article, ending?: string) => ARTICLES[ending ?? ''] ?? '')

export const stub: SaboteurWords['stub'] = {
  name: 'Stummel',
  help: 'Neben dem Durchgang liegt ein Stummel, der nirgends hinführt.',
}

export const crystal: SaboteurWords['crystal'] = {
  name: 'Kristall',
  help: 'Jeder Kristall in der Mine ist den Geologen 1 Goldstück wert.',
}
