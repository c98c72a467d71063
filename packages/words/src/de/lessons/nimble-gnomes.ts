import type { WordsOfLesson } from '../../lessons/words.ts'

export const nimbleGnomes: WordsOfLesson<'nimble-gnomes'> = {
  title: 'Flinke Zwerge',
  about: 'Eine Höhle, Edelsteine, Nebel und Sechser.',
  steps: {
    take: {
      say: 'Ein Zug beginnt mit einer Karte, offen oder vom Stapel: Nimm die Höhle.',
      wrong: {
        deck: 'Blind geht auch. Aber die Höhle liegt offen da.',
        'hand-card': 'Nimm erst eine Karte, dann spiel eine.',
      },
    },
    cave: {
      say: 'Ohne Höhle haben Edelsteine keinen Platz: Öffne sie.',
      wrong: {
        ruby: 'Der Rubin kann warten: erst die Höhle.',
      },
    },
    wind: {
      say: 'Vera schickt orangen Nebel, er verdeckt Rubine und Heliodore: Nimm den roten Wind.',
      wrong: {
        'another-open-card': 'Hübsch, aber der Nebel bliebe. Der Wind vertreibt ihn.',
      },
    },
    blow: {
      say: 'Puste: Der rote Wind vertreibt orangen und lila Nebel!',
      wrong: {
        ruby: 'Der Nebel verdeckt deinen Rubin. Erst der Wind.',
      },
    },
    gem: {
      say: 'Nimm den Rubin: Sechs einer Farbe oder sechs einer Form sind ein Sechser.',
    },
    lay: {
      say: 'Leg den runden Rubin: Er zählt für Rubine oder für Runde.',
    },
    draw: {
      say: 'Nimm jetzt eine blind, vom Stapel.',
    },
    curse: {
      say: 'Hob kommt gut voran: Lass seine Höhle einstürzen, dann legt er ohne neue keine Edelsteine.',
      wrong: {
        yourself: 'Dir selbst? Flüche sind für die anderen.',
      },
    },
    end: {
      say: 'Ist der Stapel leer, zählen die Sechser, dann die Fünfer, und wir finden deine beste Aufteilung für dich.',
    },
  },
}
