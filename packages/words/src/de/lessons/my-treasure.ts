import type { WordsOfLesson } from '../../lessons/words.ts'

export const myTreasure: WordsOfLesson<'my-treasure'> = {
  title: 'Mein Schatz',
  about: 'Ziehen oder nehmen? Eine ganze Runde.',
  steps: {
    draw: {
      say: 'Die Höhle ist voller Schätze: Zieh eine Karte.',
    },
    place: {
      say: 'Drei Ringe: Leg sie auf einen Platz deiner Wahl!',
    },
    orc: {
      say: 'Vera hat einen Ork gezogen: Kommt der sechste, greifen alle blind zu.',
    },
    draw2: {
      say: 'Bisher nur einer, also wag es: Zieh noch einmal.',
      wrong: {
        stack: 'Mit drei Ringen geht man noch nicht. Noch eine Karte!',
      },
    },
    place2: {
      say: 'Wieder Ringe: Leg sie obendrauf, und was darunter liegt, merkst du dir.',
    },
    take: {
      say: 'Zwei Orks, und dein Stapel ist gewachsen: Nimm ihn mit der Tippscheibe Ring.',
      wrong: {
        draw: 'Darfst du, aber dann nimmt vielleicht jemand anders deinen Stapel.',
        'coin-token': 'Münzen sind kaum darin. Du willst die Ringe.',
      },
    },
    score: {
      say: 'Wir zählen deine Ringe und Mäuse, die für alle zählen: die meisten von allen, also gehört das Gold dir.',
    },
    end: {
      say: 'Einer weniger bringt zwei Silber, zwei weniger eins, und gespielt wird bis acht.',
    },
  },
}
