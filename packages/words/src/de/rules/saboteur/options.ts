import type { SaboteurWords } from '../../../saboteur/words.ts'

export const options: SaboteurWords['options'] = {
  edition: {
    name: 'Ausgabe',
    help: 'Nach wessen gedruckten Regeln gespielt wird, wo die Hefte sich unterscheiden.',
    values: {
      '2009': {
        name: 'Saboteur, 2009',
        help: 'Das Grundspiel: Auch eigenes Werkzeug darf kaputtgehen, und Gold gibt es für alle, die mitspielen.',
      },
      '2011': {
        name: 'Saboteur, 2011',
        help: 'Leichtes Bauen: Jede Karte, die am Eingang hängt, darf fortgesetzt werden, auch eine Sackgasse.',
      },
      jubilee: {
        name: 'Jubiläumsausgabe, 2024',
        help: 'Sabotage trifft nur andere, Gold gibt es für alle, die graben; alles lässt sich dazunehmen.',
      },
    },
  },
  modules: {
    name: 'Erweiterungen',
    help: 'Erweiterungen und Varianten, die das ganze Spiel ändern.',
    values: {
      'saboteur-2': {
        name: 'Saboteur 2',
        help: 'Zwei Goldsucher-Teams, neue Rollen, Türen, Leitern, Diebe und Fallen; für 2 bis 12.',
      },
      gathering: {
        name: 'Tunneltreffen',
        help: 'Zwei Figuren sperren Wegenden; wer dort baut, zahlt ein Goldstück.',
      },
      'dressing-room': {
        name: 'Garderobe',
        help: 'Eine Postkarte liegt in der Mine: Wer sie zuerst erreicht, wechselt die Rolle.',
      },
      party: {
        name: 'Party',
        help: 'Eine Postkarte liegt in der Mine: Ist sie erreicht, werden alle Rollen neu verteilt.',
      },
      goals: {
        name: 'Neue Ziele',
        help: 'Fünf von acht Zielen, mit Goldbeuteln, Drache und Riesenspinne.',
      },
      chests: {
        name: 'Truhen',
        help: 'Vier Truhen stecken in der Mine, jede mit einer Überraschung.',
      },
      compromised: {
        name: 'Ertappt',
        help: 'Goldsucher mit kaputtem Werkzeug am Rundenende bekommen kein Gold.',
      },
      tournament: {
        name: 'Turnier',
        help: 'Keine Reserverolle, gierige Zwerge, fester Lohn, eine Karte in der Mitte; für 5 bis 9.',
      },
    },
  },
  championship: {
    name: 'Meisterschaftskarten',
    help: 'Einzelne Karten von den Meisterschaften, jede für sich dazuzunehmen.',
    values: {
      'greedy-gnome': {
        name: 'Gieriger Zwerg',
        help: 'Eine Rolle statt eines Goldsuchers: gewinnt allein, mit der letzten Karte zum Gold.',
      },
    },
  },
  connected: {
    name: 'Durchgehender Weg',
    help: 'Eine Wahlregel von 2011: Eine Karte muss einen durchgehenden Weg vom Eingang fortsetzen.',
  },
  'no-gold-for-broken': {
    name: 'Kein Gold bei Schaden',
    help: 'Eine Wahlregel von 2011: Goldsucher mit kaputtem Werkzeug am Ende bekommen kein Gold.',
  },
  first: {
    name: 'Wer beginnt',
    help: 'Wer den ersten Zug hat: ein faires Los, oder der Platz, den du nennst.',
  },
  'goal-talk': {
    name: 'Reden über Ziele',
    help: 'Ob kurze Sätze sagen dürfen, was an einem Ziel liegt.',
    values: {
      edition: { name: 'Wie die Ausgabe', help: 'Im Jubiläum aus, in den anderen an.' },
      on: {
        name: 'Erlaubt',
        help: 'Es gibt Sätze darüber, was gesehen wurde; ehrlich muss niemand sein.',
      },
      off: { name: 'Nicht erlaubt', help: 'Solche Sätze gibt es nicht.' },
    },
  },
  'chest-places': {
    name: 'Wo die Truhen liegen',
    help: 'Die Felder der vier Truhen.',
    values: {
      near: {
        name: 'Nah',
        help: 'Auf 2\u00a0:\u00a0−2, 2\u00a0:\u00a02, 6\u00a0:\u00a0−1 und 6\u00a0:\u00a01, nahe am Weg zu den Zielen.',
      },
      wide: {
        name: 'Weit',
        help: 'Auf 2\u00a0:\u00a0−3, 2\u00a0:\u00a03, 6\u00a0:\u00a0−3 und 6\u00a0:\u00a03, ein Umweg für alle.',
      },
      random: { name: 'Irgendwo', help: 'Die Felder werden jede Runde ausgelost.' },
    },
  },
  postcard: {
    name: 'Wo die Postkarte liegt',
    help: 'Das Feld der Garderobe oder der Party.',
    values: {
      '4,-2': { name: '4\u00a0:\u00a0−2', help: 'Zwei Reihen über dem Eingang.' },
      '4,2': { name: '4\u00a0:\u00a02', help: 'Zwei Reihen unter dem Eingang.' },
      '4,-3': { name: '4\u00a0:\u00a0−3', help: 'Drei Reihen über dem Eingang.' },
      '4,3': { name: '4\u00a0:\u00a03', help: 'Drei Reihen unter dem Eingang.' },
    },
  },
}
