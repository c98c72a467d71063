import type { WordsOfLessons } from '../../lessons/words.ts'

export const extras: WordsOfLessons<
  'gathering' | 'dressing-room' | 'party' | 'new-goals' | 'chests' | 'compromised' | 'tournament'
> = {
  gathering: {
    title: 'Tunneltreffen',
    about: 'Ein Zwerg versperrt den Weg und nimmt Zoll.',
    steps: {
      figure: {
        say: 'Jeder hat ein Goldstück: Wirf eine Karte ab und stell deine Figur dorthin, wo alle durchmüssen.',
        wrong: {
          'cell-with-no-tunnel-end': 'Die Figur steht an einem offenen Ende des Wegs.',
        },
      },
      end: {
        say: 'Hob zahlt dir ein Goldstück und legt die Karte, dafür ist deine Hand um eine kürzer.',
      },
    },
  },
  'dressing-room': {
    title: 'Garderobe',
    about: 'Wer ankommt, wechselt die Rolle.',
    steps: {
      lay: {
        say: 'In der Mine gibt es eine Garderobe: Wer sie mit dem Eingang verbindet, tauscht seine Rolle gegen die beiseitegelegte.',
      },
      role: {
        say: 'Halte deine Rolle gedrückt: Wer bist du jetzt?',
        done: 'Ein Saboteur! Das weißt nur du.',
      },
    },
  },
  party: {
    title: 'Party im Tunnel',
    about: 'Die Rollen werden neu gemischt und verteilt.',
    steps: {
      lay: {
        say: 'Grab dir einen Weg zur Party.',
      },
      role: {
        say: 'Die Rollen wurden eingesammelt, gemischt und verteilt: Sieh dir deine neue an.',
        done: 'Ein Saboteur. Und Vera sucht jetzt vielleicht das Gold.',
      },
    },
  },
  'new-goals': {
    title: 'Neue Ziele',
    about: 'Beutel, ein Drache, eine Spinne.',
    steps: {
      map: {
        say: 'Fünf Ziele, und nicht alle sind harmlos: Prüf das unter der Mitte.',
        done: 'Ein Drache: Er nimmt ein Goldstück. Besser nicht.',
      },
      lay: {
        say: 'Jetzt geradeaus.',
        done: 'Ein Beutel: 2 Goldstücke gehören dir, egal wer gewinnt.',
      },
      end: {
        say: 'Die Runde geht weiter, die Spinne hätte sie sofort beendet, für die Saboteure.',
      },
    },
  },
  chests: {
    title: 'Truhen',
    about: 'Erreichen, öffnen, staunen.',
    steps: {
      lay: {
        say: 'Über 6 : 0 steht eine Truhe: Führ einen Weg zu ihr.',
        wrong: {
          'lay-turned': 'So öffnest du die untere Truhe. Wir wollen die obere.',
        },
      },
      turn: {
        say: 'Unter der Truhe liegt ein Weg: Dreh ihn, wie er dir passt, nach rechts zu den Zielen.',
        wrong: {
          'lay-turned': 'So führt er nach links, zurück zum Eingang.',
        },
      },
      look: {
        say: 'Darin steht „ein Blick auf eine Rolle“: Auf welche?',
        done: 'Vera ist Saboteur. Das weißt nur du.',
      },
    },
  },
  compromised: {
    title: 'Ertappt',
    about: 'Kein Gold mit kaputtem Werkzeug.',
    steps: {
      mend: {
        say: 'Das Gold ist nah und deine Laterne kaputt: So bekommst du nichts, also reparier sie, solange du kannst.',
        wrong: {
          'tunnel-card': 'Mit kaputter Laterne gräbt niemand. Und Gold gibt es auch keins.',
        },
      },
      take: {
        say: 'Hob hat das Gold gefunden und eine Karte genommen, jetzt kommt dein Anteil.',
      },
    },
  },
  tournament: {
    title: 'Turnier',
    about: 'So viele Rollen wie Leute, eine Karte in der Mitte.',
    steps: {
      link: {
        say: 'Im Turnier liegt schon ein Weg in der Mitte: Verbinde ihn mit dem Eingang.',
      },
      lay: {
        say: 'Genau fünf Rollen: ein Saboteur, ein gieriger Zwerg, drei Goldsucher, und die letzte Karte bringt dir 3 Goldstücke.',
        done: '3 für dich, 2 für jeden anderen Goldsucher.',
      },
    },
  },
}
