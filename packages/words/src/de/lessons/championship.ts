import type { WordsOfLessons } from '../../lessons/words.ts'

export const championship: WordsOfLessons<
  | 'vein-swap'
  | 'treasury'
  | 'veto'
  | 'turn-about'
  | 'craftsman'
  | 'pathfinder'
  | 'diversion'
  | 'greedy'
> = {
  'vein-swap': {
    title: 'Zieltausch',
    about: 'Zwei verdeckte Ziele tauschen die Plätze.',
    steps: {
      swap: {
        say: 'Du weißt, dass oben Gold liegt, aber der Weg führt zur Mitte: Tausch die beiden Ziele.',
        done: 'Das Auge ist mit der Karte gewandert: Du weißt noch, wo das Gold liegt.',
        wrong: {
          'one-goal-twice': 'Es braucht zwei verschiedene Ziele.',
        },
      },
      end: {
        say: 'Hob gräbt geradeaus und findet es: Den Tausch sahen alle, was darunter lag, wusstest nur du.',
      },
    },
  },
  treasury: {
    title: 'Schatzkammer',
    about: 'Eine Karte aus der Ablage zurück.',
    steps: {
      play: {
        say: 'Dir fehlt eine Gerade: Schau in die Schatzkammer.',
      },
      keep: {
        say: 'Das sind die obersten fünf der Ablage: Behalte die Gerade.',
        wrong: {
          'another-card': 'Eine gute Karte, aber dir fehlt die Gerade.',
        },
      },
      lay: {
        say: 'Da ist sie: Schließ die Lücke.',
      },
    },
  },
  veto: {
    title: 'Veto',
    about: 'Stopp eine fremde Karte.',
    steps: {
      window: {
        say: 'Vera legt eine Sackgasse, aber noch lässt sie sich stoppen.',
      },
      veto: {
        say: 'Tipp auf Veto: Beide Karten kommen auf die Ablage, und Veras Zug ist vorbei.',
        wrong: {
          'let-it-pass': 'Dann bleibt die Sackgasse. Stoppen wir sie.',
        },
      },
      end: {
        say: 'Auf alle wird gleich lang gewartet, also verrät die Pause nicht, wer ein Veto hat.',
      },
    },
  },
  'turn-about': {
    title: 'Richtungswechsel',
    about: 'Es geht andersherum weiter.',
    steps: {
      turn: {
        say: 'Nach Hob käme Vera, und der traust du nicht: Dreh die Richtung um, dann ist Kuno der Nächste.',
      },
      end: {
        say: 'Kuno ist zuerst da, und bis zum Ende der Runde gehen Züge und Gold in diese Richtung.',
      },
    },
  },
  craftsman: {
    title: 'Handwerker',
    about: 'Repariert jedes Werkzeug.',
    steps: {
      mend: {
        say: 'Laterne und Lore sind kaputt: Die grüne Karte hilft der Lore, der Handwerker, der alles kann, der Laterne.',
        wrong: {
          cart: 'Geht, aber für die Lore hast du eine eigene Karte. Heb den Handwerker für das auf, was sonst nichts heil macht.',
        },
      },
      cart: {
        say: 'Jetzt die Lore, und du kannst wieder graben.',
        wrong: {
          'tunnel-card': 'Die Lore ist noch kaputt. Reparier sie erst.',
        },
      },
    },
  },
  pathfinder: {
    title: 'Pfadfinder',
    about: 'Zwei Wege in einem Zug.',
    steps: {
      play: {
        say: 'Zwei Felder bis zum Gold, und warten magst du nicht: Ruf den Pfadfinder.',
        wrong: {
          'tunnel-card': 'Eine reicht nicht. Fang mit dem Pfadfinder an.',
        },
      },
      one: {
        say: 'Die erste Wegekarte.',
      },
      two: {
        say: 'Und gleich die zweite.',
      },
    },
  },
  diversion: {
    title: 'Umleitung',
    about: 'Verleg die zuletzt gelegte Karte.',
    steps: {
      see: {
        say: 'Vera legt eine Sackgasse mitten in den Weg.',
      },
      divert: {
        say: 'Die Umleitung verlegt die letzte Karte: Leg die Sackgasse hinter die Leiter.',
        wrong: {
          'its-own-cell': 'Dort liegt sie schon. Such einen anderen Platz.',
        },
      },
      end: {
        say: 'Der Weg ist frei, und Hob gräbt weiter.',
      },
    },
  },
  greedy: {
    title: 'Gieriger Zwerg',
    about: 'Eine Rolle: alles Gold oder keins.',
    steps: {
      role: {
        say: 'Halte deine Rolle gedrückt.',
        done: 'Der gierige Zwerg: Das Gold ist nur dein, wenn du die letzte Karte legst.',
      },
      lay: {
        say: 'Noch ein Feld, und du bist dran: Lass es dir nicht entgehen!',
        done: '4 Goldstücke für dich, keins für die anderen.',
      },
    },
  },
}
