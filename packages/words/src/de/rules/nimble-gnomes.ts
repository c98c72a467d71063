import type { NimbleWords } from '../../nimble-gnomes/words.ts'

/** Masculine: roter Wind, den roten Wind. */
const masculine = (adjective: string, noun: string) => ({
  name: `${adjective}er ${noun}`,
  bare: `${adjective}en ${noun}`,
  a: `${adjective}en ${noun}`,
  the: `den ${adjective}en ${noun}`,
})

export const nimbleGnomes: NimbleWords = {
  title: 'Flinke Zwerge',
  tagline:
    'Eine Höhle finden, Edelsteine zu Sechsersätzen sammeln und den Nachbarn Nebel schicken.',
  options: {
    first: {
      name: 'Wer beginnt',
      help: 'Wer den ersten Zug hat: ein faires Los, oder der Platz, den du nennst.',
    },
    'quick-start': {
      name: 'Schneller Start',
      help: 'Alle beginnen mit einer offenen Höhle.',
    },
    discard: {
      name: 'Ablage',
      help: 'Ob man die Karten aus dem Spiel durchsehen darf.',
      values: {
        open: { name: 'Offen', help: 'Alle dürfen sie jederzeit durchsehen.' },
        closed: {
          name: 'Verdeckt',
          help: 'Nur die oberste Karte ist zu sehen, der Rest ist Gedächtnis.',
        },
      },
    },
  },
  presets: { standard: 'Standard', 'first-game': 'Erste Partie', 'from-memory': 'Aus dem Kopf' },
  refusals: {
    'game-over': 'Das Spiel ist aus.',
    'not-your-turn': 'Du bist noch nicht dran.',
    malformed: 'So einen Zug gibt es nicht.',
    'first-player-due': 'Es wird gemischt.',
    'shuffle-due': 'Es wird gemischt.',
    'not-the-deck': 'Ein Stapel muss genau seine Karten enthalten.',
    'no-such-seat': 'Platz {seat} gibt es nicht.',
    'take-first': 'Nimm zuerst eine Karte.',
    'taken-already': 'Genommen, jetzt spielen.',
    'must-take': 'Solange der Stapel reicht, nimmst du eine.',
    'deck-empty': 'Der Stapel ist leer.',
    'not-open': 'Sie liegt nicht offen: {card}.',
    'not-in-hand': 'Diese Karte hast du nicht: {card}.',
    'cave-not-needed': 'Deine Höhle ist schon offen.',
    'no-cave': 'Ohne Höhle keine Edelsteine.',
    collapsed: 'Deine Höhle ist eingestürzt: Räum sie mit einer Höhle frei.',
    fogged: '{fog^} verhüllt {card.the}.',
    'curse-oneself': 'Nur auf andere.',
    'curses-full': [
      'Du hast schon {most:einen Fluch|# Flüche}, mehr geht nicht.',
      '{B} hat schon {most:einen Fluch|# Flüche}, mehr geht nicht.',
    ],
    'wrong-wind': '{wind^} vertreibt {fog.bare} nicht.',
    'no-such-fog': '{fog^} liegt nicht bei dir, {wind} findet nichts.',
    'must-play': 'Du kannst spielen, also nicht abwerfen.',
    'must-not-pass': 'Du hast noch Karten.',
  },
  events: {
    'first-drawn': ['Du beginnst.', '{A} beginnt.'],
    shuffled: 'Alle bekommen fünf Karten.',
    opened: 'Aufgedeckt: {card}.',
    drew: ['Du ziehst eine Karte.', '{A} zieht eine Karte.'],
    took: ['Du nimmst {card.the}.', '{A} nimmt {card.the}.'],
    'took-none': ['Du nimmst keine Karte.', '{A} nimmt keine Karte.'],
    'last-round-began': 'Der Stapel ist leer. Letzter Umlauf.',
    entered: ['Du öffnest eine Höhle.', '{A} öffnet eine Höhle.'],
    cleared: ['Du räumst einen Einsturz weg.', '{A} räumt einen Einsturz weg.'],
    laid: ['Du legst {card.a}.', '{A} legt {card.a}.'],
    blown: ['{wind^} vertreibt deinen {fog.bare}.', '{wind^} vertreibt {A.s} {fog.bare}.'],
    discarded: [
      'Nichts spielbar: Du wirfst {card.a} ab.',
      'Nichts spielbar: {A} wirft {card.a} ab.',
    ],
    passed: ['Du hast keine Karten mehr.', '{A} hat keine Karten mehr.'],
  },
  clearedOne: [
    'Du räumst einen Einsturz weg, einer bleibt.',
    '{A} räumt einen Einsturz weg, einer bleibt.',
  ],
  clearedBare: [
    'Du räumst einen Einsturz weg, aber die Höhle fehlt.',
    '{A} räumt einen Einsturz weg, aber die Höhle fehlt.',
  ],
  drewSeen: ['Du ziehst {card.a}.', '{A} zieht {card.a}.'],
  fogged: [
    'Du schickst {B} {card.bare}.',
    '{A} schickt dir {card.bare}.',
    '{A} schickt {B} {card.bare}.',
  ],
  collapsed: [
    'Du schickst {B} einen Einsturz.',
    '{A} schickt dir einen Einsturz.',
    '{A} schickt {B} einen Einsturz.',
  ],
  won: [
    'Du gewinnst mit {sets:einem Sechsersatz|# Sechsersätzen}.',
    '{A} gewinnt mit {sets:einem Sechsersatz|# Sechsersätzen}.',
  ],
  wonBare: ['Du gewinnst.', '{A} gewinnt.'],
  shared: '{winners} teilen sich den Sieg.',
  moves: {
    'take-deck': 'ziehen',
    'take-open': '{card.the} nehmen',
    'take-none': 'nichts nehmen',
    cave: 'eine Höhle spielen',
    lay: '{card.a} legen',
    curse: ['dir {card.a} schicken', '{B} {card.a} schicken'],
    blow: '{fog.bare} vertreiben: {wind}',
    discard: '{card.a} abwerfen',
    pass: 'aussetzen',
  },
  colours: { ruby: 'Rubin', heliodor: 'Heliodor', sapphire: 'Saphir' },
  shapes: {
    round: { name: 'runder', acc: 'runden', bare: 'rund' },
    square: { name: 'eckiger', acc: 'eckigen', bare: 'eckig' },
    triangular: { name: 'dreieckiger', acc: 'dreieckigen', bare: 'dreieckig' },
  },
  cards: {
    cave: { name: 'Höhle', bare: 'Höhle', a: 'eine Höhle', the: 'die Höhle' },
    'wind-red': masculine('rot', 'Wind'),
    'wind-yellow': masculine('gelb', 'Wind'),
    'wind-blue': masculine('blau', 'Wind'),
    collapse: { name: 'Einsturz', bare: 'Einsturz', a: 'einen Einsturz', the: 'den Einsturz' },
    'fog-orange': masculine('orang', 'Nebel'),
    'fog-green': masculine('grün', 'Nebel'),
    'fog-purple': {
      name: 'lila Nebel',
      bare: 'lila Nebel',
      a: 'lila Nebel',
      the: 'den lila Nebel',
    },
    diamond: { name: 'Diamant', bare: 'Diamanten', a: 'einen Diamanten', the: 'den Diamanten' },
  },
  gem: {
    name: '{shape} {colour}',
    bare: '{shape.acc} {colour}',
    a: 'einen {shape.acc} {colour}',
    the: 'den {shape.acc} {colour}',
  },
  covered: 'verdeckte Karte',
}
