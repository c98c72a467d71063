import type { PageWords } from '../../en/page/index.ts'
import { boxes } from '../register.ts'

export const home = {
  title: 'Adit: Kartenspiele mit Zwergen',
  heading: 'Was spielen wir?',
  games: 'Spiele',
  boxes,
  gems: { ruby: 'R', heliodor: 'H', sapphire: 'S' },
  players: 'für {min}–{max}',
  playWithBots: 'Mit Bots spielen',
  playWithBotsAt: '{title} mit Bots spielen',
  opening: 'Es wird gegeben …',
  openTable: 'Tisch eröffnen',
  openTableAt: 'Einen Tisch für {title} eröffnen',
  notOpened: 'Der Tisch wurde nicht eröffnet: {why}',
  quick: 'Schnelle Aktionen',
  mine: {
    heading: 'Meine Tische',
    none: 'Noch keine Tische. Die Zwerge sind so weit.',
    yourTurn: 'Du bist dran',
    notYourTurn: 'nicht dran',
    seating: 'man setzt sich',
    finished: 'beendet',
    here: 'auf diesem Gerät',
    more: 'Alle zeigen',
  },
  public: {
    heading: 'Offene Tische',
    none: 'Niemand wartet. Eröffne einen Tisch, man findet ihn hier.',
    offline: 'Kein Server: Spiele mit Bots gehen trotzdem.',
    connecting: 'Tische werden gesucht …',
    taken: '{taken} von {seats} Plätzen besetzt',
  },
  join: {
    heading: 'Mit Code mitspielen',
    label: 'Sechs Ziffern aus der Einladung',
    placeholder: '384 127',
    sit: 'Mitspielen',
    note: 'Deinen Namen fragen wir am Tisch. Ein Konto braucht es nicht.',
    short: 'Ein Code hat sechs Ziffern, dieser hat {count}.',
    long: 'Ein Code hat sechs Ziffern, dieser hat {count}.',
    letters: 'Ein Code hat nur Ziffern; in „{text}“ ist etwas anderes.',
    unknown: 'Kein Tisch hat den Code {code}. Sieh noch einmal hin, oder bitte um den Link.',
    offline:
      'Kein Server antwortet, also lässt sich der Tisch nicht suchen. Der Code bleibt hier; versuch es noch einmal.',
  },
} satisfies PageWords['home']
