import type { BookWords } from '../../en/page/book.ts'

export const book = {
  learn: 'Spielend lernen',
  sheet: 'Auf einer Seite',
  heading: '{title} auf einer Seite',
  print: 'Drucken',
  short: 'Kurz gesagt',
  here: {
    heading: 'An deinem Tisch',
    only: 'Nur was dort gilt',
    back: 'Zurück zum Tisch',
    not: 'nicht an deinem Tisch',
  },
  printAll: 'Alles drucken',
  allowed: 'Erlaubt',
  forbidden: 'Nicht erlaubt',
  goal: 'Worum es geht',
  turn: 'Dein Zug',
  end: 'Das Ende',
  cards: 'Karten',
  tunnels: 'Wegekarten',
  roles: 'Rollen',
  rulesAt: 'Jede Regel mit ihrer Nummer: {address}',
  sheets: {
    saboteur: {
      goal: 'Grabt vom Eingang zum Gold, oder verhindert es: Das hängt von deiner Rolle ab, und die kennt niemand.',
      turn: [
        'Tu eins: eine Wegekarte legen, eine Aktionskarte spielen oder eine Karte verdeckt abwerfen.',
        'Dann zieh eine Karte, solange es welche gibt.',
        'Eine Wegekarte führt den Weg vom Eingang fort und passt an allen Seiten; sie darf um 180° gedreht werden.',
        'Mit kaputtem Werkzeug legst du keine Wegekarten.',
      ],
      end: [
        'Das Gold ist erreicht: Die Goldsucher gewinnen und teilen Goldkarten; wer es erreicht hat, wählt zuerst.',
        'Niemand hat mehr Karten: Die Saboteure gewinnen, einer bekommt 4 Goldstücke, zwei oder drei je 3, vier je 2.',
        'Nach drei Runden gewinnt das meiste Gold.',
      ],
    },
    'nimble-gnomes': {
      goal: 'Sammle Sätze von Edelsteinen gleicher Farbe oder gleicher Form; sechs sind das meiste.',
      turn: [
        'Nimm eine Karte: die oberste vom Stapel oder eine der drei offenen.',
        'Spiel eine Karte: Höhle, Edelstein oder Wind für dich, einen Fluch für jemand anderen.',
        'Nur wenn nichts geht, wirf eine Karte ab.',
      ],
      end: [
        'Der Stapel ist leer: Der Umlauf wird zu Ende gespielt.',
        'Die meisten Sechser gewinnen; bei Gleichstand zählen Fünfer, dann Vierer und so weiter.',
      ],
    },
    'my-treasure': {
      goal: 'Verlass die Höhle mit dem besten Stapel, bevor der sechste Ork kommt; gespielt wird bis 8 Silber.',
      turn: [
        'Tu eins: eine Karte ziehen oder einen Stapel nehmen.',
        'Ein Schatz kommt auf einen offenen Platz, ein Ork neben den Stapel.',
        'Zum Nehmen wähl eine Scheibe und einen Stapel und warte draußen.',
        'Wer noch allein drin ist, zieht, solange der Mut reicht.',
        'Der sechste Ork: Alle drinnen bekommen eine zufällige Scheibe und wählen einen Stapel.',
      ],
      end: [
        'Zähl in deinem Stapel die Schätze deiner Scheibe; jede Maus zählt mit.',
        'Die meisten bringen 1 Gold, das sind 3 Silber; eins weniger 2 Silber, zwei weniger 1 Silber.',
        'Jemand hat 8 Silber: Wer am meisten hat, gewinnt.',
      ],
    },
  },
} satisfies BookWords
