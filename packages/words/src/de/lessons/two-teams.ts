import type { WordsOfLesson } from '../../lessons/words.ts'

export const twoTeams: WordsOfLesson<'two-teams'> = {
  title: 'Zwei Teams',
  about: 'Saboteur 2: Leiter, Falle, Tür, Dieb.',
  steps: {
    role: {
      say: 'Goldsucher gibt es jetzt in zwei Teams: Halte deine Rolle gedrückt und sieh deins.',
      done: 'Grün, das Zeichen des Blatts. Wer noch grün ist, weißt du noch nicht.',
    },
    ladder: {
      say: 'Ein Steinschlag hat den Weg zerrissen, doch eine Leiter ist mit dem Eingang verbunden, wo sie auch steht: Setz sie ans lose Ende.',
      wrong: {
        'gap-at-3-0':
          'Die Leiter öffnet sich nach unten, und hier kommt der Weg von links. Sie gehört über die Gabelung.',
      },
    },
    free: {
      say: 'Vera stellt dir eine Falle: kein Graben und kein Gold, bis du frei bist.',
      wrong: {
        'tunnel-card': 'Aus der Falle gräbt niemand. Befrei dich erst.',
      },
    },
    door: {
      say: 'Hinter einer grünen Tür ist das Gold nur für Grün: Leg sie als letzte Karte.',
      done: 'Das Gold gehört dir und Hob: zweimal Grün, je 4 Goldstücke.',
      wrong: {
        crossing: 'Das reicht auch. Mit der Tür gehört der Weg sicher nur Grün.',
      },
    },
    thief: {
      say: 'Vor dir liegt ein Dieb: Nach dem Teilen stiehlt er ein Goldstück, und Vera hat zwei.',
      wrong: {
        hob: 'Einen aus dem eigenen Team? Der Dieb täte es. Versuchen wir Vera.',
      },
    },
    end: {
      say: 'Es gibt auch Chef, Profiteur und Geologen, jeder anders bezahlt, und ein Hinweis sagt es dir, wenn du sie triffst.',
    },
  },
}
