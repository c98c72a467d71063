import { botsFor } from '@adit/bots'
import { quickRandom } from '@adit/kernel'
import { titleNamed } from '@adit/shelf'
import {
  humanPace,
  type ListedStore,
  openMemoryStore,
  type Player,
  type Task,
  type Thought,
  times,
} from '@adit/table'
import type { TestClock } from '../testbed.ts'
import type { Wire, WireEvents } from '../wire.ts'
import { LocalHall } from './hall.ts'
import { answer } from './thought.ts'

/** A hall whose time is the test's and whose tables are numbered. */
export function testHall(
  clock: TestClock,
  store: ListedStore = openMemoryStore(),
  think: (task: Task) => Thought = task => answer(task, times.thinking),
) {
  const troubles: unknown[] = []
  const wrote: string[] = []
  let tables = 0
  const hall = new LocalHall({
    store,
    title: titleNamed,
    bots: title => botsFor(title).map(bot => bot.name),
    random: quickRandom(5),
    fresh: () => {
      const nth = ++tables
      return {
        table: `local-${nth}`,
        code: `${nth}`.padStart(6, '0'),
        serverSeed: `${nth}`.padStart(64, '0'),
      }
    },
    now: () => clock.now,
    wakeAt: clock.wakeAt,
    think: async task => think(task),
    pace: humanPace,
    trouble: error => troubles.push(error),
    wrote: table => wrote.push(table),
  })
  return { hall, troubles, wrote }
}

/** A wire into the hall that can be cut, and that can lose what it should carry. */
export class HallWire {
  isCut = false
  loses = (_text: string): boolean => false
  readonly #hall: LocalHall
  readonly #who: Player
  #events: WireEvents | undefined

  constructor(hall: LocalHall, who: Player) {
    this.#hall = hall
    this.#who = who
  }

  readonly dial = (events: WireEvents): Wire => {
    this.#events = events
    const guest = this.#hall.welcome(this.#who, text => {
      if (!this.loses(text)) queueMicrotask(() => events.text(text))
    })
    queueMicrotask(() => (this.isCut ? events.down() : events.up()))
    return { send: text => guest.receive(text), close: () => guest.leave() }
  }

  cut(): void {
    this.isCut = true
    this.#events?.down()
  }
}
