import type { Item } from '@adit/protocol'
import { type At, type Event, faceAt, HOLE, type State } from '@adit/saboteur'
import { drawFace } from '../../art/index.ts'
import { crumble, flip, nod, settle, shake } from '../common/motion.ts'
import { type SoundName, sound } from '../common/sound.ts'
import { chestBack, faceAtCell } from './faces.ts'
import { eventOf } from './typed.ts'

/** Where things are on the page. */
export interface Places {
  cell(at: At): Element | null
  /** The card that lies there. */
  card(at: At): Element | null
  seat(seat: number): Element | null
  board(): Element | undefined
  /** Where the card lay that the reader has just played. */
  ownCard(): DOMRect | undefined
  readonly self: number | undefined
}

/** Lets what has landed be seen and heard. The page shows it already. */
export function happen(news: readonly Item[], before: State | undefined, places: Places): void {
  const events = news.flatMap(item => (item.type === 'moved' ? item.told.map(eventOf) : []))
  const sounds = new Set<SoundName>()
  for (const event of events) {
    move(event, before, places)
    const heard = soundOf(event, places.self)
    if (heard !== undefined) sounds.add(heard)
  }
  for (const name of [...sounds].slice(0, 2)) sound(name)
}

function move(event: Event, before: State | undefined, places: Places): void {
  switch (event.type) {
    case 'laid':
    case 'diverted':
      settle(places.card(event.at))
      return
    case 'collapsed': {
      const face = before === undefined ? HOLE : faceAt(before.maze, event.at)
      crumble(drawFace(face < 0 ? chestBack : faceAtCell(face, event.at)), places.cell(event.at))
      return
    }
    case 'chest-turned':
      flip(places.card(event.at))
      return
    case 'peeked':
      nod(places.card(event.at))
      return
    case 'broke':
    case 'trapped':
      shake(places.seat(event.target))
      return
    case 'repaired':
    case 'freed':
    case 'inspected':
    case 'hats-swapped':
    case 'hands-swapped':
      nod(places.seat(event.target))
      return
    case 'thief-sent':
      nod(places.seat(event.seat))
      return
    default:
  }
}

function soundOf(event: Event, self: number | undefined): SoundName | undefined {
  switch (event.type) {
    case 'laid':
    case 'diverted':
    case 'goal-moved':
    case 'figure-placed':
      return 'card'
    case 'passed':
    case 'ransomed':
      return 'take'
    case 'collapsed':
      return 'rock'
    case 'broke':
    case 'trapped':
      return event.target === self ? 'hit' : 'break'
    case 'vetoed':
      return 'gavel'
    case 'repaired':
    case 'freed':
      return event.target === self ? 'relief' : 'mend'
    case 'thief-caught':
      return 'mend'
    case 'peeked':
    case 'inspected':
      return event.seat === self ? 'secret' : 'take'
    case 'chest-opened':
    case 'bag-found':
    case 'gold-found':
      return 'gold'
    case 'game-ended':
      return self !== undefined && event.gold[self] === Math.max(...event.gold) ? 'win' : 'gold'
    default:
      return undefined
  }
}
