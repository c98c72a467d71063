import type { SaboteurWords } from '../../../saboteur/words.ts'

export const chests: SaboteurWords['chests'] = {
  nugget: {
    title: 'Goldstück',
    name: 'Gold',
    help: 'Nimm 1 Goldstück. Gibt es Gold in Karten, nimm 1 Goldkarte.',
  },
  'no-maps': {
    title: 'Schatzkarten gesperrt',
    name: 'keine Schatzkarten mehr auf Ziele',
    help: 'Bis zum Rundenende darf keine Schatzkarte auf Ziele gespielt werden.',
  },
  'no-draw': {
    title: 'Kein Nachziehen',
    name: 'keine neue Karte',
    help: 'Dieser Zug endet, ohne dass eine Karte gezogen wird.',
  },
  'extra-draw': {
    title: 'Eine mehr',
    name: 'eine Karte mehr',
    help: 'Am Ende dieses Zuges wird eine Karte mehr gezogen.',
  },
  'move-goal': {
    title: 'Ziel rückt weg',
    name: 'ein Ziel rückt weg',
    help: 'Ein verdecktes Ziel rückt ein Feld weiter vom Eingang weg.',
  },
  'rob-hand': {
    title: 'Lange Finger',
    name: 'eine Karte aus fremder Hand',
    help: 'Statt zu ziehen, nimm blind eine Karte aus einer fremden Hand.',
  },
  'draw-three': {
    title: 'Eine von drei',
    name: 'eine von drei Karten',
    help: 'Am Ende des Zuges 3 Karten ziehen, 1 behalten, 2 abwerfen.',
  },
  'look-role': {
    title: 'Fernrohr',
    name: 'ein Blick auf eine Rolle',
    help: 'Ein heimlicher Blick auf eine fremde Rolle.',
  },
  'search-discard': {
    title: 'Stöbern',
    name: 'eine Karte aus der Ablage',
    help: 'Die Ablage wird gemischt; statt zu ziehen, sieh die 5 obersten Karten durch und behalte eine.',
  },
  'burn-deck': {
    title: 'Einbruch',
    name: 'ein Teil des Stapels ist weg',
    help: 'Die 5 obersten Karten des Stapels kommen verdeckt in die Ablage.',
  },
}

export const goldCard: SaboteurWords['goldCard'] = {
  title: '{nuggets}',
  name: 'Goldkarte mit {nuggets:einem Goldstück|# Goldstücken}',
  help: 'Am Ende des Spiels {nuggets:ein Goldstück|# Goldstücke} wert.',
}
