import type { WordsOfLesson } from '../../lessons/words.ts'

export const firstDig: WordsOfLesson<'first-dig'> = {
  title: 'Erste Schicht',
  about: 'Eine ganze Runde: graben, reparieren, spähen, Gold finden.',
  steps: {
    role: {
      say: 'Halte deine Rollenkarte gedrückt: Sie ist nur für deine Augen.',
      done: 'Goldsucher: Erreicht der Weg das Gold, gewinnst du.',
      wrong: {
        'hand-card':
          'Erst sehen wir, auf welcher Seite du stehst. Halte die Karte mit dem Fragezeichen gedrückt.',
      },
    },
    card: {
      say: 'Wir graben von der Leiter zu einem der drei Ziele: Nimm die Gerade.',
      wrong: {
        'another-tunnel': 'Die kommt später. Fang mit der Geraden an, sie leuchtet.',
        goal: 'Dort wollen wir hin. Erst eine Karte aus deiner Hand.',
      },
    },
    lay: {
      say: 'Sie passt, wo der Rahmen leuchtet: Tipp auf das Feld, dann auf Legen.',
      wrong: {
        'cell-above-the-start': 'Dort liefe der Weg gegen Fels. Rechts von der Leiter passt es.',
        'cell-left-of-the-start':
          'Die Regeln erlauben es, aber das Gold liegt auf der anderen Seite.',
        'cell-far-away': 'Der Weg wächst von der Leiter aus, Karte an Karte, Seite an Seite.',
      },
    },
    others: {
      say: 'Ein Zug ist eine Karte spielen und eine ziehen, und die Laterne zeigt, wer dran ist.',
      watch: 'Hob und Vera graben, Kuno sieht sich das mittlere Ziel an.',
    },
    map: {
      say: 'Unter einem Ziel liegt Gold, unter zweien Stein: Schau unter das unterste.',
      done: 'Gold! Strichlinie und Auge heißen: Das weißt nur du.',
      wrong: {
        'middle-goal': 'Das hat Kuno schon angesehen. Das unterste sagt dir mehr.',
        'tunnel-card': 'Graben geht, aber blind. Erst die Schatzkarte.',
      },
    },
    broken: {
      say: 'Vera zerbricht deine Hacke, und mit kaputtem Werkzeug gräbt niemand!',
      watch: 'Kuno zerbricht dafür Veras Laterne.',
    },
    mend: {
      say: 'Reparier sie: erst die Karte mit der heilen Hacke, dann du selbst.',
      done: 'Wie neu. Du darfst auch für andere reparieren.',
      wrong: {
        'tunnel-card': 'Nicht ohne Hacke. Die grüne Karte macht sie heil.',
        'another-player': 'Hobs Hacke ist heil. Deine ist kaputt.',
      },
    },
    pass: {
      say: 'Kunos Karten taugen gerade nichts, also wirft er eine ab: Das darf man in jedem Zug.',
    },
    turn: {
      say: 'Diese Gabelung passt auf beide Arten, aber dein Gold liegt unten: Dreh sie, dann leg sie.',
      done: 'Jetzt biegt der Weg zum Gold ab.',
      wrong: {
        'lay-without-turning':
          'So öffnet sie sich nach oben, und das Gold liegt unten. Dreh sie erst.',
      },
    },
    'dead-end': {
      say: 'Vera legt eine Sackgasse direkt vor das Gold: Pech oder Sabotage?',
    },
    'rock-fall': {
      say: 'Ein Steinschlag räumt jede Wegekarte weg: Lass ihn auf die Sackgasse fallen.',
      wrong: {
        start: 'Der Eingang steht für immer. Im Weg ist die Sackgasse.',
        'another-tunnel': 'Dieser Weg hilft dir. Räum die Sackgasse weg.',
        'laying-on-behind-the-dead-end':
          'Aus einer Sackgasse führt nichts weiter: Der Weg endet in ihr.',
      },
    },
    almost: {
      say: 'Hob und Kuno trauen Vera nicht mehr, und zum Gold fehlt ein Feld.',
    },
    gold: {
      say: 'Schließ die Lücke: Die Kreuzung führt weiter zum Ziel.',
      done: 'Gold!',
      wrong: {
        corner: 'Eine Kurve führt am Ziel vorbei. Du brauchst einen Weg von links nach rechts.',
      },
    },
    suspect: {
      say: 'Noch sind die Rollen verdeckt: Wer hat gegen euch gearbeitet?',
      done: 'Vera, der Saboteur. Hacke und Sackgasse: Die Hinweise waren da.',
      wrong: {
        'hob-or-kuno': 'Diesmal nicht: Der Saboteur ist Vera. Denk an die Hacke und die Sackgasse.',
      },
    },
    take: {
      say: 'Du hast die letzte Karte gelegt, also wählst du zuerst: Nimm die Drei.',
      wrong: {
        'smaller-card': 'Wie bescheiden! Aber die meisten Goldstücke gewinnen.',
      },
    },
    end: {
      say: 'Ein Spiel hat drei Runden, jedes Mal mit neuen Rollen, und nächstes Mal bist vielleicht du der Saboteur.',
    },
  },
}
