import type { ActionWords } from '../../../saboteur/words.ts'

/** The action cards, each with all its words. */
export const actions: ActionWords = {
  'broken-pick': {
    title: 'Hacke kaputt',
    name: 'Hacke kaputt',
    object: 'die Karte „Hacke kaputt“',
    help: 'Solange sie vor jemandem liegt, legt diese Person keine Wegekarten.',
  },
  'broken-lamp': {
    title: 'Laterne kaputt',
    name: 'Laterne kaputt',
    object: 'die Karte „Laterne kaputt“',
    help: 'Solange sie vor jemandem liegt, legt diese Person keine Wegekarten.',
  },
  'broken-cart': {
    title: 'Lore kaputt',
    name: 'Lore kaputt',
    object: 'die Karte „Lore kaputt“',
    help: 'Solange sie vor jemandem liegt, legt diese Person keine Wegekarten.',
  },
  'repair-pick': {
    title: 'Reparatur: Hacke',
    name: 'Reparatur der Hacke',
    object: 'die Karte „Reparatur der Hacke“',
    help: 'Nimmt eine kaputte Hacke weg, vor wem auch immer.',
  },
  'repair-lamp': {
    title: 'Reparatur: Laterne',
    name: 'Reparatur der Laterne',
    object: 'die Karte „Reparatur der Laterne“',
    help: 'Nimmt eine kaputte Laterne weg, vor wem auch immer.',
  },
  'repair-cart': {
    title: 'Reparatur: Lore',
    name: 'Reparatur der Lore',
    object: 'die Karte „Reparatur der Lore“',
    help: 'Nimmt eine kaputte Lore weg, vor wem auch immer.',
  },
  'repair-pick-lamp': {
    title: 'Hacke oder Laterne',
    name: 'Reparatur von Hacke oder Laterne',
    object: 'die Karte „Reparatur von Hacke oder Laterne“',
    help: 'Nimmt eine kaputte Hacke oder Laterne weg, nicht beide.',
  },
  'repair-pick-cart': {
    title: 'Hacke oder Lore',
    name: 'Reparatur von Hacke oder Lore',
    object: 'die Karte „Reparatur von Hacke oder Lore“',
    help: 'Nimmt eine kaputte Hacke oder Lore weg, nicht beide.',
  },
  'repair-lamp-cart': {
    title: 'Laterne oder Lore',
    name: 'Reparatur von Laterne oder Lore',
    object: 'die Karte „Reparatur von Laterne oder Lore“',
    help: 'Nimmt eine kaputte Laterne oder Lore weg, nicht beide.',
  },
  'rock-fall': {
    title: 'Steinschlag',
    name: 'Steinschlag',
    object: 'die Karte „Steinschlag“',
    help: 'Entfernt eine Wegekarte aus der Mine, aber weder Eingang noch Ziel.',
    refusals: {
      'rock-fall-nothing': 'Steinschlag trifft nur Wege, nicht Eingang und Ziel.',
    },
  },
  map: {
    title: 'Schatzkarte',
    name: 'Schatzkarte',
    object: 'die Karte „Schatzkarte“',
    help: 'Ein heimlicher Blick auf ein verdecktes Ziel.',
    refusals: {
      'map-not-closed': 'Das liegt schon offen.',
      'map-forbidden': 'Eine Truhe verbietet diese Runde Blicke auf Ziele.',
    },
  },
  thief: {
    title: 'Dieb',
    name: 'Dieb',
    object: 'die Karte „Dieb“',
    help: 'Liegt vor dir und stiehlt am Rundenende 1 Goldstück für dich.',
    choice: 'einen Dieb bereithalten',
    refusals: {
      'thief-already': 'Du hast schon einen Dieb.',
    },
  },
  'hands-off': {
    title: 'Finger weg',
    name: 'Finger weg',
    object: 'die Karte „Finger weg“',
    help: 'Nimmt einen Dieb weg, vor wem auch immer.',
    choice: ['deinen Dieb verjagen', '{B.s} Dieb verjagen'],
    refusals: {
      'hands-off-no-thief': ['Du hast keinen Dieb.', '{B} hat keinen Dieb.'],
    },
  },
  'swap-hands': {
    title: 'Kartentausch',
    name: 'Kartentausch',
    object: 'die Karte „Kartentausch“',
    help: 'Du tauschst mit jemandem alle Handkarten.',
    choice: ['mit dir die Handkarten tauschen', 'mit {B} die Handkarten tauschen'],
  },
  inspection: {
    title: 'Inspektion',
    name: 'Inspektion',
    object: 'die Karte „Inspektion“',
    help: 'Ein heimlicher Blick auf eine fremde Rolle.',
    choice: ['deine Rolle ansehen', '{B.s} Rolle ansehen'],
  },
  'swap-hats': {
    title: 'Hutwechsel',
    name: 'Hutwechsel',
    object: 'die Karte „Hutwechsel“',
    help: 'Jemand, vielleicht du, legt die Rolle weg und bekommt eine andere.',
    choice: ['dir eine neue Rolle geben', '{B} eine neue Rolle geben'],
    refusals: {
      'hats-none-left': 'Keine Rolle übrig.',
    },
  },
  trap: {
    title: 'Gefangen',
    name: 'Gefangen',
    object: 'die Karte „Gefangen“',
    help: 'Wer gefangen ist, legt keine Wege, bekommt keinen Anteil und stiehlt nicht.',
    choice: ['dich einsperren', '{B} einsperren'],
    refusals: {
      'trap-oneself': 'Nur auf andere.',
      'trap-already': ['Du bist schon gefangen.', '{B} ist schon gefangen.'],
    },
  },
  free: {
    title: 'Befreit',
    name: 'Befreit',
    object: 'die Karte „Befreit“',
    help: 'Befreit jemanden, der gefangen ist.',
    choice: ['dich befreien', '{B} befreien'],
    refusals: {
      'free-no-trap': ['Du bist nicht gefangen.', '{B} ist nicht gefangen.'],
    },
  },
  'vein-swap': {
    title: 'Zieltausch',
    name: 'Zieltausch',
    object: 'die Karte „Zieltausch“',
    help: 'Zwei verdeckte Ziele tauschen ungesehen die Plätze.',
    refusals: {
      'vein-not-closed': 'Nur zwei verdeckte Ziele tauschen.',
    },
  },
  treasury: {
    title: 'Schatzkammer',
    name: 'Schatzkammer',
    object: 'die Karte „Schatzkammer“',
    help: 'Statt zu ziehen, sieh die 5 obersten Karten der Ablage durch und behalte eine.',
    choice: 'die Ablage durchsuchen',
    refusals: {
      'treasury-empty': 'Die Ablage ist leer.',
    },
  },
  veto: {
    title: 'Veto',
    name: 'Veto',
    object: 'die Karte „Veto“',
    help: 'Stoppt eine Wege- oder Aktionskarte, die jemand anders gerade gespielt hat.',
    refusals: {
      'veto-own-turn': 'Veto gilt im Zug der anderen.',
    },
  },
  'turn-about': {
    title: 'Andersherum',
    name: 'Richtungswechsel',
    object: 'die Karte „Richtungswechsel“',
    help: 'Bis zum Rundenende geht es andersherum.',
    choice: 'die Richtung umdrehen',
  },
  craftsman: {
    title: 'Handwerker',
    name: 'Handwerker',
    object: 'die Karte „Handwerker“',
    help: 'Repariert ein beliebiges kaputtes Werkzeug, bei wem auch immer.',
  },
  pathfinder: {
    title: 'Pfadfinder',
    name: 'Pfadfinder',
    object: 'die Karte „Pfadfinder“',
    help: 'Leg nacheinander zwei Wegekarten, dann zieh 2.',
    choice: 'zwei Wege legen',
    refusals: {
      'path-too-few': 'Du brauchst zwei Wegekarten.',
      'path-no-place': 'Keine passt.',
      'path-lay-only': 'Jetzt einen Weg legen.',
    },
  },
  diversion: {
    title: 'Umleitung',
    name: 'Umleitung',
    object: 'die Karte „Umleitung“',
    help: 'Die zuletzt gelegte Wegekarte kommt auf ein anderes Feld, auf das sie passt.',
    refusals: {
      'divert-nothing': 'Nichts zu verlegen.',
      'divert-same-cell': 'Wähl ein anderes Feld.',
      'divert-other-card': 'Nur den zuletzt gelegten Weg.',
    },
  },
}
